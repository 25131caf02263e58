import KeyModel

/// Since 28 April 2026, apps for all platforms but macOS need the SDKs of version 26.
let deadlineOf2026 = SourceReference.gitHub(
  "the-machine-herald/machineherald.io/pull/1079")

/// Apple's news of 9 September 2026: the same of version 27, from April 2027 on. In the years before, the mails began in
/// January.
let deadlineOf2027 = SourceReference.gitHub("mjmirza/app-store-compliance/issues/648")

private let emptyIsRefused = Consequence(
  "If the key is empty, App Store Connect rejects the upload.", from: emptyKeys)

/// Advice on the keys that a tool other than Xcode has to write.
private let leaveToXcode =
  "Don't write it unless you build without Xcode, which adds the key itself."
private let absentLooksLikeBeta = Consequence(
  "If a Mac app lacks the keys that Xcode adds, App Store Connect takes it for an app that a beta of Xcode built, and you can't submit it.",
  from: builtWithoutXcode)
private let builtWithoutXcode = SourceReference.gitHub("godotengine/godot/issues/74154")

extension KeyGroup {
  /// Keys that Xcode adds to the list of a product.
  static var buildInformation: KeyGroup {
    KeyGroup(
      "build-information", "Build information",
      summary: "What Xcode records in a bundle about how it was built.",
      availability: [
        .iOS(.unknown, from: .publicProjects),
        .macOS(.unknown, from: .publicProjects), .tvOS(.unknown, from: .publicProjects),
        .visionOS(.unknown, from: .publicProjects), .watchOS(.unknown, from: .publicProjects),
      ],
      keys: buildKeys + productKeys)
  }
}

/// Says which keys may not be empty in a submission.
private let emptyKeys = SourceReference.gitHub("swiftlang/swift-build")

/// Not the build of a beta, whose number has four digits from 5000 on before a final lower-case letter: Xcode 13.1 is 13A1030d.
private func notOfBeta(_ condition: Condition, _ words: String = "the build number of a release")
  -> Rule
{
  .should(
    .pattern(
      "(^|[^a-z]|[^0-9][a-z]|[A-Z]([0-9]{1,3}|[0-46-9][0-9]{3})[a-z])$", words
    ).when(
      .inStores && .bundle(.app) && .product
        && .contains(
          "CFBundleSupportedPlatforms", "iPhoneOS", "AppleTVOS", "WatchOS", "XROS", "MacOSX")
        && condition))
}

/// SDKs of which there is a release, or a later beta: no beta of them is taken anymore. TestFlight takes the newest beta.
private let releasedSDK = Condition.sdk(before: .iOS("27.3"), .macOS("27.3"))

private func builtWithRelease(_ condition: Condition = .always) -> [Rule] {
  let source = SourceReference.gitHub("actions/runner-images/issues/14586")
  return [
    notOfBeta(condition && releasedSDK).codes("ITMS-90534", "ITMS-90301").saying(
      "the app was built with a beta, {value}, and App Store Connect takes builds of the newest beta at most",
      "build it with a release of Xcode"
    ).from(source),
    notOfBeta(condition && !releasedSDK, "the build number of a release or a release candidate")
      .saying(
        "the app was built with a beta, {value}, which is for TestFlight alone, and only until the next one",
        "build it with a release of Xcode, or with its release candidate, for the store"
      ).from(source),
  ]
}

/// Versions of Xcode, the SDK and the machine.
private var buildKeys: [Key] {
  [
    Key(
      "BuildMachineOSBuild", .string,
      summary: "Records the version of macOS on the Mac that built the bundle.",
      discussion: """
        The value is a build number like the one that `sw_vers` prints. Compare the values if the
        same project gives different results on two Macs. With the number of a beta, such as
        `26A5388g`, an app gets into TestFlight but not into the App Store, whatever the version of
        Xcode.
        """,
      avoid: "Don't write it: Xcode adds it when it builds.",
      consequence: emptyIsRefused,
      required: .optional,
      rules: [
        .notEmptyInStores(from: emptyKeys),
        notOfBeta(.always).codes("ITMS-90111", "ITMS-90301").saying(
          "the app was built on a beta of macOS, {value}, and the store refuses such apps",
          "build it on a Mac with a release of macOS"
        ).from(.gitHub("adidshaft/atria/issues/42")),
      ],
      example: "24F74",
      sources: [
        .publicProjects("What Xcode adds to products"), emptyKeys,
        .gitHub("adidshaft/atria/issues/42"), .gitHub("emerytech/couchside/pull/177"),
      ]),
    Key(
      "DTCompiler", .string,
      summary: "Records the compiler that built the bundle.",
      discussion: """
        The value is the identifier of a compiler, such as `com.apple.compilers.llvm.clang.1_0`, not
        a version. The version of Xcode is in [`DTXcode`](key:DTXcode).
        """,
      avoid: "Don't write it: Xcode adds it when it builds.",
      required: .optional,
      example: "com.apple.compilers.llvm.clang.1_0",
      sources: [.publicProjects("What Xcode adds to products")]),
    Key(
      "DTPlatformBuild", .string,
      summary: "Records the build number of the platform in the Xcode that built the bundle.",
      discussion: """
        On iOS, tvOS and watchOS, the value is usually the same as that of
        [`DTSDKBuild`](key:DTSDKBuild), such as `22F76`. In Mac apps it often isn't: up to Xcode
        13 it was Xcode's own build number, as in [`DTXcodeBuild`](key:DTXcodeBuild), and sometimes it
        is empty. The readable version is in
        [`DTPlatformVersion`](key:DTPlatformVersion).
        """,
      avoid:
        "Don't write it unless you build without Xcode, which adds the key itself if it is missing.",
      consequence: absentLooksLikeBeta,
      required: .optional,
      example: "22F76",
      seeAlso: ["DTPlatformVersion", "DTSDKBuild"],
      sources: [
        .publicProjects("What Xcode adds to products"), builtWithoutXcode,
        .gitHub("swiftlang/swift-build"),
      ]),
    Key(
      "DTPlatformName", .string,
      summary: "Records the platform that the bundle was built for.",
      discussion: """
        The names are those of SDKs, such as `iphoneos`, `iphonesimulator` and `macosx`, so the key
        shows whether an app found on a disk was built for devices or for the simulator.
        """,
      avoid: leaveToXcode,
      consequence: absentLooksLikeBeta,
      required: .optional,
      example: "iphoneos",
      seeAlso: ["CFBundleSupportedPlatforms"],
      sources: [.publicProjects("What Xcode adds to products"), builtWithoutXcode]),
    Key(
      "DTPlatformVersion", .string,
      summary: "Records the version of the platform's SDK that the bundle was built for.",
      discussion: """
        The value is the version of the SDK, such as `18.5`. The oldest system on which the app runs
        is in [`MinimumOSVersion`](key:MinimumOSVersion) or
        [`LSMinimumSystemVersion`](key:LSMinimumSystemVersion).
        """,
      avoid: leaveToXcode,
      consequence: absentLooksLikeBeta,
      required: .optional,
      example: "18.5",
      seeAlso: ["DTPlatformBuild"],
      sources: [.publicProjects("What Xcode adds to products"), builtWithoutXcode]),
    Key(
      "DTSDKBuild", .string,
      summary: "Records the build number of the SDK that the bundle was built with.",
      discussion: """
        The build number, such as `22F76`, distinguishes a beta of an SDK from the final SDK with
        the same version. The version is in [`DTSDKName`](key:DTSDKName).
        """,
      avoid: leaveToXcode,
      consequence: absentLooksLikeBeta,
      required: .optional,
      rules: builtWithRelease(.absent("DTXcodeBuild")),
      example: "22F76",
      seeAlso: ["DTSDKName"],
      sources: [
        .publicProjects("What Xcode adds to products"), builtWithoutXcode,
        .gitHub("actions/runner-images/issues/14586"),
      ]),
    Key(
      "DTSDKName", .string,
      summary: "Records the SDK that the bundle was built with, and its version.",
      discussion: """
        The value is the platform's name with the version of its SDK, such as `iphoneos27.0`. Check
        the value if a behavior depends on the SDK that an app was linked with, or if App Store
        Connect rejects the app for an SDK that is too old (`ITMS-90725`) or not supported
        (`ITMS-90534`). To change it, build with another version of Xcode. Apple has announced that
        from April 2027 on, apps for all platforms but macOS need the SDKs of version 27.
        """,
      avoid: leaveToXcode,
      consequence: Consequence(
        "Since 28 April 2026, App Store Connect refuses an app that was built with an SDK before version 26, unless it is for the Mac.",
        from: deadlineOf2026),
      required: .optional,
      rules: [
        .pattern("^iphoneos(2[6-9]|[3-9][0-9])([.]|$)", "an SDK of iOS 26 or later").when(
          .distribution(.appStore) && .bundle(.app) && .product
            && .contains("CFBundleSupportedPlatforms", "iPhoneOS")
        ).from(.gitHub("jellyfin/jellyfin-ios/issues/814")).codes("ITMS-90725").saying(
          "the App Store takes only apps that are built with the SDK of iOS 26 or later, not with {value}",
          "build with Xcode 26 or later"),
        .pattern(
          "^(iphoneos|appletvos|watchos|xros)(2[6-9]|[3-9][0-9])([.]|$)",
          "an SDK of version 26 or later"
        ).when(
          .distribution(.appStore) && .bundle(.app) && .product
            && .contains("CFBundleSupportedPlatforms", "AppleTVOS", "WatchOS", "XROS")
        ).saying(
          "the App Store takes only apps that are built with SDKs of version 26 or later, not with {value}",
          "build with Xcode 26 or later"
        ).from(deadlineOf2026),
        // Older SDKs break the rules above.
        .pattern(
          "^(iphoneos|appletvos|watchos|xros)([0-9]|1[0-9]|2[0-57-9]|[3-9][0-9])([.]|$)",
          "an SDK of version 27 or later"
        ).when(
          .distribution(.appStore) && .bundle(.app) && .product
            && .contains("CFBundleSupportedPlatforms", "iPhoneOS", "AppleTVOS", "WatchOS", "XROS")
        ).refused(from: "2027-04", warnedFrom: "2027-01").codes("ITMS-90725").saying(
          "the app is built with {value}, an SDK before version 27",
          "build with Xcode 27 or later"
        ).from(deadlineOf2027),
      ],
      example: "iphoneos27.0",
      seeAlso: ["DTSDKBuild"],
      sources: [
        .publicProjects("What Xcode adds to products"), builtWithoutXcode,
        .gitHub("fastlane/fastlane/issues/15704"),
        .gitHub("jellyfin/jellyfin-ios/issues/814"),
        .gitHub("YosemiteCrew/Yosemite-Crew/pull/2343"), deadlineOf2026, deadlineOf2027,
      ]),
    Key(
      "DTXcode", .string,
      summary: "Records the version of Xcode that built the bundle, as four digits.",
      discussion: """
        `1640` is Xcode 16.4. Check the value if App Store Connect rejects an app for an unsupported
        version of Xcode (`ITMS-90534`). A tool that builds a Mac app without Xcode has to write the
        keys that Xcode adds. Otherwise, App Store Connect takes the app for one that a beta of
        Xcode built.
        """,
      avoid: leaveToXcode,
      consequence: emptyIsRefused,
      required: .optional,
      rules: [.notEmptyInStores(from: emptyKeys)],
      example: "1640",
      seeAlso: ["DTXcodeBuild"],
      sources: [
        .publicProjects("What Xcode adds to products"), builtWithoutXcode, emptyKeys,
        .gitHub("fastlane/fastlane/issues/15704"),
      ]),
    Key(
      "DTXcodeBuild", .string,
      summary: "Records the build number of the version of Xcode that built the bundle.",
      discussion: """
        The value, such as `16F6`, shows whether a beta of Xcode was used. A prebuilt framework has
        the value from its author's Xcode. Uploads have failed because that value wasn't the build
        number of any version of Xcode; in this case, ask the framework's author for a new build.
        """,
      avoid: leaveToXcode,
      consequence: emptyIsRefused,
      required: .optional,
      rules: [.notEmptyInStores(from: emptyKeys)] + builtWithRelease(),
      example: "16F6",
      seeAlso: ["DTXcode"],
      sources: [
        .publicProjects("What Xcode adds to products"), builtWithoutXcode, emptyKeys,
        .gitHub("akshetpandey/Cronet.framework/issues/9"),
        .gitHub("actions/runner-images/issues/14586"),
      ]),
  ]
}
