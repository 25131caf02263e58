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
      summary: "Starts an Endpoint Security extension before programs of other developers.",
      discussion: """
        While a Mac starts up, the system holds back mounts and all programs that are not its own
        until every such extension has made its first subscription. Subscribe at once: a slow
        extension delays the start of the Mac. The key belongs in the list of a system extension with
        the Endpoint Security entitlement.
        """,
      availability: [.macOS("10.15", from: .current)],
      required: .optional,
      apis: [
        API("es_new_client(_:_:)", of: "Endpoint Security"),
        API("es_subscribe(_:_:_:)", of: "Endpoint Security"),
      ],
      rules: inSystemExtension,
      example: true,
      seeAlso: ["NSEndpointSecurityRebootRequired"],
      sources: [.ownPage, manual]),
    Key(
      "NSEndpointSecurityRebootRequired", .boolean,
      summary: "Delays an update of an Endpoint Security extension until the Mac restarts.",
      discussion: """
        Without the key the system ends the old version and starts the new one right away; events in
        between go unseen. With `YES` the old version works on until the restart, after which only
        the new one starts.
        """,
      availability: [.macOS("10.15", from: .current)],
      default: false,
      defaultSource: manual,
      required: .optional,
      rules: inSystemExtension,
      example: true,
      seeAlso: ["NSEndpointSecurityEarlyBoot"],
      sources: [.ownPage, manual]),
  ]
}
