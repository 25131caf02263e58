import KeyValidation
import Text

/// An annotated list as a whole page, with its style inside.
struct ExplanationPage {
  var list: AnnotatedList
  /// The title of the reference that explains it.
  var reference: String
  /// The address of a finding's page; nil where it has none.
  var findingPage: (_ id: String) -> PageAddress?

  var html: String {
    let remark = list.remark.map { "<p>\($0.escapedForHTML)</p>\n" } ?? ""
    return Self.page(
      title: list.path, reference: reference,
      body: """
        <h1>\(list.path.escapedForHTML)</h1>
        <p>\(list.facts.escapedForHTML)</p>
        \(remark)\(list.html(findingPage: findingPage))
        """)
  }

  /// A whole page.
  ///
  /// - Parameters:
  ///   - body: HTML.
  ///   - width: The width of its text in CSS.
  static func page(title: String, reference: String, body: String, width: String = "50rem")
    -> String
  {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
    <title>\(title.legibleLine().escapedForHTML) · \(reference.legibleLine().escapedForHTML)</title>
    <style>
    \(style.replacing("50rem", with: width))
    </style>
    </head>
    <body>
    <main>
    \(body)</main>
    </body>
    </html>

    """
  }

  private static let style = """
    :root { --text: #1d1d1f; --back: #fff; --quiet: #5f5f66; --line: #d8d8de; --link: #0057b8;
      --value: #0b6b3a; --error: #b3131b; --warning: #8a5200; --note: #3b5b8c; }
    @media (prefers-color-scheme: dark) {
      :root { --text: #ececf0; --back: #17171a; --quiet: #a5a5ae; --line: #3c3c44; --link: #7db8ff;
        --value: #7fd6a3; --error: #ff8a86; --warning: #ffc069; --note: #9dbdf0; }
    }
    body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--back); }
    main { max-width: 50rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere; }
    h1 { font-size: 1.4rem; margin: 0; }
    p { margin: 0; }
    a { color: var(--link); }
    code, .value { font-family: ui-monospace, Menlo, Consolas, monospace; font-size: .9em; }
    .key { font-weight: 600; }
    .value { color: var(--value); }
    .title, .since, .unknown, .more { color: var(--quiet); }
    .since, .unknown, .more { font-size: .9em; }
    .deprecated, .warning > strong { color: var(--warning); }
    .error > strong { color: var(--error); }
    .note > strong { color: var(--note); }
    ol, ul { list-style: none; margin: 0; padding: 0; }
    .annotated > li { border-top: 1px solid var(--line); padding: .6rem 0; }
    .annotated { margin-top: 1rem; }
    .annotated ol { margin-top: .4rem; padding-left: 1rem; border-left: 2px solid var(--line); }
    .annotated ol > li { padding: .2rem 0; }
    .findings > li { margin: .3rem 0; padding: .1rem .6rem; border-left: 3px solid; }
    .findings > .error { border-color: var(--error); }
    .findings > .warning { border-color: var(--warning); }
    .findings > .note { border-color: var(--note); }
    .bundle { border-top: 1px solid var(--line); margin-top: 1.5rem; padding-top: .5rem; }
    .verdict { font-size: 1.1rem; font-weight: 600; }
    h2 { font-size: 1.15rem; margin: .5rem 0 0; }
    h3 { font-size: 1rem; margin: 1rem 0 .2rem; }
    .table { overflow-x: auto; }
    table { border-collapse: collapse; font-size: .9rem; }
    th, td { border: 1px solid var(--line); padding: .2rem .5rem; text-align: left; vertical-align: top; }
    thead th { overflow-wrap: normal; }
    tbody th { font-weight: 500; }
    details { margin-top: 1rem; }
    summary { cursor: pointer; font-weight: 600; }
    """
}
