import KeyModel

extension KeyGroup {
  /// The keys of file systems that run as app extensions.
  static var fileSystemModules: KeyGroup {
    KeyGroup(
      "file-system-modules", "File system modules",
      summary: "Which disks and addresses an FSKit file system mounts, and with which options.",
      availability: [.macOS("15.4", from: .current)],
      keys: fileSystemKeys + resourceKeys + fileSystemSubtypeKeys + fileSystemBundleKeys)
  }
}

private let module: ExtensionPointScope = .only(["com.apple.fskit.fsmodule"])
private let taskOptions = SourceReference.framework(
  "fskit/fstaskoptions/url(foroption:)", confidence: .high)
/// Property lists of Apple's own file systems.
private let msdos = SourceReference.gitHub("apple-oss-distributions/msdosfs")
private let hfs = SourceReference.gitHub("apple-oss-distributions/hfs")
private let sample = SourceReference.gitHub("KhaosT/FSKitSample")
private let taskOptionsAPI = API("FSTaskOptions", of: "FSKit")

/// What the file system is called, and what its commands accept.
private var fileSystemKeys: [Key] {
  [
    Key(
      "EXAppExtensionAttributes/FSShortName", .string,
      summary: "Names the type of file system that a module adds to the Mac.",
      discussion: """
        It is the name that `mount -F -t` takes and that the module reports as
        `fileSystemTypeName`. With its closing zero byte it fits into `MFSTYPENAMELEN` bytes, so at
        most 15 ASCII characters.
        """,
      availability: [.macOS("15.4", from: .current)],
      apis: [API("FSStatFSResult.fileSystemTypeName", of: "FSKit")],
      bundleKinds: [.appExtension],
      rules: [
        .length(atMost: 15).from(.framework("fskit/fsstatfsresult/filesystemtypename"))
      ],
      extensionPoints: module,
      example: "trailfs",
      seeAlso: ["EXAppExtensionAttributes/FSPersonalities"],
      sources: [.framework("fskit/fsstatfsresult/filesystemtypename", confidence: .high), hfs]),
    Key(
      "EXAppExtensionAttributes/FSPersonalities", .dictionary,
      summary: "Describes the variants of a file system, each under its own name.",
      discussion: """
        A variant is a dictionary; `FSName` in it is what people read. If it has `FSSubType`, the
        module reports that number as `fileSystemSubType`. A file system without variants has one
        entry. Apple's own file systems have the keys of their `.fs` bundles here.
        """,
      availability: [.macOS("15.4", from: .current)],
      apis: [API("FSStatFSResult.fileSystemSubType", of: "FSKit")],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: ["TrailFS": ["FSName": "Trail File System", "FSSubType": 0]],
      seeAlso: ["EXAppExtensionAttributes/FSShortName"],
      sources: [.framework("fskit/fsstatfsresult/filesystemsubtype"), hfs, sample]),
    Key(
      "EXAppExtensionAttributes/FSPersonalities/*", .dictionary,
      placeholder: "variant",
      summary: "Describes one variant of a file system under a name of its developer's choice.",
      availability: [.macOS("15.4", from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: ["FSName": "Trail File System", "FSSubType": 0],
      sources: [.framework("fskit/fsstatfsresult/filesystemsubtype"), hfs, sample]),
    Key(
      "EXAppExtensionAttributes/FSPersonalities/*/FSName", .string,
      summary: "Sets the name under which people see a variant of a file system.",
      availability: [.macOS("15.4", from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: "Trail File System",
      sources: [hfs, sample]),
    Key(
      "EXAppExtensionAttributes/FSMediaTypes", .dictionary,
      summary: "Lists the kinds of disk partition that a file system may be on.",
      discussion: """
        Choose the name of each entry; it is often that of the partition's content. Its dictionary
        has `FSMediaProperties`, in which `Content Hint` is the content, such as `Windows_FAT_32` or a
        GUID of a partition type, and the number `FSProbeOrder`. The dictionary may be empty.
        """,
      availability: [.macOS("15.4", from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: [
        "com.example.trailfs": [
          "FSMediaProperties": ["Content Hint": "com.example.trailfs", "Leaf": true],
          "FSProbeOrder": 1000,
        ]
      ],
      seeAlso: ["EXAppExtensionAttributes/FSSupportsBlockResources"],
      sources: [msdos, sample]),
    Key(
      "EXAppExtensionAttributes/FSActivateOptionSyntax", .dictionary,
      summary: "Describes the command-line options with which a volume is mounted.",
      discussion: """
        The module gets the options as `FSTaskOptions`.
        [`shortOptions`](key:EXAppExtensionAttributes/FSActivateOptionSyntax/shortOptions) names
        them. An option that takes a path is in the dictionary `pathOptions` too, with a value that
        says what kind of entry to create; `url(forOption:)` returns that path as a URL, which the
        module may use although it is outside of its container.
        """,
      availability: [.macOS("15.4", from: .current)],
      apis: [taskOptionsAPI],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: ["shortOptions": "u:g:m:o:"],
      seeAlso: [
        "EXAppExtensionAttributes/FSCheckOptionSyntax",
        "EXAppExtensionAttributes/FSFormatOptionSyntax",
      ],
      sources: [taskOptions, msdos]),
    Key(
      "EXAppExtensionAttributes/FSActivateOptionSyntax/shortOptions", .string,
      summary: "Lists the options of one letter that mounting a volume accepts.",
      discussion: """
        Write them as for `getopt(3)`: a colon after a letter means that a value follows it.
        """,
      availability: [.macOS("15.4", from: .current)],
      apis: [taskOptionsAPI],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: "u:g:m:o:",
      sources: [msdos, sample]),
    Key(
      "EXAppExtensionAttributes/FSCheckOptionSyntax", .dictionary,
      summary: "Describes the command-line options with which a volume is checked.",
      availability: [.macOS("15.4", from: .current)],
      apis: [taskOptionsAPI],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: ["shortOptions": "fny"],
      seeAlso: ["EXAppExtensionAttributes/FSActivateOptionSyntax"],
      sources: [taskOptions, msdos, sample]),
    Key(
      "EXAppExtensionAttributes/FSCheckOptionSyntax/shortOptions", .string,
      summary: "Lists the options of one letter that checking a volume accepts.",
      availability: [.macOS("15.4", from: .current)],
      apis: [taskOptionsAPI],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: "fny",
      seeAlso: ["EXAppExtensionAttributes/FSActivateOptionSyntax/shortOptions"],
      sources: [msdos, sample]),
    Key(
      "EXAppExtensionAttributes/FSFormatOptionSyntax", .dictionary,
      summary: "Describes the command-line options with which a disk is formatted.",
      availability: [.macOS("15.4", from: .current)],
      apis: [taskOptionsAPI],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: ["shortOptions": "v:"],
      seeAlso: ["EXAppExtensionAttributes/FSActivateOptionSyntax"],
      sources: [taskOptions, msdos, sample]),
    Key(
      "EXAppExtensionAttributes/FSFormatOptionSyntax/shortOptions", .string,
      summary: "Lists the options of one letter that formatting a disk accepts.",
      availability: [.macOS("15.4", from: .current)],
      apis: [taskOptionsAPI],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: "v:",
      seeAlso: ["EXAppExtensionAttributes/FSActivateOptionSyntax/shortOptions"],
      sources: [msdos, sample]),
  ]
}

/// What the file system can be mounted from.
private var resourceKeys: [Key] {
  [
    Key(
      "EXAppExtensionAttributes/FSSupportsBlockResources", .boolean,
      summary: "Lets a file system be mounted from a disk partition.",
      discussion: """
        The module then gets an `FSBlockDeviceResource`, and has to implement the operations that
        check a volume: macOS mounts no disk that hasn't passed the check.
        """,
      availability: [.macOS("15.4", from: .current)],
      apis: [API("FSBlockDeviceResource", of: "FSKit")],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: true,
      seeAlso: [
        "EXAppExtensionAttributes/FSMediaTypes", "EXAppExtensionAttributes/FSSupportsPathURLs",
      ],
      sources: [.framework("fskit/fsblockdeviceresource"), hfs, sample]),
    Key(
      "EXAppExtensionAttributes/FSSupportsPathURLs", .boolean,
      summary: "Lets a file system be mounted from a path in the system's files.",
      discussion: """
        The module then gets an `FSPathURLResource`: the `file:` URL where the content of the file
        system is, and whether it may be written.
        """,
      availability: [.macOS("26.0", from: .current)],
      apis: [API("FSPathURLResource", of: "FSKit")],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: true,
      seeAlso: [
        "EXAppExtensionAttributes/FSRequiresSecurityScopedPathURLResources",
        "EXAppExtensionAttributes/FSSupportsGenericURLResources",
      ],
      sources: [
        .framework("fskit/fspathurlresource"),
        .framework("fskit/fspathurlresource/init(url:writable:)-2l10q"), sample,
      ]),
    Key(
      "EXAppExtensionAttributes/FSRequiresSecurityScopedPathURLResources", .boolean,
      summary: "Gives a file system access to the path that it is mounted from.",
      discussion: """
        With `YES` the URL of the `FSPathURLResource` is security-scoped: between
        `startAccessingSecurityScopedResource()` and `stopAccessingSecurityScopedResource()` the
        module may read it although its sandbox doesn't contain it.
        """,
      availability: [.macOS("26.0", from: .current)],
      apis: [API("FSPathURLResource", of: "FSKit")],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: true,
      seeAlso: ["EXAppExtensionAttributes/FSSupportsPathURLs"],
      sources: [.framework("fskit/fspathurlresource"), sample]),
    Key(
      "EXAppExtensionAttributes/FSSupportsGenericURLResources", .boolean,
      summary: "Lets a file system be mounted from a URL, such as the address of a server.",
      discussion: """
        The module then gets an `FSGenericURLResource`, and reads the URL as it likes.
        `FSSupportedSchemes` lists the URL schemes that it takes, without regard to case.
        """,
      availability: [.macOS("26.0", from: .current)],
      apis: [API("FSGenericURLResource", of: "FSKit")],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: true,
      seeAlso: ["EXAppExtensionAttributes/FSSupportsPathURLs"],
      sources: [.framework("fskit/fsgenericurlresource"), sample]),
  ]
}
