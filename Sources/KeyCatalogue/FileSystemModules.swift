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
      summary: "Names the type of file system, as `mount -t` takes it.",
      discussion: """
        Choose a short name in lower case that no file system of macOS has: `mount -t trailfs
        disk4s1 /Volumes/Trail` then goes to your module. In code, return the same name as
        `fileSystemTypeName`. With its closing zero byte it fits into `MFSTYPENAMELEN` bytes, so it
        has at most 15 ASCII characters. Xcode's template for a File System Extension contains the
        key.
        """,
      consequence: Consequence(
        "If a file system in the kernel has the same name, macOS prefers it, and only `mount -F` reaches the module.",
        from: .developerForums("786270")),
      availability: [.macOS("15.4", from: .current)],
      apis: [API("FSStatFSResult.fileSystemTypeName", of: "FSKit")],
      bundleKinds: [.appExtension],
      rules: [
        .length(atMost: 15).from(.framework("fskit/fsstatfsresult/filesystemtypename"))
      ],
      extensionPoints: module,
      example: "trailfs",
      seeAlso: ["EXAppExtensionAttributes/FSPersonalities"],
      sources: [
        .framework("fskit/fsstatfsresult/filesystemtypename", confidence: .high), hfs,
        .framework("fskit/building-a-passthrough-file-system"), .developerForums("786270"),
      ]),
    Key(
      "EXAppExtensionAttributes/FSPersonalities", .dictionary,
      summary: "Describes the variants of a file system, each under a name of your choice.",
      discussion: """
        Write one entry for each variant of the file system. A file system without variants has one.
        Each entry is a dictionary, in which
        [`FSName`](key:EXAppExtensionAttributes/FSPersonalities/*/FSName) is what people read and
        [`FSSubType`](key:EXAppExtensionAttributes/FSPersonalities/*/FSSubType) the number that the
        module reports as `fileSystemSubType`. FAT, for example, has variants for 12, 16 and 32
        bits. Apple's own file systems have the keys of their `.fs` bundles here.
        """,
      availability: [.macOS("15.4", from: .current)],
      apis: [API("FSStatFSResult.fileSystemSubType", of: "FSKit")],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: ["TrailFS": ["FSName": "Trail File System", "FSSubType": 0]],
      seeAlso: ["EXAppExtensionAttributes/FSShortName"],
      sources: [.framework("fskit/fsstatfsresult/filesystemsubtype"), hfs, sample, msdos]),
    Key(
      "EXAppExtensionAttributes/FSPersonalities/*", .dictionary,
      placeholder: "variant",
      summary: "Describes one variant of a file system under a name of its developer's choice.",
      discussion: """
        The key is your name for the variant, such as `TrailFS`; give a file system without variants
        one. The dictionary has at least
        [`FSName`](key:EXAppExtensionAttributes/FSPersonalities/*/FSName), and
        [`FSSubType`](key:EXAppExtensionAttributes/FSPersonalities/*/FSSubType) if there are
        several.
        """,
      availability: [.macOS("15.4", from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: ["FSName": "Trail File System", "FSSubType": 0],
      sources: [.framework("fskit/fsstatfsresult/filesystemsubtype"), hfs, sample]),
    Key(
      "EXAppExtensionAttributes/FSPersonalities/*/FSName", .string,
      summary: "Sets the name under which people see a variant of a file system.",
      discussion: """
        Write the name as in a list of formats, such as “MS-DOS (FAT32)” in Apple's module, not the
        short name for commands, which is [`FSShortName`](key:EXAppExtensionAttributes/FSShortName).
        `.fs` bundles of macOS translate it in their `InfoPlist.strings`.
        """,
      availability: [.macOS("15.4", from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: "Trail File System",
      sources: [hfs, sample, msdos]),
    Key(
      "EXAppExtensionAttributes/FSMediaTypes", .dictionary,
      summary: "Lists the kinds of disk partition that a file system may be on.",
      discussion: """
        Needed beside
        [`FSSupportsBlockResources`](key:EXAppExtensionAttributes/FSSupportsBlockResources) for
        disks to be mounted as they are plugged in. Choose the name of each entry; it is often that
        of the partition's content. `FSMediaProperties` in it is what a disk must have: `Content
        Hint` the type of the partition, such as `Windows_FAT_32` or a GUID, and `Leaf` with `YES`
        for anything but a whole partition map. `FSProbeOrder` is the order in which file systems
        are asked; Apple's have 1000 for a sure match and more for a vague one. A module for URLs
        alone has an empty dictionary.
        """,
      consequence: Consequence(
        "A disk that is plugged in isn't offered to a module that lists no media types.",
        from: .developerForums("786270")),
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
      sources: [msdos, sample, .developerForums("786270")]),
    Key(
      "EXAppExtensionAttributes/FSActivateOptionSyntax", .dictionary,
      summary: "Declares the command-line options that a volume takes when it is mounted.",
      discussion: """
        Write it if mounting takes options, such as those after `mount -o`.
        [`shortOptions`](key:EXAppExtensionAttributes/FSActivateOptionSyntax/shortOptions) names the
        options, and the module gets them as `FSTaskOptions` when its volume is activated.
        `loadResource(resource:options:replyHandler:)` comes before and knows only `-f` and
        `--rdonly`. An option that takes a path is in the dictionary `pathOptions` too, with a value
        that says what kind of entry to create; `url(forOption:)` returns that path as a URL, which
        the module may use although it is outside of its container.
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
      sources: [
        taskOptions, msdos,
        .framework(
          "fskit/fsunaryfilesystemoperations/loadresource(resource:options:replyhandler:)"),
        .framework("fskit/building-a-passthrough-file-system"),
      ]),
    Key(
      "EXAppExtensionAttributes/FSActivateOptionSyntax/shortOptions", .string,
      summary: "Lists the options of one letter that mounting a volume accepts.",
      discussion: """
        Write them as for `getopt(3)`, all in one text: a colon after a letter means that a value
        follows it. `o:` takes what people write after `mount -o`; Apple's module for FAT has
        `u:g:m:o:`, for the owner, the group and the permissions of files as well.
        """,
      availability: [.macOS("15.4", from: .current)],
      apis: [taskOptionsAPI],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: "u:g:m:o:",
      sources: [msdos, sample]),
    Key(
      "EXAppExtensionAttributes/FSCheckOptionSyntax", .dictionary,
      summary: "Declares the command-line options that checking a volume takes.",
      discussion: """
        Needed in a module with
        [`FSSupportsBlockResources`](key:EXAppExtensionAttributes/FSSupportsBlockResources), whose
        disks macOS checks before it mounts them. The module gets the options in
        `startCheck(task:options:)`. The dictionary is built like
        [`FSActivateOptionSyntax`](key:EXAppExtensionAttributes/FSActivateOptionSyntax), with
        [`shortOptions`](key:EXAppExtensionAttributes/FSCheckOptionSyntax/shortOptions) and, for
        options with paths, `pathOptions`.
        """,
      consequence: Consequence(
        "macOS doesn't mount a disk that hasn't passed the check.",
        from: .framework("fskit/fsblockdeviceresource")),
      availability: [.macOS("15.4", from: .current)],
      apis: [
        taskOptionsAPI,
        API("FSManageableResourceMaintenanceOperations.startCheck(task:options:)", of: "FSKit"),
      ],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: ["shortOptions": "fny"],
      seeAlso: ["EXAppExtensionAttributes/FSActivateOptionSyntax"],
      sources: [
        taskOptions, msdos, sample,
        .framework("fskit/fsmanageableresourcemaintenanceoperations/startcheck(task:options:)"),
        .framework("fskit/fsblockdeviceresource"),
      ]),
    Key(
      "EXAppExtensionAttributes/FSCheckOptionSyntax/shortOptions", .string,
      summary: "Lists the options of one letter that checking a volume accepts.",
      discussion: """
        Include at least `q` for a quick check and `y` for one that repairs: Disk Arbitration, which
        mounts disks as they are plugged in, uses both. `n` for a check that changes nothing is
        usual too. The form is that of
        [`getopt(3)`](key:EXAppExtensionAttributes/FSActivateOptionSyntax/shortOptions).
        """,
      availability: [.macOS("15.4", from: .current)],
      apis: [taskOptionsAPI],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: "nqy",
      seeAlso: ["EXAppExtensionAttributes/FSActivateOptionSyntax/shortOptions"],
      sources: [msdos, sample, .developerForums("786270")]),
    Key(
      "EXAppExtensionAttributes/FSFormatOptionSyntax", .dictionary,
      summary: "Declares the command-line options that formatting a disk takes.",
      discussion: """
        Needed only if the module can format disks. It gets the options in
        `startFormat(task:options:)`, for example from `newfs_fskit`. The dictionary is built like
        [`FSActivateOptionSyntax`](key:EXAppExtensionAttributes/FSActivateOptionSyntax), with
        [`shortOptions`](key:EXAppExtensionAttributes/FSFormatOptionSyntax/shortOptions) and, for
        options with paths, `pathOptions`.
        """,
      availability: [.macOS("15.4", from: .current)],
      apis: [
        taskOptionsAPI,
        API("FSManageableResourceMaintenanceOperations.startFormat(task:options:)", of: "FSKit"),
      ],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: ["shortOptions": "v:"],
      seeAlso: ["EXAppExtensionAttributes/FSActivateOptionSyntax"],
      sources: [
        taskOptions, msdos, sample,
        .framework("fskit/fsmanageableresourcemaintenanceoperations/startformat(task:options:)"),
        .developerForums("786270"),
      ]),
    Key(
      "EXAppExtensionAttributes/FSFormatOptionSyntax/shortOptions", .string,
      summary: "Lists the options of one letter that formatting a disk accepts.",
      discussion: """
        Write them in the form of
        [`getopt(3)`](key:EXAppExtensionAttributes/FSActivateOptionSyntax/shortOptions), such as
        `v:` for the name of the new volume, which Apple's module for FAT takes too. They reach the
        module in `startFormat(task:options:)`.
        """,
      availability: [.macOS("15.4", from: .current)],
      apis: [taskOptionsAPI],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: "v:",
      seeAlso: ["EXAppExtensionAttributes/FSActivateOptionSyntax/shortOptions"],
      sources: [
        msdos, sample,
        .framework("fskit/fsmanageableresourcemaintenanceoperations/startformat(task:options:)"),
      ]),
  ]
}

/// What the file system can be mounted from.
private var resourceKeys: [Key] {
  [
    Key(
      "EXAppExtensionAttributes/FSSupportsBlockResources", .boolean,
      summary: "Lets a file system be mounted from a disk or a partition.",
      discussion: """
        Set `YES` for a file system that is stored on disks, and describe those in
        [`FSMediaTypes`](key:EXAppExtensionAttributes/FSMediaTypes). The module gets an
        `FSBlockDeviceResource` to read and write blocks with. Its file system conforms to
        `FSManageableResourceMaintenanceOperations` as well, which check and repair a volume. A
        network file system has `NO` here.
        """,
      consequence: Consequence(
        "macOS doesn't mount a disk that hasn't passed the module's check.",
        from: .framework("fskit/fsblockdeviceresource")),
      availability: [.macOS("15.4", from: .current)],
      apis: [
        API("FSBlockDeviceResource", of: "FSKit"),
        API("FSManageableResourceMaintenanceOperations", of: "FSKit"),
      ],
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
        Set `YES` for a file system that shows a folder or a file in another form, as Apple's sample
        passes a folder through: `mount -t passthrough ~/Documents ~/passthrough-fs`. The module
        gets an `FSPathURLResource`, with the `file:` URL and whether it may be written. To read
        outside of its sandbox, it needs
        [`FSRequiresSecurityScopedPathURLResources`](key:EXAppExtensionAttributes/FSRequiresSecurityScopedPathURLResources).
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
        .framework("fskit/building-a-passthrough-file-system"),
      ]),
    Key(
      "EXAppExtensionAttributes/FSRequiresSecurityScopedPathURLResources", .boolean,
      summary: "Gives a file system access to the path that it is mounted from.",
      discussion: """
        Set `YES` beside [`FSSupportsPathURLs`](key:EXAppExtensionAttributes/FSSupportsPathURLs).
        The URL of the `FSPathURLResource` is then security-scoped: between
        `startAccessingSecurityScopedResource()` and `stopAccessingSecurityScopedResource()` the
        module may read it although its sandbox doesn't contain it. Apple's sample answers with
        `EACCES` if the first of them returns false.
        """,
      availability: [.macOS("26.0", from: .current)],
      apis: [API("FSPathURLResource", of: "FSKit")],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: true,
      seeAlso: ["EXAppExtensionAttributes/FSSupportsPathURLs"],
      sources: [
        .framework("fskit/fspathurlresource"), sample,
        .framework("fskit/building-a-passthrough-file-system"),
      ]),
    Key(
      "EXAppExtensionAttributes/FSSupportsGenericURLResources", .boolean,
      summary: "Lets a file system be mounted from a URL, such as the address of a server.",
      discussion: """
        Set `YES` for a network file system. The module gets an `FSGenericURLResource`, and reads
        the URL as it likes; there is no disk to check. List the URL schemes that it takes in
        `FSSupportedSchemes`, in upper or lower case.
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
