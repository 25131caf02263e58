import ArgumentParser
import Diagnostics
import FileSystem
import Text

/// Reports why a command can't do its work.
func refusal(
  _ id: String, at location: SourceLocation? = nil, _ message: String, remedy: String?
) -> ExitCode {
  Terminal.report([.error(id, at: location, message, remedy: remedy)])
  return .couldNotRun
}

/// Does something to files, and reports what prevents it.
func writing(_ action: () throws(FileError) -> Void) throws {
  do throws(FileError) {
    try action()
  } catch {
    throw refusal(
      "output-failed", error.description,
      remedy: error.is(.isChanged) || error.is(.isTaken)
        ? "run the command again"
        : error.remedy ?? "make the folder writable, and try again")
  }
}
