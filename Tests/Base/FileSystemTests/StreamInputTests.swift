import Foundation
import Testing

@testable import FileSystem

struct StreamInputTests {
  @Test func whatComesThroughAPipeIsThereUntilTheEnd() throws {
    let pipe = Pipe()
    let input = OpenFile(dup(pipe.fileHandleForReading.fileDescriptor), "pipe")
    #expect(try input.input(within: 0) == .nothing)
    try pipe.fileHandleForWriting.write(contentsOf: Data("ab".utf8))
    #expect(try input.input(within: 1000) == .bytes(Array("ab".utf8)))
    #expect(try input.input(within: -5) == .nothing)
    try pipe.fileHandleForWriting.close()
    #expect(try input.input(within: .max) == .end)
  }

  @Test func aFolderCannotBeReadFrom() {
    let folder = OpenFile(open("/", O_RDONLY), "/")
    #expect(throws: FileError.self) { try folder.input(within: 0) }
  }

  @Test func processesThatEndedAreKnown() {
    #expect(RunningProgram.isRunning(Int(getpid())))
    #expect(RunningProgram.isRunning(1))
    // Beyond the highest number that a process can have.
    #expect(!RunningProgram.isRunning(99_999_999))
    #expect(RunningProgram.isRunning(.max) && RunningProgram.isRunning(-1))
  }
}
