import Diagnostics
import Text

/// Gives out the addresses of a site's pages and files, each once.
///
/// An address is a path from the site's root. Its parts are safe file names, and no two addresses differ
/// by case alone, because the file systems of many readers would take them for one. Names that differ too
/// little get numbers, which is reported: such an address changes when other entries come or go.
struct AddressAllocator {
  /// The entry that an address belongs to, as findings name it.
  struct Owner {
    private let describe: @Sendable () -> String
    /// The declaration's location.
    let location: SourceLocation?

    /// - Parameter name: `the platform 'Deck'`. Only a finding needs it, which is rare.
    init(name: @autoclosure @escaping @Sendable () -> String, location: SourceLocation? = nil) {
      describe = name
      self.location = location
    }

    var name: String { describe() }
  }

  /// The owners of files, by their lower-case paths.
  private var owners: [String: Owner] = [:]
  private(set) var collisions: [Diagnostic] = []

  /// Takes an address for the site itself.
  ///
  /// - Parameter file: A whole path, with its ending.
  mutating func reserve(_ file: String) {
    owners[file.lowercased()] = Owner(name: "a file of the site itself")
  }

  /// A new folder at the site's root. Two owners cannot share one.
  ///
  /// - Parameter ownNames: Names that the site itself has there, in lower case. They get an ending that
  ///   depends on no other entry.
  mutating func folder(for name: String, besides ownNames: Set<String>, of owner: Owner) -> String {
    let safe = safeFileName(name)
    let folder = ownNames.contains(safe.lowercased()) ? safe + "-document" : safe
    if let other = owners.updateValue(owner, forKey: folder.lowercased() + "/") {
      collisions.append(
        .error(
          "colliding-address", at: owner.location,
          "The folder of \(owner.name) would be that of \(other.name)",
          remedy: "give one of the two another id"))
    }
    return folder
  }

  /// A new address in a folder.
  ///
  /// - Parameters:
  ///   - name: The name to make a safe one of, unless it is one of the site's own (`isSafe`).
  ///   - endings: The endings of the files at the address. Every page has an HTML file, and its other
  ///     forms cannot collide where that one does not.
  mutating func address(
    for name: String, isSafe: Bool = false, in folder: String,
    endings: [String] = [PageFormat.html.suffix],
    of owner: Owner
  ) -> String {
    let wanted = folder + "/" + (isSafe ? name : safeFileName(name))
    var address = wanted
    var number = 1
    var first: Owner?
    while let other = self.owner(of: address, endings) {
      first = first ?? other
      number += 1
      address = "\(wanted)-\(number)"
    }
    for ending in endings { owners[(address + ending).lowercased()] = owner }
    if let first { report(owner, first, wanted + endings[0], address + endings[0]) }
    return address
  }

  /// Takes the path of a file whose name cannot be changed because others load it by that name. It is
  /// refused where the name is not safe, or where a file system would mix it up with another one.
  mutating func claim(_ file: String, of owner: Owner) {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.allSatisfy(isPortableFileName) else {
      collisions.append(
        .error(
          "unsafe-file-name", at: owner.location,
          "Not every file system and web server can handle the name of \(owner.name)",
          remedy: "rename the file: ASCII letters and digits, '.', '-' and '_' are safe"))
      return
    }
    // A file can have neither another file's path nor a folder's.
    let folders = parts.indices.dropFirst().map { parts[..<$0].joined(separator: "/") + "/" }
    for taken in [file, file + "/"] + folders.map({ String($0.dropLast()) }) {
      guard let other = owners[taken.lowercased()] else { continue }
      collisions.append(
        .error(
          "colliding-address", at: owner.location,
          "The path of \(owner.name) conflicts with \(other.name) where case is ignored",
          remedy: "rename one of the two"))
      return
    }
    owners[file.lowercased()] = owner
    for folder in folders { owners[folder.lowercased()] = owners[folder.lowercased()] ?? owner }
  }

  private func owner(of address: String, _ endings: [String]) -> Owner? {
    for ending in endings {
      if let owner = owners[(address + ending).lowercased()] { return owner }
    }
    return nil
  }

  private mutating func report(
    _ owner: Owner, _ first: Owner, _ wanted: String, _ address: String
  ) {
    let location = first.location.map { " (\($0))" } ?? ""
    collisions.append(
      .warning(
        "colliding-address", at: owner.location,
        "The address '\(wanted)' of \(owner.name) is that of \(first.name)\(location); it becomes '\(address)'",
        remedy: "rename one of the two, so that the address does not depend on other entries"))
  }
}
