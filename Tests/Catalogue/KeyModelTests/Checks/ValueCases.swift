import KeyModel

private let kinds: AllowedValues = .closed([
  AllowedValue("small", "Small."), AllowedValue("large", "Large."),
])

private func text(
  _ type: ValueType = .string, values: AllowedValues = .any,
  default value: PropertyListValue? = nil,
  rules: [Rule] = [], example: PropertyListValue? = nil, line: Int = #line
) -> Key {
  Key(
    "A", type, summary: "A key.", values: values, default: value, rules: rules, example: example,
    sources: manual, line: line)
}

let valueCases: [CheckCase] = [
  CheckCase(
    "value-of-wrong-type", text(values: .open([AllowedValue(1, "One."), AllowedValue("a", "A.")])),
    "The value '1' of 'A' is an integer, the key a string"),
  CheckCase(
    "value-of-wrong-type",
    text(.array(of: .integer), values: .closed([AllowedValue("a", "A.")])),
    "The value 'a' of 'A' is a string, the key an array of integers"),
  CheckCase(
    "value-breaks-rule",
    text(.integer, values: .open([AllowedValue(9, "Nine.")]), rules: [.range(min: 1, max: 4)]),
    "The value '9' of 'A' breaks a rule: Must be an integer from 1 to 4",
    remedy: "correct the value, or the rule"),
  CheckCase(
    "value-breaks-rule",
    text(
      .array(of: .string), values: .closed([AllowedValue("a b", "A.")]),
      rules: [.format(.bundleIdentifier)]),
    "The value 'a b' of 'A' breaks a rule"),
  CheckCase(
    "default-not-allowed", text(default: 5), "The default of 'A' is an integer, not a string"),
  CheckCase(
    "default-not-allowed", text(.array(of: .string), default: "a"),
    "The default of 'A' is a string, not an array of strings"),
  CheckCase(
    "default-not-allowed", text(values: kinds, default: "medium"),
    "The default of 'A' is 'medium', which is not an allowed value"),
  CheckCase(
    "default-not-allowed", text(values: kinds, default: "smal"),
    "The default of 'A' is 'smal', which is not an allowed value; did you mean 'small'?"),
  CheckCase(
    "default-not-allowed", text(.array(of: .string), values: kinds, default: ["small", "medium"]),
    "The default of 'A' is 'medium', which is not an allowed value"),
  CheckCase(
    "default-not-allowed", text(.integer, default: 3, rules: [.range(min: 4, max: nil)]),
    "The default of 'A' is '3': Must be an integer of at least 4"),
]

private let menu: [Key] = [
  Key("P/Title", .string, summary: "A title.", sources: manual),
  Key("P/Count", .integer, summary: "A count.", sources: manual),
]

private func parent(_ example: PropertyListValue, line: Int = #line) -> Key {
  Key(
    "P", .dictionary, .array(of: .dictionary), summary: "A parent.", example: example,
    sources: manual, line: line)
}

let exampleCases: [CheckCase] = [
  CheckCase(
    "invalid-example", text(example: true), "The example of 'A' is a boolean, not a string"),
  CheckCase(
    "invalid-example", text(values: kinds, example: "Small"),
    "The example of 'A' is 'Small', which is not an allowed value"),
  // A property list is what its elements are, all of them.
  CheckCase(
    "invalid-example", text(.array(of: .string), example: ["a", 1]),
    "The example of 'A' is an array of strings or integers, not an array of strings"),
  CheckCase(
    "invalid-example", text(rules: [.withoutSuffix([".nib"])], example: "Main.nib"),
    "The example of 'A' is 'Main.nib': Must not end in `.nib`"),
  CheckCase(
    "invalid-example", text(rules: [.withSuffix([".icns"])], example: "Main.png"),
    "The example of 'A' is 'Main.png': Must end in `.icns`"),
  CheckCase(
    "invalid-example",
    text(rules: [.mustNotShip("STUB", reason: "the store rejects it")], example: "STUB"),
    "Must not be `STUB` in what you ship: the store rejects it"),
  CheckCase(
    "invalid-example",
    text(.array(of: .string), rules: [.format(.languageTag)], example: ["en", "not a tag"]),
    "The example of 'A' is 'not a tag': Must be a BCP 47 language tag, such as `en-US`"),
  CheckCase(
    "invalid-example",
    text(.array(of: .string), rules: [.firstElement("a")], example: ["b", "a"]),
    "The example of 'A' breaks a rule: The first element must be `a`"),
  CheckCase(
    "invalid-example", text(.array(of: .string), rules: [.uniqueElements], example: ["b", "b"]),
    "The example of 'A' breaks a rule: No element may occur twice"),
  CheckCase(
    "invalid-example", beside: menu, parent(["Titel": "a"]),
    "The example of 'P' holds 'Titel', which is not one of its keys; did you mean 'Title'?"),
  CheckCase(
    "invalid-example", beside: menu, parent([["Title": "a"], ["Count": "many"]]),
    "The example of 'P/Count' is a string, not an integer"),
  CheckCase(
    "invalid-example", beside: menu, parent(["Title": "a", "Title": "b"]),
    "The example of 'P' holds 'Title' twice"),
  CheckCase(
    "invalid-example",
    beside: menu + [
      Key("P/Needed", .string, summary: "Needed.", required: .required, sources: manual)
    ], parent(["Title": "a"]), "The example of 'P' lacks 'Needed', which is required"),
  CheckCase(
    "invalid-example", keys: extensionKeys + [text()], point(uses: [.init("A", sample: 1)]),
    "The sample of 'com.example.point' for 'A' is an integer, not a string"),
  CheckCase(
    "invalid-example", keys: extensionKeys + [text()],
    point(entitlements: ["A"], samples: ["A": 1]),
    "The sample of 'com.example.point' for 'A' is an integer, not a string"),
  codeCase(wrong: "A", "The wrong example of 'E1' is not a dictionary"),
  codeCase(wrong: ["A": "a"], right: ["A": "a"], "The two examples of 'E1' are the same"),
  codeCase(right: ["B": "a"], "The right example of 'E1' holds 'B', which is not a key"),
  codeCase(
    wrong: ["B": 1], right: ["A": 1], "The right example of 'E1': 'A' is an integer, not a string"),
]

private func codeCase(
  wrong: PropertyListValue? = nil, right: PropertyListValue? = nil, _ message: String
) -> CheckCase {
  let code = RejectionCode(
    "E1", "Wrong", summary: "It is wrong.", wrong: wrong, right: right, sources: manual)
  return CheckCase(
    "invalid-example", at: code.location, in: catalogue([text()], codes: [code]), message)
}

/// Every form of text: what it takes, and what it does not.
let formatCases: [(format: TextFormat, text: String, accepts: Bool)] = [
  (.reverseDNS, "com.example.app", true), (.reverseDNS, "com.example.my-app_2", true),
  (.reverseDNS, "example", false), (.reverseDNS, "com..app", false),
  (.reverseDNS, "com.example.", false), (.reverseDNS, "com.exa mple", false),
  (.uniformTypeIdentifier, "public.image", true),
  (.uniformTypeIdentifier, "com.example.größe", true),
  (.uniformTypeIdentifier, "public_image", false), (.uniformTypeIdentifier, "", false),
  (.languageTag, "en", true), (.languageTag, "zh-Hant-TW", true), (.languageTag, "en_US", false),
  (.languageTag, "e", false), (.languageTag, "en-", false),
  (.scriptTag, "Latn", true), (.scriptTag, "latn", false), (.scriptTag, "Latin", false),
  (.singleCharacter, "k", true), (.singleCharacter, "é", true), (.singleCharacter, "", false),
  (.singleCharacter, "🎈", true), (.singleCharacter, "ab", false), (.singleCharacter, "abc", false),
  (.numericString, "3000", true), (.numericString, "3s", false), (.numericString, "", false),
  (.domainName, "example.com", true), (.domainName, "localhost", true),
  (.domainName, "example.com.", true), (.domainName, "3.example.com", true),
  (.domainName, "Example.com", false), (.domainName, "example.com:80", false),
  (.domainName, "192.168.0.1", true), (.domainName, "-a.com", false),
  (.domainName, "10.0.0.0/8", true), (.domainName, "2001:db8:12::/48", true),
  (.domainName, "2001:DB8::1", true), (.domainName, "*.example.com", false),
  (.domainWithoutPath, "example.com", true), (.domainWithoutPath, "https://example.com", true),
  (.domainWithoutPath, "example.com/", false), (.domainWithoutPath, "example.com?a=b", false),
  (.domainWithoutPath, "https://example.com/track", false), (.domainWithoutPath, "", false),
  (.domainWithoutPath, "https://", false), (.domainWithoutPath, "//example.com", false),
  (.notAddress, "example.com", true), (.notAddress, "1.2.3.4.example", true),
  (.notAddress, "192.168.0.1", false), (.notAddress, "10.0.0.0/8", false),
  (.notAddress, "2001:db8:12::34", false), (.notAddress, "::1", false),
  (.bundleIdentifier, "com.example.app", true), (.bundleIdentifier, "Tool_2-x", true),
  (.bundleIdentifier, "com.example.my app", false), (.bundleIdentifier, "", false),
  (.domainName, "https://example.com", false),
  (.url, "https://example.com/a", true), (.url, "mailto:a@example.com", true),
  (.url, "example.com", false), (.url, "/a", false),
  (.filenameExtension, "mov", true), (.filenameExtension, "tar.gz", true),
  (.filenameExtension, ".mov", false), (.filenameExtension, "a/b", false),
  (.filenameExtension, "", false),
  (.filename, "Pane.tiff", true), (.filename, "a.b.png", true), (.filename, "Pane", false),
  (.filename, "Pane.", false), (.filename, "a/b.png", false), (.filename, "", false),
  (.methodName, "shortenText", true), (.methodName, "_go2", true),
  (.methodName, "shorten:userData:error:", false), (.methodName, "2go", false),
  (.methodName, "", false),
  (.versionNumber, "42", true), (.versionNumber, "10.14.1", true),
  (.versionNumber, "1.2.3.4", false), (.versionNumber, "1.0-beta", false),
  (.versionNumber, "1.", false), (.versionNumber, "", false),
  (.buildVersion, "42", true), (.buildVersion, "1.4.2d20", true), (.buildVersion, "1.0.0fc1", true),
  (.buildVersion, "120.0.6099.119", true),
  (.buildVersion, "1..2", false), (.buildVersion, "1.4.2d", false),
  (.buildVersion, "1.4d2.3", false), (.buildVersion, "d2", false),
  (.buildVersion, "1.4.2x3", false), (.buildVersion, "1.4.2d1234", false),
  (.localization, "en_US", true), (.localization, "zh-Hant-TW", true), (.localization, "e", false),
  (.localization, "en US", false), (.fourCharacterCode, "APPL", true),
  (.fourCharacterCode, "fs  ", true), (.fourCharacterCode, "XPC", false),
  (.fourCharacterCode, "äöüß", false),
  (.urlScheme, "com.example.app", true), (.urlScheme, "fb+2-x", true),
  (.urlScheme, "2fb", false), (.urlScheme, "example://", false), (.urlScheme, "", false),
  (.localization, "English", false), (.localization, "haw", true),
  (.serviceDomain, "links:example.com", true), (.serviceDomain, "links:*.example.com", true),
  (.serviceDomain, "links:example.com?mode=developer+managed", true),
  (.serviceDomain, "links:example.com:443", false), (.serviceDomain, "example.com", false),
  (.serviceDomain, "links:https://example.com", false), (.serviceDomain, "links:", false),
  (.serviceDomain, "links:example.com/a", false), (.serviceDomain, "links:a b", false),
  (.serviceDomain, "links:*", false), (.serviceDomain, "links:*.", false),
  (.mimeType, "video/mp4", true), (.mimeType, "application/vnd.api+json", true),
  (.mimeType, "video", false), (.mimeType, "video/", false), (.mimeType, "video/mp4; a=b", false),
]
