import ArgumentParser
import FileSystem
import Text

enum Browser {
  static func open(_ page: String, of site: String) throws {
    let base = site.endingInSlash
    if site.hasPrefix("https://") || site.hasPrefix("http://") { return try open(base + page) }
    guard let file = Files.resolved(FilePath(argument: site) / FilePath(page)) else {
      Terminal.writeError(
        "There is no page '\((base + page).legibleLine())'. Publish the site with: \(Program.current.name) build\n"
      )
      throw ExitCode.couldNotRun
    }
    try open(file.text)
  }

  private static func open(_ address: String) throws {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    guard let isSuccess = ChildProcess.run([program, address]) else {
      Terminal.writeError(
        "The program '\(program)' is missing. The page is: \(address.legibleLine())\n")
      throw ExitCode.couldNotRun
    }
    guard isSuccess else {
      Terminal.writeError("'\(program)' could not open \(address.legibleLine())\n")
      throw ExitCode.couldNotRun
    }
  }
}
