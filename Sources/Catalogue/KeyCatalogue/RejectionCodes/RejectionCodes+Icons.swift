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
      Add an icon set to the asset catalog, put one image of 1024 pixels into it, and choose it as
      *App Icon* on the tab *General*. Xcode then makes every size and writes
      [`CFBundleIconName`](key:CFBundleIconName), from the build setting
      `ASSETCATALOG_COMPILER_APPICON_NAME`. Check that the catalog is in the target. Tools that name
      icon files in [`CFBundleIcons`](key:CFBundleIcons) instead need the file of this size in the
      bundle: generate the icons again.
      """,
    keys: ["CFBundleIconName", "CFBundleIcons", "CFBundleIconFiles"],
    wrong: ["CFBundleIconFiles": ["Icon-72.png"]], right: ["CFBundleIconName": "AppIcon"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("NativeScript/NativeScript/issues/9234"), .gitHub("nomad-cli/shenzhen/issues/293"),
      .gitHub("xamarin/ios-samples/issues/271"), .gitHub("bamlab/generator-rn-toolbox/issues/129"),
    ]),
  RejectionCode(
    "ITMS-90023", "Missing icon for iPad",
    messages: [
      "Missing required icon file. The bundle does not contain an app icon for iPad of exactly '76x76' pixels, in .png format for iOS versions >= 7.0. To support older operating systems, the icon may be required in the bundle outside of an asset catalog. Make sure the Info.plist file includes appropriate entries referencing the file. See https://developer.apple.com/documentation/bundleresources/information_property_list/user_interface",
      "Missing required icon file. The bundle does not contain an app icon for iPad of exactly '167x167' pixels, in .png format for iOS versions supporting iPad Pro.",
    ],
    summary: "The app runs on iPad and has no icon of a size that the Home Screen shows there.",
    discussion: """
      The message quotes the size. Add an icon set with one image of 1024 pixels to the asset catalog
      and choose it as *App Icon* on the tab *General*; Xcode makes the sizes for iPad from it and
      writes [`CFBundleIconName`](key:CFBundleIconName). An icon set that lists each size needs the
      one that the message quotes: `167x167` is 83.5 points at 2x. If the app is for iPhone alone,
      remove iPad from *Supported Destinations*, which leaves 2 out of
      [`UIDeviceFamily`](key:UIDeviceFamily).
      """,
    keys: ["CFBundleIconName", "CFBundleIcons", "UIDeviceFamily"],
    wrong: ["CFBundleIconFiles": ["Icon-60@2x.png"], "UIDeviceFamily": [1, 2]],
    right: ["CFBundleIconName": "AppIcon", "UIDeviceFamily": [1, 2]], refusedBy: [.appStore],
    sources: [
      .gitHub("NativeScript/NativeScript/issues/9234"), .gitHub("nomad-cli/shenzhen/issues/293"),
      .gitHub("NativeScript/template-hello-world/pull/44"),
    ]),
  RejectionCode(
    "ITMS-90032", "Icon that isn't there",
    messages: [
      "Invalid Image Path - No image found at the path referenced under key 'CFBundleIconFiles': 'Icon.png'",
      "Invalid Image Path - - No image found at the path referenced under key 'CFBundleAlternateIcons': 'image1'",
    ],
    summary: "The Info.plist names an icon that the bundle doesn't contain.",
    discussion: """
      The message quotes the key and the name. The file has to be at the root of the bundle: add it to
      *Copy Bundle Resources* of the target, and not as part of a folder reference, which puts it into
      a subfolder. Often it is an alternate icon: the names in
      [`CFBundleAlternateIcons`](key:CFBundleIcons/CFBundleAlternateIcons) don't fit the files. Xcode
      writes them itself for icon sets that `ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES` lists.
      Remove unused entries.
      """,
    keys: [
      "CFBundleIconFiles", "CFBundleIcons", "CFBundleIcons/CFBundleAlternateIcons",
    ],
    wrong: ["CFBundleIconFiles": ["icons/Icon.png"]], right: ["CFBundleIconName": "AppIcon"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("codenameone/CodenameOne/issues/1390"),
      .gitHub("tastelessjolt/flutter_dynamic_icon/issues/6"),
      .gitHub("phonegap/build/issues/614"), .gitHub("Walfrosch92/Mealie-Recipes-iOS-APP/pull/5"),
    ]),
  RejectionCode(
    "ITMS-90236", "Missing icon of a Mac app",
    messages: [
      "Missing required icon. The application bundle does not contain an icon in ICNS format, containing both a 512x512 and a 512x512@2x image. For further assistance, see the Apple Human Interface Guidelines at https://developer.apple.com/macos/human-interface-guidelines/icons-and-images/app-icon",
      "Missing required icon. The application bundle does not have an icon in ICNS format containing a 512pt x 512pt @2x image",
    ],
    summary: "A Mac app has no ICNS file with the two large images.",
    discussion: """
      Mostly the ICNS file lacks the image of 1024 pixels, 512 points at 2x, or is a PNG with another
      name. Make it from a folder `NAME.iconset` with `iconutil -c icns`, where that image is
      `icon_512x512@2x.png`, and name it in [`CFBundleIconFile`](key:CFBundleIconFile). Electron and
      Tauri take the file from their configuration. Xcode makes it from the icon set that is chosen as
      *App Icon*.
      """,
    keys: ["CFBundleIconFile"],
    wrong: ["LSMinimumSystemVersion": "13.0"],
    right: ["CFBundleIconFile": "AppIcon", "LSMinimumSystemVersion": "13.0"],
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("airsdk/Adobe-Runtime-Support/issues/2310"),
      .gitHub("electron-userland/electron-builder/issues/7720"),
      .gitHub("LedgerHQ/ledger-live/pull/20795"), .gitHub("yurvon-screamo/origa/pull/353"),
      .gitHub("WalletWasabi/WalletWasabi/issues/2951"),
    ]),
  RejectionCode(
    "ITMS-90704", "Missing icon for the App Store",
    messages: [
      "Missing App Icon. An app icon measuring 1024 by 1024 pixels in PNG format must be included in the Asset Catalog of apps built for iOS, iPadOS, or watchOS. Without this icon, apps cannot be submitted for review. For details, see https://developer.apple.com/ios/human-interface-guidelines/icons-and-images/app-icon/."
    ],
    summary: "The icon set of the app lacks the large image that the App Store shows.",
    discussion: """
      Put a PNG of 1024 pixels, without transparency (`ITMS-90717`), into the slot *App Store iOS* of
      the icon set that is chosen as *App Icon* on the tab *General*, or choose *Single Size* for the
      set. In Expo and PhoneGap, give the configuration an `icon` of that size. It comes with
      `ITMS-90713` if the name of the icon is missing too.
      """,
    keys: ["CFBundleIconName"], refusedBy: [.appStore],
    sources: [.gitHub("expo/eas-cli/issues/115"), .gitHub("phonegap/build/issues/662")]),
  RejectionCode(
    "ITMS-90713", "Missing icon name",
    messages: [
      "Missing Info.plist value. A value for the Info.plist key 'CFBundleIconName' is missing in the bundle 'com.XXXXX.XXXXX.XXX'. Apps built with iOS 11 or later SDK must supply app icons in an asset catalog and must also provide a value for this Info.plist key. For more information see http://help.apple.com/xcode/mac/current/#/dev10510b1f7."
    ],
    summary: "An app for iOS doesn't name its icon in the asset catalog.",
    discussion: """
      Add an icon set to the asset catalog and choose it as *App Icon* on the tab *General*. Xcode
      then writes the name, from the build setting `ASSETCATALOG_COMPILER_APPICON_NAME`: for iOS into
      [`CFBundlePrimaryIcon`](key:CFBundleIcons/CFBundlePrimaryIcon/CFBundleIconName). Most reports
      are of tools that still have the icons as single files, such as old projects of Ionic and
      Xamarin: move them to an asset catalog, and add [`CFBundleIconName`](key:CFBundleIconName) if
      the tool doesn't.
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
    ]),
  RejectionCode(
    "ITMS-90892", "Alternate icon without a size for iPad",
    messages: [
      "Missing recommended icon - The bundle does not contain an alternate app icon for iPad of exactly '167x167' pixels, in .png format for iOS versions supporting iPad Pro. To support older operating systems, the icon may be required in the bundle outside of an asset catalog. Make sure the Info.plist file includes appropriate entries referencing the file. See https://developer.apple.com/documentation/bundleresources/information_property_list/cfbundleicons",
      "Missing recommended icon - The bundle does not contain an alternate app icon for iPad of exactly '152x152' pixels, in .png format for iOS versions >= 10.0.",
    ],
    summary: "An alternate icon lacks a size that iPads show.",
    discussion: """
      The message quotes the size; `ITMS-90890` says the same of iPhones. Make the alternate icons
      icon sets in the asset catalog and list them in the build setting
      `ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES`: Xcode then makes all sizes. With single files,
      add images of 76, 152 and 167 pixels, and name them below
      [`CFBundleAlternateIcons`](key:CFBundleIcons/CFBundleAlternateIcons) in `CFBundleIcons~ipad`.
      """,
    keys: ["CFBundleIcons/CFBundleAlternateIcons", "CFBundleIcons"],
    outcome: "A warning: the upload succeeds.",
    sources: [
      .gitHub("TelegramMessenger/Telegram-iOS/issues/674"),
      .gitHub("asiliuk/BsuirScheduleApp/issues/95"), .gitHub("rursache/ToDoList/issues/14"),
      .gitHub("Walfrosch92/Mealie-Recipes-iOS-APP/pull/5"),
    ]),
]
