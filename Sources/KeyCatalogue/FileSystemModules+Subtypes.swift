import KeyModel

/// A key of file-system modules, which belongs to the personalities that they declare.
var fileSystemSubtypeKeys: [Key] {
  [
    Key(
      "EXAppExtensionAttributes/FSPersonalities/*/FSSubType", .integer,
      summary: "Tells the variants of one file system apart by a number.",
      discussion: """
        The module reports the number of a mounted volume in `FSStatFSResult.fileSystemSubType`; the
        system finds the personality, and with it the name that people see, by comparing the two.
        """,
      availability: [.macOS("15.4", from: .current)],
      required: .optional,
      apis: [
        API(
          "FSStatFSResult.fileSystemSubType", of: "FSKit",
          url: "https://developer.apple.com/documentation/fskit/fsstatfsresult/filesystemsubtype")
      ],
      bundleKinds: [.appExtension],
      example: 1,
      sources: [.framework("fskit/fsstatfsresult/filesystemsubtype")])
  ]
}
