import KeyModel

extension DocumentedFactsTests {
  /// The defaults of keys of network security, iCloud, drivers, architectures, touches, sound, purchases, studies and
  /// XPC services.
  static let dataDefaults: [String: PropertyListValue] = [
    security + "NSAllowsArbitraryLoadsForMedia": false,
    security + "NSAllowsArbitraryLoadsInWebContent": false,
    security + "NSAllowsLocalNetworking": false,
    security + "NSExceptionDomains/*/NSRequiresCertificateTransparency": false,
    security + "NSPinnedDomains/*/NSIncludesSubdomains": false,
    "AudioComponents/[]/sandboxSafe": false, "ENAPIVersion": 1,
    "IOKitPersonalities/*/IOPCITunnelCompatible": false,
    "IOKitPersonalities/*/IOUserServerOneProcess": false,
    "LSMinimumSystemVersionByArchitecture/i386": "10.0.0",
    "LSMinimumSystemVersionByArchitecture/ppc": "10.0.0",
    "LSMinimumSystemVersionByArchitecture/ppc64": "10.0.0",
    "LSMinimumSystemVersionByArchitecture/x86_64": "10.0.0",
    "MKSellsDigitalGoods": false, "NSDownloadsUbiquitousContents": false,
    "NSExtension/NSExtensionAttributes/AudioComponents/[]/sandboxSafe": false,
    "NSGestureRecognizerSuppressesMainMenuActions": false, "NSIsTouchNative": false,
    "NSViewGestureRecognizerIsExclusive": true,
    "SKIncludeConsumableInAppPurchaseHistory": false, "SRResearchDataGeneration": true,
    "WKSupportsAlwaysOnDisplay": true, "XPCService/JoinExistingSession": false,
    "XPCService/RunLoopType": "dispatch_main", "XPCService/ServiceType": "Application",
  ]

  private static let security = "NSAppTransportSecurity/"
}
