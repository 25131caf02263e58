import ArgumentParser
import Checking
import Diagnostics
import FileSystem
import KeyModel
import Text

/// The known facts about a checked file, the findings to report, and the location of its settings.
struct CheckingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The product's platform, such as \(platformExample).", valueName: "platform")
  )
  var platform: String?

  @Option(
    help: ArgumentHelp("The oldest release that it supports, such as 12.0.", valueName: "version"))
  var deploymentTarget: String?

  @Option(
    help: ArgumentHelp(
      "The SDK it was built with, platform and version (default: from the file).", valueName: "sdk")
  )
  var sdk: String?

  @Option(
    help: ArgumentHelp(
      "How it is distributed\(distributionChoice); what is refused there is an error.",
      valueName: "way"),
    completion: .custom { _, _, _ in Program.current.catalogue.statedDistributions.map(\.id) })
  var distribution: String?

  @Option(
    help: ArgumentHelp("The extension point (default: from the file).", valueName: "id"),
    completion: .custom { _, _, _ in Program.current.catalogue.extensionPoints.map(\.id) })
  var extensionPoint: String?

  @Option(
    help: ArgumentHelp(
      "source allows build settings, built forbids them (default: inferred).",
      valueName: "source|built"))
  var profile: String?

  @Option(
    help: ArgumentHelp(
      "The day to judge for, such as 2027-05-01 (default: today), as services' demands begin on days.",
      valueName: "day"))
  var date: String?

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @Option(
    help: ArgumentHelp("Leave out findings with this id; may be repeated.", valueName: "id"),
    completion: .list(findingKinds.map(\.id)))
  var disable: [String] = []

  @Option(
    name: .customLong("base-url"),
    help: ArgumentHelp(
      "The address of the published reference (https: or file:); findings then link to its pages.",
      valueName: "url"), transform: PageAddress.ofArgument)
  var baseURL: PageAddress?

  @Option(
    help: ArgumentHelp(
      "One settings file for all files (default: the .docgen.json nearest to each).",
      valueName: "file"), completion: .file(extensions: ["json"]))
  var config: String?

  @Flag(name: .customLong("no-config"), help: "Ignore settings files.")
  var ignoresConfig = false

  @Option(
    help: ArgumentHelp(
      "The file name to assume for standard input.", valueName: "path"), completion: .file())
  var stdinFilename: String?

  func validate() throws {
    if config != nil, ignoresConfig {
      throw ValidationError("--config and --no-config can't be combined.")
    }
  }

  /// Today, or the date that a reproducible run has instead, in ISO 8601.
  static var today: String? {
    RunningProgram.time(RunningProgram.environment("SOURCE_DATE_EPOCH").flatMap { Int($0) })
  }

  /// Refuses what the named files have no use for.
  func validate(files: [String]) throws {
    if stdinFilename != nil, !files.contains("-") {
      throw ValidationError("--stdin-filename applies to standard input: name - too.")
    }
  }

  /// The path that standard input stands for; nil if none is stated.
  var standardInput: FilePath? { stdinFilename.map { FilePath(argument: $0) } }

  /// The settings that the command line states.
  var settings: CheckSettings {
    var settings = CheckSettings()
    settings.stated.texts[.platform] = platform
    settings.stated.texts[.deploymentTarget] = deploymentTarget
    settings.stated.texts[.sdk] = sdk
    settings.stated.texts[.distribution] = distribution
    settings.stated.texts[.extensionPoint] = extensionPoint
    settings.stated.texts[.profile] = profile
    settings.stated.texts[.date] = date
    settings.stated.flags[.strict] = strict ? true : nil
    settings.stated.ids[.disable] = disable
    settings.baseURL = baseURL
    return settings
  }

  /// The settings of each file: the command line's, and below them the settings of a file.
  func fileSettings(_ own: CheckSettings, for catalogue: Catalogue) throws -> FileSettings {
    _ = try own.options(for: catalogue)
    guard let config else { return FileSettings(own, isNearest: !ignoresConfig) }
    return try FileSettings(own, from: FilePath(argument: config))
  }
}

extension PageAddress {
  /// The folder that an argument names: the user may mean one on the disk.
  static func ofArgument(_ text: String) throws -> PageAddress {
    guard let address = PageAddress(folder: text, mayBeLocal: true) else {
      throw ValidationError("It leads neither to the web nor to a folder; \(remedy).")
    }
    return address
  }
}

private var distributionChoice: String {
  let ids = Program.current.catalogue.statedDistributions.map(\.id)
  return ids.isEmpty ? "" : " (\(alternatives(ids)))"
}

private var platformExample: String {
  let names = Program.current.catalogue.releases.platforms.prefix(2).map(\.schemaName)
  return names.isEmpty ? "NAME" : names.joined(separator: " or ")
}

/// The endings of files that commands check, for completions.
var fileExtensions: [String] {
  Program.current.catalogue.documents.filePatterns.compactMap { pattern in
    pattern.split(separator: ".").last.map(String.init)
  }
}
