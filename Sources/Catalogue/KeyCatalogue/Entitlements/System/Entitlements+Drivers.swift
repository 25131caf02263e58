import KeyModel

extension KeyGroup {
  /// Entitlements for system extensions and DriverKit.
  static var driverEntitlements: KeyGroup {
    KeyGroup(
      "driver-entitlements", "Drivers and system extensions",
      summary: "What drivers, system extensions and the apps that install them need.",
      keys: systemExtensionKeys + driverFamilyKeys + driverInputKeys + driverClientKeys
        + driverMatchingKeys)
  }
}

private var systemExtensionKeys: [Key] {
  [
    Key(
      "com.apple.developer.system-extension.install", .boolean,
      title: "System Extension Entitlement",
      summary: "Lets an app install and remove the system extensions that it contains.",
      discussion: """
        The app that contains a system extension or a driver needs the entitlement in its own file,
        not in the extension's. The extension has to be in `Contents/Library/SystemExtensions`, and
        the app in the Applications folder. The same team signs both unless the extension has
        [`com.apple.developer.system-extension.redistributable`](key:com.apple.developer.system-extension.redistributable).
        In its Info.plist, a system extension needs
        [`NSSystemExtensionUsageDescription`](key:info-plist:NSSystemExtensionUsageDescription), and
        a driver needs [`OSBundleUsageDescription`](key:info-plist:OSBundleUsageDescription).

        Request activation with `OSSystemExtensionRequest` soon after launch; the request stays
        pending until the user approves the extension.

        If the app isn't in an Applications folder, the request fails with
        `unsupportedParentBundleLocation`.
        """,
      consequence: Consequence(
        "Without it, requests to activate or deactivate a system extension fail with `missingEntitlement`.",
        from: .framework("systemextensions/ossystemextensionerror/missingentitlement")),
      availability: [.macOS("10.15", from: .current)],
      apis: [
        API(
          "OSSystemExtensionRequest", of: "System Extensions",
          linked: "_OBJC_CLASS_$_OSSystemExtensionRequest")
      ],
      capability: "System Extension",
      rules: [
        .present.when(
          .code("the app activates or deactivates system extensions", ["OSSystemExtensionRequest"])
        ).from(
          .framework("systemextensions/ossystemextensionerror/missingentitlement")),
        .should(.present).when(
          .bundle(.app)
            && .contains(
              "com.apple.developer.networking.networkextension",
              "packet-tunnel-provider-systemextension", "app-proxy-provider-systemextension",
              "content-filter-provider-systemextension", "dns-proxy-systemextension")
        ).from(.ownPage),
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
        .framework("systemextensions/installing-system-extensions-and-drivers", confidence: .high),
        .current("nssystemextensionusagedescription"), .current("osbundleusagedescription"),
        .framework(
          "systemextensions/ossystemextensionrequestdelegate/requestneedsuserapproval(_:)"),
        .framework(
          "systemextensions/ossystemextensionerror/code/unsupportedparentbundlelocation",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.system-extension.redistributable", .boolean,
      title: "System Extension Redistributable Entitlement",
      summary: "Lets other teams' apps contain and install your system extension.",
      discussion: """
        Write it in the extension's entitlements if you license the extension to other developers,
        who ship it in their own apps. An extension that only your own apps contain doesn't need it,
        because the app and extension have the same team identifier.
        """,
      consequence: Consequence(
        "Without it, another team's app can't activate the extension.",
        from: .ownPage),
      availability: [.macOS("10.15", from: .current)],
      required: .optional,
      example: true,
      seeAlso: ["com.apple.developer.system-extension.install"]),
    Key(
      "com.apple.developer.endpoint-security.client", .boolean,
      summary: "Lets a program monitor what happens on a Mac, to find malicious activity.",
      discussion: """
        Every program that calls `es_new_client` needs the entitlement: a system extension, or a
        daemon. The call also fails unless the program runs as root and the user has given it Full
        Disk Access in System Settings. Request the entitlement as developer.apple.com/system-extensions
        describes.
        """,
      consequence: Consequence(
        "Without it, `es_new_client` fails with `ES_NEW_CLIENT_RESULT_ERR_NOT_ENTITLED`.",
        from: .ownPage),
      availability: [.macOS("10.15", from: .current)],
      apis: [API("es_new_client", of: "Endpoint Security", url: nil, linked: "_es_new_client")],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .present.when(.code("the program calls `es_new_client`", ["es_new_client"])).from(.ownPage)
      ],
      example: true,
      seeAlso: ["com.apple.developer.system-extension.install"],
      sources: [
        .ownPage, .framework("endpointsecurity/es_new_client(_:_:)", confidence: .high),
        .framework("endpointsecurity/client", confidence: .high),
      ]),
  ]
}
