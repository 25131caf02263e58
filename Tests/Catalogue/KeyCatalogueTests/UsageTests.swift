import KeyCatalogue
import KeyModel
import Testing

/// How often people meet keys, extension points and codes.
struct UsageTests {
  static let catalogue = referenceCatalogue

  @Test func whatIsCountedExists() {
    let usage = Self.catalogue.usage
    for count in usage.keys {
      #expect(Self.catalogue[PropertyPath(count.name)] != nil, "\(count.name)")
      #expect((1...usage.projects).contains(count.count), "\(count.name)")
    }
    for count in usage.extensionPoints {
      #expect(Self.catalogue.extensionPoint(count.name) != nil, "\(count.name)")
    }
    let codes = Set(Self.catalogue.codes.map(\.id))
    for count in usage.codes { #expect(codes.contains(count.name), "\(count.name)") }
  }

  @Test func aUsualKeyIsInMoreProjectsThanARareOne() throws {
    func usage(_ path: PropertyPath) throws -> Int {
      Self.catalogue.usage(of: try #require(Self.catalogue[path]))
    }
    #expect(try usage("CFBundleIdentifier") > usage("NSCameraUsageDescription"))
    #expect(try usage("NSCameraUsageDescription") > usage("NSMainCameraUsageDescription"))
    #expect(try usage("entitlements:com.apple.security.app-sandbox") > 0)
    #expect(try usage("CFBundleURLTypes/[]/CFBundleURLSchemes") > 0)
  }
}
