import KeyModel

/// What follows from an entry by the customs of Apple's platforms, build system and documentation; see
/// docs/data-guidelines.md.
let catalogueConventions = Conventions(mirrors: [.iOS: [.iPadOS]])
