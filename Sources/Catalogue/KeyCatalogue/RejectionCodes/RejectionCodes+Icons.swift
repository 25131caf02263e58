import KeyModel

/// The codes with which App Store Connect reports icons that lists name, or don't.
let iconCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90022", "Missing icon for iPhone",
    messages: [
      "Missing required icon file. The bundle does not contain an app icon for iPhone / iPod Touch of exactly '120x120' pixels, in .png format for iOS versions >= 7.0. To support older versions of iOS, the icon may be required in the bundle outside of an asset catalog. Make sure the Info.plist file includes appropriate entries referencing the file. See https://developer.apple.com/documentation/bundleresources/information_property_list/user_interface"
    ],
    summary: "The app has no icon of the size that the Home Screen of an iPhone shows.",
    discussion: """
      The asset catalog isn't in the product, or its icon set isn't the one of the app.

      - Xcode: put one image of 1024 pixels into an icon set, choose the set as *App Icon* on the
        tab *General* (`ASSETCATALOG_COMPILER_APPICON_NAME`), and tick the target in *Target
        Membership* of the catalog. Xcode then makes every size and writes
        [`CFBundleIcons`](key:CFBundleIcons).
      - XcodeGen: list the catalog below `sources` of the target. A list `resources` there is
        ignored.
      - Flutter, Capacitor, Expo: run `dart run flutter_launcher_icons`,
        `npx @capacitor/assets generate --ios` or `npx expo prebuild` again, with an image of 1024
        pixels.
      - Tools that name files in `CFBundleIcons` need the one of 120 pixels in the bundle.
      """,
    keys: ["CFBundleIcons", "CFBundleIconFiles"],
    wrong: ["CFBundleIconFiles": ["Icon-72.png"]],
    right: ["CFBundleIcons": ["CFBundlePrimaryIcon": ["CFBundleIconName": "AppIcon"]]],
    refusedBy: [.appStore],
    sources: [
      .gitHub("NativeScript/NativeScript/issues/9234"), .gitHub("nomad-cli/shenzhen/issues/293"),
      .gitHub("xamarin/ios-samples/issues/271"), .gitHub("bamlab/generator-rn-toolbox/issues/129"),
      .gitHub("PackRat-AI/PackRat/pull/2629"), .gitHub("madeye/gterm/pull/10"),
      .gitHub("ionic-team/capacitor-assets/pull/560"),
      .gitHub("scottdix/tidy-finder-for-macos/issues/8"),
      .gitHub("yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md"),
      .gitHub("ionic-team/capacitor-assets/blob/main/README.md"),
    ]),
  RejectionCode(
    "ITMS-90023", "Missing icon for iPad",
    messages: [
      "Missing required icon file. The bundle does not contain an app icon for iPad of exactly '76x76' pixels, in .png format for iOS versions >= 7.0. To support older operating systems, the icon may be required in the bundle outside of an asset catalog. Make sure the Info.plist file includes appropriate entries referencing the file. See https://developer.apple.com/documentation/bundleresources/information_property_list/user_interface",
      "Missing required icon file. The bundle does not contain an app icon for iPad of exactly '167x167' pixels, in .png format for iOS versions supporting iPad Pro.",
    ],
    summary: "The app runs on iPad and has no icon of a size that the Home Screen shows there.",
    discussion: """
      The message quotes the size: `167x167` is 83.5 points at 2x.

      - Xcode: put one image of 1024 pixels into an icon set with *Single Size*, and choose it as
        *App Icon* on the tab *General*. Xcode makes the sizes for iPad from it and writes
        [`CFBundleIcons`](key:CFBundleIcons) for iPhone and iPad. A set that lists each size needs
        the one of the message.
      - If iPhone's sizes are missing too, the catalog isn't in the product: see `ITMS-90022`.
      - A build machine can keep an old catalog: in one report, a clean checkout ended the error.
      - For iPhone alone, remove iPad from *Supported Destinations* on the tab *General*, which
        leaves 2 out of [`UIDeviceFamily`](key:UIDeviceFamily); in Expo, set
        `"supportsTablet": false`.
      """,
    keys: ["CFBundleIcons", "UIDeviceFamily"],
    wrong: ["CFBundleIconFiles": ["Icon-60@2x.png"], "UIDeviceFamily": [1, 2]],
    right: [
      "CFBundleIcons": ["CFBundlePrimaryIcon": ["CFBundleIconName": "AppIcon"]],
      "UIDeviceFamily": [1, 2],
    ], refusedBy: [.appStore],
    sources: [
      .gitHub("NativeScript/NativeScript/issues/9234"), .gitHub("nomad-cli/shenzhen/issues/293"),
      .gitHub("NativeScript/template-hello-world/pull/44"),
      .gitHub("fastlane-old/deliver/issues/579"), .gitHub("madeye/gterm/pull/10"),
    ]),
  RejectionCode(
    "ITMS-90032", "Icon that isn't there",
    messages: [
      "Invalid Image Path - No image found at the path referenced under key 'CFBundleIconFiles': 'Icon.png'",
      "Invalid Image Path - - No image found at the path referenced under key 'CFBundleAlternateIcons': 'image1'",
    ],
    summary: "The Info.plist names an icon that the bundle doesn't contain.",
    discussion: """
      The message quotes the key and the name.

      - An alternate icon: Xcode writes
        [`CFBundleAlternateIcons`](key:CFBundleIcons/CFBundleAlternateIcons) itself for the icon
        sets that `ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES` lists. Remove entries that you
        wrote by hand, or correct the name.
      - An entry that nothing uses, because the icon is in the asset catalog: remove it.
      - A single file: it has to be at the root of the bundle. Add it to *Copy Bundle Resources* on
        the tab *Build Phases* of the target, not in a folder reference, which ends up as a
        subfolder. The entry is the name without `@2x` and `.png`.
      - A path such as `res/icon/ios/icon.png`, as PhoneGap wrote, isn't a name: update the tool or
        correct its configuration.
      """,
    keys: [
      "CFBundleIconFiles", "CFBundleIcons", "CFBundleIcons/CFBundleAlternateIcons",
    ],
    wrong: [
      "CFBundleIconFiles": ["Icon.png"],
      "CFBundleIcons": ["CFBundlePrimaryIcon": ["CFBundleIconName": "AppIcon"]],
    ],
    right: ["CFBundleIcons": ["CFBundlePrimaryIcon": ["CFBundleIconName": "AppIcon"]]],
    refusedBy: [.appStore],
    sources: [
      .gitHub("codenameone/CodenameOne/issues/1390"),
      .gitHub("tastelessjolt/flutter_dynamic_icon/issues/6"),
      .gitHub("phonegap/build/issues/614"), .gitHub("Walfrosch92/Mealie-Recipes-iOS-APP/pull/5"),
      .gitHub("home-assistant/iOS/pull/2423"), .gitHub("Walfrosch92/Mealie-Recipes-iOS-APP/pull/6"),
      .gitHub("HipByte/motion-appstore/issues/5"),
    ]),
  RejectionCode(
    "ITMS-90236", "Missing icon of a Mac app",
    messages: [
      "Missing required icon. The application bundle does not contain an icon in ICNS format, containing both a 512x512 and a 512x512@2x image. For further assistance, see the Apple Human Interface Guidelines at https://developer.apple.com/macos/human-interface-guidelines/icons-and-images/app-icon",
      "Missing required icon. The application bundle does not have an icon in ICNS format containing a 512pt x 512pt @2x image",
    ],
    summary: "A Mac app has no ICNS file with the two large images.",
    discussion: """
      The bundle has no ICNS file, or an incomplete one. Mostly the image of 1024 pixels is missing,
      512 points at 2x, or the file is a PNG with another name.

      - By hand: name that image `icon_512x512@2x.png` in a folder `AppIcon.iconset`, run
        `iconutil -c icns AppIcon.iconset`, and name the file in
        [`CFBundleIconFile`](key:CFBundleIconFile).
      - electron-builder makes the file from a PNG of 1024 pixels in `mac.icon`, and takes an ICNS
        file as it is.
      - Tauri: `npx tauri icon app-icon.png` makes `icons/icon.icns`; list it in `bundle.icon` of
        `tauri.conf.json`.
      - Xcode makes it from the icon set that is chosen as *App Icon* on the tab *General*; in
        Flutter, that is in `macos/Runner/Assets.xcassets`.
      - XcodeGen: list the catalog below `sources`. A list `resources` is ignored.
      """,
    keys: ["CFBundleIconFile"],
    wrong: ["LSMinimumSystemVersion": "13.0"],
    right: ["CFBundleIconFile": "AppIcon", "LSMinimumSystemVersion": "13.0"],
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("airsdk/Adobe-Runtime-Support/issues/2310"),
      .gitHub("electron-userland/electron-builder/issues/7720"),
      .gitHub("LedgerHQ/ledger-live/pull/20795"), .gitHub("yurvon-screamo/origa/pull/353"),
      .gitHub("WalletWasabi/WalletWasabi/issues/2951"), .gitHub("PackRat-AI/PackRat/pull/2698"),
      .gitHub("scottdix/tidy-finder-for-macos/issues/8"),
      .gitHub(
        "electron-userland/electron-builder/blob/master/website/docs/features/icons-and-images.md"),
      .gitHub("tauri-apps/tauri/blob/dev/crates/tauri-cli/src/icon.rs"),
      .gitHub("yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md"),
    ]),
  RejectionCode(
    "ITMS-90704", "Missing icon for the App Store",
    messages: [
      "Missing App Icon. An app icon measuring 1024 by 1024 pixels in PNG format must be included in the Asset Catalog of apps built for iOS, iPadOS, or watchOS. Without this icon, apps cannot be submitted for review. For details, see https://developer.apple.com/ios/human-interface-guidelines/icons-and-images/app-icon/."
    ],
    summary: "The icon set of the app lacks the large image that the App Store shows.",
    discussion: """
      The set that is chosen as *App Icon* on the tab *General* has no image in the slot of 1024
      pixels. Put a PNG there, without transparency (`ITMS-90717`), or choose *Single Size* for the
      set.

      - Expo: give `icon` in `app.json` an image of that size; `eas submit` of a project without
        `icon` ends in this error.
      - Flutter: run `dart run flutter_launcher_icons` with such an image and
        `remove_alpha_ios: true`.
      - Capacitor: `npx @capacitor/assets generate --ios`, with `assets/icon-only.png`.
      - Adobe AIR and PhoneGap: the image has to be in the compiled catalog, `Assets.car`; a file in
        the bundle isn't enough.

      `ITMS-90713` comes with it if the name of the icon is missing too.
      """,
    keys: ["CFBundleIconName"], refusedBy: [.appStore],
    sources: [
      .gitHub("expo/eas-cli/issues/115"), .gitHub("phonegap/build/issues/662"),
      .gitHub("airsdk/Adobe-Runtime-Support/issues/2544"),
      .gitHub("fastlane-community/fastlane-plugin-appicon/pull/17"),
      .gitHub("fluttercommunity/flutter_launcher_icons/blob/master/README.md"),
      .gitHub("ionic-team/capacitor-assets/blob/main/README.md"),
    ]),
  RejectionCode(
    "ITMS-90713", "Missing icon name",
    messages: [
      "Missing Info.plist value. A value for the Info.plist key 'CFBundleIconName' is missing in the bundle 'com.XXXXX.XXXXX.XXX'. Apps built with iOS 11 or later SDK must supply app icons in an asset catalog and must also provide a value for this Info.plist key. For more information see http://help.apple.com/xcode/mac/current/#/dev10510b1f7."
    ],
    summary: "An app for iOS doesn't name its icon in the asset catalog.",
    discussion: """
      The icons are single files, or the asset catalog isn't in the product.

      - Xcode: add an icon set to the asset catalog and choose it as *App Icon* on the tab
        *General*, the build setting `ASSETCATALOG_COMPILER_APPICON_NAME`. Xcode then writes the
        name, for iOS into
        [`CFBundlePrimaryIcon`](key:CFBundleIcons/CFBundlePrimaryIcon/CFBundleIconName).
      - XcodeGen: list the catalog below `sources` of the target. A list `resources` there is
        ignored.
      - .NET: `<AppIcon>AppIcon</AppIcon>` in the project file, with the name of the set.
      - Old projects of Ionic, Xamarin, JavaFX and Fyne: move the files to an asset catalog, and add
        [`CFBundleIconName`](key:CFBundleIconName) to the Info.plist if the tool doesn't.
      """,
    keys: ["CFBundleIconName"],
    wrong: [
      "CFBundleIconFiles": ["Icon.png"], "CFBundleIdentifier": "com.example.lamp",
      "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": "1.2", "CFBundleVersion": "7",
      "ITSAppUsesNonExemptEncryption": false, "UIRequiredDeviceCapabilities": ["arm64"],
    ],
    right: [
      "CFBundleIconName": "AppIcon", "CFBundleIdentifier": "com.example.lamp",
      "CFBundlePackageType": "APPL",
      "CFBundleShortVersionString": "1.2", "CFBundleVersion": "7",
      "ITSAppUsesNonExemptEncryption": false, "UIRequiredDeviceCapabilities": ["arm64"],
    ],
    refusedBy: [.appStore],
    sources: [
      .gitHub("fyne-io/fyne/issues/1504"), .gitHub("clostra/newnode/pull/128"),
      .gitHub("dotnet/maui/issues/28954"), .gitHub("ionic-team/ionic-framework/issues/12939"),
      .gitHub("PackRat-AI/PackRat/pull/2629"), .gitHub("madeye/gterm/pull/10"),
      .gitHub("javafxports/javafxmobile-plugin/issues/37"),
      .gitHub("yonaskolb/XcodeGen/blob/master/Docs/ProjectSpec.md"),
      .gitHub("dotnet/macios/blob/main/docs/building-apps/build-properties.md"),
    ]),
  RejectionCode(
    "ITMS-90892", "Alternate icon without a size for iPad",
    messages: [
      "Missing recommended icon - The bundle does not contain an alternate app icon for iPad of exactly '167x167' pixels, in .png format for iOS versions supporting iPad Pro. To support older operating systems, the icon may be required in the bundle outside of an asset catalog. Make sure the Info.plist file includes appropriate entries referencing the file. See https://developer.apple.com/documentation/bundleresources/information_property_list/cfbundleicons",
      "Missing recommended icon - The bundle does not contain an alternate app icon for iPad of exactly '152x152' pixels, in .png format for iOS versions >= 10.0.",
    ],
    summary: "An alternate icon lacks a size that iPads show.",
    discussion: """
      The message quotes the size; `ITMS-90890` says the same of iPhones.

      - The simplest fix: make each alternate icon an icon set with *Single Size* in the asset
        catalog, and list the sets in the build setting
        `ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES`. Xcode then makes all sizes.
      - With single files, as `flutter_dynamic_icon` and `expo-dynamic-app-icon` use them, add
        images of 76, 152 and 167 pixels, and name them below
        [`CFBundleAlternateIcons`](key:CFBundleIcons/CFBundleAlternateIcons) in `CFBundleIcons~ipad`
        of the Info.plist.
      - An app for iPhone alone doesn't need them: remove iPad from *Supported Destinations* on the
        tab *General*.
      """,
    keys: ["CFBundleIcons/CFBundleAlternateIcons", "CFBundleIcons"],
    outcome: "A warning: the upload succeeds.",
    sources: [
      .gitHub("TelegramMessenger/Telegram-iOS/issues/674"),
      .gitHub("asiliuk/BsuirScheduleApp/issues/95"), .gitHub("rursache/ToDoList/issues/14"),
      .gitHub("Walfrosch92/Mealie-Recipes-iOS-APP/pull/5"),
      .gitHub("tastelessjolt/flutter_dynamic_icon/issues/14"),
      .gitHub("outsung/expo-dynamic-app-icon/issues/8"),
      .gitHub("brandingbrand/flagship/issues/2638"),
    ]),
]
