import KeyModel

extension KeyGroup {
  /// The keys that give reasons for using certain APIs.
  static var privacyAccessedAPIs: KeyGroup {
    KeyGroup(
      "privacy-accessed-apis", "Required-reason APIs",
      summary: "Why an app or SDK uses APIs that could identify a device.",
      availability: privacyManifestAvailability, keys: accessedAPIKeys)
  }
}

private let emptyAPITypes = SourceReference.gitHub(
  "google/GoogleDataTransport/blob/ba3358d3c3dbae8ef230b58a46b97ad65e84e974/GoogleDataTransport/Resources/PrivacyInfo.xcprivacy"
)

private let invalidCategory = SourceReference.gitHub("flutter/flutter/issues/145269")

private var accessedAPIKeys: [Key] {
  let categoryPage = SourceReference.privacyManifest(
    "nsprivacyaccessedapitypes/nsprivacyaccessedapitype")
  let entriesNote = SourceReference.framework(
    "technotes/tn3183-adding-required-reason-api-entries-to-your-privacy-manifest",
    confidence: .high)
  return [
    Key(
      "NSPrivacyAccessedAPITypes", .array(of: .dictionary),
      title: "Privacy Accessed API Types",
      summary: "Gives the reasons for using required-reason APIs, one dictionary per category.",
      discussion: """
        Some APIs, such as those for file dates or free disk space, could be used to identify a
        device. An app may use them only for approved reasons, which it states here, in
        `PrivacyInfo.xcprivacy`: one dictionary for each category of APIs, with the category and the
        codes of the reasons. An app that uses only `UserDefaults`, for its own settings, needs just
        the dictionary in the example.

        The reasons are required on iOS, iPadOS, tvOS, watchOS and visionOS, not on macOS. Every
        bundle whose executable or dynamic library uses such an API needs its own manifest with the
        reasons: an SDK can't rely on the app's manifest, and an app can't rely on an SDK's. App
        Store Connect detects the uses in the binary. Whatever the reason, neither the API nor the
        data that it returns may be used for tracking.

        If the code uses none of these APIs, leave the key out: Apple calls an empty array invalid.
        """,
      consequence: Consequence(
        "App Store Connect doesn't accept an app whose code calls a required-reason API without giving a reason.",
        from: .requiredReasonAPIs),
      required: .optional,
      apis: requiredReasonInterfaces,
      rules: [
        .present.when(
          .code("code of the app or SDK uses a required-reason API") && !.platform(.macOS)
        ).codes("ITMS-91053").saying(
          "the code uses APIs that need a reason, but {key} is missing",
          "add it with the category of these APIs and the reason for using them"
        ).from(.requiredReasonAPIs),
        .onlyKnownKeys.codes("ITMS-91056", "ITMS-91108").saying(
          "{value} is not a key of an entry that gives reasons for an API",
          "write 'NSPrivacyAccessedAPIType' or 'NSPrivacyAccessedAPITypeReasons', or remove the key"
        ).from(entriesNote),
      ],
      example: [
        [
          "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryUserDefaults",
          "NSPrivacyAccessedAPITypeReasons": ["CA92.1"],
        ]
      ],
      seeAlso: ["NSPrivacyCollectedDataTypes"],
      sources: [
        .ownPage, .requiredReasonAPIs,
        .invalidPrivacyManifests, entriesNote,
        emptyAPITypes,
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.invalidPrivacyManifests, "An empty array is invalid."),
            .init(
              emptyAPITypes,
              "Its manifest has an empty array, and apps with this SDK are in the App Store."),
          ],
          choice: "An empty array is a warning, not an error.",
          reason: "Apps with an empty array are in the App Store.")
      ]),
    Key(
      "NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPIType", .string,
      title: "Privacy Accessed API Type",
      summary: "Names the category of the APIs that are used.",
      discussion: """
        These are the APIs of each category:

        - File timestamps: `creationDate` and `modificationDate` of `FileAttributeKey`,
          `fileModificationDate` of `UIDocument`, `contentModificationDateKey` and `creationDateKey` of
          `URLResourceKey`, `stat`, `fstat`, `fstatat`, `lstat`, `getattrlist`, `getattrlistbulk`,
          `fgetattrlist`, `getattrlistat`.
        - System boot time: `systemUptime` of `ProcessInfo`, `mach_absolute_time()`.
        - Disk space: `volumeAvailableCapacityKey`, `volumeAvailableCapacityForImportantUsageKey`,
          `volumeAvailableCapacityForOpportunisticUsageKey` and `volumeTotalCapacityKey` of
          `URLResourceKey`, `systemFreeSize` and `systemSize` of `FileAttributeKey`, `statfs`,
          `statvfs`, `fstatfs`, `fstatvfs`, `getattrlist`, `fgetattrlist`, `getattrlistat`.
        - Active keyboards: `activeInputModes` of `UITextInputMode`.
        - User defaults: `UserDefaults`.

        `getattrlist`, `fgetattrlist` and `getattrlistat` are in two lists, file timestamps and disk
        space. Write the full constant; App Store Connect rejects a short form such as `DiskSpace`.

        If code uses a category without an entry for it, the error is ITMS-91053. macOS doesn't
        require reasons. An SDK needs a manifest with its own entry, because it can't rely on the
        app's.
        """,
      consequence: Consequence(
        "App Store Connect rejects a manifest with a value that isn't in the list (ITMS-91054).",
        from: invalidCategory),
      values: .closed(
        apiCategories.map { AllowedValue(.string($0.name), $0.summary, apis: $0.apis) },
        codes: ["ITMS-91054", "ITMS-91056", "ITMS-91108"]),
      valuesSource: .invalidPrivacyManifests,
      required: .required,
      rules: [
        .present.codes("ITMS-91056", "ITMS-91108").saying(
          "an entry of 'NSPrivacyAccessedAPITypes' names no category of APIs",
          "add {key}, or remove the entry"
        ).from(.invalidPrivacyManifests)
      ],
      example: "NSPrivacyAccessedAPICategoryUserDefaults",
      seeAlso: ["NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPITypeReasons"],
      sources: [.ownPage, .requiredReasonAPIs, .invalidPrivacyManifests, invalidCategory]),
    Key(
      "NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPITypeReasons", .array(of: .string),
      title: "Privacy Accessed API Reasons",
      summary: "Lists the codes of the reasons for using the APIs of the category.",
      discussion: """
        A reason belongs to one category. Choose all that describe what the code does; if none does,
        don't use the API, or ask Apple for a new reason. What the API returns, and what is derived
        from it, may be used only for the declared reasons, and never for tracking.

        Some reasons require the data to stay on the device: `DDA9.1`, `85F4.1`, `E174.1`, `3EC4.1`,
        `54BD.1`, `35F9.1` and `8FFB.1`, with the exceptions that each states. For `3D61.1` and
        `7D9E.1`, the data goes into a bug report that someone chooses to send. For `0A2A.1` and
        `C56D.1`, the SDK itself may not send the data off the device. An SDK that was made mainly
        to wrap these APIs may declare neither reason.
        """,
      consequence: Consequence(
        "App Store Connect rejects a reason that doesn't belong to the category (ITMS-91055).",
        from: .gitHub("microsoft/appcenter-sdk-apple/issues/2543")),
      values: .closed(
        apiCategories.flatMap { category in
          category.reasons.map { AllowedValue(.string($0.code), $0.summary) }
        }, codes: ["ITMS-91055", "ITMS-91056", "ITMS-91106", "ITMS-91108"]),
      valuesSource: .invalidPrivacyManifests,
      required: .required,
      rules: [
        .present.codes("ITMS-91056", "ITMS-91108").saying(
          "an entry of 'NSPrivacyAccessedAPITypes' gives no reasons",
          "add {key} with at least one reason, or remove the entry"
        ).from(.invalidPrivacyManifests),
        .count(atLeast: 1).codes("ITMS-91056", "ITMS-91108").saying(
          "{key} gives no reason", "add at least one, or remove the entry"
        ).from(.invalidPrivacyManifests),
      ]
        + apiCategories.map { category in
          .oneOf(category.reasons.map { .string($0.code) }).when(
            .has(
              "NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPIType", .string(category.name))
          ).codes("ITMS-91055", "ITMS-91106").saying(
            "{value} is not a reason for '\(category.name)'",
            "write \(category.choice), or correct the category"
          ).from(.invalidPrivacyManifests)
        } + [
          .should(.noneOf(["0A2A.1", "C56D.1"], reason: "they are for SDKs only")).when(
            .bundle(.app)
          ).from(categoryPage)
        ],
      example: ["CA92.1"],
      seeAlso: ["NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPIType"],
      sources: [
        .ownPage, categoryPage, .requiredReasonAPIs, .invalidPrivacyManifests,
        .gitHub("microsoft/appcenter-sdk-apple/issues/2543"),
      ], typeCodes: ["ITMS-91056", "ITMS-91108"]),
  ]
}

/// A category of APIs, with the reasons for which they may be used.
private struct APICategory {
  var name: String
  var summary: String
  var reasons: [(code: String, summary: String)]
  /// The names of its APIs, as in `requiredReasonInterfaces`.
  var apis: [String]

  /// The codes in quotes: `'A' or 'B'`.
  var choice: String {
    let codes = reasons.map { "'\($0.code)'" }
    return codes.dropLast().joined(separator: ", ") + " or " + codes[codes.count - 1]
  }
}

/// Source: the page of `NSPrivacyAccessedAPIType`.
private let apiCategories = [
  APICategory(
    name: "NSPrivacyAccessedAPICategoryFileTimestamp",
    summary: "When files were created or changed.",
    reasons: [
      ("DDA9.1", "Shows file dates to the person; they stay on the device."),
      (
        "C617.1",
        "Reads dates, sizes and other metadata of files in the app's container, its app group's container or its CloudKit container."
      ),
      (
        "3B52.1",
        "Reads dates, sizes and other metadata of files that someone gave the app access to, as with a document picker."
      ),
      (
        "0A2A.1",
        "For SDKs only: a function that wraps APIs for file dates reads them only when the app calls it, and for nothing else; the SDK sends none of them off the device."
      ),
    ],
    apis: [
      "FileAttributeKey.creationDate", "FileAttributeKey.modificationDate",
      "UIDocument.fileModificationDate", "URLResourceKey.contentModificationDateKey",
      "URLResourceKey.creationDateKey", "stat", "fstat", "fstatat", "lstat", "getattrlist",
      "getattrlistbulk", "fgetattrlist", "getattrlistat",
    ]),
  APICategory(
    name: "NSPrivacyAccessedAPICategorySystemBootTime",
    summary: "When the system was started, and how long it has been running.",
    reasons: [
      (
        "35F9.1",
        "Measures time between events in the app, or runs timers; only such intervals may leave the device."
      ),
      (
        "8FFB.1",
        "Works out when events in the app happened; these times may leave the device, but the boot time may not."
      ),
      (
        "3D61.1",
        "Adds the boot time to a bug report that someone chooses to send and that shows it plainly."
      ),
    ],
    apis: ["ProcessInfo.systemUptime", "mach_absolute_time()"]),
  APICategory(
    name: "NSPrivacyAccessedAPICategoryDiskSpace",
    summary: "How much space a volume has, and how much is left.",
    reasons: [
      (
        "85F4.1",
        "Shows disk space to the person; it stays on the device or, with permission, goes to another of their devices on the local network."
      ),
      (
        "E174.1",
        "Checks that files will fit, or frees space when it runs low, with an effect that people can see; the figures stay on the device, though an app may skip a download for lack of space."
      ),
      (
        "7D9E.1",
        "Adds disk space to a bug report that someone chooses to send and that shows it plainly."
      ),
      (
        "B728.1",
        "For health research apps only: tells participants that low disk space affects the collection of data."
      ),
    ],
    apis: [
      "URLResourceKey.volumeAvailableCapacityKey",
      "URLResourceKey.volumeAvailableCapacityForImportantUsageKey",
      "URLResourceKey.volumeAvailableCapacityForOpportunisticUsageKey",
      "URLResourceKey.volumeTotalCapacityKey", "FileAttributeKey.systemFreeSize",
      "FileAttributeKey.systemSize", "statfs", "statvfs", "fstatfs", "fstatvfs", "getattrlist",
      "fgetattrlist", "getattrlistat",
    ]),
  APICategory(
    name: "NSPrivacyAccessedAPICategoryActiveKeyboards",
    summary: "Which keyboards are active.",
    reasons: [
      (
        "3EC4.1",
        "For apps whose main purpose is a custom keyboard: finds out which keyboards are active; the result stays on the device."
      ),
      (
        "54BD.1",
        "Adapts the interface to the active keyboards, visibly, in an app where people enter text; the list of keyboards stays on the device."
      ),
    ],
    apis: ["UITextInputMode.activeInputModes"]),
  APICategory(
    name: "NSPrivacyAccessedAPICategoryUserDefaults",
    summary: "What `UserDefaults` stores.",
    reasons: [
      ("CA92.1", "Reads and writes user defaults that only the app itself can access."),
      (
        "1C8F.1",
        "Reads and writes user defaults that the apps, extensions and App Clips of one app group share."
      ),
      (
        "C56D.1",
        "For SDKs only: a function that wraps `UserDefaults` uses it only when the app calls it, and for nothing else; the SDK sends none of it off the device."
      ),
      (
        "AC6B.1",
        "Reads the configuration that device management sets under `com.apple.configuration.managed`, or stores feedback under `com.apple.feedback.managed`."
      ),
    ],
    apis: ["UserDefaults"]),
]

/// The interfaces of all categories. Source: the page of `NSPrivacyAccessedAPIType`.
private let requiredReasonInterfaces: [API] =
  [
    foundation(
      "FileAttributeKey", beside: "attributesOfItem ", ("creationDate", "_NSFileCreationDate"),
      ("modificationDate", "_NSFileModificationDate")),
    foundation(
      "FileAttributeKey", beside: "attributesOfFileSystem ",
      ("systemFreeSize", "_NSFileSystemFreeSize"), ("systemSize", "_NSFileSystemSize")),
    foundation(
      "URLResourceKey", ("contentModificationDateKey", "_NSURLContentModificationDateKey"),
      ("creationDateKey", "_NSURLCreationDateKey"),
      ("volumeAvailableCapacityKey", "_NSURLVolumeAvailableCapacityKey"),
      (
        "volumeAvailableCapacityForImportantUsageKey",
        "_NSURLVolumeAvailableCapacityForImportantUsageKey"
      ),
      (
        "volumeAvailableCapacityForOpportunisticUsageKey",
        "_NSURLVolumeAvailableCapacityForOpportunisticUsageKey"
      ), ("volumeTotalCapacityKey", "_NSURLVolumeTotalCapacityKey")),
    foundation(
      "ProcessInfo", beside: "ProcessInfo ",
      ("systemUptime", "-systemUptime _OBJC_CLASS_$_NSProcessInfo")),
    otherInterfaces,
  ].flatMap(\.self)

/// Interfaces that share no type with another, and functions.
private let otherInterfaces: [API] = [
  API("UserDefaults", of: "Foundation", linked: "_OBJC_CLASS_$_NSUserDefaults"),
  API(
    "UIDocument.fileModificationDate", of: "UIKit",
    linked: "-fileModificationDate _OBJC_CLASS_$_UIDocument"),
  API(
    "UITextInputMode.activeInputModes", of: "UIKit",
    linked: "-activeInputModes _OBJC_CLASS_$_UITextInputMode", written: "activeInputModes"),
  API("mach_absolute_time()", linked: "_mach_absolute_time"),
  API("stat", linked: "_stat", "_stat$INODE64"),
  API("fstat", linked: "_fstat", "_fstat$INODE64"),
  API("fstatat", linked: "_fstatat", "_fstatat$INODE64"),
  API("lstat", linked: "_lstat", "_lstat$INODE64"),
  API("getattrlist", linked: "_getattrlist"),
  API("getattrlistbulk", linked: "_getattrlistbulk"),
  API("fgetattrlist", linked: "_fgetattrlist"),
  API("getattrlistat", linked: "_getattrlistat"),
  API("statfs", linked: "_statfs", "_statfs$INODE64"),
  API("statvfs", linked: "_statvfs"),
  API("fstatfs", linked: "_fstatfs", "_fstatfs$INODE64"),
  API("fstatvfs", linked: "_fstatvfs"),
]

/// Members of a type of Foundation, each with the names in a program that uses it. Swift infers the type, so that sources
/// have the member alone, or with the function that returns its value.
private func foundation(
  _ type: String, beside function: String = "", _ members: (name: String, linked: String)...
) -> [API] {
  members.map { name, linked in
    API("\(type).\(name)", of: "Foundation", linked: linked, written: function + name)
  }
}
