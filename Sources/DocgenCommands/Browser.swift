import ArgumentParser

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The person's web browser.
enum Browser {
  /// Opens a page of a site.
  ///
  /// - Parameters:
  ///   - page: From the site's root.
  ///   - site: A folder, or an address of the web.
  /// - Throws: An exit code, where there is no such page or no browser.
  static func open(_ page: String, of site: String) throws {
    let base = site.hasSuffix("/") ? site : site + "/"
    if site.hasPrefix("https://") || site.hasPrefix("http://") { return try open(base + page) }
    guard let file = realpath(base + page, nil) else {
      Terminal.writeError(
        "No page stands at '\(base + page)'. Publish the site with: \(Program.current.name) build\n"
      )
      throw ExitCode.couldNotRun
    }
    defer { free(file) }
    try open(String(cString: file))
  }

  private static func open(_ address: String) throws {
    #if canImport(Darwin)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    let arguments: [UnsafeMutablePointer<CChar>?] = [strdup(program), strdup(address), nil]
    defer { arguments.forEach { free($0) } }
    var child = pid_t()
    guard posix_spawnp(&child, program, nil, nil, arguments, environ) == 0 else {
      Terminal.writeError("The program '\(program)' is missing. The page is: \(address)\n")
      throw ExitCode.couldNotRun
    }
    var status: Int32 = 0
    guard waitpid(child, &status, 0) == child, status == 0 else {
      Terminal.writeError("'\(program)' did not open \(address)\n")
      throw ExitCode.couldNotRun
    }
  }
}
