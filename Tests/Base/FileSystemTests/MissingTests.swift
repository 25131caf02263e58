import FileSystem
import Foundation
import Testing

/// The failures that mean that nothing is there.
struct MissingTests {
  @Test(arguments: [FileError.Reason.isMissing, .isNotFolder, .isLink])
  func whatIsMissingHasNoResult(reason: FileError.Reason) throws {
    let result = try ifPresent { () throws(FileError) -> Int in throw FileError("read", "a", reason)
    }
    #expect(result == nil)
    #expect(try ifPresent { () throws(FileError) in 1 } == 1)
  }

  @Test(arguments: [EIO, EACCES, EPERM, EMFILE, ENAMETOOLONG, EXDEV])
  func anyOtherFailureIsOne(code: Int32) {
    let error = #expect(throws: FileError.self) {
      try ifPresent { () throws(FileError) -> Int in throw FileError("read", "a", code: code) }
    }
    #expect(error?.code == code)
  }
}
