import KeyModel

/// A key of file-system modules, which belongs to the personalities that they declare.
var fileSystemSubtypeKeys: [Key] {
  [
    Key(
      "EXAppExtensionAttributes/FSPersonalities/*/FSSubType", .integer,
      summary: "Distinguishes the variants of one file system by a number.",
      discussion: """
        Write a different number for each variant; Apple's FAT module counts from 0. The key is
        optional. With the key, the module returns the variant's number in
        `FSStatFSResult.fileSystemSubType` for a mounted volume.
        """,
      availability: [.macOS("15.4", from: .current)],
      required: .optional,
      apis: [API("FSStatFSResult.fileSystemSubType", of: "FSKit")],
      bundleKinds: [.appExtension],
      example: 0,
      sources: [
        .framework("fskit/fsstatfsresult/filesystemsubtype"),
        .gitHub("apple-oss-distributions/msdosfs"),
      ])
  ]
}

/// Keys that Apple's `.fs` bundles have at the root, and modules among the attributes of the extension.
var fileSystemBundleKeys: [Key] {
  [
    Key(
      "FSMediaTypes", .dictionary,
      summary:
        "Lists the kinds of disk partitions that the file system of an `.fs` bundle may be on.",
      discussion: """
        Write the key only in an `.fs` bundle, such as Apple's for HFS and FAT. A file system module
        has the dictionary in
        [`EXAppExtensionAttributes`](key:EXAppExtensionAttributes/FSMediaTypes).

        Each entry describes one kind of disk or partition. `FSMediaProperties` lists the properties
        that the disk must have: `Content Hint` is the partition type, such as `Windows_FAT_32`,
        or a GUID that you put in place of the example's. `FSProbeOrder` sets the order in which
        macOS asks file systems: Apple's FAT bundle uses 1000 for an exact match, and 4000 for disks
        without partitions.
        `FSProbeExecutable` names the program in the bundle that macOS runs to recognize the file
        system, and `FSProbeArguments` contains the program's arguments. In Apple's bundles,
        `autodiskmount` is `NO` in entries for partitions that aren't to be mounted, such as the EFI
        system partition.
        """,
      availability: [.macOS(.unknown, from: .gitHub)],
      example: [
        "TrailFS": [
          "FSMediaProperties": [
            "Content Hint": "7E3C0A52-4B1D-4F6A-9C2E-18D5A0B6F374", "Leaf": true,
          ],
          "FSProbeArguments": "-p", "FSProbeExecutable": "trailfs.util", "FSProbeOrder": 1000,
        ],
        "Partitionless": [
          "FSMediaProperties": ["Leaf": true, "Whole": true],
          "FSProbeArguments": "-p", "FSProbeExecutable": "trailfs.util", "FSProbeOrder": 4000,
        ],
      ],
      seeAlso: ["EXAppExtensionAttributes/FSMediaTypes"],
      sources: [
        .gitHub("apple-oss-distributions/hfs"), .gitHub("apple-oss-distributions/msdosfs"),
      ]),
    Key(
      "FSPersonalities", .dictionary,
      summary: "Describes the named variants of the file system of an `.fs` bundle.",
      discussion: """
        Write the key at the root only in an `.fs` bundle, whose
        [`CFBundlePackageType`](key:CFBundlePackageType) is `fs` followed by two spaces. Create a
        new file system as an FSKit module instead, with the same dictionary in
        [`EXAppExtensionAttributes`](key:EXAppExtensionAttributes/FSPersonalities). Each entry has
        `FSName`, the name that people see, which `InfoPlist.strings` can localize. The entry of a
        file system for disks can also name its programs: `FSMountExecutable`, `FSFormatExecutable`,
        `FSRepairExecutable` and `FSVerificationExecutable`, each with a key for its arguments.
        Apple's bundle for SMB, a network file system, doesn't name any.
        """,
      availability: [.macOS(.unknown, from: .gitHub)],
      example: [
        "TrailFS": [
          "FSFormatArguments": "", "FSFormatExecutable": "newfs_trail",
          "FSMountArguments": "", "FSMountExecutable": "mount_trail",
          "FSName": "Trail File System",
          "FSRepairArguments": "-y", "FSRepairExecutable": "fsck_trail",
          "FSVerificationArguments": "-n", "FSVerificationExecutable": "fsck_trail",
        ]
      ],
      seeAlso: ["EXAppExtensionAttributes/FSPersonalities"],
      sources: [
        .gitHub("apple-oss-distributions/hfs"), .gitHub("apple-oss-distributions/msdosfs"),
        .gitHub("apple-oss-distributions/smb"),
      ]),
  ]
}

/// The key that Apple describes with the class of URLs alone.
var fileSystemSchemeKeys: [Key] {
  let resource = SourceReference.framework("fskit/fsgenericurlresource")
  return [
    Key(
      "EXAppExtensionAttributes/FSSupportedSchemes", .array(of: .string),
      summary: "Lists the schemes of the URLs from which a file system can be mounted.",
      discussion: """
        Write each scheme without its colon; uppercase and lowercase are the same. The schemes apply
        to modules that set
        [`FSSupportsGenericURLResources`](key:EXAppExtensionAttributes/FSSupportsGenericURLResources).
        Apple doesn't name the dictionary; published modules have the key in
        `EXAppExtensionAttributes`.
        """,
      availability: [.macOS("26.0", from: resource)],
      required: .optional,
      apis: [API("FSGenericURLResource", of: "FSKit")],
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.fskit.fsmodule"]),
      example: ["trailfs"],
      seeAlso: ["EXAppExtensionAttributes/FSSupportsGenericURLResources"],
      sources: [resource, .gitHub("semistrict/gyit")])
  ]
}
