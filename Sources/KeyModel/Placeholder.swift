/// A text that stands for a value which the build puts in: `$(SETTING)`, `${SETTING}`, with an
/// operator as in `${PRODUCT_NAME:rfc1034identifier}`, and `@SETTING@` as CMake and autoconf write it.
///
/// Source: Xcode Help, "Build settings reference", macros in `Info.plist`; CMake, `configure_file`.
public enum Placeholder {
  /// A regular expression that finds a placeholder anywhere in a text; the dialect that ECMA-262
  /// and JSON Schema share.
  public static let pattern =
    #"\$\([^()]+\)|\$\{[^{}]+\}|@[A-Za-z_][A-Za-z0-9_]*@"#

  /// A regular expression of a text that is nothing but placeholders, as a Boolean or a number needs.
  /// A setting's name may hold another one: `$(FLAG_$(CONFIGURATION))`.
  public static let exactPattern =
    #"^(?:\$\((?:[^()\s]|\([^()\s]*\))+\)|\$\{(?:[^{}\s]|\{[^{}\s]*\})+\}|@[A-Za-z_][A-Za-z0-9_]*@)$"#
}
