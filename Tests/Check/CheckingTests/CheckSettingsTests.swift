import Testing

@testable import Checking

/// A settings file in words, before it is used.
@Suite struct CheckSettingsTests {
  private func read(_ text: String) -> (settings: CheckSettings, messages: [String]) {
    let (settings, diagnostics) = CheckSettings.read(Array(text.utf8), file: "settings.json")
    return (settings, diagnostics.map(\.message))
  }

  @Test(arguments: [
    (#"{"$schema": "x", "strict": true, "notes": false}"#, []),
    ("[]", ["The settings are not a JSON object"]),
    (#"{"strictt": true}"#, ["'strictt' is not a setting; did you mean 'strict'?"]),
    (#"{"strict": 1, "notes": "no"}"#, ["'strict' is not a Boolean", "'notes' is not a Boolean"]),
    (
      #"{"platform": true, "format": 1}"#,
      ["'platform' is not a string", "'format' is not a string"]
    ),
    (#"{"disable": "range"}"#, ["'disable' is not a list of ids"]),
    (#"{"exclude": "x"}"#, ["'exclude' is not a list of patterns"]),
    (#"{"overrides": {}}"#, ["'overrides' is not a list of objects"]),
    (#"{"overrides": [{"strict": true}]}"#, ["'overrides' is not a list of objects with 'files'"]),
    (#"{"overrides": [{"files": ["x"], "strict": 1}]}"#, ["'strict' is not a Boolean"]),
    (#"{"baseURL": "ftp://x"}"#, ["'baseURL' is 'ftp://x', not a web address"]),
  ])
  func aMistakeIsReported(text: String, messages: [String]) {
    #expect(read(text).messages == messages)
  }

  @Test func aFileCompletesWhatIsLeftOpen() {
    let own = read(#"{"platform": "lamp", "disable": ["a"]}"#).settings
    let file = read(#"{"platform": "desk", "notes": true, "strict": true, "disable": ["b"]}"#)
      .settings
    let both = #"{"platform": "lamp", "notes": true, "strict": true, "disable": ["a", "b"]}"#
    #expect(own.completed(byFile: file) == read(both).settings)
  }
}
