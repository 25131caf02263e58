import KeyModel

/// Icons of newspapers and magazines in iOS 5 to iOS 8.
var newsstandKeys: [Key] {
  [
    Key(
      "CFBundleIcons/UINewsstandIcon", .dictionary,
      summary: "Describes the app's icon in Newsstand.",
      discussion: """
        Newsstand was a shelf for newspapers and magazines. An app on it has `UINewsstandApp` with `YES`;
        its icon is the cover of the latest issue or, before there is one, what this dictionary
        describes. Apple's current reference doesn't list it.
        """,
      availability: newsstandAvailability,
      example: [
        "CFBundleIconFiles": ["Cover"], "UINewsstandBindingEdge": "UINewsstandBindingEdgeLeft",
        "UINewsstandBindingType": "UINewsstandBindingTypeMagazine",
      ],
      sources: [
        .archive2018("CoreFoundationKeys.html, Table 6"),
        .archive2018("iPhoneOSKeys.html, UINewsstandApp"),
      ]),
    Key(
      "CFBundleIcons/UINewsstandIcon/CFBundleIconFiles", .array(of: .string),
      summary: "Names the files of the icon in Newsstand.",
      discussion: """
        Leave the extension out, so that the system finds the variants for each resolution itself; with
        an extension, list every file.
        """,
      required: .required,
      example: ["Cover"],
      sources: [.archive2018("CoreFoundationKeys.html, Table 6")]),
    Key(
      "CFBundleIcons/UINewsstandIcon/UINewsstandBindingType", .string,
      summary: "Says whether the icon looks like a magazine or a newspaper.",
      values: .documented([
        AllowedValue("UINewsstandBindingTypeMagazine", "A magazine."),
        AllowedValue("UINewsstandBindingTypeNewspaper", "A newspaper."),
      ]),
      valuesSource: .archive2018("CoreFoundationKeys.html, Table 6"),
      example: "UINewsstandBindingTypeMagazine",
      sources: [.archive2018("CoreFoundationKeys.html, Table 6")]),
    Key(
      "CFBundleIcons/UINewsstandIcon/UINewsstandBindingEdge", .string,
      summary: "Says at which edge the icon in Newsstand is bound.",
      values: .documented([
        AllowedValue("UINewsstandBindingEdgeLeft", "At the left."),
        AllowedValue("UINewsstandBindingEdgeRight", "At the right."),
        AllowedValue("UINewsstandBindingEdgeBottom", "At the bottom, as a newspaper is folded."),
      ]),
      valuesSource: .archive2018("CoreFoundationKeys.html, Table 6"),
      example: "UINewsstandBindingEdgeLeft",
      sources: [.archive2018("CoreFoundationKeys.html, Table 6")]),
  ]
}

private var newsstandAvailability: [AvailabilityStatement] {
  [.iOS("5.0", from: .archive2018)]
}
