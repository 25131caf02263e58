import KeyModel

extension KeyGroup {
  /// Media on other devices, streaming and calls.
  static var mediaStreaming: KeyGroup {
    KeyGroup(
      "media-streaming", "Media and streaming",
      summary: "Playback on other devices, streams from a computer, and the microphone in calls.",
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
      summary:
        "Lists the media device protocols through which an app plays media on other devices.",
      discussion: """
        Write it for a media app that plays on other devices through media device extensions. Each
        key is the type identifier of a protocol, as an extension exports it in
        [`UTExportedTypeDeclarations`](key:UTExportedTypeDeclarations). Each value identifies your
        app on the remote device, where the launch mode `application` starts it; leave the value
        empty if the protocol starts no particular app. To play plain URLs,
        [`MDESupportsUniversalURLPlayback`](key:MDESupportsUniversalURLPlayback) is enough.
        """,
      consequence: Consequence(
        "Without an entry for an installed extension's protocol, `AVSystemRouteController.supportedExtensionAvailable` is `false`, unless `MDESupportsUniversalURLPlayback` is `YES` and an extension that plays URLs is available.",
        from: .ownPage),
      availability: routingPlatforms,
      required: .optional,
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
      summary: "Names the counterpart of your app that a protocol starts on the remote device.",
      discussion: """
        Write the identifier that the app has on the remote device. Leave the value empty if the
        protocol starts no particular app on that device. The key is the protocol's type identifier;
        [`MDESupportedProtocols`](key:MDESupportedProtocols) says where to find it.
        """,
      consequence: Consequence(
        "With an empty value, the protocol starts no particular app on the remote device.",
        from: .ownPage),
      required: .optional,
      example: "com.example.app"),
    Key(
      "MDESupportsUniversalURLPlayback", .boolean,
      summary: "Lets an app hand a media URL to another device's own player.",
      discussion: """
        With `YES`, an `AVSystemRouteSession` can start in the launch mode `player`: the device
        plays the URL without a counterpart of the app. Any installed extension that plays URLs is
        enough, so the app doesn't have to list a protocol in
        [`MDESupportedProtocols`](key:MDESupportedProtocols).
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
      summary:
        "Lists the remote servers that may send a foveated stream to an app for Apple Vision Pro.",
      discussion: """
        Write an entry for each server on the internet that the app connects to with the endpoint
        `.remote(serverName:signalingHeaders:)`. The key is a name that you choose and that your
        code passes as `serverName`; the value is the server's URL. A nearby endpoint, which the
        system finds or the app connects to by its IP address, needs no entry. The app also needs
        [`com.apple.developer.foveated-streaming-session`](key:entitlements:com.apple.developer.foveated-streaming-session).
        """,
      consequence: Consequence(
        "The endpoint `.remote(serverName:signalingHeaders:)` finds no URL for a server that isn't listed.",
        from: remoteEndpoint),
      availability: [.visionOS("26.4", from: .current)],
      required: .optional,
      apis: [API("FoveatedStreamingSession.connect(endpoint:)", of: "FoveatedStreaming")],
      bundleKinds: [.app],
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.foveated-streaming-session",
            when: "To receive a stream")
        ).from(.entitlement("com.apple.developer.foveated-streaming-session"))
      ],
      example: ["Main": "https://stream.example.com"],
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
        Write the complete URL, such as `https://stream.example.com`. You choose the name of the
        entry, and code passes exactly this name as `serverName`.
        [`ApprovedStreamingEndpoints`](key:ApprovedStreamingEndpoints) says which servers need an
        entry.
        """,
      consequence: Consequence(
        "The endpoint `.remote(serverName:signalingHeaders:)` finds no URL for a name without an entry.",
        from: remoteEndpoint),
      required: .optional,
      rules: [
        .should(.format(.url)).from(remoteEndpoint)
      ],
      example: "https://stream.example.com",
      sources: [.ownPage, remoteEndpoint]),
    Key(
      "NSAlwaysAllowMicrophoneModeControl", .boolean,
      summary: "Lets people choose a microphone mode before the app turns on the microphone.",
      discussion: """
        Write `YES` in an app that makes calls. Control Center then offers the modes automatic,
        standard, voice isolation and wide spectrum whenever the app is in the foreground, so that
        people can set one before a call starts.
        """,
      consequence: Consequence(
        "Without the key, people can choose a microphone mode only while the app uses the microphone.",
        from: .ownPage),
      availability: [.iOS("18.0", from: .current)],
      required: .optional,
      bundleKinds: [.app],
      example: true,
      seeAlso: ["NSMicrophoneUsageDescription"]),
  ]
}
