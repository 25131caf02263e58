/// Arrays of as few elements as the rules allow.
extension Sampler {
  mutating func array(
    of key: Key, _ elementTypes: [ValueType], _ wish: Wish, isElement: Bool
  ) -> Sample {
    var sample = array(of: key, from: [], elementTypes, wish, isElement: isElement)
    if wish.isShown, sample.value == .array([]) || !sample.isSound {
      var plain = wish
      plain.isShown = false
      sample = array(of: key, from: [], elementTypes, plain, isElement: isElement)
    }
    return sample
  }

  /// An array with some elements, and with what the rules add to them.
  mutating func array(of key: Key, from given: [PropertyListValue]) -> Sample {
    let types = key.types.first { $0.isArray }?.elementTypes ?? []
    return array(of: key, from: given, types, Wish(), isElement: false)
  }

  private mutating func array(
    of key: Key, from given: [PropertyListValue], _ elementTypes: [ValueType], _ wish: Wish,
    isElement: Bool
  ) -> Sample {
    // The rules of a key whose elements are arrays are about the outer one.
    let rules = isElement ? [] : rules(on: key, wish)
    let count = EntryCount(rules)
    let isUnique = rules.contains { if case .uniqueElements = $0.demand { true } else { false } }
    var elements = given
    for rule in rules {
      switch rule.demand {
      case .contains(let demand) where !elements.contains(demand.value):
        elements.append(demand.value)
      case .firstElement(let demand) where elements.first != demand.value:
        elements.insert(demand.value, at: 0)
      default: continue
      }
    }
    var isSound = true
    let wanted = max(count.least, wish.isShown ? min(1, count.most) : 0)
    while elements.count < min(wanted, Self.mostElements), isSound {
      let element = element(
        of: key, elementTypes, isElement: isElement, without: isUnique ? elements : [])
      elements.append(element.value)
      isSound = element.isSound
    }
    let value = PropertyListValue.array(elements)
    return Sample(
      value: value,
      isSound: isSound && !wish.avoids(value)
        && (isElement || keepsRules(value, key, wish)))
  }

  private static let mostElements = 50

  private mutating func element(
    of key: Key, _ types: [ValueType], isElement: Bool, without others: [PropertyListValue]
  ) -> Sample {
    let path = isElement ? key.path.appending(.element) : key.path
    let wish = Wish(avoided: others)
    if let own = catalogue[path.appending(.element)] { return sample(of: own, wish) }
    return sample(of: key, as: types.isEmpty ? [.any] : types, wish, isElement: true)
  }
}

/// The numbers of elements or entries that some rules allow.
struct EntryCount {
  var least = 0
  var most = Int.max

  init(_ rules: [Rule]) {
    for rule in rules {
      guard case .count(let demand) = rule.demand else { continue }
      least = max(least, demand.min ?? 0)
      most = min(most, demand.max ?? .max)
    }
  }
}
