import KeyModel

/// The codes with which App Store Connect reports files in the package of a Mac app.
let packageCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90255", "Files that only root can read",
    messages: [
      "The installer package includes files that are only readable by the root user. This will prevent verification of the application's code signature when your app is run. Ensure that non-root users can read the files in your app.",
      "Files Only Readable By The Root User - The installer package includes files that are only readable by the root user. This will prevent verification of the application's code signature when your app is run. Ensure that non-root users can read the files in your app.",
    ],
    summary: "A file or folder in a Mac app can be read only by its owner.",
    discussion: """
      Root owns what the package installs, so others must be able to read it. The message doesn't name
      the file: `find Lamp.app ! -perm -o+r` lists each that others can't read. If the app looks
      right, look into the package:

      ```shell
      pkgutil --expand-full Lamp.pkg expanded
      find expanded ! -perm -o+r
      ```

      Xcode leaves the package on the Mac with *Distribute App › Custom › App Store Connect ›
      Export* in the Organizer.

      - Flutter 3.13.0 and 3.22.0: the folder `FlutterMacOS.framework` came with permissions for its
        owner alone. Update Flutter.
      - Electron, Tauri and other tools outside Xcode: run `chmod -R u+rwX,go+rX Lamp.app` before
        the app is signed and packed.
      - Xcode: run `chmod go+r FILE` on the file in the project, so that others may read it, and
        archive again.
      """,
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("flutter/flutter/issues/132725"), .gitHub("flutter/flutter/issues/148354"),
      .gitHub("flutter/flutter/issues/149813"),
      .gitHub("flutter-team-archive/engine/pull/52960"),
      .gitHub("electron/osx-sign/issues/71"), .gitHub("dotnet/macios/issues/7314"),
      .developerForums("788895"), .gitHub("anderpudding/nodii/blob/main/scripts/build-appstore.sh"),
    ]),
  RejectionCode(
    "ITMS-91109", "Files in quarantine",
    messages: [
      "Invalid package contents - The package contains one or more files with the com.apple.quarantine extended file attribute, such as “my.app.pkg/Payload/MyApp.app/Contents/Frameworks/RevenueCat.framework/Versions/A/_CodeSignature”. This attribute isn’t permitted in macOS apps distributed on TestFlight or the App Store. Please remove the attribute from all files within your app and upload again."
    ],
    summary: "A file in a Mac app has the attribute that macOS gives to downloads.",
    discussion: """
      A framework, an image or another file in the app was downloaded with a browser, and copies keep
      the attribute. The message names one of the files; this lists all:
      `xattr -lr Lamp.app | grep com.apple.quarantine`.

      - Xcode: remove the attribute from the framework or the file in the project,
        `xattr -dr com.apple.quarantine Lamp.framework`, and archive again.
      - A script that puts the app together: `xattr -cr Lamp.app`, before `codesign` and
        `productbuild`. The provisioning profile in `Contents` is a download too.

      The mail comes after the upload.
      """,
    refusedBy: [.macAppStore],
    outcome: "Refused since early 2025; a warning before.",
    sources: [
      .gitHub("RevenueCat/purchases-ios/issues/4806"),
      .gitHub("ggand0/ggando-website/blob/main/content/blog/006_appstore.md"),
    ]),
]
