import KeyModel

/// A key of file-system modules, which belongs to the personalities that they declare.
var fileSystemSubtypeKeys: [Key] {
  [
    Key(
      "EXAppExtensionAttributes/FSPersonalities/*/FSSubType", .integer,
      summary: "Tells the variants of one file system apart by a number.",
      discussion: """
        For a mounted volume, the module reports the number of the personality that fits in
        `FSStatFSResult.fileSystemSubType`.
        """,
      availability: [.macOS("15.4", from: .current)],
      required: .optional,
      apis: [API("FSStatFSResult.fileSystemSubType", of: "FSKit")],
      bundleKinds: [.appExtension],
      example: 1,
      sources: [.framework("fskit/fsstatfsresult/filesystemsubtype")])
  ]
}

/// What Apple's `.fs` bundles have at the root, where modules have it among the attributes of the extension.
var fileSystemBundleKeys: [Key] {
  [
    Key(
      "FSMediaTypes", .dictionary,
      summary:
        "Lists the kinds of disk partition that the file system of an `.fs` bundle may be on.",
      discussion: """
        A file system module has the same dictionary in
        [`EXAppExtensionAttributes`](key:EXAppExtensionAttributes/FSMediaTypes).
        """,
      availability: [.macOS(.unknown, from: .gitHub)],
      example: ["com.example.trailfs": ["FSProbeOrder": 1000]],
      seeAlso: ["EXAppExtensionAttributes/FSMediaTypes"],
      sources: [
        .gitHub("apple-oss-distributions/hfs"), .gitHub("apple-oss-distributions/msdosfs"),
      ]),
    Key(
      "FSPersonalities", .dictionary,
      summary:
        "Describes the variants of the file system of an `.fs` bundle, each under its own name.",
      discussion: """
        A file system module has the same dictionary in
        [`EXAppExtensionAttributes`](key:EXAppExtensionAttributes/FSPersonalities).
        """,
      availability: [.macOS(.unknown, from: .gitHub)],
      example: ["TrailFS": ["FSName": "Trail File System"]],
      seeAlso: ["EXAppExtensionAttributes/FSPersonalities"],
      sources: [
        .gitHub("apple-oss-distributions/hfs"), .gitHub("apple-oss-distributions/msdosfs"),
        .gitHub("apple-oss-distributions/smb"),
      ]),
  ]
}
