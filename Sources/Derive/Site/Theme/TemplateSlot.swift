/// Anything that a template may place on a page.
enum TemplateSlot: Hashable, Sendable {
  case common(PageSlot)
  /// A part of the page, by its name.
  case section(String)
  /// A text of the theme's file.
  case option(String)

  /// - Parameter options: The names of the theme's texts.
  init(_ name: String, options: some Sequence<String>) {
    if let slot = PageSlot(rawValue: name) {
      self = .common(slot)
    } else {
      self = options.contains(name) ? .option(name) : .section(name)
    }
  }
}
