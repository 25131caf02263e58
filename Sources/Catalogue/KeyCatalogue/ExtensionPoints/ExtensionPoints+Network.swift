import KeyModel

private let networkExtension: PropertyPath =
  "entitlements:com.apple.developer.networking.networkextension"

/// Tunnels, proxies, filters and hotspots.
var networkPoints: [ExtensionPoint] {
  [
    ExtensionPoint(
      "com.apple.networkextension.packet-tunnel", "Packet Tunnel Provider", .nsExtension,
      summary: "Carries the packets of a VPN.",
      discussion: """
        The principal class is a subclass of `NEPacketTunnelProvider`. In
        `startTunnel(options:completionHandler:)` it connects to a server, describes the virtual
        interface with `setTunnelNetworkSettings(_:completionHandler:)`, and then moves packets
        between `packetFlow` and the server. `stopTunnel(with:completionHandler:)` ends that.

        The tunnel starts only with a configuration: one that the app has saved with
        `NETunnelProviderManager`, or one from a configuration profile. Only one configuration of
        this kind can be enabled at a time. Both the app and the extension need the entitlement
        [`com.apple.developer.networking.networkextension`](key:entitlements:com.apple.developer.networking.networkextension)
        with the value `packet-tunnel-provider`; without it, loading or saving a configuration fails
        with “permission denied”.

        On the Mac, a packet tunnel in an app extension is only for the App Store. A system extension works with Developer
        ID too. It names its class in [`NEProviderClasses`](key:NetworkExtension/NEProviderClasses) instead, and with
        Developer ID, the entitlement's value ends in `-systemextension`.
        """,
      availability: [
        .iOS("9.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .macOS("10.11", from: .current),
        .tvOS("17.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [.nsExtension, .principalClass("PacketTunnelProvider")],
      entitlements: [networkExtension],
      sources: [
        .framework("networkextension/nepackettunnelprovider"),
        .framework("bundleresources/entitlements/com.apple.developer.networking.networkextension"),
        .framework("networkextension/neprovider/startsystemextensionmode()"),
        .framework("technotes/tn3134-network-extension-provider-deployment", confidence: .high),
        .framework("networkextension/netunnelprovidermanager"),
        .gitHub("ss-abramchuk/OpenVPNAdapter/issues/149"),
      ]),
    ExtensionPoint(
      "com.apple.networkextension.app-proxy", "App Proxy Provider", .nsExtension,
      summary: "Routes the connections of selected apps through a proxy.",
      discussion: """
        The principal class is a subclass of `NEAppProxyProvider`, or of
        `NETransparentProxyProvider` on macOS. It overrides
        `startProxy(options:completionHandler:)`, `stopProxy(with:completionHandler:)` and
        `handleNewFlow(_:)`, which gets each connection that the chosen apps open.

        The app can't make the configuration of an app proxy itself: it comes from a configuration
        profile with the payload `com.apple.vpn.managed.applayer`. The app loads it with
        `NEAppProxyProviderManager`. Only a transparent proxy on the Mac has a configuration that
        the app saves.

        On iOS, an app proxy works only on managed devices. On the Mac, an app proxy in an app extension is only for the App
        Store. A system extension, from macOS 10.15, works with Developer ID too, and names its class in
        [`NEProviderClasses`](key:NetworkExtension/NEProviderClasses) instead. Apple's note on deployment doesn't name
        visionOS; the versions here are those of the class.

        > [!IMPORTANT]
        > The app and the extension both need the entitlement
        > [`com.apple.developer.networking.networkextension`](key:entitlements:com.apple.developer.networking.networkextension)
        > with the value `app-proxy-provider`, or `app-proxy-provider-systemextension` for a system
        > extension signed with Developer ID.
        """,
      availability: [
        .iOS("9.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .macOS("10.11", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("AppProxyProvider"),
      ],
      entitlements: [networkExtension],
      samples: [networkExtension: ["app-proxy-provider"]],
      sources: [
        .framework("networkextension/neappproxyprovider"),
        .framework("networkextension/neappproxyprovidermanager"),
        .framework("networkextension/netransparentproxymanager"),
        .framework("bundleresources/entitlements/com.apple.developer.networking.networkextension"),
        .framework("networkextension/neprovider/startsystemextensionmode()"),
        .framework("technotes/tn3134-network-extension-provider-deployment", confidence: .high),
      ]),
    ExtensionPoint(
      "com.apple.networkextension.app-push", "Local Push Provider", .nsExtension,
      summary: "Brings messages and calls to an app from a server in a local network.",
      discussion: """
        The principal class is a subclass of `NEAppPushProvider`. It connects to your server in `start()`, or on iOS 14 in
        `start(completionHandler:)`, which has been deprecated since iOS 18.4. For a message it shows a local notification; for
        a call it uses `reportIncomingCall(userInfo:)`, which reaches the delegate of the app's manager. The extension replaces
        Apple's push service in a network from which that service can't be reached, for example on a ship. Apple's note on
        deployment names only iOS; the other versions here are those of the class.

        Three things have to be in place, or the extension never starts:

        - **The entitlement**
          [`com.apple.developer.networking.networkextension`](key:entitlements:com.apple.developer.networking.networkextension)
          with the value `app-push-provider`, in the app and in the extension. [Request it](https://developer.apple.com/contact/request/local-push-connectivity), then make a profile that includes it for each of the two. An upload in which one of
          the two lacks it is refused with “Missing Entitlement”.
        - **A manager** that the app has saved with `saveToPreferences()`: an `NEAppPushManager`
          with `isEnabled`, the extension's bundle identifier in `providerBundleIdentifier`, and the
          networks in `matchSSIDs`, `matchPrivateLTENetworks` or `matchEthernet`. The app loads its
          managers and sets their delegates right after launch.
        - **The network**: the device is in one of the manager's networks. In a cellular network
          other than CBRS on band 48, the device must be supervised.
        """,
      availability: [
        .iOS("14.0", from: .current),
        .macCatalyst("14.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("PushProvider"),
      ],
      entitlements: [networkExtension],
      samples: [networkExtension: ["app-push-provider"]],
      sources: [
        .framework("networkextension/neapppushprovider"),
        .framework("networkextension/neapppushprovider/start(completionhandler:)"),
        .framework("bundleresources/entitlements/com.apple.developer.networking.networkextension"),
        .framework("networkextension/local-push-connectivity"),
        .framework(
          "networkextension/receiving-voice-and-text-communications-on-a-local-network"),
        .framework("networkextension/neapppushmanager"),
        .framework("networkextension/neapppushmanager/matchethernet"),
        .framework("technotes/tn3134-network-extension-provider-deployment", confidence: .high),
        .gitHub("home-assistant/iOS/issues/3096"),
        .developerForums("744371"),
      ]),
    ExtensionPoint(
      "com.apple.networkextension.dns-proxy", "DNS Proxy Provider", .nsExtension,
      summary: "Answers all of the device's DNS queries.",
      discussion: """
        The principal class is a subclass of `NEDNSProxyProvider`. It overrides
        `startProxy(options:completionHandler:)`, `stopProxy(with:completionHandler:)` and
        `handleNewFlow(_:)`, which gets the queries of each socket to port 53. The app configures
        and enables the proxy with `NEDNSProxyManager.shared()`. Both the app and the extension need
        the entitlement
        [`com.apple.developer.networking.networkextension`](key:entitlements:com.apple.developer.networking.networkextension)
        with the value `dns-proxy`: in Xcode, turn on DNS Proxy in the capability Network Extensions.

        On iOS, a DNS proxy works on supervised devices and, on iOS 16 and later, for individual apps on managed devices. On
        the Mac, only a system extension can be a DNS proxy provider: it names the class in
        [`NEProviderClasses`](key:NetworkExtension/NEProviderClasses) instead of `NSExtension`, and with Developer ID, the
        entitlement's value is `dns-proxy-systemextension`.
        """,
      availability: [
        .iOS("11.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .macOS("10.15", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("DNSProxyProvider"),
      ],
      entitlements: [networkExtension],
      samples: [networkExtension: ["dns-proxy"]],
      sources: [
        .framework("networkextension/nednsproxyprovider"),
        .framework("bundleresources/entitlements/com.apple.developer.networking.networkextension"),
        .systemStrings,
        .framework("technotes/tn3134-network-extension-provider-deployment", confidence: .high),
        .framework("networkextension/nednsproxymanager"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .framework("networkextension/nednsproxyprovider"),
              "macOS 10.15, Mac Catalyst 13.1 and visionOS 1.0 for the class."),
            .init(
              .framework(
                "technotes/tn3134-network-extension-provider-deployment", confidence: .high),
              "On macOS, only in a system extension; neither Mac Catalyst nor visionOS is named."),
          ],
          choice: "macOS, Mac Catalyst and visionOS have the versions of the class.",
          reason: "A system extension uses the same identifier, as a key of `NEProviderClasses`.")
      ]),
    ExtensionPoint(
      "com.apple.networkextension.filter-data", "Filter Data Provider", .nsExtension,
      summary: "Decides which network connections to allow.",
      discussion: """
        The principal class is a subclass of `NEFilterDataProvider`. In `handleNewFlow(_:)` it lets a connection pass,
        blocks it, or asks for more of its data, which it then gets in
        `handleInboundData(from:readBytesStartOffset:readBytes:)` and
        `handleOutboundData(from:readBytesStartOffset:readBytes:)`. Because it sees the content of connections, its sandbox
        keeps it from passing any of that content on. An iOS app also contains a second extension, at
        [`com.apple.networkextension.filter-control`](point:com.apple.networkextension.filter-control), which writes the
        rules that the data provider reads. Both the app and the extension need the entitlement
        [`com.apple.developer.networking.networkextension`](key:entitlements:com.apple.developer.networking.networkextension)
        with the value `content-filter-provider`. The app enables and saves the filter's configuration with
        `NEFilterManager`.

        On iOS, the filter works on supervised devices; on iOS 15 and later, also on children's devices, in apps that use
        the Screen Time APIs; and on iOS 16 and later, for individual apps on managed devices. On other devices, you can
        test a build that is signed with `get-task-allow`. On the Mac, only a system extension can be a content filter: it
        names the class in [`NEProviderClasses`](key:NetworkExtension/NEProviderClasses) instead of `NSExtension`, and with
        Developer ID, the entitlement's value is `content-filter-provider-systemextension`.
        """,
      availability: [
        .iOS("9.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .macOS("10.15", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("FilterDataProvider"),
      ],
      entitlements: [networkExtension],
      samples: [networkExtension: ["content-filter-provider"]],
      sources: [
        .framework("networkextension/nefilterdataprovider"),
        .framework("bundleresources/entitlements/com.apple.developer.networking.networkextension"),
        .framework("networkextension/neprovider/startsystemextensionmode()"),
        .framework("technotes/tn3134-network-extension-provider-deployment", confidence: .high),
        .framework("networkextension/nefiltermanager"),
        .framework("networkextension/content-filter-providers"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(
              .framework("networkextension/nefilterdataprovider"),
              "macOS 10.15, Mac Catalyst 13.1 and visionOS 1.0 for the class."),
            .init(
              .framework(
                "technotes/tn3134-network-extension-provider-deployment", confidence: .high),
              "On macOS, only in a system extension; neither Mac Catalyst nor visionOS is named."),
          ],
          choice: "macOS, Mac Catalyst and visionOS have the versions of the class.",
          reason: "A system extension uses the same identifier, as a key of `NEProviderClasses`.")
      ]),
    ExtensionPoint(
      "com.apple.networkextension.filter-control", "Filter Control Provider", .nsExtension,
      summary: "Keeps the rules of a content filter up to date.",
      discussion: """
        The principal class is a subclass of `NEFilterControlProvider`. If the data provider can't decide on a connection, the
        system calls `handleNewFlow(_:completionHandler:)`: write new rules, then call the completion handler. If the rules
        change at another time, call `notifyRulesChanged()`. The extension may use the network, and doesn't see what people
        load: the filtering itself is done by an extension at
        [`com.apple.networkextension.filter-data`](point:com.apple.networkextension.filter-data), which reads the rules from
        files, for example in an app group. An app contains both extensions. The app and each extension need the entitlement
        [`com.apple.developer.networking.networkextension`](key:entitlements:com.apple.developer.networking.networkextension)
        with the value `content-filter-provider`.

        On iOS, filters work only on supervised devices, apart from the exceptions that the page of the data provider lists; on
        other devices you can test a build that is signed with `get-task-allow`. Apple's note on deployment names neither Mac
        Catalyst nor visionOS; the versions here are those of the class.
        """,
      availability: [
        .iOS("9.0", from: .current),
        .macCatalyst("13.1", from: .current),
        .visionOS("1.0", from: .current),
      ],
      uses: [
        .nsExtension,
        .principalClass("FilterControlProvider"),
      ],
      entitlements: [networkExtension],
      samples: [networkExtension: ["content-filter-provider"]],
      sources: [
        .framework("networkextension/nefiltercontrolprovider"),
        .framework("networkextension/content-filter-providers"),
        .framework("bundleresources/entitlements/com.apple.developer.networking.networkextension"),
        .framework("networkextension/nefiltermanager"),
        .framework("technotes/tn3134-network-extension-provider-deployment", confidence: .high),
      ]),
    ExtensionPoint(
      "com.apple.networkextension.url-filter-control", "URL Filter Control Provider",
      .exAppExtensionAttributes,
      summary: "Fetches the list that the system uses to filter full URLs.",
      discussion: """
        The type marked `@main` conforms to `NEURLFilterControlProvider`, and the app passes the extension's bundle identifier to
        `NEURLFilterManager`. The extension never sees which URLs people open. The extension needs the entitlement
        [`com.apple.developer.networking.networkextension`](key:entitlements:com.apple.developer.networking.networkextension)
        with the value `url-filter-provider`.

        A server says whether a URL is on the list, without learning the URL. Before you distribute the app, register the server
        in the [CloudKit Console](https://icloud.developer.apple.com/dashboard/identity), so that Apple's relay forwards queries
        to it. Since iOS 27.2 and macOS 27.2, the app's Info.plist names that server in
        [`NSPIRConfiguration`](key:NSPIRConfiguration), with the address that the app passes to `NEURLFilterManager`.
        """,
      availability: [
        .iOS("26.0", from: .current),
        .macCatalyst("26.0", from: .current),
        .macOS("26.0", from: .current),
      ],
      uses: [.exAttributes],
      entitlements: [networkExtension],
      samples: [networkExtension: ["url-filter-provider"]],
      sources: [
        .framework("networkextension/neurlfiltercontrolprovider"),
        .framework("networkextension/neurlfiltermanager", confidence: .high),
        .framework("bundleresources/entitlements/com.apple.developer.networking.networkextension"),
        .framework("networkextension/filtering-traffic-by-url"), .current("nspirconfiguration"),
        .gitHub(
          "apple/pir-service-example/blob/main/Sources/PIRService/PIRService.docc/Onboarding.md"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.networkextension.hotspot-evaluation", "Hotspot Evaluation Provider",
      .exAppExtensionAttributes,
      summary: "Recognizes Wi-Fi networks that the app can sign in to.",
      discussion: """
        The type marked `@main` conforms to `NEHotspotEvaluationProvider`: it labels networks in a list of scanned networks and
        says how confident it is about the one that the device joins. The extension needs the entitlement
        [`com.apple.developer.networking.HotspotHelper`](key:entitlements:com.apple.developer.networking.HotspotHelper),
        which Apple grants on [request](https://developer.apple.com/contact/request/network-extension), and doesn't run until
        the app has turned it on with `NEHotspotManager`. The system doesn't ask it about networks in `evaluatedSSIDs`.
        """,
      availability: [
        .iOS("26.0", from: .current),
        .macCatalyst("26.0", from: .current),
        .visionOS("26.0", from: .current),
      ],
      uses: [.exAttributes],
      entitlements: ["entitlements:com.apple.developer.networking.HotspotHelper"],
      sources: [
        .framework("networkextension/nehotspotevaluationprovider"),
        .framework("networkextension/nehotspotmanager"),
        .framework("networkextension/nehotspotmanager/evaluatedssids"),
        .sdkHeaders("NetworkExtension, NEHotspotEvaluationProvider (iOS 27.1)"),
        .systemStrings,
      ]),
    ExtensionPoint(
      "com.apple.networkextension.hotspot-authentication", "Hotspot Authentication Provider",
      .exAppExtensionAttributes,
      summary: "Signs in to a Wi-Fi network and keeps the session alive.",
      discussion: """
        The type marked `@main` conforms to `NEHotspotAuthenticationProvider` and handles the commands to authenticate,
        maintain, present an interface and log off. An extension at
        [`com.apple.networkextension.hotspot-evaluation`](point:com.apple.networkextension.hotspot-evaluation) recognizes the
        networks, except up to two that the app lists in `evaluatedSSIDs` of `NEHotspotManager`. Neither extension runs until
        the app has turned it on with that manager, for which the app needs
        [`com.apple.developer.networking.HotspotHelper`](key:entitlements:com.apple.developer.networking.HotspotHelper).
        Apple grants this entitlement on [request](https://developer.apple.com/contact/request/network-extension).
        """,
      availability: [
        .iOS("26.0", from: .current),
        .macCatalyst("26.0", from: .current),
        .visionOS("26.0", from: .current),
      ],
      uses: [.exAttributes],
      entitlements: ["entitlements:com.apple.developer.networking.HotspotHelper"],
      sources: [
        .framework("networkextension/nehotspotauthenticationprovider"),
        .framework("networkextension/nehotspotmanager"),
        .framework("networkextension/nehotspotmanager/evaluatedssids"),
        .systemStrings,
      ]),
  ]
}
