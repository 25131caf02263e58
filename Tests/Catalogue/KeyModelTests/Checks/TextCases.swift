import KeyModel

let textCases: [CheckCase] = [
  CheckCase(
    "unprintable-character",
    Key("Wrong", .string, summary: "Turns\u{202E} back.", sources: manual),
    "U+202E would reorder the text around it", remedy: "remove it"),
  CheckCase(
    "unprintable-character",
    Key("Wrong\u{1B}", .string, summary: "Commands.", sources: manual),
    "U+001B cannot be shown", remedy: "remove it"),
  CheckCase(
    "unprintable-character", point(summary: "Ends\u{9C} here."), "U+009C cannot be shown",
    remedy: "remove it"),
]
