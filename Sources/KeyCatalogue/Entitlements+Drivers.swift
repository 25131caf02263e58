import KeyModel

extension KeyGroup {
  /// Entitlements for system extensions and DriverKit.
  static var driverEntitlements: KeyGroup {
    KeyGroup(
      "driver-entitlements", "Drivers and system extensions",
      summary: "What drivers and system extensions need, and the apps that install them.",
      keys: systemExtensionKeys + driverFamilyKeys + driverMatchingKeys)
  }
}

private var systemExtensionKeys: [Key] {
  [
    Key(
      "com.apple.developer.system-extension.install", .boolean,
      title: "System Extension Entitlement",
      summary: "Lets a Mac app activate and remove the system extensions that it contains.",
      discussion: """
        Drivers are system extensions too.
        """,
      consequence: Consequence(
        "An app can't activate system extensions without it.",
        from: .framework("systemextensions/ossystemextensionerror/missingentitlement")),
      availability: [.macOS("10.15", from: .current)],
      apis: [API("OSSystemExtensionRequest", of: "System Extensions")],
      capability: "System Extension",
      rules: [
        .should(.present).when(
          .bundle(.app)
            && .has(
              "com.apple.developer.networking.networkextension",
              "packet-tunnel-provider-systemextension", "app-proxy-provider-systemextension",
              "content-filter-provider-systemextension", "dns-proxy-systemextension")
        ).from(.framework("xcode/configuring-network-extensions", confidence: .high))
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.system-extension.redistributable",
        "info-plist:NSSystemExtensionUsageDescription",
      ],
      sources: [
        .ownPage,
        .framework("systemextensions/ossystemextensionrequest", confidence: .high),
        .framework("systemextensions/ossystemextensionerror/missingentitlement"),
        .capabilityNames,
      ]),
    Key(
      "com.apple.developer.system-extension.redistributable", .boolean,
      title: "System Extension Redistributable Entitlement",
      summary: "Lets apps of other teams contain a system extension.",
      discussion: """
        It goes into the file of the extension. Otherwise the app and the extension have the
        same team identifier.
        """,
      consequence: Consequence(
        "Without it, an app of another team can't activate the extension.",
        from: .ownPage),
      availability: [.macOS("10.15", from: .current)],
      example: true,
      seeAlso: ["com.apple.developer.system-extension.install"]),
    Key(
      "com.apple.developer.endpoint-security.client", .boolean,
      summary: "Lets a program watch what happens on a Mac, to find malicious activity.",
      discussion: """
        It belongs to a system extension or a daemon that runs as root, and to which people also have
        to give Full Disk Access.
        """,
      consequence: Consequence(
        "Without it, `es_new_client` fails with `ES_NEW_CLIENT_RESULT_ERR_NOT_ENTITLED`.",
        from: .ownPage),
      availability: [.macOS("10.15", from: .current)],
      apis: [API("es_new_client", of: "Endpoint Security", url: nil)],
      approval: "Apple grants the entitlement on request.",
      example: true,
      seeAlso: ["com.apple.developer.system-extension.install"],
      sources: [.ownPage, .framework("endpointsecurity/client", confidence: .high)]),
  ]
}
