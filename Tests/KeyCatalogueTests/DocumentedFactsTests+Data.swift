import KeyModel

extension DocumentedFactsTests {
  /// The defaults of keys of network security, iCloud, drivers, architectures and touches.
  static let dataDefaults: [String: PropertyListValue] = [
    security + "NSAllowsArbitraryLoadsForMedia": false,
    security + "NSAllowsArbitraryLoadsInWebContent": false,
    security + "NSAllowsLocalNetworking": false,
    security + "NSExceptionDomains/*/NSRequiresCertificateTransparency": false,
    security + "NSPinnedDomains/*/NSIncludesSubdomains": false,
    "IOKitPersonalities/*/IOPCITunnelCompatible": false,
    "IOKitPersonalities/*/IOUserServerOneProcess": false,
    "LSMinimumSystemVersionByArchitecture/i386": "10.0.0",
    "LSMinimumSystemVersionByArchitecture/ppc": "10.0.0",
    "LSMinimumSystemVersionByArchitecture/ppc64": "10.0.0",
    "LSMinimumSystemVersionByArchitecture/x86_64": "10.0.0",
    "NSDownloadsUbiquitousContents": false,
    "NSGestureRecognizerSuppressesMainMenuActions": false, "NSIsTouchNative": false,
    "NSViewGestureRecognizerIsExclusive": true,
  ]

  private static let security = "NSAppTransportSecurity/"
}
