import KeyModel

/// Facts that follow from an entry by the customs of Apple's platforms, build system and documentation; see
/// docs/data-guidelines.md.
let catalogueConventions = Conventions(
  mirrors: [.iOS: [.iPadOS]], keysHaveSettings: true,
  address: { symbol, framework in
    let folder = documentedFrameworks[framework] ?? framework.filter { $0.isLetter || $0.isNumber }
    let page = String(symbol.map { $0 == "." ? "/" : $0 })
    return "https://developer.apple.com/documentation/" + (folder + "/" + page).lowercased()
  },
  ownPage: { key, document in
    let names = key.components.compactMap { component -> String? in
      if case .name(let name) = component { name } else { nil }
    }
    let page = String(names.joined(separator: "/").lowercased().map { $0 == " " ? "-" : $0 })
    return switch document {
    case infoPlistDocument.id: .current(page)
    case entitlementsDocument.id: .entitlement(page)
    case privacyManifestDocument.id: .privacyManifest(page)
    default: nil
    }
  })

/// The frameworks whose documentation is under another name.
private let documentedFrameworks = [
  "App Clips": "AppClip", "Core Animation": "QuartzCore", "PhotoKit": "Photos",
]
