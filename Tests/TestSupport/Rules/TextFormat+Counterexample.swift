package import KeyModel

extension TextFormat {
  /// A text that does not have the form.
  package var counterexample: String {
    switch self {
    case .reverseDNS: "nodots"
    case .bundleIdentifier: "com.example.my app"
    case .uniformTypeIdentifier: "public image"
    case .languageTag: "en_US"
    case .scriptTag: "latin"
    case .singleCharacter: "ab"
    case .numericString: "30 s"
    case .domainName: "Example.com:443"
    case .domainWithoutPath: "example.com/path"
    case .notAddress: "192.168.0.1"
    case .url: "example com"
    case .filenameExtension: ".trail"
    case .filename: "no extension"
    case .mimeType: "video"
    case .methodName: "shortenText:"
    case .versionNumber, .buildVersion: "1.0-beta"
    case .localization: "a language"
    case .fourCharacterCode: "application"
    case .urlScheme: "example://"
    case .serviceDomain: "service:example.com:443"
    }
  }
}
