import Text

/// Whole files, and the dictionaries from their roots down to a key.
extension Sampler {
  /// The smallest file of a document.
  mutating func file(of document: DocumentKind) -> PropertyListValue {
    if let shape = catalogue.rootShape(of: document) { return sample(of: shape).value }
    let root = catalogue.path(.root, from: document.id)
    let level = level(inside: root)
    let constants = constants(of: level)
    // Builds and systems complete property lists; other files are used as they are.
    guard !document.isLenient else { return complete(constants, in: level).value }
    let advised = complete(constants, in: level, withAdvice: true)
    return advised.isSound ? advised.value : complete(constants, in: level).value
  }

  /// A dictionary with a key, others beside it as an example has them, and what they need.
  mutating func dictionary(
    of own: PropertyListValue.Entry, and others: [Key],
    knownFrom example: [PropertyListValue.Entry], in path: PropertyPath
  ) -> PropertyListValue {
    var level = level(inside: path)
    var entries = [own]
    for key in others {
      let sample = example.first { $0.key == key.name }.map { Sample(value: $0.value) }
      let made = sample ?? self.sample(of: key)
      guard made.isSound || key.required == .required else { continue }
      entries.append(PropertyListValue.Entry(key.name, made.value))
    }
    if path.isRoot {
      // A build adds keys to the root of what people write.
      if catalogue.document(of: path).build != nil { level.needed = [] }
      entries += constants(of: level).filter { constant in
        !entries.contains { $0.key == constant.key }
      }
    }
    let rules = catalogue[path].map { self.rules(on: $0, Wish()) } ?? []
    let advised = complete(
      entries, in: level, keeping: [own.key], rules: rules, preferring: example, withAdvice: true)
    // Advice that contradicts something is left.
    return advised.isSound
      ? advised.value
      : complete(
        entries, in: level, keeping: [own.key], rules: rules, preferring: example
      ).value
  }

  /// The keys that say what a file is.
  private func constants(of level: SampleLevel) -> [PropertyListValue.Entry] {
    guard level.path.isRoot, !catalogue.document(of: level.path).isLenient else { return [] }
    return level.needed.filter { $0.isConstantOfRoot }.compactMap { key in
      key.values.listed.first.map { PropertyListValue.Entry(key.name, $0.value) }
    }
  }
}

extension Catalogue {
  /// The smallest file of a document: the keys that each such file needs, with their examples.
  package func minimalPropertyList(of document: DocumentKind) -> PropertyListValue {
    var sampler = Sampler(self)
    return sampler.file(of: document)
  }
}

extension Catalogue {
  /// Whether the listing of a key is a whole file, rather than a dictionary of a shape that is somewhere in files.
  package func isInWholeFile(_ path: PropertyPath) -> Bool {
    guard let shape = path.shape else { return true }
    let document = document(of: path)
    var waiting = [rootShape(of: document)].compactMap { $0 }
    var seen: Set<String> = []
    while let next = waiting.popLast() {
      if next.path.name == shape { return true }
      for variant in variants(of: next) where seen.insert(variant.path.name).inserted {
        waiting.append(variant)
      }
    }
    return false
  }
}
