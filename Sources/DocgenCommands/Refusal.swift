import ArgumentParser
import Diagnostics
import FileSystem

/// Reports why a command can't do its work.
func refusal(_ id: String, _ message: String, remedy: String) -> ExitCode {
  Terminal.report([.error(id, at: nil, message, remedy: remedy)])
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
