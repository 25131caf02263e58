import KeyModel

/// The codes with which App Store Connect reports icons that lists name, or don't.
let iconCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90022", "Missing icon for iPhone",
    messages: [
      "Missing required icon file. The bundle does not contain an app icon for iPhone / iPod Touch of exactly '120x120' pixels, in .png format for iOS versions >= 7.0."
    ],
    summary: "The app has no icon of the size that the Home Screen of an iPhone shows.",
    discussion: """
      Add an icon set to the asset catalog and name it in [`CFBundleIconName`](key:CFBundleIconName), which
      Xcode does if `ASSETCATALOG_COMPILER_APPICON_NAME` is set. Icons outside of an asset catalog are
      named in [`CFBundleIcons`](key:CFBundleIcons).
      """,
    keys: ["CFBundleIconName", "CFBundleIcons", "CFBundleIconFiles"],
    wrong: ["CFBundleIconFiles": ["Icon-72.png"]], right: ["CFBundleIconName": "AppIcon"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("NativeScript/NativeScript/issues/9234"), .gitHub("nomad-cli/shenzhen/issues/293"),
    ]),
  RejectionCode(
    "ITMS-90023", "Missing icon for iPad",
    messages: [
      "Missing required icon file. The bundle does not contain an app icon for iPad of exactly '76x76' pixels, in .png format for iOS versions >= 7.0.",
      "Missing required icon file. The bundle does not contain an app icon for iPad of exactly '167x167' pixels, in .png format for iOS versions supporting iPad Pro.",
    ],
    summary: "The app runs on iPad and has no icon of a size that the Home Screen shows there.",
    discussion: """
      The message quotes the size. Add an icon set to the asset catalog and name it in
      [`CFBundleIconName`](key:CFBundleIconName). If the app is for iPhone alone, leave 2 out of
      [`UIDeviceFamily`](key:UIDeviceFamily).
      """,
    keys: ["CFBundleIconName", "CFBundleIcons", "UIDeviceFamily"],
    wrong: ["CFBundleIconFiles": ["Icon-60@2x.png"], "UIDeviceFamily": [1, 2]],
    right: ["CFBundleIconName": "AppIcon", "UIDeviceFamily": [1, 2]], refusedBy: [.appStore],
    sources: [
      .gitHub("NativeScript/NativeScript/issues/9234"), .gitHub("nomad-cli/shenzhen/issues/293"),
    ]),
  RejectionCode(
    "ITMS-90032", "Icon that isn't there",
    messages: [
      "Invalid Image Path - No image found at the path referenced under key 'CFBundleIconFiles': 'Icon.png'",
      "Invalid Image Path - - No image found at the path referenced under key 'CFBundleAlternateIcons': 'image1'",
    ],
    summary: "The Info.plist names an icon that the bundle doesn't contain.",
    discussion: """
      The message quotes the key and the name. The file lies at the root of the bundle: in Xcode, add it to
      the target, but not as part of a folder reference. Remove unused entries.
      """,
    keys: [
      "CFBundleIconFiles", "CFBundleIcons", "CFBundleIcons/CFBundleAlternateIcons",
    ],
    wrong: ["CFBundleIconFiles": ["icons/Icon.png"]], right: ["CFBundleIconName": "AppIcon"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("codenameone/CodenameOne/issues/1390"),
      .gitHub("tastelessjolt/flutter_dynamic_icon/issues/6"),
      .gitHub("phonegap/build/issues/614"),
    ]),
  RejectionCode(
    "ITMS-90236", "Missing icon of a Mac app",
    messages: [
      "Missing required icon. The application bundle does not contain an icon in ICNS format, containing both a 512x512 and a 512x512@2x image"
    ],
    summary: "A Mac app has no ICNS file with the two large images.",
    discussion: """
      Name an ICNS file in [`CFBundleIconFile`](key:CFBundleIconFile) that has the image of 512 points in
      both resolutions. Xcode makes the file from the icon set in the asset catalog.
      """,
    keys: ["CFBundleIconFile"],
    wrong: ["LSMinimumSystemVersion": "13.0"],
    right: ["CFBundleIconFile": "AppIcon", "LSMinimumSystemVersion": "13.0"],
    refusedBy: [.macAppStore], sources: [.gitHub("airsdk/Adobe-Runtime-Support/issues/2310")]),
  RejectionCode(
    "ITMS-90704", "Missing icon for the App Store",
    messages: [
      "Missing App Icon. An app icon measuring 1024 by 1024 pixels in PNG format must be included in the Asset Catalog of apps built for iOS, iPadOS, or watchOS. Without this icon, apps cannot be submitted for review."
    ],
    summary: "The icon set of the app lacks the large image that the App Store shows.",
    discussion: """
      Add the image to the icon set that [`CFBundleIconName`](key:CFBundleIconName) names. It comes with
      `ITMS-90713` if the name is missing too.
      """,
    keys: ["CFBundleIconName"], refusedBy: [.appStore],
    sources: [.gitHub("expo/eas-cli/issues/115")]),
  RejectionCode(
    "ITMS-90713", "Missing icon name",
    messages: [
      "Missing Info.plist value. A value for the Info.plist key 'CFBundleIconName' is missing in the bundle 'com.newnode.vpn'. Apps built with iOS 11 or later SDK must supply app icons in an asset catalog and must also provide a value for this Info.plist key."
    ],
    summary: "An app for iOS doesn't name its icon in the asset catalog.",
    discussion: """
      Add an icon set to the asset catalog and name it in
      [`CFBundleIconName`](key:CFBundleIconName), or inside
      [`CFBundlePrimaryIcon`](key:CFBundleIcons/CFBundlePrimaryIcon/CFBundleIconName) as Xcode does
      for iOS if `ASSETCATALOG_COMPILER_APPICON_NAME` is set.
      """,
    keys: ["CFBundleIconName"],
    wrong: ["CFBundlePackageType": "APPL", "CFBundleIconFiles": ["Icon.png"]],
    right: ["CFBundlePackageType": "APPL", "CFBundleIconName": "AppIcon"],
    refusedBy: [.appStore],
    sources: [.gitHub("fyne-io/fyne/issues/1504"), .gitHub("clostra/newnode/pull/128")]),
]
