import KeyModel

/// Destinations of reports of advertising.
var attributionReportKeys: [Key] {
  [
    Key(
      "NSAdvertisingAttributionReportEndpoint", .string,
      summary: "Names the domain that receives reports on ad clicks and installations.",
      discussion: """
        Write `https://` and a domain that you control. Only the registrable domain matters, such as
        `example.com` for `ads.example.com`. The system sends HTTPS POST requests to well-known
        paths on it:

        - `/.well-known/private-click-measurement/report-attribution/` for Private Click Measurement,
          now called Web AdAttributionKit, which measures clicks in the app that lead to websites.
          The app passes a `UIEventAttribution` when it opens the link. The system sends the data
          only if people tapped a control below a `UIEventAttributionView`.
        - `/.well-known/skadnetwork/report-attribution/` for copies of SKAdNetwork's postbacks, in an
          app that is itself advertised.

        Apps built with Mac Catalyst have no Private Click Measurement.
        """,
      consequence: Consequence(
        "Without the key, Private Click Measurement doesn't work in the app.",
        from: .ownPage),
      availability: [.iOS("14.5", from: .current), .visionOS("1.0", from: .current)],
      apis: [API("UIEventAttribution", of: "UIKit"), API("SKAdNetwork", of: "StoreKit")],
      bundleKinds: [.app],
      rules: [
        .present.when(.code("the app uses Private Click Measurement")).from(
          .ownPage),
        .should(.withPrefix(["https://"])).from(.ownPage),
      ],
      example: "https://example.com",
      sources: [.ownPage, .framework("uikit/uieventattribution")])
  ]
}
