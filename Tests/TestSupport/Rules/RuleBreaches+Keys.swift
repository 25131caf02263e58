package import KeyModel

extension AtLeastOneDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .atLeastOne(of: ["Outer/Key", "Outer/Other"]), at: "Outer/Key", [.string],
      others: ["Outer": [.dictionary], "Outer/Other": [.string]],
      kept: ["Outer": ["Key": "a", "Other": "b"]])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach(keys.map { .remove($0) }, rejectedAt: key.path.parent ?? .root, by: "required")]
  }
}

extension ExcludesDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .excludes(["Other"]), [.string], others: ["Other": [.string]], kept: ["Key": "a"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    keys.map { other in
      RuleBreach(
        [.set(other, catalogue[other]?.example ?? "a")], rejectedAt: key.path.parent ?? .root,
        by: "not")
    }
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    keys.map { .remove($0) }
  }
}

extension NeedsNonzeroDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .needsNonzero("Other", when: "Always"), [.string], others: ["Other": [.integer]],
      kept: ["Key": "a", "Other": 1])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    let others = substitutes.map { ListChange.remove($0) }
    return [
      RuleBreach(others + [.set(other, 0)], rejectedAt: other, by: "not"),
      RuleBreach(others + [.remove(other)], rejectedAt: other.parent ?? .root, by: "required"),
    ]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [.set(other, 1)]
  }
}

extension NeedsDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .needs("Other", when: "Always"), [.string], others: ["Other": [.string]],
      kept: ["Key": "a", "Other": "b"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach(unseenBySchemas: [.remove(other)])]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [.set(other, catalogue.someValue(of: other))]
  }
}

extension IgnoredBesideDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .ignoredBeside(["Other"]), [.string], others: ["Other": [.string]], kept: ["Key": "a"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    keys.prefix(1).map { other in
      RuleBreach(unseenBySchemas: [.set(other, catalogue[other]?.example ?? "a")])
    }
  }
}

extension AgreesWithDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .agrees(with: "Other"), [.array(of: .string)], others: ["Other": [.array(of: .string)]],
      kept: ["Key": ["trail"], "Other": ["trail"]])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach(unseenBySchemas: [.set(key.path, key.listed("unheard"))])]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [
      .set(key.path, key.listed("trail")),
      .set(other, catalogue[other]?.listed("trail") ?? "trail"),
    ]
  }
}

extension DiffersFromDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .differs(from: "Other"), [.array(of: .string)], others: ["Other": [.array(of: .string)]],
      kept: ["Key": ["trail"], "Other": ["river"]])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach(unseenBySchemas: [.set(key.path, key.listed("river"))])]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [
      .set(key.path, key.listed("trail")),
      .set(other, catalogue[other]?.listed("river") ?? "river"),
    ]
  }
}

extension NotAfterDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .notAfter("Other"), [.string], others: ["Other": [.string]],
      kept: ["Key": "2.9", "Other": "2.10"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach(unseenBySchemas: [.set(key.path, key.listed("99.1")), .set(other, "99.0")])]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [.set(key.path, key.listed("14.0")), .set(other, "15.0")]
  }
}

extension NotMoreThanDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .notMoreThan("Other"), [.integer], others: ["Other": [.integer]],
      kept: ["Key": 9, "Other": 10])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach(unseenBySchemas: [.set(key.path, 99), .set(other, 98)])]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [.set(key.path, 14), .set(other, 15)]
  }
}

extension DeclaredInDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .declared(in: ["Trails/[]/Name"], ifLike: "Owner"), [.string],
      others: [
        "Owner": [.string], "Trails": [.array(of: .dictionary)], "Trails/[]/Name": [.string],
      ],
      kept: [
        "Key": "com.example.trail.map", "Owner": "com.example.trail",
        "Trails": [["Name": "com.example.trail.map"]],
      ])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach(unseenBySchemas: [.set(key.path, key.listed("com.example.trail.unheard"))])]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [
      .set(owner, "com.example.trail"), .set(key.path, key.listed("com.example.trail.map")),
      .set(keys[0], "com.example.trail.map"),
    ]
  }
}

extension PresentDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .present, at: "Socket/Key", [.string], others: ["Socket": [.dictionary]],
      kept: ["Socket": ["Key": "a"]])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach([.remove(key.path)], rejectedAt: key.path.parent ?? .root, by: "required")]
  }
}

extension AbsentDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .absent.when(.has("Other", true)), [.string], others: ["Other": [.boolean]],
      kept: ["Other": true])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [
      RuleBreach(
        [.set(key.path, key.example ?? "a")], rejectedAt: key.path.parent ?? .root, by: "not")
    ]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    [.remove(key.path)]
  }
}

extension OnlyInDemand: TestedDemand {
  package static var example: RuleExample {
    let cart = BundleKind("cart", marks: ["Wheels"])
    return RuleExample(
      .onlyIn(BundleKind("sledge")), [.string], others: ["Wheels": [.integer]], bundleKinds: [cart],
      kept: ["Key": "a"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    guard
      let other = catalogue.bundleKinds.first(where: { !$0.overlaps(bundle) && !$0.marks.isEmpty }),
      let mark = other.marks.first
    else { return [] }
    let point = catalogue.extensionPoints.first { $0.mechanism.declaration == mark.key }
    let list = point.map { catalogue.minimalPropertyList(for: $0) }
    let value = mark.value ?? list?.value(at: mark.key) ?? catalogue[mark.key]?.example ?? 1
    return [RuleBreach(unseenBySchemas: [.set(mark.key, value)])]
  }
}

extension OnlyInsideDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .onlyInside("Other"), at: "Outer/Key", [.string],
      others: ["Outer": [.dictionary], "Other": [.dictionary]], kept: ["Outer": [:]])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    guard !other.isAncestor(of: key.path) else { return [] }
    return [
      RuleBreach([.set(key.path, key.example ?? "a")], rejectedAt: key.path, by: "not")
    ]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    other.isAncestor(of: key.path) ? [] : [.remove(key.path)]
  }
}

extension DevelopmentOnlyDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(.developmentOnly, [.string], kept: [:])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    [RuleBreach(unseenBySchemas: [.set(key.path, key.example ?? "a")])]
  }

  package func preparations(at key: Key, in catalogue: Catalogue) -> [ListChange] {
    // A dictionary around the key may carry the rule too.
    [.remove(PropertyPath(Array(key.path.components.prefix(1))))]
  }
}

extension OnlyKnownKeysDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(
      .onlyKnownKeys, [.dictionary], others: ["Key/Inner": [.string]],
      kept: ["Key": ["Inner": "a"]])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] {
    let dictionary = key.types.contains(.dictionary) ? key.path : key.path.appending(.element)
    return [
      RuleBreach(
        [.set(dictionary.appending(.name("other")), "x")], rejectedAt: dictionary,
        by: "additionalProperties")
    ]
  }
}

extension StatedDemand: TestedDemand {
  package static var example: RuleExample {
    RuleExample(.stated("The file must exist.", on: .files), [.string], kept: ["Key": "a"])
  }

  package func breaches(at key: Key, in catalogue: Catalogue) -> [RuleBreach] { [] }
}
