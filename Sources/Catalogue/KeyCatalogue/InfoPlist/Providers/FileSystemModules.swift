import KeyModel

extension KeyGroup {
  /// The keys of file systems that run as app extensions.
  static var fileSystemModules: KeyGroup {
    KeyGroup(
      "file-system-modules", "File system modules",
      summary: "Which disks and URLs an FSKit file system mounts, and with which options.",
      availability: [.macOS("15.4", from: .current)],
      keys: fileSystemKeys + resourceKeys + fileSystemSchemeKeys + fileSystemSubtypeKeys
        + fileSystemBundleKeys)
  }
}

private let module: ExtensionPointScope = .only(["com.apple.fskit.fsmodule"])
private let taskOptions = SourceReference.framework(
  "fskit/fstaskoptions/url(foroption:)", confidence: .high)
/// The class that receives the options of a command.
private let taskOptionsClass = SourceReference.framework("fskit/fstaskoptions")
/// Property lists of Apple's own file systems.
private let msdos = SourceReference.gitHub("apple-oss-distributions/msdosfs")
private let hfs = SourceReference.gitHub("apple-oss-distributions/hfs")
private let sample = SourceReference.gitHub("KhaosT/FSKitSample")
/// The code with which macOS finds a module for a disk.
private let diskArbitration = SourceReference.gitHub("apple-oss-distributions/DiskArbitration")
private let passthrough = SourceReference.framework("fskit/building-a-passthrough-file-system")
private let taskOptionsAPI = API("FSTaskOptions", of: "FSKit")

/// The file system's name, and the options of its commands.
private var fileSystemKeys: [Key] {
  [
    Key(
      "EXAppExtensionAttributes/FSShortName", .string,
      summary: "Names the file system type, as used with `mount -t`.",
      discussion: """
        Choose a short lowercase name that macOS doesn't use for another file system:
        `mount -t trailfs disk4s1 /Volumes/Trail` then uses your module. In code, return the same
        name as `fileSystemTypeName`. With its terminating zero byte, the ASCII name has to fit into
        16 bytes (`MFSTYPENAMELEN`). The extension also needs the entitlement
        [`com.apple.developer.fskit.fsmodule`](key:entitlements:com.apple.developer.fskit.fsmodule).
        Before people can mount the file system, they must turn on the extension in System Settings.
        """,
      consequence: Consequence(
        "If a kernel file system has the same name, macOS prefers it, and only `mount -F` uses the module.",
        from: .developerForums("786270")),
      availability: [.macOS("15.4", from: .current)],
      apis: [API("FSStatFSResult.fileSystemTypeName", of: "FSKit")],
      bundleKinds: [.appExtension],
      rules: [.length(atMost: 15).from(.framework("fskit/fsstatfsresult/filesystemtypename"))],
      extensionPoints: module,
      example: "trailfs",
      seeAlso: ["EXAppExtensionAttributes/FSPersonalities"],
      sources: [
        .framework("fskit/fsstatfsresult/filesystemtypename", confidence: .high), hfs,
        passthrough, .developerForums("786270"), sample,
      ]),
    Key(
      "EXAppExtensionAttributes/FSPersonalities", .dictionary,
      summary: "Describes the variants of a file system under names that you choose.",
      discussion: """
        Write one dictionary for each variant of the file system, even if there is only one. In the
        dictionary, [`FSName`](key:EXAppExtensionAttributes/FSPersonalities/*/FSName) is the name
        that people see, and [`FSSubType`](key:EXAppExtensionAttributes/FSPersonalities/*/FSSubType)
        is the number that the module reports as `fileSystemSubType`. FAT, for example, has variants
        for 12, 16 and 32 bits. In Apple's modules, the dictionaries also have keys of the `.fs`
        bundles, such as `FSFormatExecutable`.
        """,
      consequence: Consequence(
        "Without the key, macOS doesn't offer connected disks to the module.",
        from: diskArbitration),
      availability: [.macOS("15.4", from: .current)],
      apis: [API("FSStatFSResult.fileSystemSubType", of: "FSKit")],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: ["TrailFS": ["FSName": "Trail File System", "FSSubType": 0]],
      seeAlso: ["EXAppExtensionAttributes/FSShortName"],
      sources: [
        .framework("fskit/fsstatfsresult/filesystemsubtype"), hfs, sample, msdos, diskArbitration,
      ]),
    Key(
      "EXAppExtensionAttributes/FSPersonalities/*", .dictionary,
      placeholder: "variant",
      summary: "Describes one variant of a file system under a name that its developer chooses.",
      discussion: """
        The key is your name for the variant, such as `TrailFS`. A file system without variants
        needs one dictionary too. The dictionary contains at least
        [`FSName`](key:EXAppExtensionAttributes/FSPersonalities/*/FSName), and
        [`FSSubType`](key:EXAppExtensionAttributes/FSPersonalities/*/FSSubType) if there are several
        variants.
        """,
      availability: [.macOS("15.4", from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: ["FSName": "Trail File System", "FSSubType": 0],
      sources: [.framework("fskit/fsstatfsresult/filesystemsubtype"), hfs, sample]),
    Key(
      "EXAppExtensionAttributes/FSPersonalities/*/FSName", .string,
      summary: "Sets the name that people see for a variant of a file system.",
      discussion: """
        Write a name for people, such as “MS-DOS (FAT32)” in Apple's module. The short name for
        commands belongs in [`FSShortName`](key:EXAppExtensionAttributes/FSShortName). The `.fs`
        bundles in macOS localize the name in their `InfoPlist.strings`.
        """,
      availability: [.macOS("15.4", from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: "Trail File System",
      sources: [hfs, sample, msdos, .framework("fskit/unaryfilesystemextension")]),
    Key(
      "EXAppExtensionAttributes/FSMediaTypes", .dictionary,
      summary: "Lists the kinds of disk partitions that a file system may be on.",
      discussion: """
        For macOS to mount disks when people connect them, a module needs this key and
        [`FSSupportsBlockResources`](key:EXAppExtensionAttributes/FSSupportsBlockResources). Write
        one dictionary for each kind of partition. In it, `FSMediaProperties` lists what a disk must
        have: `Content Hint` is the partition type, such as `Windows_FAT_32`, or a GUID that you put
        in place of the example's. `Leaf` is `YES` unless the disk is divided into partitions. For
        disks without partitions, Apple's FAT module has an entry with `Leaf` and `Whole` instead.
        `FSProbeOrder` sets the order in which macOS asks file systems: Apple's use 1000 for an
        exact match and higher numbers for vaguer ones.
        """,
      consequence: Consequence(
        "macOS doesn't offer connected disks to a module that doesn't list media types.",
        from: diskArbitration),
      availability: [.macOS("15.4", from: .current)],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: [
        "TrailFS": [
          "FSMediaProperties": [
            "Content Hint": "7E3C0A52-4B1D-4F6A-9C2E-18D5A0B6F374", "Leaf": true,
          ], "FSProbeOrder": 1000,
        ]
      ],
      seeAlso: ["EXAppExtensionAttributes/FSSupportsBlockResources"],
      sources: [
        msdos, sample, diskArbitration, .developerForums("786270"),
        .framework("fskit/fsblockdeviceresource"),
      ]),
    Key(
      "EXAppExtensionAttributes/FSActivateOptionSyntax", .dictionary,
      summary: "Declares the command-line options for mounting a volume.",
      discussion: """
        Write the key if mounting takes options, such as those after `mount -o`.
        [`shortOptions`](key:EXAppExtensionAttributes/FSActivateOptionSyntax/shortOptions) names the
        options, and the module receives them as `FSTaskOptions` when it activates its volume. The
        earlier call to `loadResource(resource:options:replyHandler:)` supports only `-f` and
        `--rdonly`. If an option takes a path, list it in the dictionary `pathOptions` too, with a
        value that says what kind of entry to create; Apple lists no values. `url(forOption:)`
        returns that path as a URL that the module may use although it is outside its container.
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
        passthrough,
      ]),
    Key(
      "EXAppExtensionAttributes/FSActivateOptionSyntax/shortOptions", .string,
      summary: "Lists the single-letter options that mounting a volume accepts.",
      discussion: """
        Write all letters in one string, as for `getopt(3)`: a colon after a letter means that the
        option takes a value. `o:` accepts what people write after `mount -o`. Apple's FAT module
        has `u:g:m:o:`, which adds the owner, group and permissions of files.
        """,
      availability: [.macOS("15.4", from: .current)],
      apis: [taskOptionsAPI],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: "u:g:m:o:",
      sources: [msdos, sample, taskOptionsClass]),
    Key(
      "EXAppExtensionAttributes/FSCheckOptionSyntax", .dictionary,
      summary: "Declares the command-line options for checking a volume.",
      discussion: """
        A module with
        [`FSSupportsBlockResources`](key:EXAppExtensionAttributes/FSSupportsBlockResources) needs
        it, because macOS doesn't mount a disk that hasn't passed the module's check. The module
        receives the options in `startCheck(task:options:)`. The dictionary has the same structure as
        [`FSActivateOptionSyntax`](key:EXAppExtensionAttributes/FSActivateOptionSyntax), with
        [`shortOptions`](key:EXAppExtensionAttributes/FSCheckOptionSyntax/shortOptions) and, for
        options with paths, `pathOptions`.
        """,
      availability: [.macOS("15.4", from: .current)],
      apis: [
        taskOptionsAPI,
        API("FSManageableResourceMaintenanceOperations.startCheck(task:options:)", of: "FSKit"),
      ],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: ["shortOptions": "nqy"],
      sources: [
        taskOptions, msdos, sample,
        .framework("fskit/fsmanageableresourcemaintenanceoperations/startcheck(task:options:)"),
        .framework("fskit/fsblockdeviceresource"),
      ]),
    Key(
      "EXAppExtensionAttributes/FSCheckOptionSyntax/shortOptions", .string,
      summary: "Lists the single-letter options that checking a volume accepts.",
      discussion: """
        Include at least `q` for a quick check and `y` for one that repairs: Disk Arbitration, which
        mounts disks when people connect them, uses both. `n` is for a check that doesn't change
        anything. The format is that of
        [`getopt(3)`](key:EXAppExtensionAttributes/FSActivateOptionSyntax/shortOptions).
        """,
      availability: [.macOS("15.4", from: .current)],
      apis: [taskOptionsAPI],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: "nqy",
      sources: [msdos, sample, .developerForums("786270"), taskOptionsClass]),
    Key(
      "EXAppExtensionAttributes/FSFormatOptionSyntax", .dictionary,
      summary: "Declares the command-line options for formatting a disk.",
      discussion: """
        Write the key only if the module can format disks. The module receives the options in
        `startFormat(task:options:)`, for example from `newfs_fskit`. The dictionary has the same
        structure as
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
      sources: [
        taskOptions, msdos, sample, .developerForums("786270"),
        .framework("fskit/fsmanageableresourcemaintenanceoperations/startformat(task:options:)"),
      ]),
    Key(
      "EXAppExtensionAttributes/FSFormatOptionSyntax/shortOptions", .string,
      summary: "Lists the single-letter options that formatting a disk accepts.",
      discussion: """
        Write the letters in the format of
        [`getopt(3)`](key:EXAppExtensionAttributes/FSActivateOptionSyntax/shortOptions), such as
        `v:` for the name of the new volume, which Apple's FAT module accepts too. The module
        receives the options in `startFormat(task:options:)`.
        """,
      availability: [.macOS("15.4", from: .current)],
      apis: [taskOptionsAPI],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: "v:",
      sources: [
        msdos, sample,
        .framework("fskit/fsmanageableresourcemaintenanceoperations/startformat(task:options:)"),
      ]),
  ]
}

/// Resources from which the file system can be mounted.
private var resourceKeys: [Key] {
  [
    Key(
      "EXAppExtensionAttributes/FSSupportsBlockResources", .boolean,
      summary: "Lets people mount a file system from a disk or a partition.",
      discussion: """
        Set `YES` for a file system that is stored on disks, and describe the disks in
        [`FSMediaTypes`](key:EXAppExtensionAttributes/FSMediaTypes). The module receives an
        `FSBlockDeviceResource`, with which it reads and writes blocks. Its file system also
        conforms to `FSManageableResourceMaintenanceOperations`, which checks and repairs a volume.
        macOS mounts a disk only after it has passed the module's check. For a network file system,
        write `NO`.
        """,
      consequence: Consequence(
        "Without `YES`, macOS doesn't mount disks with the module when people connect them.",
        from: diskArbitration),
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
      sources: [
        .framework("fskit/fsblockdeviceresource"), hfs, sample, diskArbitration,
        .developerForums("786270"),
      ]),
    Key(
      "EXAppExtensionAttributes/FSSupportsPathURLs", .boolean,
      summary: "Lets people mount a file system from a path on the Mac.",
      discussion: """
        Set `YES` for a file system that shows a folder or a file in another form. Apple's sample
        passes through a folder: `mount -t passthrough ~/Documents ~/passthrough-fs`. The module
        receives an `FSPathURLResource`, which contains the `file:` URL and says whether it is
        writable. To use a path outside its sandbox, the module needs
        [`FSRequiresSecurityScopedPathURLResources`](key:EXAppExtensionAttributes/FSRequiresSecurityScopedPathURLResources).
        The example mounts disks too; for paths alone, write `NO` for
        [`FSSupportsBlockResources`](key:EXAppExtensionAttributes/FSSupportsBlockResources).
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
        .framework("fskit/fspathurlresource/init(url:writable:)-2l10q"), sample, passthrough,
      ]),
    Key(
      "EXAppExtensionAttributes/FSRequiresSecurityScopedPathURLResources", .boolean,
      summary: "Gives a file system access to the path that people mount it from.",
      discussion: """
        Set `YES` together with
        [`FSSupportsPathURLs`](key:EXAppExtensionAttributes/FSSupportsPathURLs). The URL of the
        `FSPathURLResource` is then security-scoped: between
        `startAccessingSecurityScopedResource()` and `stopAccessingSecurityScopedResource()`, the
        module may use that path, which is outside its sandbox.
        """,
      consequence: Consequence(
        "Without access to the path, Apple's sample refuses to mount it, with the error `EACCES`.",
        from: passthrough),
      availability: [.macOS("26.0", from: .current)],
      apis: [API("FSPathURLResource", of: "FSKit")],
      bundleKinds: [.appExtension],
      rules: [
        .should(.needs("EXAppExtensionAttributes/FSSupportsPathURLs", when: "To mount paths"))
          .from(passthrough)
      ],
      extensionPoints: module,
      example: true,
      seeAlso: ["EXAppExtensionAttributes/FSSupportsPathURLs"],
      sources: [.framework("fskit/fspathurlresource"), sample, passthrough]),
    Key(
      "EXAppExtensionAttributes/FSSupportsGenericURLResources", .boolean,
      summary: "Lets people mount a file system from a URL, such as the address of a server.",
      discussion: """
        Set `YES` for a file system with a URL of any kind. The module receives an
        `FSGenericURLResource` and interprets the URL itself. List the schemes of the URLs in
        [`FSSupportedSchemes`](key:EXAppExtensionAttributes/FSSupportedSchemes). The example mounts
        disks too; for URLs alone, write `NO` for
        [`FSSupportsBlockResources`](key:EXAppExtensionAttributes/FSSupportsBlockResources).
        """,
      availability: [.macOS("26.0", from: .current)],
      apis: [API("FSGenericURLResource", of: "FSKit")],
      bundleKinds: [.appExtension],
      extensionPoints: module,
      example: true,
      seeAlso: ["EXAppExtensionAttributes/FSSupportsPathURLs"],
      sources: [.framework("fskit/fsgenericurlresource"), sample, .gitHub("semistrict/gyit")]),
  ]
}
