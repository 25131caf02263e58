import JSON

extension CatalogueRecord {
  static let bundles = ObjectForm<DocumentKind.Bundles>(
    "the bundles", { DocumentKind.Bundles(endings: [], files: []) }
  ) {
    Field(
      "endings", list(of: .text), { $0.endings }, { $0.endings = $1 },
      "The endings of the folders' names, each with its dot.", isRequired: true)
    Field(
      "files", list(of: .pathInside), { $0.files }, { $0.files = $1 },
      "The paths in a bundle where such a file may be, with * in the last name for anything.",
      isRequired: true)
    Field(
      "folders", list: .folderInside, { $0.folders }, { $0.folders = $1 },
      "The folders in a bundle that contain other bundles; . for the bundle itself.")
    forReaders(
      Field(
        "beside", list: .text, { $0.beside }, { $0.beside = $1 },
        "The names of such files in the folder that a bundle is in, with * for anything."))
    Field(
      "program", optional: program, { $0.program }, { $0.program = $1 },
      "The program of a bundle, if this document describes it.")
    Field(
      "isInSignature", .flag, { $0.isInSignature }, { $0.isInSignature = $1 }, unless: false,
      "Whether the code signature of the bundle's program contains such a file.")
    Field(
      "agreements", list: agreement, { $0.agreements }, { $0.agreements = $1 },
      "What a bundle must have, and have in common with those around it and beside it.")
    forReaders(
      Field(
        "containers", list: container, { $0.containers }, { $0.containers = $1 },
        "The containers in which bundles are distributed."))
    Field(
      "grant", optional: grant, { $0.grant }, { $0.grant = $1 },
      "The file in a bundle that says what this document may have.")
    forReaders(
      Field(
        "unread", list: unread, { $0.unread }, { $0.unread = $1 },
        "Other content of a bundle, which is not checked."))
    Field(
      "needed", optional: need, { $0.needed }, { $0.needed = $1 },
      "The bundles inside others that must have such a file.")
    Field(
      "declaration", optional: declaration, { $0.declaration }, { $0.declaration = $1 },
      "The key that declares what the bundle's program uses.")
    Field(
      "excluded", list: excluded, { $0.excluded }, { $0.excluded = $1 },
      "Files that must not be in a bundle.")
  }.form

  private static let declaration = ObjectForm<DocumentKind.Bundles.Declaration>(
    "the declaration", { DocumentKind.Bundles.Declaration(at: .root) }
  ) {
    Field(
      "key", .path.defined(as: "path"), { $0.key }, { $0.key = $1 },
      "The path of the values, of which those with APIs declare them.", isRequired: true)
    Field(
      "files", list: .pathInside, { $0.files }, { $0.files = $1 },
      "Further paths in a bundle of files that declare for it, with * in names for anything.")
    Field(
      "platforms", list: .platform, { $0.platforms }, { $0.platforms = $1 },
      "The platforms that this applies to; all if left out.")
    Field(
      "codes", list: .text, { $0.codes }, { $0.codes = $1 },
      "The codes with which a store reports an undeclared use.")
  }.form

  private static let excluded = ObjectForm<DocumentKind.Bundles.Excluded>(
    "excluded files", { DocumentKind.Bundles.Excluded([], "", remedy: "") }
  ) {
    Field(
      "files", list(of: .pathInside), { $0.files }, { $0.files = $1 },
      "The paths in a bundle, with * in names for anything, and ** before a name for any folders.",
      isRequired: true)
    Field(
      "exceptions", list: .text, { $0.exceptions }, { $0.exceptions = $1 },
      "The patterns of names that are allowed nevertheless.")
    Field(
      "problem", .text, { $0.problem }, { $0.problem = $1 },
      "What is wrong, as the end of a sentence that begins with the file's path.",
      isRequired: true)
    Field("remedy", .text, { $0.remedy }, { $0.remedy = $1 }, "What to do.", isRequired: true)
    Field(
      "platforms", list: .platform, { $0.platforms }, { $0.platforms = $1 },
      "The platforms that this applies to; all if left out.")
    Field(
      "codes", list: .text, { $0.codes }, { $0.codes = $1 },
      "The codes with which a store refuses a bundle with such a file.")
  }.form

  private static let need = ObjectForm<DocumentKind.Bundles.Need>(
    "the bundles", { DocumentKind.Bundles.Need([]) }
  ) {
    Field(
      "names", list: .text, { $0.names }, { $0.names = $1 },
      "The names of the bundles, without their endings; all if left out.")
    Field(
      "endings", list: .text, { $0.endings }, { $0.endings = $1 },
      "The endings of the bundles; all if left out.")
    Field(
      "files", list: .pathInside, { $0.files }, { $0.files = $1 },
      "Further paths in such a bundle where the file may be, with * in names for anything.")
    Field(
      "platforms", list: .platform, { $0.platforms }, { $0.platforms = $1 },
      "The platforms that this applies to; all if left out.")
    Field(
      "codes", list: .text, { $0.codes }, { $0.codes = $1 },
      "The codes with which a store reports that the file is missing.")
  }.form

  private static let agreement = ObjectForm<DocumentKind.Bundles.Agreement>(
    "an agreement", { DocumentKind.Bundles.Agreement(.root, .same) }
  ) {
    Field(
      "key", .path.defined(as: "path"), { $0.key }, { $0.key = $1 },
      "The key whose values are compared.", isRequired: true)
    Field(
      "relation", .choice, { $0.relation }, { $0.relation = $1 },
      "The relation that the key's value must satisfy.", isRequired: true)
    Field(
      "value", optional: .value, { $0.json }, { $0.json = $1 },
      "The value that the relation is about, if it needs one.")
    Field(
      "otherKeys", FactForms.paths, { $0.otherKeys }, { $0.otherKeys = $1 }, unless: [],
      "The key in the bundle around it, or the keys that do instead.")
    Field(
      "files", list: .pathInside, { $0.files }, { $0.files = $1 },
      "The paths in the bundle where the file may be that the key names, with * for its name.")
    Field(
      "bundleKinds", list: .text, { $0.bundleKinds }, { $0.bundleKinds = $1 },
      "The names of the kinds of inner bundles; all if they are left out.")
    Field(
      "outerKinds", list: .text, { $0.outerKinds }, { $0.outerKinds = $1 },
      "The names of the kinds of the bundle directly around it.")
    Field(
      "exceptions", list: FactForms.mark, { $0.exceptions }, { $0.exceptions = $1 },
      "The exceptions: bundles that have any of these.")
    Field(
      "platforms", list: .platform, { $0.platforms }, { $0.platforms = $1 },
      "The platforms that it applies to; all if left out.")
    Field(
      "rejectedOn", list: .platform, { $0.rejectedOn }, { $0.rejectedOn = $1 },
      "The platforms on which a system rejects a product that breaks it.")
    Field(
      "codes", list: .text, { $0.codes }, { $0.codes = $1 },
      "The codes with which a store rejects such a product, or warns of it.")
  }.form

  private static let program = ObjectForm<DocumentKind.Bundles.Program>(
    "the program", { DocumentKind.Bundles.Program(named: .root, at: []) }
  ) {
    Field(
      "name", .path.defined(as: "path"), { $0.name }, { $0.name = $1 },
      "The key whose value is the program's name; where it is missing, the bundle's name is meant.",
      isRequired: true)
    Field(
      "files", list(of: .pathInside), { $0.files }, { $0.files = $1 },
      "The paths in a bundle where the program may be, with * for its name.", isRequired: true)
    Field(
      "others", list: .pathInside, { $0.others }, { $0.others = $1 },
      "The paths of other programs in a bundle, with * in names for anything.")
    Field(
      "libraries", list: .pathInside, { $0.libraries }, { $0.libraries = $1 },
      "The folders with the libraries that the program loads.")
    Field(
      "processes", list: .text, { $0.processes }, { $0.processes = $1 },
      "The endings of the bundles whose program is started as a process.")
    Field(
      "systems", list: system, { $0.systems }, { $0.systems = $1 },
      "The systems that programs are built for.")
    forReaders(
      Field(
        "sources", optional: sources, { $0.sources }, { $0.sources = $1 },
        "The sources from which programs are built."))
    Field(
      "rest", .text, { $0.rest }, { $0.rest = $1 }, unless: "",
      "The name for the rest of the program, which is not checked.")
  }.form

  private static let sources = ObjectForm<DocumentKind.Bundles.Program.Sources>(
    "the sources", { DocumentKind.Bundles.Program.Sources([]) }
  ) {
    Field(
      "files", list(of: .text), { $0.files }, { $0.files = $1 },
      "The names of files with code, with * for anything.", isRequired: true)
    Field(
      "skipped", list: .text, { $0.skipped }, { $0.skipped = $1 },
      "The names of folders whose code is in no product, with * for anything.")
    Field(
      "packages", list: package, { $0.packages }, { $0.packages = $1 },
      "The packages of other tools that stand for an API.")
  }.form

  private static let package = ObjectForm<DocumentKind.Bundles.Program.Package>(
    "packages", { DocumentKind.Bundles.Program.Package([], in: "", use: []) }
  ) {
    Field(
      "names", list(of: .text), { $0.names }, { $0.names = $1 }, "Their names.", isRequired: true)
    Field(
      "file", .text, { $0.file }, { $0.file = $1 },
      "The name of the file that lists packages, with * for anything.", isRequired: true)
    Field(
      "apis", list(of: .text), { $0.apis }, { $0.apis = $1 },
      "The symbols of APIs that their code uses.", isRequired: true)
  }.form

  private static let system = ObjectForm<DocumentKind.Bundles.Program.System>(
    "a system", { DocumentKind.Bundles.Program.System("", Platform("")) }
  ) {
    Field(
      "name", .text, { $0.name }, { $0.name = $1 }, "Its name in a program's header.",
      isRequired: true)
    Field(
      "platform", .platform, { $0.platform }, { $0.platform = $1 }, "The platform's name.",
      isRequired: true)
    Field(
      "kit", optional: .text, { $0.kit }, { $0.kit = $1 },
      "The name of its kit where a list has one, before the release.")
    Field(
      "isSimulator", .flag, { $0.isSimulator }, { $0.isSimulator = $1 }, unless: false,
      "Whether it simulates the platform on another machine.")
  }.form
}

extension DocumentKind.Bundles.Agreement {
  fileprivate var json: JSONValue? {
    get { value?.json }
    set { value = newValue.map { PropertyListValue($0, in: []) } }
  }
}

extension Form<String> {
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
