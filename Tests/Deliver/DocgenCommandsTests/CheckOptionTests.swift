import ArgumentParser
import Checking
import JSON
import KeyValidation
import Testing
import Text

@testable import DocgenCommands

/// The options of a check mean the same wherever they are written.
struct CheckOptionTests {
  @Test(arguments: CheckOption.allCases)
  func everyOptionIsOneOfTheCommandLineOfSettingsAndOfRequests(option: CheckOption) throws {
    var wanted = StatedOptions()
    let (arguments, value): ([String], JSONValue)
    switch option.kind {
    case .text:
      wanted.texts[option] = "word"
      (arguments, value) = (["word"], "word")
    case .flag:
      wanted.flags[option] = true
      (arguments, value) = ([], true)
    case .ids:
      wanted.ids[option] = ["word"]
      (arguments, value) = (["word"], ["word"])
    }
    let flag = option.rawValue.map { $0.isUppercase ? "-\($0.lowercased())" : "\($0)" }.joined()
    let parsed = try CheckingOptions.parse(["--" + flag] + arguments).settings.stated
    #expect(parsed.texts == wanted.texts)
    #expect(parsed.flags == wanted.flags)
    #expect(parsed.disabled == wanted.disabled)
    let json = JSONValue.object([.init(option.rawValue, value)])
    let (settings, problems) = CheckSettings.read(json.serializedBytes(), file: ".docgen.json")
    #expect(problems.isEmpty)
    #expect(settings.stated == wanted)
    #expect(StatedOptions(json) == wanted)
  }
}
