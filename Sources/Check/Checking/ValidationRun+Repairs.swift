import FileSystem
import KeyValidation

extension ValidationRun {
  /// Repairs a list in its file, and returns the bytes that it has now; nil if they are as they were.
  mutating func repair(
    _ list: ReadFile, _ found: FoundFile, _ file: EditedFile?, _ checkers: DocumentCheckers
  ) -> [UInt8]? {
    let (fixed, applied) = checkers.fix(list, reader: reader)
    guard applied > 0 else { return nil }
    guard checking.haveUsableSettings(for: found.path) else {
      refuse(
        "not-repaired", found.path, "the settings for the file cannot be used",
        remedy: "correct them, or repair without them with --no-config")
      return nil
    }
    guard repair(found, file, with: fixed) else { return nil }
    repaired += applied
    return fixed
  }

  private mutating func repair(
    _ found: FoundFile, _ file: EditedFile?, with bytes: [UInt8]
  ) -> Bool {
    guard let file else {
      refuse(
        "not-repaired", found.path, "the file is in an archive",
        remedy: "repair the file that the archive was made from, and make it again")
      return false
    }
    guard !found.isLinked else {
      refuse(
        "not-repaired", found.path, "a symbolic link leads to the file, perhaps out of the bundle",
        remedy: "name the file itself to repair it")
      return false
    }
    do throws(FileError) {
      if try file.replace(with: bytes) { return true }
      refuse(
        "not-repaired", found.path, "the file was changed while it was being checked",
        remedy: "check it again")
    } catch {
      refuse(
        "not-repaired", found.path, "\(error)",
        remedy: error.is(.hasOtherNames)
          ? "edit it by hand, or replace it with a copy, which has one name"
          : "check the permissions of the file and its folder")
    }
    return false
  }
}
