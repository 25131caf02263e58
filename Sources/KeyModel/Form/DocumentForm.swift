import JSON

extension CatalogueRecord {
  static let documentKind = ObjectForm<DocumentRecord>("the document", { DocumentRecord() }) {
    Field(
      "id", .fileName, \.document.id,
      "What identifies the document in paths, addresses and the names of JSON Schemas.")
    Field("name", .text, \.document.name, "The name for such a file in texts.", isRequired: true)
    Field(
      "fileName", .fileName, "The id, in format 1.", store: { $0.document.id = $1 },
      value: { _ in nil })
    Field("format", optional: .choice, \.format, "How such files are written.")
    Field(
      "exactBooleans", .flag, \.document.hasExactBooleans,
      unless: false,
      "Whether readers of such files accept a Boolean only as a Boolean, not as a text or a number."
    )
    Field(
      "lenient", optional: .flag, \.isLenient,
      "Whether other forms of values are accepted: texts for numbers and Booleans, settings of a build, white space around values. By default, files of the format property-list are lenient, and others are not."
    )
    Field(
      "root", optional: .text, \.document.root,
      "The name of the shape of the value at the root, if that is not a dictionary of the document's keys."
    )
    Field(
      "closed", .flag, \.document.isClosed, unless: false,
      "Whether dictionaries whose keys are listed may have no others.")
    Field(
      "closedRoot", .flag, \.document.hasClosedRoot, unless: false,
      "Whether the root may have no keys that aren't listed, even if other dictionaries may.")
    Field(
      "forServices", .flag, \.document.isForServices, unless: false,
      "Whether only services read such a file.")
    Field("titleLabel", .text, \.document.titleLabel, "The word for a key's title on pages.")
    Field(
      "translations", Form<String>.text.orNull, "The file that has translated values.",
      store: { $0.document.translations = $1 }
    ) { $0.document.translations.map(Optional.some) }
    Field(
      "fileMatch", list: .text, \.document.fileMatch,
      "Names by which such files are recognized, with * for anything.")
    Field(
      "keySuffixes", list: keySuffix, \.document.keySuffixes.parts,
      "Suffixes of a key at the root that limit it to some cases.")
    Field(
      "build", optional: build, \.document.build,
      "What a build does with such a file; left out if files are read as they are written.")
    Field("targets", list: target, \.document.targets, "How a file's platform is recognized.")
    Field(
      "projectFile", optional: projectFile, \.document.projectFile,
      "How projects name such a file, beside the settings of another document.")
    Field(
      "bundles", optional: bundles, \.document.bundles,
      "Folders that people handle like one file, and that have such a file at a fixed path.")
    Field(
      "skippedFolders", list: .text, \.document.skippedFolders,
      "The names of folders that tools fill; they are searched only if they are named.")
    Field(
      "embeddings", list: embedding, \.document.embeddings,
      "Where files of other tools contain such a document.")
    Field(
      "reservedNames", list: reservedNames, \.document.reservedNames,
      "Names at the root that only the makers of the format may give to keys.")
    Field(
      "privateNames", list: .text, \.document.privateNames,
      "Names at the root, with * for anything, that only the makers' own programs have.")
  }.form(
    reading: { record, _ in
      var document = record.document
      if document.id.isEmpty { document.id = DocumentKind.id(for: document.name) }
      if let format = record.format {
        document.format = format
      } else {
        // Documents of an earlier docgen don't say so, nor whether there is a build.
        document.format = document.name.hasSuffix(".plist") ? .propertyList : .json
        document.build = document.build ?? DocumentKind.Build(marks: [], expandsMacros: true)
      }
      if let isLenient = record.isLenient { document.isLenient = isLenient }
      // The files of editors, which format 1 lists, are JSON.
      if document.isPropertyList {
        document.fileMatch = document.fileMatch.map {
          $0.hasSuffix(".json") ? String($0.dropLast(5)) : $0
        }
      }
      return document
    },
    writing: {
      DocumentRecord(
        document: $0, format: $0.format,
        isLenient: $0.isLenient == $0.isPropertyList ? nil : $0.isLenient)
    })

  private struct DocumentRecord {
    var document = DocumentKind("", id: "")
    var format: DocumentKind.Format?
    var isLenient: Bool?
  }

  private static let keySuffix = ObjectForm<KeySuffixes.Part>(
    "a suffix", { KeySuffixes.Part("", []) }
  ) {
    Field("mark", .keySuffixMark, \.mark, "A punctuation character, such as ~.", isRequired: true)
    Field("names", list(of: .text), \.names, "What may follow the mark.", isRequired: true)
  }.form

  private static let build = ObjectForm<DocumentKind.Build>(
    "the build", { DocumentKind.Build(marks: []) }
  ) {
    Field(
      "marks", list(of: FactForms.mark), \.marks,
      "What a build adds to a file: one that has any of these was built.")
    Field(
      "expandsMacros", .flag, \.expandsMacros, unless: false,
      "Whether the build may replace names of macros, in capitals with an underscore.")
    Field("settings", optional: settings, \.settings, "The settings of the build that become keys.")
  }.form

  private static let embedding = ObjectForm<DocumentKind.Embedding>(
    "an embedding", { DocumentKind.Embedding("", "", at: .root) }
  ) {
    Field("tool", .text, \.tool, "What the tool is called.", isRequired: true)
    Field("file", .text, \.file, "The name of its file.", isRequired: true)
    Field("path", .steps, \.path, "Where the document is in the file.", isRequired: true)
  }.form

  private static let reservedNames = ObjectForm<DocumentKind.ReservedNames>(
    "reserved names", { DocumentKind.ReservedNames([]) }
  ) {
    Field(
      "patterns", list(of: .text), \.patterns, "The names, with * for anything.", isRequired: true)
    Field(
      "strength", .choice, \.strength,
      "Whether such a key is certainly wrong, or may be missing from the catalogue.",
      isRequired: true)
    Field(
      "codes", list: .text, \.codes,
      "The codes with which a store rejects a file that has such a key.")
  }.form

  private static let settings = ObjectForm<DocumentKind.Settings>(
    "the settings", { DocumentKind.Settings(prefix: "", names: [], files: []) }
  ) {
    Field("prefix", .text, \.prefix, "The prefix of such settings.", isRequired: true)
    Field(
      "names", list(of: .text), \.names,
      "All names that the build knows, without the prefix.", isRequired: true)
    Field(
      "files", list(of: .text), \.files,
      "The names of files with settings, with * for anything.", isRequired: true)
    Field(
      "folders", list: .text, \.folders,
      "The names of folders that contain such files, and that are in the folder of the settings' paths."
    )
    Field(
      "file", optional: .text, \.file,
      "The setting whose value is the path of the file that the other settings apply to.")
    Field(
      "projectFolders", list: .text, \.projectFolders,
      "Prefixes of that path that stand for the folder of the project.")
    Field("manifests", list: manifest, \.manifests, "The files from which tools make projects.")
  }.form

  private static let manifest = ObjectForm<DocumentKind.Manifest>(
    "a manifest",
    { DocumentKind.Manifest("", targets: "", paths: [], platform: "", oldestRelease: "") }
  ) {
    Field("file", .text, \.file, "The file's name, in YAML.", isRequired: true)
    Field(
      "targets", .text, \.targets,
      "The field that contains the targets by their names.", isRequired: true)
    Field(
      "paths", list(of: list(of: .text)), \.paths,
      "The fields of a target that lead to the path of the file.", isRequired: true)
    Field(
      "settings", list: list(of: .text), \.settings,
      "The fields of a target that contain settings of the build.")
    Field(
      "configurations", list: list(of: .text), \.configurations,
      "The fields of a target that contain settings for each configuration by its name.")
    Field(
      "platform", .text, \.platform,
      "The field of a target with the platform's name.", isRequired: true)
    Field(
      "oldestRelease", .text, \.oldestRelease,
      "The field of a target with the oldest release that the product runs on.", isRequired: true)
    Field(
      "oldestReleases", list: .text, \.oldestReleases,
      "The fields that lead to the oldest release for each platform, where a target has none.")
  }.form

  private static let projectFile = ObjectForm<DocumentKind.ProjectFile>(
    "the project file", { DocumentKind.ProjectFile("") }
  ) {
    Field(
      "setting", .text, \.setting,
      "The setting whose value is the path of the file.", isRequired: true)
    Field(
      "fields", list: list(of: .text), \.fields,
      "The fields of a target in a manifest that lead to the path.")
  }.form

  private static let target = ObjectForm<DocumentKind.Target>(
    "the target", { DocumentKind.Target(Platform(""), marks: []) }
  ) {
    Field("platform", .platform, \.platform, "The platform's name.", isRequired: true)
    Field(
      "including", list: .platform, \.including,
      "Platforms that extension points name beside it, and whose products are the same.")
    Field(
      "marks", list(of: FactForms.mark), \.marks,
      "What only a file for this platform has: any of these.", isRequired: true)
    Field(
      "oldestRelease", optional: .path.defined(as: "path"), \.oldestRelease,
      "The key whose value is the oldest release that the product runs on.")
    Field(
      "settings", list: settingMark, \.settings, "The settings of the build that say the platform.")
    Field(
      "sdk", optional: .path.defined(as: "path"), \.sdk,
      "The key whose text ends with the release that the product was built for.")
    Field(
      "oldestReleaseSetting", optional: .text, \.oldestReleaseSetting,
      "The setting whose value is the oldest release that the product runs on.")
  }.form

  private static let settingMark = ObjectForm<DocumentKind.SettingMark>(
    "a setting", { DocumentKind.SettingMark("", []) }
  ) {
    Field("name", .text, \.name, "The setting's name.", isRequired: true)
    Field(
      "values", list(of: .text), \.values,
      "Words in its value that mean the platform.", isRequired: true)
  }.form

  private static let bundles = ObjectForm<DocumentKind.Bundles>(
    "the bundles", { DocumentKind.Bundles(endings: [], files: []) }
  ) {
    Field(
      "endings", list(of: .text), \.endings,
      "The endings of the folders' names, each with its dot.", isRequired: true)
    Field(
      "files", list(of: .pathInside), \.files,
      "The paths in a bundle where such a file may be, with * in the last name for anything.",
      isRequired: true)
    Field(
      "folders", list: .folderInside, \.folders,
      "The folders in a bundle that contain other bundles; . for the bundle itself.")
    Field(
      "beside", list: .text, \.beside,
      "The names of such files in the folder that a bundle is in, with * for anything.")
    Field(
      "signedProgram", optional: signedProgram, \.signedProgram,
      "The program whose code signature contains such a file.")
    Field(
      "agreements", list: agreement, \.agreements,
      "What a bundle must have, and have in common with those around it and beside it.")
    Field(
      "containers", list: container, \.containers,
      "The containers in which bundles are distributed.")
    Field(
      "grant", optional: grant, \.grant,
      "The file in a bundle that says what this document may have.")
    Field("unread", list: unread, \.unread, "Other content of a bundle, which is not checked.")
    Field(
      "needed", optional: need, \.needed, "The bundles inside others that must have such a file.")
  }.form

  private static let need = ObjectForm<DocumentKind.Bundles.Need>(
    "the bundles", { DocumentKind.Bundles.Need([]) }
  ) {
    Field(
      "names", list(of: .text), \.names,
      "The names of the bundles, without their endings.", isRequired: true)
    Field(
      "files", list: .pathInside, \.files,
      "Further paths in such a bundle where the file may be, with * in names for anything.")
    Field(
      "platforms", list: .platform, \.platforms,
      "The platforms that this applies to; all if left out.")
    Field(
      "codes", list: .text, \.codes,
      "The codes with which a store reports that the file is missing.")
  }.form

  private static let agreement = ObjectForm<DocumentKind.Bundles.Agreement>(
    "an agreement", { DocumentKind.Bundles.Agreement(.root, .same) }
  ) {
    Field(
      "key", .path.defined(as: "path"), \.key,
      "The key whose values are compared.", isRequired: true)
    Field(
      "relation", .choice, \.relation,
      "The relation that the key's value must satisfy.", isRequired: true)
    Field(
      "value", optional: .value, \.json, "The value that the relation is about, if it needs one.")
    Field(
      "otherKeys", FactForms.paths, \.otherKeys, unless: [],
      "The key in the bundle around it, or the keys that do instead.")
    Field(
      "files", list: .pathInside, \.files,
      "The paths in the bundle where the file may be that the key names, with * for its name.")
    Field(
      "bundleKinds", list: .text, \.bundleKinds,
      "The names of the kinds of inner bundles; all if they are left out.")
    Field(
      "outerKinds", list: .text, \.outerKinds,
      "The names of the kinds of the bundle directly around it.")
    Field(
      "exceptions", list: FactForms.mark, \.exceptions,
      "The exceptions: bundles that have any of these.")
    Field(
      "platforms", list: .platform, \.platforms,
      "The platforms that it applies to; all if left out.")
    Field(
      "rejectedOn", list: .platform, \.rejectedOn,
      "The platforms on which a system rejects a product that breaks it.")
    Field(
      "codes", list: .text, \.codes,
      "The codes with which a store rejects such a product, or warns of it.")
  }.form

  private static let signedProgram = ObjectForm<DocumentKind.Bundles.SignedProgram>(
    "the signed program", { DocumentKind.Bundles.SignedProgram(named: .root, at: []) }
  ) {
    Field(
      "name", .path.defined(as: "path"), \.name,
      "The key whose value is the program's name; where it is missing, the bundle's name is meant.",
      isRequired: true)
    Field(
      "files", list(of: .pathInside), \.files,
      "The paths in a bundle where the program may be, with * for its name.", isRequired: true)
    Field(
      "rest", .text, \.rest, unless: "",
      "The name for the rest of the program, which is not checked.")
  }.form
}

extension DocumentKind.Bundles.Agreement {
  fileprivate var json: JSONValue? {
    get { value?.json }
    set { value = newValue.map { PropertyListValue($0, in: []) } }
  }
}

extension Form<String> {
  fileprivate static var fileName: Form {
    checked(
      DocumentKind.isFileName, pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
      "cannot start the name of a file", remedy: "use lower-case letters, digits and hyphens")
  }

  fileprivate static var keySuffixMark: Form {
    checked(
      KeySuffixes.isMark, pattern: "^[!-/:-@\\[-`{-~]$", "is not the mark of a suffix",
      remedy: "write a punctuation character of ASCII, such as \"~\"")
  }

  fileprivate static var folderInside: Form {
    checked(
      { $0 == "." || DocumentKind.Bundles.isPathInside($0) }, "is not a path inside a folder",
      remedy: "write names separated by /, or a single .")
  }

  static var pathInside: Form {
    checked(
      DocumentKind.Bundles.isPathInside, "is not a path inside a folder",
      remedy: "write names separated by /, without . and ..")
  }
}
