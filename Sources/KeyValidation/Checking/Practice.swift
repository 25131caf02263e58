import KeyModel

/// What works on real systems although a document says otherwise: no finding, whatever the types.
enum Practice {
  /// Whether a value of another type than the documented one is everyday usage at a key.
  ///
  /// An activation rule's counts are often Booleans and its Boolean a count: the rule is compared
  /// with `NSNumber`, which is both. The archived reference even calls each of them an integer.
  ///
  /// A single identifier stands where the documents want an array in types that the system itself
  /// declares, as `UTTypeCopyDeclaration` returns them: `public.php-script` is one.
  static func isCommon(_ node: PropertyListDocument.Node, at path: PropertyPath) -> Bool {
    switch node.value {
    case .boolean, .integer: path.parent?.name == "NSExtensionActivationRule"
    case .string: path.name == "UTTypeConformsTo"
    default: false
    }
  }
}
