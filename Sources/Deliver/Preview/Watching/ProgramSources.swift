package import Diagnostics
package import FileSystem
import Text

/// The package that the running program was built from: a preview builds it again when it changes.
package struct ProgramSources: Sendable {
  /// The package's folder.
  package let package: FilePath
  /// `debug` or `release`, as the running program was built.
  let configuration: String
  /// The running program, which a newly built one replaces.
  let program: FilePath

  private let product: String

  /// Nil for a program that is not in the build folder of a package.
  package init?(program: FilePath, product: String) {
    guard let build = program.folders.last(where: { $0.name == ".build" }),
      let package = build.parent
    else { return nil }
    let names = program.folders.map(\.name.text)
    guard let configuration = names.last(where: { $0 == "debug" || $0 == "release" }) else {
      return nil
    }
    self.package = package
    self.configuration = configuration
    self.program = program
    self.product = product
    guard Files.isReadable(package / "Package.swift") else { return nil }
  }

  package var paths: [FilePath] { [package / "Package.swift", package / "Sources"] }

  package func isSource(_ path: FilePath) -> Bool {
    paths.contains { path == $0 || path.folders.contains($0) }
  }

  /// From the package's folder, where a path is below it.
  package func shownName(_ path: FilePath) -> String {
    path.text.hasPrefix(package.text + "/")
      ? String(path.text.dropFirst(package.text.count + 1)) : path.text
  }

  /// Builds the program in its own configuration; returns the compiler's first errors.
  package func build() async -> [Diagnostic] {
    let command = [
      "swift", "build", "--product", product, "--configuration", configuration,
      "--package-path", package.text,
    ]
    guard let (isSuccess, output) = await ChildProcess.output(of: command) else {
      return [
        .error(
          "build-failed", at: nil, "'swift' cannot be started", remedy: "add its folder to PATH")
      ]
    }
    return isSuccess ? [] : problems(in: output)
  }

  /// The errors that a failed build printed, each once.
  func problems(in output: String) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    let lines = output.split(whereSeparator: \.isNewline)
    for line in lines {
      guard let match = line.firstMatch(of: /^(.+?):(\d+):(\d+): error: (.+)$/) else { continue }
      let problem = Diagnostic.error(
        "compiler",
        at: SourceLocation(
          file: shownName(FilePath(match.1)), line: Int(match.2), column: Int(match.3)),
        String(match.4))
      if !problems.contains(problem) { problems.append(problem) }
    }
    if problems.isEmpty {
      let last = lines.last(where: { $0.contains("error:") }) ?? lines.last ?? ""
      problems = [
        .error(
          "build-failed", at: nil, "\(product) could not be built: \(last)",
          remedy: "run swift build --product \(product)")
      ]
    }
    return Array(problems.prefix(10))
  }

  /// Becomes the newly built program, with the same arguments and port. Returns only if that fails.
  package func start(onPort port: UInt16) {
    var arguments = CommandLine.arguments
    // The last one counts.
    let option = ["--port", String(port)]
    if arguments.suffix(2) != option[...] { arguments += option }
    RunningProgram.become(program, arguments: arguments)
  }
}
