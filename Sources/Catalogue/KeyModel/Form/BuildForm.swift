import JSON

extension CatalogueRecord {
  static let build = ObjectForm<DocumentKind.Build>(
    "the build", { DocumentKind.Build(marks: []) }
  ) {
    Field(
      "marks", list(of: FactForms.mark), { $0.marks }, { $0.marks = $1 },
      "What a build adds to a file: one that has any of these was built.")
    Field(
      "expandsMacros", .flag, { $0.expandsMacros }, { $0.expandsMacros = $1 }, unless: false,
      "Whether the build may replace names of macros, in capitals with an underscore.")
    Field(
      "settings", optional: settings, { $0.settings }, { $0.settings = $1 },
      "The settings of the build that become keys.")
  }.form

  private static let settings = ObjectForm<DocumentKind.Settings>(
    "the settings", { DocumentKind.Settings(prefix: "", names: [], files: []) }
  ) {
    Field(
      "prefix", .text, { $0.prefix }, { $0.prefix = $1 }, "The prefix of such settings.",
      isRequired: true)
    Field(
      "names", list(of: .text), { $0.names }, { $0.names = $1 },
      "All names that the build knows, without the prefix.", isRequired: true)
    Field(
      "files", list(of: .text), { $0.files }, { $0.files = $1 },
      "The names of files with settings, with * for anything.", isRequired: true)
    Field(
      "folders", list: .text, { $0.folders }, { $0.folders = $1 },
      "The names of folders that contain such files, and that are in the folder of the settings' paths."
    )
    Field(
      "file", optional: .text, { $0.file }, { $0.file = $1 },
      "The setting whose value is the path of the file that the other settings apply to.")
    Field(
      "projectFolders", list: .text, { $0.projectFolders }, { $0.projectFolders = $1 },
      "Prefixes of that path that stand for the folder of the project.")
    forReaders(
      Field(
        "manifests", list: manifest, { $0.manifests }, { $0.manifests = $1 },
        "The files from which tools make projects."))
    Field(
      "copies", optional: copies, { $0.copies }, { $0.copies = $1 },
      "The form of projects that say which files a build copies into products.")
  }.form

  private static let copies = ObjectForm<DocumentKind.Settings.Copies>(
    "the copies",
    {
      DocumentKind.Settings.Copies(
        objects: "", kind: "", phases: [], files: "", file: "", path: "", children: "", remedy: "")
    }
  ) {
    Field(
      "objects", .text, { $0.objects }, { $0.objects = $1 },
      "The key of the dictionary with the project's objects by their ids.", isRequired: true)
    Field(
      "kind", .text, { $0.kind }, { $0.kind = $1 }, "The key of an object's kind.",
      isRequired: true)
    Field(
      "phases", list(of: .text), { $0.phases }, { $0.phases = $1 },
      "The kinds of the objects that copy files.", isRequired: true)
    Field(
      "files", .text, { $0.files }, { $0.files = $1 },
      "The key of such an object's array with the ids of what it copies.", isRequired: true)
    Field(
      "file", .text, { $0.file }, { $0.file = $1 },
      "The key of what is copied with the id of its file.", isRequired: true)
    Field(
      "path", .text, { $0.path }, { $0.path = $1 },
      "The key of a file, or of a folder, with its path in the folder around it.", isRequired: true)
    Field(
      "children", .text, { $0.children }, { $0.children = $1 },
      "The key of a folder's array with the ids of what is in it.", isRequired: true)
    Field(
      "remedy", .text, { $0.remedy }, { $0.remedy = $1 },
      "What to do about a file that is copied although the build makes it.", isRequired: true)
  }.form

  private static let manifest = ObjectForm<DocumentKind.Manifest>(
    "a manifest",
    { DocumentKind.Manifest("", targets: "", paths: [], platform: "", oldestRelease: "") }
  ) {
    Field(
      "file", .text, { $0.file }, { $0.file = $1 }, "The file's name, in YAML.", isRequired: true)
    Field(
      "targets", .text, { $0.targets }, { $0.targets = $1 },
      "The field that contains the targets by their names.", isRequired: true)
    Field(
      "paths", list(of: list(of: .text)), { $0.paths }, { $0.paths = $1 },
      "The fields of a target that lead to the path of the file.", isRequired: true)
    Field(
      "settings", list: list(of: .text), { $0.settings }, { $0.settings = $1 },
      "The fields of a target that contain settings of the build.")
    Field(
      "configurations", list: list(of: .text), { $0.configurations }, { $0.configurations = $1 },
      "The fields of a target that contain settings for each configuration by its name.")
    Field(
      "platform", .text, { $0.platform }, { $0.platform = $1 },
      "The field of a target with the platform's name.", isRequired: true)
    Field(
      "oldestRelease", .text, { $0.oldestRelease }, { $0.oldestRelease = $1 },
      "The field of a target with the oldest release that the product runs on.", isRequired: true)
    Field(
      "oldestReleases", list: .text, { $0.oldestReleases }, { $0.oldestReleases = $1 },
      "The fields that lead to the oldest release for each platform, where a target has none.")
  }.form

  static let projectFile = ObjectForm<DocumentKind.ProjectFile>(
    "the project file", { DocumentKind.ProjectFile("") }
  ) {
    Field(
      "setting", .text, { $0.setting }, { $0.setting = $1 },
      "The setting whose value is the path of the file.", isRequired: true)
    Field(
      "fields", list: list(of: .text), { $0.fields }, { $0.fields = $1 },
      "The fields of a target in a manifest that lead to the path.")
  }.form

  static let target = ObjectForm<DocumentKind.Target>(
    "the target", { DocumentKind.Target(Platform(""), marks: []) }
  ) {
    Field(
      "platform", .platform, { $0.platform }, { $0.platform = $1 }, "The platform's name.",
      isRequired: true)
    Field(
      "including", list: .platform, { $0.including }, { $0.including = $1 },
      "Platforms that extension points name beside it, and whose products are the same.")
    Field(
      "marks", list(of: FactForms.mark), { $0.marks }, { $0.marks = $1 },
      "What only a file for this platform has: any of these.", isRequired: true)
    Field(
      "oldestRelease", optional: .path.defined(as: "path"), { $0.oldestRelease },
      { $0.oldestRelease = $1 },
      "The key whose value is the oldest release that the product runs on.")
    Field(
      "settings", list: settingMark, { $0.settings }, { $0.settings = $1 },
      "The settings of the build that say the platform.")
    Field(
      "sdk", optional: .path.defined(as: "path"), { $0.sdk }, { $0.sdk = $1 },
      "The key whose text ends with the release that the product was built for.")
    Field(
      "oldestReleaseSetting", optional: .text, { $0.oldestReleaseSetting },
      { $0.oldestReleaseSetting = $1 },
      "The setting whose value is the oldest release that the product runs on.")
  }.form

  private static let settingMark = ObjectForm<DocumentKind.SettingMark>(
    "a setting", { DocumentKind.SettingMark("", []) }
  ) {
    Field("name", .text, { $0.name }, { $0.name = $1 }, "The setting's name.", isRequired: true)
    Field(
      "values", list(of: .text), { $0.values }, { $0.values = $1 },
      "Words in its value that mean the platform.", isRequired: true)
  }.form
}
