import KeyModel

private let configurations = "AdAttributionKitConfigurations"
private let windows = configurations + "/AttributionWindows"
private let cooldown = configurations + "/AttributionCooldown"
private let article = SourceReference.framework(
  "adattributionkit/configuring-attribution-rules-for-your-app", confidence: .high)
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
        It belongs in the advertised app. Leave it out if the defaults suit you: a view of an ad can
        be credited for one day and a click for 30 days, and each re-engagement counts. Add
        [`AttributionWindows`](key:AdAttributionKitConfigurations/AttributionWindows) to shorten
        these times, or lengthen the one for views, and
        [`AttributionCooldown`](key:AdAttributionKitConfigurations/AttributionCooldown) to ignore
        ads that people tap shortly after another one. Add it in the Info tab of the app's target;
        no build setting writes it.
        """,
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
      sources: [article, session]),
    Key(
      PropertyPath(windows), .dictionary,
      summary: "Sets how many days an ad can be credited after people saw or tapped it.",
      discussion: """
        Each entry is a dictionary: `global` for all ad networks, or the identifier of one network,
        such as `example123.adattributionkit`, for that network alone. A network's entry takes
        precedence over `global`, and `global` over the system's defaults, which are one day for
        views and 30 days for clicks.
        """,
      required: .optional,
      example: [
        "example123.adattributionkit": ["install": ["click": 5, "ignoreInteractionType": "view"]],
        "global": ["install": ["view": 3]],
      ],
      sources: [article]),
    Key(
      PropertyPath(windows + "/*"), .dictionary,
      placeholder: "ad network",
      summary: "Holds the windows of one ad network, or of all networks if the entry is `global`.",
      discussion: """
        Write the network's identifier exactly as in
        [`AdNetworkIdentifiers`](key:AdNetworkIdentifiers), or `global` for every network without an
        entry. The only documented entry is `install`.
        """,
      required: .optional,
      example: ["install": ["click": 23]],
      sources: [article]),
    Key(
      PropertyPath(windows + "/*/install"), .dictionary,
      summary: "Sets the windows in which an installation of the app is credited to an ad.",
      discussion: """
        Write `click`, `view`, or both, in days; a missing one keeps the value of `global` or of the
        system. In the entry of a network,
        [`ignoreInteractionType`](key:AdAttributionKitConfigurations/AttributionWindows/*/install/ignoreInteractionType)
        excludes one of the two altogether; in `global`, the system ignores it.
        """,
      required: .optional,
      example: ["click": 5, "ignoreInteractionType": "view"],
      sources: [article]),
    Key(
      PropertyPath(windows + "/*/install/click"), .integer,
      summary: "Sets how many days a click on an ad can be credited.",
      discussion: """
        Write a number of days from 1 to 30, in the entry of one network, named by its identifier,
        or in `global`. Later than that, an installation isn't credited to the click. Without the
        key, a network's entry takes the value of `global`, and without that, the system's 30 days.
        Choose fewer if people who tapped an ad weeks ago would have come to the app anyway.
        """,
      default: 30, defaultSource: article,
      required: .optional,
      rules: [.range(min: 1, max: 30).from(article)],
      example: 5,
      sources: [article]),
    Key(
      PropertyPath(windows + "/*/install/view"), .integer,
      summary: "Sets how many days an ad that people only saw can be credited.",
      discussion: """
        Write a number of days from 1 to 7, in the entry of one network, named by its identifier, or
        in `global`. Without the key, a network's entry takes the value of `global`, and without
        that, the system's 1 day: only ads that people saw during the last day can be credited.
        """,
      default: 1, defaultSource: article,
      required: .optional,
      rules: [.range(min: 1, max: 7).from(article)],
      example: 3,
      sources: [article]),
    Key(
      PropertyPath(windows + "/*/install/ignoreInteractionType"), .string,
      summary: "Leaves either the views or the clicks of one network's ads out of attribution.",
      discussion: """
        Put it in the `install` dictionary of one network, whose entry has the network's identifier
        as its name, such as `example123.adattributionkit`. Use it if only clicks or only views
        should count for that network, for example to credit only taps. You can also set the window,
        [`click`](key:AdAttributionKitConfigurations/AttributionWindows/*/install/click) or
        [`view`](key:AdAttributionKitConfigurations/AttributionWindows/*/install/view), of the kind
        that still counts.
        """,
      consequence: Consequence(
        "In the entry `global`, the system ignores the key.", from: article),
      values: .documented([
        AllowedValue("view", "Only clicks of this network are credited."),
        AllowedValue("click", "Only views of this network are credited."),
      ]),
      valuesSource: article,
      required: .optional,
      example: "view",
      sources: [article]),
  ]
}

private var attributionCooldownKeys: [Key] {
  [
    Key(
      PropertyPath(cooldown), .dictionary,
      summary: "Sets how long the system ignores further conversions after one.",
      discussion: """
        Without it, someone who installs the app from an ad and taps another ad two hours later is
        counted again, as a re-engagement. Write
        [`install-cooldown-hours`](key:AdAttributionKitConfigurations/AttributionCooldown/install-cooldown-hours)
        to ignore conversions for a while after an installation,
        [`re-engagement-cooldown-hours`](key:AdAttributionKitConfigurations/AttributionCooldown/re-engagement-cooldown-hours)
        to space out re-engagements, or both.
        """,
      required: .optional,
      example: ["install-cooldown-hours": 24, "re-engagement-cooldown-hours": 6],
      sources: [article]),
    Key(
      PropertyPath(cooldown + "/install-cooldown-hours"), .integer,
      summary: "Sets how many hours the system counts no conversion after an installation.",
      discussion: """
        Write a number of hours from 0 to 720, which is 30 days. An ad that people tap during this
        time brings them to the app as usual, but the system doesn't count it as a re-engagement.
        """,
      required: .optional,
      rules: [.range(min: 0, max: 720).from(article)],
      example: 24,
      sources: [article]),
    Key(
      PropertyPath(cooldown + "/re-engagement-cooldown-hours"), .integer,
      summary: "Sets how many hours the system counts no conversion after a re-engagement.",
      discussion: """
        Write a number of hours from 0 to 720. Note the first hyphen: the article on attribution
        rules writes `re-engagement`, but a listing in Apple's talk on them has `reengagement`.
        """,
      required: .optional,
      rules: [.range(min: 0, max: 720).from(article)],
      example: 6,
      sources: [article, session],
      notes: [
        EditorNote(
          .reference,
          [
            .init(article, "The key is re-engagement-cooldown-hours."),
            .init(session, "The listing has reengagement-cooldown-hours."),
          ],
          choice: "The article's spelling.",
          reason: "It is newer and is the reference; the listing isn't even well-formed.",
          isEditorial: false)
      ]),
  ]
}
