import KeyModel

private let configurations = "AdAttributionKitConfigurations"
private let windows = configurations + "/AttributionWindows"
private let cooldown = configurations + "/AttributionCooldown"
private let article = SourceReference.framework(
  "adattributionkit/configuring-attribution-rules-for-your-app", confidence: .high)
private let kit = SourceReference.framework("adattributionkit")
private let session = SourceReference.sessionVideos("wwdc2025/221")

/// For how long an ad may be credited in an advertised app, and how often.
var attributionRuleKeys: [Key] {
  attributionWindowKeys + attributionCooldownKeys
}

private var attributionWindowKeys: [Key] {
  [
    Key(
      PropertyPath(configurations), .dictionary,
      summary: "Changes for how long and how often AdAttributionKit credits ads for your app.",
      discussion: """
        The key belongs in the advertised app. Leave it out if the defaults suit you: a view of an
        ad can be credited for one day and a click for 30 days, and each re-engagement counts. Add
        [`AttributionWindows`](key:AdAttributionKitConfigurations/AttributionWindows) to shorten
        these times or to lengthen the time for views. Add
        [`AttributionCooldown`](key:AdAttributionKitConfigurations/AttributionCooldown) to ignore
        further conversions for some hours after a conversion. In Xcode, write the key in the Info
        tab of the app's target.
        """,
      consequence: Consequence(
        "Without the key, a view of an ad can be credited for one day, a click for 30 days, and each re-engagement counts.",
        from: article),
      availability: [.iOS(.unknown, from: .current)],
      required: .optional,
      bundleKinds: [.app],
      example: [
        "AttributionWindows": [
          "example123.adattributionkit": [
            "install": ["click": 5, "ignoreInteractionType": "view"]
          ],
          "global": ["install": ["view": 3]],
        ],
        "AttributionCooldown": ["install-cooldown-hours": 24],
      ],
      seeAlso: ["AdNetworkIdentifiers", "AttributionCopyEndpoint"],
      sources: [kit, article, session]),
    Key(
      PropertyPath(windows), .dictionary,
      summary: "Sets how many days an ad can be credited after people saw or tapped it.",
      discussion: """
        Each entry is a dictionary: `global` for all ad networks, or the identifier of one network,
        such as `example123.adattributionkit`, for that network alone. A network's entry takes
        precedence over `global`, and `global` over the system's defaults.
        """,
      consequence: Consequence(
        "Without an entry for the ad network or `global`, views can be credited for one day and clicks for 30 days.",
        from: article
      ),
      required: .optional,
      example: [
        "example123.adattributionkit": ["install": ["click": 5, "ignoreInteractionType": "view"]],
        "global": ["install": ["view": 3]],
      ],
      sources: [kit, article]),
    Key(
      PropertyPath(windows + "/*"), .dictionary,
      placeholder: "ad network",
      summary:
        "Sets the attribution windows of one network, or of all others if the entry is `global`.",
      discussion: """
        The name of the entry is the network's identifier, such as `example123.adattributionkit`, or
        `global` for every network without an entry. The only documented key inside is `install`.
        """,
      consequence: Consequence(
        "For a network without an entry, the values of `global` apply, or without `global`, the system's defaults.",
        from: article),
      required: .optional,
      example: ["install": ["click": 23]],
      sources: [kit, article]),
    Key(
      PropertyPath(windows + "/*/install"), .dictionary,
      summary: "Sets the time in which an installation of the app can be credited to an ad.",
      discussion: """
        Write `click`, `view`, or both, in days. A missing key takes the value of `global`, or the
        system's default. In the entry of a network,
        [`ignoreInteractionType`](key:AdAttributionKitConfigurations/AttributionWindows/*/install/ignoreInteractionType)
        excludes clicks or views altogether.
        """,
      consequence: Consequence(
        "Without the dictionary, the values of `global` apply, or without `global`, the system's defaults.",
        from: article),
      required: .optional,
      example: ["click": 5, "ignoreInteractionType": "view"],
      sources: [kit, article]),
    Key(
      PropertyPath(windows + "/*/install/click"), .integer,
      summary: "Sets how many days a click on an ad can be credited.",
      discussion: """
        Write a number of days from 1 to 30, in the entry of an ad network or in `global`. An
        installation after that time isn't credited to the click.
        """,
      consequence: Consequence(
        "Without the key, the network has the value of `global`, or without `global`, the system's 30 days.",
        from: article),
      default: 30, defaultSource: article,
      required: .optional,
      rules: [.range(min: 1, max: 30).from(article)],
      example: 5,
      sources: [kit, article]),
    Key(
      PropertyPath(windows + "/*/install/view"), .integer,
      summary: "Sets how many days an ad that people only saw can be credited.",
      discussion: """
        Write a number of days from 1 to 7, in the entry of an ad network or in `global`. An
        installation after that time isn't credited to the view.
        """,
      consequence: Consequence(
        "Without the key, the network has the value of `global`, or without `global`, the system's one day.",
        from: article),
      default: 1, defaultSource: article,
      required: .optional,
      rules: [.range(min: 1, max: 7).from(article)],
      example: 3,
      sources: [kit, article]),
    Key(
      PropertyPath(windows + "/*/install/ignoreInteractionType"), .string,
      summary: "Leaves either the views or the clicks of one network's ads out of attribution.",
      discussion: """
        Write the key in the `install` dictionary of one network's entry, such as
        `example123.adattributionkit`, if only clicks or only views should count for that network.
        You can also set the window,
        [`click`](key:AdAttributionKitConfigurations/AttributionWindows/*/install/click) or
        [`view`](key:AdAttributionKitConfigurations/AttributionWindows/*/install/view), of the kind
        that still counts.
        """,
      consequence: Consequence(
        "In the entry `global`, the system ignores the key.", from: article),
      values: .documented([
        AllowedValue("view", "Only clicks on this network's ads are credited."),
        AllowedValue("click", "Only views of this network's ads are credited."),
      ]),
      valuesSource: article,
      required: .optional,
      example: "view",
      sources: [kit, article]),
  ]
}

private var attributionCooldownKeys: [Key] {
  [
    Key(
      PropertyPath(cooldown), .dictionary,
      summary: "Sets how long the system ignores further conversions after a conversion.",
      discussion: """
        Write
        [`install-cooldown-hours`](key:AdAttributionKitConfigurations/AttributionCooldown/install-cooldown-hours)
        to ignore conversions for a while after an installation,
        [`re-engagement-cooldown-hours`](key:AdAttributionKitConfigurations/AttributionCooldown/re-engagement-cooldown-hours)
        to space out re-engagements, or both.
        """,
      consequence: Consequence(
        "Without the key, someone who installs the app from an ad and taps another ad two hours later is counted again, as a re-engagement.",
        from: article),
      required: .optional,
      example: ["install-cooldown-hours": 24, "re-engagement-cooldown-hours": 6],
      sources: [kit, article]),
    Key(
      PropertyPath(cooldown + "/install-cooldown-hours"), .integer,
      summary: "Sets for how many hours after an installation the system counts no conversion.",
      discussion: """
        Write a number of hours from 0 to 720, which is 30 days. A tap on an ad during this time
        doesn't count as a re-engagement.
        """,
      consequence: Consequence(
        "Without the key, a tap on an ad after an installation counts as a re-engagement.",
        from: article),
      required: .optional,
      rules: [.range(min: 0, max: 720).from(article)],
      example: 24,
      sources: [kit, article]),
    Key(
      PropertyPath(cooldown + "/re-engagement-cooldown-hours"), .integer,
      summary: "Sets for how many hours after a re-engagement the system counts no conversion.",
      discussion: """
        Write a number of hours from 0 to 720. During this time after a re-engagement, the system
        accepts no other conversion. Note the hyphen after `re`: Apple's article writes
        `re-engagement`, but a listing in Apple's talk has `reengagement`.
        """,
      consequence: Consequence("Without the key, each re-engagement counts.", from: article),
      required: .optional,
      rules: [.range(min: 0, max: 720).from(article)],
      example: 6,
      sources: [kit, article, session],
      notes: [
        EditorNote(
          .reference,
          [
            .init(article, "The key is re-engagement-cooldown-hours."),
            .init(session, "The listing has reengagement-cooldown-hours."),
          ],
          choice: "The article's spelling.",
          reason: "The article documents the key, and the listing isn't well-formed.",
          isEditorial: false)
      ]),
  ]
}
