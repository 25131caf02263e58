import Foundation
import PackagePlugin

/// Checks the property lists in a target's folder whenever one of them or the settings changed.
///
/// SwiftPM accepts no Info.plist as a resource, so the folder is searched instead of the target's files.
@main
struct CheckPropertyLists: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let lists = lists(in: target.directoryURL)
    guard !lists.isEmpty else { return [] }
    let program = try context.tool(named: "docgen").url
    let stamp = context.pluginWorkDirectoryURL.appending(path: "\(target.name).checked")
    return [
      // docgen writes no file when it checks, and a build repeats a command whose output is missing.
      .buildCommand(
        displayName: "Checking the property lists of \(target.name)",
        executable: URL(filePath: "/bin/sh"),
        arguments: [
          "-c", "stamp=$1; shift; \"$@\" && : > \"$stamp\"", "check", stamp.path,
          program.path, "validate", "--",
        ] + lists.map(\.path),
        inputFiles: [program] + lists
          + settings(from: target.directoryURL, to: context.package.directoryURL),
        outputFiles: [stamp])
    ]
  }

  /// The property lists below a folder, in path order.
  private func lists(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { Self.isList($0.lastPathComponent) }
      .sorted { $0.path < $1.path }
  }

  private static func isList(_ name: String) -> Bool {
    name == "Info.plist" || name.hasSuffix("-Info.plist") || name.hasSuffix(".entitlements")
      || name == "PrivacyInfo.xcprivacy"
  }

  /// The settings files in a folder and those above it, up to the package's.
  private func settings(from folder: URL, to package: URL) -> [URL] {
    var folders = [folder.standardizedFileURL]
    while let last = folders.last, last.pathComponents.count > package.pathComponents.count {
      folders.append(last.deletingLastPathComponent())
    }
    return folders.map { $0.appending(path: ".docgen.json") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
