import KeyModel

extension Platform {
  static let iOS = Platform("iOS")
  static let iPadOS = Platform("iPadOS")
  static let macOS = Platform("macOS")
  static let macCatalyst = Platform("Mac Catalyst")
  static let tvOS = Platform("tvOS")
  static let watchOS = Platform("watchOS")
  static let visionOS = Platform("visionOS")
}

extension Release {
  static func iOS(_ version: Version) -> Self { Self(.iOS, version) }
  static func macOS(_ version: Version) -> Self { Self(.macOS, version) }
  static func watchOS(_ version: Version) -> Self { Self(.watchOS, version) }
  static func visionOS(_ version: Version) -> Self { Self(.visionOS, version) }
}

extension AvailabilityStatement {
  static func iOS(
    _ introduced: Moment = .unknown, deprecated: Moment? = nil, ignored: Moment? = nil,
    note: String? = nil, from source: SourceReference? = nil
  ) -> Self {
    Self(
      .iOS, introduced: introduced, deprecated: deprecated, ignored: ignored, note: note,
      from: source)
  }

  static func iPadOS(
    _ introduced: Moment = .unknown, deprecated: Moment? = nil, ignored: Moment? = nil,
    note: String? = nil, from source: SourceReference? = nil
  ) -> Self {
    Self(
      .iPadOS, introduced: introduced, deprecated: deprecated, ignored: ignored, note: note,
      from: source)
  }

  static func macOS(
    _ introduced: Moment = .unknown, deprecated: Moment? = nil, ignored: Moment? = nil,
    note: String? = nil, from source: SourceReference? = nil
  ) -> Self {
    Self(
      .macOS, introduced: introduced, deprecated: deprecated, ignored: ignored, note: note,
      from: source)
  }

  static func macCatalyst(
    _ introduced: Moment = .unknown, deprecated: Moment? = nil, note: String? = nil,
    from source: SourceReference? = nil
  ) -> Self {
    Self(
      .macCatalyst, introduced: introduced, deprecated: deprecated, note: note, from: source)
  }

  static func tvOS(
    _ introduced: Moment = .unknown, deprecated: Moment? = nil, ignored: Moment? = nil,
    note: String? = nil, from source: SourceReference? = nil
  ) -> Self {
    Self(
      .tvOS, introduced: introduced, deprecated: deprecated, ignored: ignored, note: note,
      from: source)
  }

  static func watchOS(
    _ introduced: Moment = .unknown, deprecated: Moment? = nil, note: String? = nil,
    from source: SourceReference? = nil
  ) -> Self {
    Self(.watchOS, introduced: introduced, deprecated: deprecated, note: note, from: source)
  }

  static func visionOS(
    _ introduced: Moment = .unknown, deprecated: Moment? = nil, note: String? = nil,
    from source: SourceReference? = nil
  ) -> Self {
    Self(.visionOS, introduced: introduced, deprecated: deprecated, note: note, from: source)
  }
}
