import KeyModel

private func key(_ availability: [AvailabilityStatement], values: AllowedValues = .any) -> Key {
  Key(
    "A", .string, summary: "A key.", availability: availability, values: values, sources: manual)
}

private func parent(_ availability: [AvailabilityStatement]) -> Key {
  Key("P", .dictionary, summary: "A parent.", availability: availability, sources: manual)
}

private func child(_ availability: [AvailabilityStatement]) -> Key {
  Key("P/C", .string, summary: "A child.", availability: availability, sources: manual)
}

let availabilityCases: [CheckCase] = [
  CheckCase(
    "unknown-version", key([AvailabilityStatement(Platform("macos"), introduced: "11.0")]),
    "The platform 'macos' of 'A' is not in the release registry; did you mean 'macOS'?"),
  CheckCase(
    "unknown-version", key([.macOS("10.l1")]),
    "macOS has no release '10.l1', which 'A' names; did you mean '10.11'?",
    remedy: "correct the version, or add the release to the registry"),
  CheckCase(
    "unknown-version", key([.iOS("8.0", deprecated: "12345.0")]),
    "iOS has no release '12345.0', which 'A' names"),
  CheckCase(
    "unknown-version", key([.iOS("≤7.5")]), "iOS has no release '7.5', which 'A' names"),
  CheckCase(
    "unknown-version",
    key([], values: .closed([AllowedValue("b", "A value.", availability: [.iOS("7.5")])])),
    "iOS has no release '7.5', which the value 'b' of 'A' names"),
  CheckCase(
    "unknown-version", keys: identifierWithoutValues, point(availability: [.iOS("7.5")]),
    "iOS has no release '7.5', which 'com.example.point' names"),
  CheckCase(
    "versions-out-of-order", key([.iOS("10.0", deprecated: "9.0")]),
    "'A' is deprecated in iOS 9.0, before it is introduced in 10.0"),
  CheckCase(
    "versions-out-of-order", key([.iOS("9.0", deprecated: .unknown, ignored: "8.0")]),
    "'A' is ignored in iOS 8.0, before it is introduced in 9.0"),
  CheckCase(
    "versions-out-of-order",
    key([
      AvailabilityStatement(.iOS, introduced: "8.0", deprecated: "10.0", removed: "9.0")
    ]), "'A' is removed in iOS 9.0, before it is deprecated in 10.0"),
  CheckCase(
    "versions-out-of-order", keys: identifierWithoutValues,
    point(availability: [.macOS("11.0", deprecated: "≤10.11")]),
    "'com.example.point' is deprecated in macOS 10.11, before it is introduced in 11.0"),
  CheckCase(
    "duplicate-platform", key([.iOS("8.0"), .macOS(), .iOS("9.0", from: "errata")]),
    "'A' has two availability statements for iOS",
    remedy: "keep one, and record the other in an editor's note"),
  CheckCase(
    "duplicate-platform",
    key([], values: .open([AllowedValue("b", "A value.", availability: [.iOS(), .iOS("8.0")])])),
    "the value 'b' of 'A' has two availability statements for iOS"),
  CheckCase(
    "duplicate-platform", keys: identifierWithoutValues,
    point(availability: [.iOS(), .iOS("8.0")]),
    "'com.example.point' has two availability statements for iOS"),
  CheckCase(
    "available-before-parent", beside: [parent([.iOS("9.0"), .macOS("10.10")])],
    child([.macOS("10.10"), .iOS("8.0")]),
    "'P/C' is available from iOS 8.0, 'P' from 9.0",
    remedy: "correct one of them, or explain it in a note on availability"),
]
