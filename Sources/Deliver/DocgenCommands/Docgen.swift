import FileSystem
public import KeyModel

/// docgen's commands over a catalogue.
public enum Docgen {
  /// The version of docgen itself.
  public static let version = "0.2.0"

  /// Runs the command that the arguments name, over a catalogue, and exits.
  ///
  /// ```swift
  /// @main struct Tool {
  ///   static func main() { Docgen.run(lanternCatalogue, as: "lantern", version: "1.0.0") }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - catalogue: The catalogue inside the program. It may be asked for more than once, so a
  ///     stored constant is best.
  ///   - name: The name of the package's product, which help texts show and `serve` builds.
  ///   - version: The version that `--version` prints.
  public static func run(
    _ catalogue: @autoclosure @escaping @Sendable () -> Catalogue, as name: String, version: String
  ) -> Never {
    run(Program(name: name, version: version, catalogue: catalogue))
  }

  package static func run(_ program: Program) -> Never {
    RunningProgram.surviveFailedWrites()
    Program.$current.withValue(program) {
      RunningProgram.exit(RootCommand.run(line: CommandLine.arguments))
    }
  }
}
