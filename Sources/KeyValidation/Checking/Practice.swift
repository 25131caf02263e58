import KeyModel

/// What works on real systems although a document says otherwise: no finding, whatever the types.
enum Practice {
  /// Whether a number for a Boolean, or a Boolean for a number, is everyday usage at a key.
  ///
  /// An activation rule's counts are often Booleans and its Boolean a count: the rule is compared
  /// with `NSNumber`, which is both. The archived reference even calls each of them an integer.
  static func isCommon(_ node: PropertyListDocument.Node, at path: PropertyPath) -> Bool {
    switch node.value {
    case .boolean, .integer: path.parent?.name == "NSExtensionActivationRule"
    default: false
    }
  }
}
