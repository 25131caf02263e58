import KeyModel

private let manual = SourceReference.manualPages("EndpointSecurity(7)")

/// The keys count in the list of a system extension that may use Endpoint Security.
private let inSystemExtension: [Rule] = [
  .should(.absent.when(.bundle(.app))).from(manual),
  .should(
    .needs(
      "entitlements:com.apple.developer.endpoint-security.client",
      when: "To use Endpoint Security")
  ).from(manual),
]

/// System extensions that watch a Mac with Endpoint Security.
var endpointSecurityKeys: [Key] {
  [
    Key(
      "NSEndpointSecurityEarlyBoot", .boolean,
      summary: "Starts an Endpoint Security extension before third-party programs can run.",
      discussion: """
        Use it for an extension that must not miss the start of any program. While the Mac starts
        up, the system holds back mounts and all third-party programs until each extension with the
        key has subscribed for the first time. Subscribe immediately, because a slow extension
        delays the Mac's startup. The key belongs in the Info.plist of a system extension with the
        [Endpoint Security
        entitlement](key:entitlements:com.apple.developer.endpoint-security.client).
        """,
      consequence: Consequence(
        "Without the key, third-party programs may run before the extension has subscribed to its first event.",
        from: manual),
      availability: [.macOS("10.15", from: .current)],
      required: .optional,
      apis: [
        API("es_new_client(_:_:)", of: "Endpoint Security"),
        API("es_subscribe(_:_:_:)", of: "Endpoint Security"),
      ],
      bundleKinds: [.systemExtension],
      rules: inSystemExtension,
      example: true,
      seeAlso: ["NSEndpointSecurityRebootRequired"],
      sources: [.ownPage, manual]),
    Key(
      "NSEndpointSecurityRebootRequired", .boolean,
      summary: "Delays an update of an Endpoint Security extension until the Mac restarts.",
      discussion: """
        With `YES`, the old version keeps running until the Mac restarts, and the new version takes
        over afterward, so that no event is missed. Leave the key out if an update may take effect
        right away.
        """,
      consequence: Consequence(
        "Without the key, the extension misses events between the end of the old version and the start of the new one.",
        from: manual),
      availability: [.macOS("10.15", from: .current)],
      default: false,
      defaultSource: manual,
      required: .optional,
      bundleKinds: [.systemExtension],
      rules: inSystemExtension,
      example: true,
      seeAlso: ["NSEndpointSecurityEarlyBoot"],
      sources: [.ownPage, manual]),
  ]
}
