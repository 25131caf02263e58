import Diagnostics
import FileSystem
import KeyModel
import KeyValidation
import Text

extension ValidationRun {
  /// Checks the lists in a file of another tool. Returns whether it has any; nil if the file may be a list itself.
  ///
  /// Many files have such a name, so one that a search finds is passed over if it is damaged or has no list.
  mutating func checkEmbeddedLists(in found: FoundFile, _ checkers: DocumentCheckers) -> Bool? {
    let file = found.path.text
    guard checkers.mayEmbed(file: file), !(found.isNamed && checkers.isChosen) else {
      return nil
    }
    do throws(FileError) {
      let bytes = try found.read(atMost: reader.limits.bytes).bytes
      let lists = checkers.embeddedLists(in: bytes, file: file, reader: reader)
      for list in lists.targets.joined() {
        count(list, checkers)
        embedded[file, default: 0] += 1
      }
      if !lists.targets.isEmpty {
        findings += checkers.check(lists)
        return true
      }
      guard found.isNamed else { return false }
      if let damaged = lists.damaged {
        count(damaged, checkers)
        findings += checkers.check(lists)
      } else if checkers.mayBeList(bytes, file: file) {
        return nil
      } else {
        others += 1
      }
      return true
    } catch {
      if found.isNamed { refuse(error) }
      return found.isNamed
    }
  }

  /// The reason why nothing in a folder was checked, with the patterns as they are written.
  func absence(in folder: FilePath) -> String {
    let patterns = documents.filePatterns
    let kinds = checking.documentsByKind.map(\.name)
    if documents.contains(where: \.isPropertyList) || patterns.isEmpty && kinds.isEmpty {
      return "there is no \(documents.noun) in '\(folder)'"
    }
    var looked: [String] = []
    if !patterns.isEmpty { looked.append("no file named \(Self.listed(patterns))") }
    if !kinds.isEmpty {
      looked.append("no YAML or JSON that says it is \(withArticle(Self.listed(kinds)))")
    }
    return "there is \(looked.joined(separator: " and ")) in '\(folder)'"
  }

  private static func listed(_ names: [String]) -> String {
    let rest = names.count > 6 ? ["one of \(names.count - 5) others"] : []
    return alternatives((rest.isEmpty ? names : Array(names.prefix(5))) + rest)
  }

  /// The remedy for a folder without a list: the names of lists, and of files from which tools make some.
  var placesOfLists: String {
    let names = documents.filePatterns.joined(separator: " or ")
    let place = names.isEmpty ? "name a file" : "name a file, or a folder with one named \(names)"
    let tools = Dictionary(grouping: documents.embeddingFiles, by: \.tool)
    let sources = documents.embeddingFiles.map(\.tool).uniqued.map { tool in
      "\(alternatives((tools[tool] ?? []).map(\.name))) (\(tool))"
    }
    return sources.isEmpty
      ? place
      : place + "; where a tool makes the list, its keys are in \(sources.joined(separator: ", "))"
  }
}
