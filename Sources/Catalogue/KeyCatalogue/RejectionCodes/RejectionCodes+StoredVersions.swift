import KeyModel

/// The codes with which App Store Connect compares an upload with what it has of the app.
let storedVersionCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90053", "Identifier of another app",
    messages: [
      "This bundle is invalid. The bundle identifier is already in use by a different software package."
    ],
    summary: "Another app in App Store Connect has the bundle identifier of the upload.",
    discussion: """
      It comes with `ITMS-90055`: a build of one app was uploaded to the entry of another. Mostly a
      build machine chose another scheme or configuration, such as that for development, and so
      another identifier. This prints [`CFBundleIdentifier`](key:CFBundleIdentifier) of the upload;
      the entry has its own below *App Information* in App Store Connect:

      `unzip -p Lamp.ipa 'Payload/Lamp.app/Info.plist' | plutil -p - | grep CFBundleIdentifier`

      - Xcode: choose the scheme, and below *Product* › *Scheme* › *Edit Scheme…* › *Archive* the
        configuration.
      - fastlane: `build_app(scheme: "Lamp")`, and the entry's identifier as `app_identifier` of the
        upload.
      - Flutter: build with the right `--flavor`.
      """,
    keys: ["CFBundleIdentifier"], refusedBy: [.appStore],
    sources: [
      .gitHub("fastlane/fastlane/issues/14913"), .gitHub("fastlane-old/deliver/issues/347"),
      .gitHub("fastlane/fastlane/issues/10614"),
    ]),
  RejectionCode(
    "ITMS-90054", "Identifier that differs from the previous version",
    messages: [
      "This bundle is invalid. The bundle identifier cannot be changed from the previous version. If you want to change your bundle identifier, you will need to create a new application in App Store Connect."
    ],
    summary: "An update has another bundle identifier than the version before.",
    discussion: """
      Upload with the [`CFBundleIdentifier`](key:CFBundleIdentifier) of the app that is in the
      store: *Bundle Identifier* on the tab *General* of the target, in Expo `ios.bundleIdentifier`
      of `app.json`. An app in the store can't get another identifier; a new one is a new app.

      Where build configurations or schemes have different identifiers, the upload was built with
      another one, or went to another app.
      `unzip -p Lamp.ipa 'Payload/Lamp.app/Info.plist' | plutil -p - | grep CFBundleIdentifier` prints
      what it has. Choose the configuration below *Product* › *Scheme* › *Edit Scheme…* › *Archive*;
      with fastlane, give `pilot` and `deliver` the `app_identifier`.
      """,
    keys: ["CFBundleIdentifier"], refusedBy: [.appStore],
    sources: [
      .gitHub("fastlane/fastlane/issues/970"), .gitHub("fastlane/fastlane/issues/21028"),
      .gitHub("fastlane/fastlane/issues/516"),
    ]),
  RejectionCode(
    "ITMS-90061", "Build number that isn't higher",
    messages: [
      "This bundle is invalid. The value for key CFBundleVersion [1] in the Info.plist file must contain a higher version than that of the previously uploaded version [3]."
    ],
    summary: "The build number of the upload is lower than that of an earlier upload.",
    discussion: """
      The message quotes both numbers. Raise [`CFBundleVersion`](key:CFBundleVersion) above the
      second. A Mac app's must rise with every upload; an iPhone app may begin again at 1 with each
      version.

      - Xcode: *Build* on the tab *General* of the target, usually the build setting
        `CURRENT_PROJECT_VERSION`.
      - Xcode Cloud counts by itself: a build that was uploaded by hand had a higher number. Raise
        the next one below *Xcode Cloud* › *Settings* › *Build Number* in App Store Connect.
      - Flutter: `version` in `pubspec.yaml`, the part after `+`; Expo: `ios.buildNumber` in
        `app.json`; fastlane: `increment_build_number`.

      The same number again is `ITMS-90189`.
      """,
    keys: ["CFBundleVersion"],
    wrong: ["CFBundleShortVersionString": "1.8.0", "CFBundleVersion": "1"],
    right: ["CFBundleShortVersionString": "1.8.0", "CFBundleVersion": "4"],
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("winebarrel/PagerCall/pull/127"),
      .gitHub("dadederk/RetroRacing/blob/main/Requirements/archive_and_distribution.md"),
      .framework("xcode/setting-the-next-build-number-for-xcode-cloud-builds"),
    ]),
  RejectionCode(
    "ITMS-90062", "Version that isn't higher",
    messages: [
      "This bundle is invalid. The value for key CFBundleShortVersionString [1.0] in the Info.plist file must contain a higher version than that of the previously approved version [1.0]. Please find more information about CFBundleShortVersionString at https://developer.apple.com/documentation/bundleresources/information_property_list/cfbundleshortversionstring"
    ],
    summary: "The version of the upload is not higher than the one that was approved last.",
    discussion: """
      Raise [`CFBundleShortVersionString`](key:CFBundleShortVersionString), for extensions too
      (`ITMS-90473`). A higher build number alone is not enough.

      - Xcode: *Version* on the tab *General* of the target, usually the build setting
        `MARKETING_VERSION`.
      - Flutter: `version` in `pubspec.yaml`, the part before `+`.
      - Expo: `version` in `app.json`.
      - fastlane: `increment_version_number(bump_type: "patch")`.

      It comes with `ITMS-90186`.
      """,
    keys: ["CFBundleShortVersionString"],
    wrong: ["CFBundleShortVersionString": "1.2.0", "CFBundleVersion": "158"],
    right: ["CFBundleShortVersionString": "1.2.1", "CFBundleVersion": "158"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("coliff/web-dev-pro/issues/88"), .gitHub("openfoodfacts/smooth-app/issues/1206"),
      .gitHub("fastlane/fastlane/issues/15473"),
    ]),
  RejectionCode(
    "ITMS-90186", "Version that takes no more builds",
    messages: [
      "Invalid Pre-Release Train - The train version '1.2.0' is closed for new build submissions"
    ],
    summary: "The version of the upload was approved, so it takes no more builds.",
    discussion: """
      A train is all builds of one [`CFBundleShortVersionString`](key:CFBundleShortVersionString),
      and it closes when one of them is approved. Raise that, for extensions too (`ITMS-90473`).
      Another [`CFBundleVersion`](key:CFBundleVersion) is not enough.

      - Xcode: *Version* on the tab *General* of the target, usually the build setting
        `MARKETING_VERSION`.
      - Flutter: `version` in `pubspec.yaml`, the part before `+`.
      - Expo: `version` in `app.json`.
      - fastlane: `increment_version_number(bump_type: "patch")`.

      A build machine gets it after each release until the version is raised. It comes with
      `ITMS-90062`.
      """,
    keys: ["CFBundleShortVersionString"],
    wrong: ["CFBundleShortVersionString": "1.2.0", "CFBundleVersion": "158"],
    right: ["CFBundleShortVersionString": "1.2.1", "CFBundleVersion": "158"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("coliff/web-dev-pro/issues/88"), .gitHub("fastlane/fastlane/issues/20807"),
      .gitHub("openfoodfacts/smooth-app/issues/3608"),
      .gitHub("CollActionteam/collaction_app/issues/187"),
      .gitHub("SharezoneApp/sharezone-app/pull/684"),
    ]),
  RejectionCode(
    "ITMS-90189", "Build number that was uploaded before",
    messages: [
      "Redundant Binary Upload. You've already uploaded a build with build number '46' for version number '3.2.8'. Make sure you increment the build string before you upload your app to App Store Connect. Learn more in Xcode Help (http://help.apple.com/xcode/mac/current/#/devba7f53ad4).",
      "Redundant Binary Upload. There already exists a binary upload with build '402' for version '1.0'",
      "The bundle version must be higher than the previously uploaded version",
    ],
    summary: "There is a build with the same version and build number already.",
    discussion: """
      Raise [`CFBundleVersion`](key:CFBundleVersion), on a build machine in each run.

      - Xcode: *Build* on the tab *General* of the target, usually the build setting
        `CURRENT_PROJECT_VERSION`; in a script, `agvtool next-version -all`.
      - Flutter: `version` in `pubspec.yaml`, the part after `+`.
      - Expo: `ios.buildNumber` in `app.json`. EAS Build keeps the number itself unless `cli` of
        `eas.json` has `"appVersionSource": "local"`: set `"autoIncrement": true` in the profile, or
        run `eas build:version:set -p ios`.
      - fastlane: `increment_build_number`.

      If the number is new and the message still comes, an upload was broken off or tried twice, so
      raise it once more; or it went to another app: check its identifier. Newer tools
      print the code `ENTITY_ERROR.ATTRIBUTE.INVALID.DUPLICATE` instead.
      """,
    keys: ["CFBundleVersion"],
    wrong: ["CFBundleShortVersionString": "3.2.8", "CFBundleVersion": "46"],
    right: ["CFBundleShortVersionString": "3.2.8", "CFBundleVersion": "47"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("fastlane/fastlane/issues/19714"), .gitHub("fastlane/fastlane/issues/18154"),
      .gitHub("microsoft/app-store-vsts-extension/issues/95"),
      .gitHub("expo/expo-cli/issues/2759"), .gitHub("selfxyz/self/pull/2143"),
      .gitHub("simonnilsson/ios-uploader/issues/4"), .gitHub("fastlane-old/pilot/issues/91"),
      .gitHub("expo/eas-cli/blob/main/CHANGELOG.md"),
      .gitHub("expo/eas-cli/blob/main/packages/eas-cli/src/build/ios/version.ts"),
    ]),
  RejectionCode(
    "ITMS-90478", "Version lower than a closed one",
    messages: [
      "Invalid Version. The build with the version “1.1” can’t be imported because a later version has been closed for new build submissions. Choose a different version number."
    ],
    summary: "A higher version of the app was approved, so this one takes no builds.",
    discussion: """
      Raise [`CFBundleShortVersionString`](key:CFBundleShortVersionString) above the highest version
      that was approved, for extensions too (`ITMS-90473`).

      - Xcode: *Version* on the tab *General* of the target, usually the build setting
        `MARKETING_VERSION`.
      - Flutter: `version` in `pubspec.yaml`, the part before `+`.
      - Expo: `version` in `app.json`.
      - fastlane: `increment_version_number(version_number: "1.2.1")`.

      It comes with `ITMS-90062` and `ITMS-90186`.
      """,
    keys: ["CFBundleShortVersionString"],
    wrong: ["CFBundleShortVersionString": "1.1.9"], right: ["CFBundleShortVersionString": "1.2.1"],
    refusedBy: [.appStore],
    sources: [.gitHub("fastlane-old/pilot/issues/101"), .gitHub("expo/eas-cli/pull/3460")]),
]
