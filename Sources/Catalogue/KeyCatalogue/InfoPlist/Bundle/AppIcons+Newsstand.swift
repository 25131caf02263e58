import KeyModel

/// Icons of newspapers and magazines in iOS 5 to iOS 8.
var newsstandKeys: [Key] {
  [
    Key(
      "CFBundleIcons/UINewsstandIcon", .dictionary,
      summary:
        "Described the icon of a newspaper or magazine in Newsstand; remove it from current apps.",
      discussion: """
        Newsstand was the shelf of iOS for newspapers and magazines, for apps with
        [`UINewsstandApp`](key:UINewsstandApp) set to `YES`. The icon was the cover of a downloaded
        issue or, without one, what this dictionary describes. iOS no longer has NewsstandKit, and
        Apple's current reference doesn't list the key.
        """,
      avoid: "Don't write it in a new app.",
      availability: newsstandAvailability,
      example: [
        "CFBundleIconFiles": ["Cover"], "UINewsstandBindingEdge": "UINewsstandBindingEdgeLeft",
        "UINewsstandBindingType": "UINewsstandBindingTypeMagazine",
      ],
      sources: [
        .archive2018("CoreFoundationKeys.html, Table 6"),
        .archive2018("iPhoneOSKeys.html, UINewsstandApp"),
        .gitHub("xamarin/xamarin-macios/pull/18624"),
      ]),
    Key(
      "CFBundleIcons/UINewsstandIcon/CFBundleIconFiles", .array(of: .string),
      summary: "Named the images that Newsstand showed without the cover of an issue.",
      discussion: """
        Names were written without filename extensions, so that the system found the variants for
        each resolution itself. If a name had its extension, every file had to be listed.
        """,
      avoid:
        "Don't write it in a new app; it belongs to [`UINewsstandIcon`](key:CFBundleIcons/UINewsstandIcon), which Newsstand read.",
      required: .required,
      example: ["Cover"],
      sources: [.archive2018("CoreFoundationKeys.html, Table 6")]),
    Key(
      "CFBundleIcons/UINewsstandIcon/UINewsstandBindingType", .string,
      summary: "Made the icon in Newsstand look like a magazine or a newspaper.",
      discussion: """
        Newsstand used this value to style the cover;
        [`UINewsstandBindingEdge`](key:CFBundleIcons/UINewsstandIcon/UINewsstandBindingEdge) said at
        which edge the pages were bound.
        """,
      avoid:
        "Don't write it in a new app; it belongs to [`UINewsstandIcon`](key:CFBundleIcons/UINewsstandIcon), which Newsstand read.",
      values: .documented([
        AllowedValue("UINewsstandBindingTypeMagazine", "Styles the cover as a magazine."),
        AllowedValue("UINewsstandBindingTypeNewspaper", "Styles the cover as a newspaper."),
      ]),
      valuesSource: .archive2018("CoreFoundationKeys.html, Table 6"),
      example: "UINewsstandBindingTypeMagazine",
      sources: [.archive2018("CoreFoundationKeys.html, Table 6")]),
    Key(
      "CFBundleIcons/UINewsstandIcon/UINewsstandBindingEdge", .string,
      summary: "Set the edge on which the icon in Newsstand was bound.",
      discussion: """
        Newsstand used this value to style the cover;
        [`UINewsstandBindingType`](key:CFBundleIcons/UINewsstandIcon/UINewsstandBindingType) chose
        between the styles of a magazine and of a newspaper.
        """,
      avoid:
        "Don't write it in a new app; it belongs to [`UINewsstandIcon`](key:CFBundleIcons/UINewsstandIcon), which Newsstand read.",
      values: .documented([
        AllowedValue(
          "UINewsstandBindingEdgeLeft", "Binds the cover on the left."),
        AllowedValue(
          "UINewsstandBindingEdgeRight", "Binds the cover on the right."),
        AllowedValue(
          "UINewsstandBindingEdgeBottom", "Binds the cover at the bottom."),
      ]),
      valuesSource: .archive2018("CoreFoundationKeys.html, Table 6"),
      example: "UINewsstandBindingEdgeLeft",
      sources: [.archive2018("CoreFoundationKeys.html, Table 6")]),
  ]
}

private var newsstandAvailability: [AvailabilityStatement] {
  [.iOS("5.0", from: .archive2018)]
}
