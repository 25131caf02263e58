import Diagnostics
import KeyModel
import KeyValidation
import Markup
import Text

extension PageKind {
  static let codes = PageKind(
    .codes, at: "codes/index", where: { !$0.catalogue.codes.isEmpty },
    summary: { $0.words[.aboutCodes] },
    pages: { kind, context in
      LongList.pages(
        kind.head(in: context), of: CodePages.bySubject(context.catalogue), in: context, name: \.id,
        CodePages(context: context).index)
    })

  static let code = PageKind(
    "code", listedOn: codes, in: [.docset],
    subjects: { $0.catalogue.codes.map { Subject($0.id, at: $0.location) } },
    pages: { kind, context in
      context.catalogue.codes.map { code in
        PlannedPage(PageHead(kind, context.link(to: code))) { _ in
          CodePages(context: context).page(of: code)
        }
      }
    })
}

/// Pages of codes: each has its message, and leads to its rules and keys.
struct CodePages: PageMaker {
  let context: SiteContext

  /// The codes by what went wrong, after those that people ask about most often.
  @Sendable fileprivate func index(_ head: PageHead, _ part: ListPart<RejectionCode>) -> Page {
    context.listPage(head) { builder in
      let isAlone = Set(catalogue.codes.lazy.map(\.subject)).count == 1
      let lists = part.items.runs(by: \.subject).flatMap { subject, codes -> [Block] in
        let title = subject.isEmpty ? words[.otherCodes] : subject
        let heading = subject.isEmpty ? builder.heading(.otherCodes) : builder.heading(subject)
        return (isAlone ? [] : [heading]) + [
          .table(
            isAlone ? context.words[.codes] : title,
            [.code, .whatItMeans, .keys].map { words[$0] },
            rows: codes.map { row(of: $0, &builder) }, style: "codes")
        ]
      }
      return part.links(on: builder.page, words) + commonest(&builder) + lists
        + builder.linkToFindings(.programReportsBefore)
    }
  }

  /// Links to the codes that people ask about most often; nothing if no one counted.
  private func commonest(_ builder: inout PageBuilder) -> [Block] {
    let codes = catalogue.codes.filter { catalogue.usage(of: $0) > 0 }
      .mostUsedFirst { catalogue.usage(of: $0) }.prefix(Self.commonestCodes)
    return codes.isEmpty
      ? [] : [.row(label: words[.mostAskedAbout], codes.map { [builder.link(toCode: $0.id)] })]
  }

  /// As many as a line has room for.
  private static let commonestCodes = 8

  private func row(of code: RejectionCode, _ builder: inout PageBuilder) -> [[Inline]] {
    let links = keys(of: code).map { [builder.link(to: $0)] }
    return [
      [builder.link(toCode: code.id)],
      [.strong([.text(code.title)]), ": "] + builder.inline(code.summary, at: code.location),
      links.isEmpty ? ["–"] : builder.few(links, Self.keysInTable),
    ]
  }

  /// As many as two lines of a cell have room for.
  private static let keysInTable = 3

  /// The codes of each subject by their numbers; the subjects by their commonest codes.
  fileprivate static func bySubject(_ catalogue: Catalogue) -> [RejectionCode] {
    let sorted = catalogue.codes.sorted { order($0.id) < order($1.id) }
    let subjects = sorted.mostUsedFirst { catalogue.usage(of: $0) }.map(\.subject).uniqued
    let groups = Dictionary(grouping: sorted, by: \.subject)
    // Codes without a subject are what the others leave.
    return (subjects.filter { !$0.isEmpty } + subjects.filter(\.isEmpty)).flatMap {
      groups[$0] ?? []
    }
  }

  func page(of code: RejectionCode) -> Page {
    let link = context.link(to: code)
    var reader = PageBuilder(context, page: link.path)
    let summary = reader.inline(code.summary, at: code.location)
    var page = context.listPage(PageHead(.code, link, summary.plainText)) { builder in
      code.sources.forEach { builder.cite($0) }
      var blocks: [Block] = []
      let (keys, rules) = (keys(of: code), context.rules(with: code.id))
      var facts = outcome(of: code, &builder)
      if (1...Self.keysLimit).contains(keys.count) {
        let links = builder.joined(keys.map { builder.distinctLink(to: $0) })
        facts.append(Definition(words[keys.count == 1 ? .key : .keys], links))
      }
      if !facts.isEmpty { blocks.append(.definitions(facts)) }
      blocks += builder.blocks(code.discussion, at: code.location)
      blocks += examples(of: code)
      blocks += findings(of: code, rules.map(\.rule), builder)
      if !rules.isEmpty {
        blocks.append(builder.heading(.rules))
        // Many keys may have one rule.
        var keysOfRules: [[Inline]: [[Inline]]] = [:]
        var texts: [[Inline]] = []
        for (key, rule) in rules {
          let text =
            builder.inline(builder.catalogue.sentence(of: rule, at: key), at: key.location)
            + builder.mark(of: rule, at: key)
          if keysOfRules[text] == nil { texts.append(text) }
          keysOfRules[text, default: []].append(builder.distinctLink(to: key))
        }
        blocks.append(
          .bullets(
            texts.map { text in
              let keys = keysOfRules[text] ?? []
              return keys.count > Self.keysLimit
                ? text + [" "] + builder.few(keys, LongList.mostRows)
                : builder.joined(keys) + [": "] + text
            }))
      }
      // A maker's own page needs no second source.
      if builder.cited.count == 1, let confidence = builder.cited[0].confidence, confidence != .high
      {
        blocks.append(.paragraph([.text(words[.onlyOneSource])]))
      }
      if code.messages.count > 1 {
        blocks.append(builder.heading(.alsoPrintedAs))
        blocks += code.messages.dropFirst().map(Self.quote)
      }
      return blocks
    }
    // The usual message is first, so that readers see that they are right here; others would push the answer down.
    page.sections[0].blocks =
      code.messages.prefix(1).map(Self.quote) + [.paragraph(summary)]
    return page
  }

  /// Who refuses a product for a code, and what else it does.
  private func outcome(of code: RejectionCode, _ builder: inout PageBuilder) -> [Definition] {
    let ways = catalogue.distributions.filter { code.refusedBy.contains($0.id) }.map(\.name)
    var parts: [[Inline]] = []
    if !ways.isEmpty {
      parts.append([.text(words(.refusedBy, ["ways": words.list(ways)]))])
    }
    if !code.outcome.isEmpty { parts.append(builder.inline(code.outcome, at: code.location)) }
    return parts.isEmpty
      ? [] : [Definition(words[.whatHappens], Array(parts.joined(separator: [" "])))]
  }

  /// The findings that have a code, and the command that finds the wrong piece, or that checks a product.
  private func findings(
    of code: RejectionCode, _ rules: [Rule], _ builder: PageBuilder
  ) -> [Block] {
    // The page names what its own command prints; without a command, what the rules would be reported as.
    let printed = context.codesFound.findings[code.id]
    let findings = context.findings.flatMap(\.kinds).map(\.id).filter { id in
      printed?.contains(id) ?? rules.contains { $0.name == id && $0.isJudged }
    }
    func links(_ ids: [String]) -> [Inline] {
      builder.joined(ids.map { [builder.link(toFinding: $0)] })
    }
    var text = links(findings)
    let example = CodeExample(code, in: catalogue)
    let bundles = catalogue.documents.compactMap(\.bundles)
    let kinds = bundles.flatMap { $0.findings(with: code.id) }.map(\.id).uniqued
    func inWholeProduct(_ ids: [String]) -> [Inline] {
      guard !ids.isEmpty, let ending = bundles.lazy.flatMap(\.endings).first else { return [] }
      let command = "\(context.programName) validate Example\(ending)"
      return words.inlines(
        .inWholeProduct, ["findings": links(ids), "command": [.code(command)]])
    }
    if let example, let options = context.codesFound.options[code.id] {
      let command = example.command(options, of: context.programName)
      text += (text.isEmpty ? [] : [": "]) + [.code(command)]
      let others = inWholeProduct(kinds.filter { !findings.contains($0) })
      text += (others.isEmpty ? [] : ["; "]) + others
    } else if example == nil || !kinds.isEmpty {
      let product = inWholeProduct((findings + kinds).uniqued)
      if !product.isEmpty { text = product }
    } else if !text.isEmpty {
      text = words.inlines(.notInExampleAlone, ["findings": text])
    }
    if text.isEmpty {
      guard !context.findings.isEmpty else { return [] }
      text = [.text(words[.doesNotFindIt])]
    }
    return [.definitions([Definition("\(context.programName) validate", text)])]
  }

  private static func quote(_ message: String) -> Block { .quote([.paragraph([.text(message)])]) }

  /// Codes with a prefix come before bare numbers.
  private static func order(_ id: String) -> (Int, String) {
    (id.utf8.first.map { $0 < UInt8(ascii: "A") } == true ? 1 : 0, id)
  }

  /// More keys than these are only in the table of rules.
  private static let keysLimit = 12

  /// The keys that a code is about.
  private func keys(of code: RejectionCode) -> [Key] {
    var seen: Set<PropertyPath> = []
    return (code.keys.compactMap { catalogue[$0] } + context.rules(with: code.id).map(\.key))
      .filter { seen.insert($0.path).inserted }
  }

  /// A link that has the wrong piece checked, if the checker finds in it what the code is about.
  private func check(_ code: RejectionCode) -> [Block] {
    guard let options = context.codesFound.options[code.id],
      let example = CodeExample(code, in: catalogue)
    else { return [] }
    return context.linkToCheck(example.text, in: example.document, options: options)
  }

  /// A piece of a file as it has to be, with its added lines marked, and one that is refused.
  private func examples(of code: RejectionCode) -> [Block] {
    let document = code.document.flatMap(catalogue.document(named:)) ?? catalogue.document
    let languages = context.codeLanguages(of: document)
    func example(_ title: Word, _ block: Block) -> [Block] {
      [
        .paragraph(
          words.inlines(
            .exampleInFile,
            ["title": [.strong([.text(words[title])])], "file": [.text(document.name)]])), block,
      ]
    }
    let right = code.right.map { value in
      example(.right, languages.block(of: value, id: "form-right", unlike: code.wrong, words))
    }
    let wrong = code.wrong.map { value in
      example(
        .wrong,
        languages.block(of: value, id: "form-wrong", unlike: code.right, as: .removed, words))
        + check(code)
    }
    return (right ?? []) + (wrong ?? [])
  }
}

extension SiteContext {
  func link(to code: RejectionCode) -> PageLink {
    PageLink("\(code.id): \(code.title)", routes.page(of: code.id))
  }
}

extension PageBuilder {
  func link(toCode code: RejectionCode.ID) -> Inline {
    .link(.page(routes.page(of: code), fragment: nil), [.code(code)])
  }
}
