import KeyModel

extension KeyGroup {
  /// Media on other devices, streaming and calls.
  static var mediaStreaming: KeyGroup {
    KeyGroup(
      "media-streaming", "Media and streaming",
      summary: "Playback on other devices, streams from a computer, and the microphone of calls.",
      availability: [.iOS("18.0", from: .current)],
      keys: mediaStreamingKeys)
  }
}

private var routingPlatforms: [AvailabilityStatement] {
  [.iOS("27.0", from: .current)]
}

private let remoteEndpoint = SourceReference.framework(
  "foveatedstreaming/foveatedstreamingsession/endpoint/remote(servername:signalingheaders:)",
  confidence: .high)
private let routing = "https://developer.apple.com/documentation/avsystemrouting/"

private var mediaStreamingKeys: [Key] {
  [
    Key(
      "MDESupportedProtocols", .dictionary,
      summary: "Lists the media device protocols that an app can play through.",
      discussion: """
        Each key is the type identifier of a protocol, as the media device extension that speaks it
        exports it in [`UTExportedTypeDeclarations`](key:UTExportedTypeDeclarations). Each value is
        the app's identifier on the remote device, which that protocol opens; it is empty if there is
        no such app.

        If an extension for one of the protocols is installed,
        `AVSystemRouteController.supportedExtensionAvailable` is true and the app can observe routes.
        The launch mode `application` then starts the counterpart on the device.
        """,
      availability: routingPlatforms,
      apis: [
        API(
          "AVSystemRouteController.supportedExtensionAvailable", of: "AVSystemRouting",
          url: routing + "avsystemroutecontroller-18ns8/supportedextensionavailable"),
        API(
          "AVSystemRoute.LaunchMode.application", of: "AVSystemRouting",
          url: routing + "avsystemroute-5s2um/launchmode/application"),
      ],
      bundleKinds: [.app],
      example: ["com.example.sharing-protocol": "com.example.app"],
      seeAlso: ["MDESupportsUniversalURLPlayback"]),
    Key(
      "MDESupportedProtocols/*", .string,
      placeholder: "protocol",
      summary: "Names the app that a protocol opens on the remote device.",
      discussion: """
        The key is the protocol's type identifier. The value may be empty.
        """,
      example: "com.example.app"),
    Key(
      "MDESupportsUniversalURLPlayback", .boolean,
      summary: "Lets an app hand a media URL to another device's own player.",
      discussion: """
        With `YES` an `AVSystemRouteSession` can start in the launch mode `player`: the device plays
        the URL without a counterpart of the app. Any installed extension that plays URLs will do, so
        no protocol has to be listed in [`MDESupportedProtocols`](key:MDESupportedProtocols).
        """,
      consequence: Consequence(
        "Without `YES`, a session with the launch mode `player` fails to start.",
        from: .ownPage),
      availability: routingPlatforms,
      required: .optional,
      apis: [
        API(
          "AVSystemRouteSession.start()", of: "AVSystemRouting",
          url: routing + "avsystemroutesession-gp78/start()"),
        API(
          "AVSystemRoute.LaunchMode.player", of: "AVSystemRouting",
          url: routing + "avsystemroute-5s2um/launchmode/player"),
      ],
      bundleKinds: [.app],
      example: true,
      seeAlso: ["MDESupportedProtocols"],
      sources: [.ownPage, .current("mdesupportedprotocols")]),
    Key(
      "ApprovedStreamingEndpoints", .dictionary,
      summary: "Lists the remote servers from which an app may receive a foveated stream.",
      discussion: """
        The app connects to an entry with the endpoint `.remote(serverName:signalingHeaders:)`. An
        endpoint nearby, which the system finds or the app reaches by its IP address, needs no entry.
        The app has
        [`com.apple.developer.foveated-streaming-session`](key:entitlements:com.apple.developer.foveated-streaming-session).
        """,
      availability: [.visionOS("26.4", from: .current)],
      apis: [API("FoveatedStreamingSession.connect(endpoint:)", of: "FoveatedStreaming")],
      bundleKinds: [.app],
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.foveated-streaming-session",
            when: "To receive a stream")
        ).from(.entitlement("com.apple.developer.foveated-streaming-session"))
      ],
      example: ["Example": "https://stream.example.com"],
      seeAlso: ["entitlements:com.apple.developer.foveated-streaming-session"],
      sources: [
        .ownPage, remoteEndpoint,
        .entitlement("com.apple.developer.foveated-streaming-session"),
      ]),
    Key(
      "ApprovedStreamingEndpoints/*", .string,
      placeholder: "server",
      summary: "Gives the URL of one server that may send a foveated stream.",
      discussion: """
        The name of the entry is the one that the app passes as `serverName`.
        """,
      rules: [
        .should(.format(.url)).from(.ownPage)
      ],
      example: "https://stream.example.com",
      sources: [.ownPage, remoteEndpoint]),
    Key(
      "NSAlwaysAllowMicrophoneModeControl", .boolean,
      summary: "Lets people choose a microphone mode before the microphone is on.",
      discussion: """
        Control Center normally offers the modes, such as voice isolation and wide spectrum, only
        while an app records. With `YES` it offers them whenever the app is in the foreground, so that
        a person can set one before a call starts.
        """,
      availability: [.iOS("18.0", from: .current)],
      required: .optional,
      bundleKinds: [.app],
      example: true,
      seeAlso: ["NSMicrophoneUsageDescription"]),
  ]
}
