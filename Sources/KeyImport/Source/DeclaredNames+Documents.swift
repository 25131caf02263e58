import KeyModel

extension DeclaredNames {
  func document(_ document: DocumentKind) -> SwiftExpression {
    var call = SwiftCall("DocumentKind")
    call.add(nil, text: document.name)
    call.add("id", text: document.id)
    if document.format != .json { call.add("format", .code(".\(document.format)")) }
    call.add("hasExactBooleans", flag: document.hasExactBooleans)
    call.add("isLenient", flag: document.isLenient, unless: document.isPropertyList)
    call.add("root", text: document.root)
    call.add("isClosed", flag: document.isClosed)
    call.add("hasClosedRoot", flag: document.hasClosedRoot)
    call.add("isForServices", flag: document.isForServices)
    call.add("titleLabel", text: document.titleLabel, unless: "Title")
    call.add("translations", text: document.translations)
    call.add("fileMatch", texts: document.fileMatch)
    if document.keySuffixes != .none {
      let parts = document.keySuffixes.parts.map { part in
        SwiftExpression.call("KeySuffixes.Part", with: .text(part.mark), .texts(part.names))
      }
      call.add("keySuffixes", .call("KeySuffixes", with: .array(parts, of: "KeySuffixes.Part")))
    }
    call.add("build", document.build.map(build))
    call.add("targets", list: document.targets.map(target), of: "DocumentKind.Target")
    call.add("projectFile", document.projectFile.map(projectFile))
    call.add("bundles", document.bundles.map(bundles))
    call.add("skippedFolders", texts: document.skippedFolders)
    call.add("embeddings", list: document.embeddings.map(embedding), of: "DocumentKind.Embedding")
    call.add(
      "reservedNames", list: document.reservedNames.map(reservedNames),
      of: "DocumentKind.ReservedNames")
    call.add("privateNames", texts: document.privateNames)
    return call.expression
  }

  private func build(_ build: DocumentKind.Build) -> SwiftExpression {
    var call = SwiftCall("DocumentKind.Build")
    call.add("marks", .array(SwiftExpression.marks(build.marks), of: "KeyMark"))
    call.add("expandsMacros", flag: build.expandsMacros)
    call.add("settings", build.settings.map(settings))
    return call.expression
  }

  private func settings(_ settings: DocumentKind.Settings) -> SwiftExpression {
    var call = SwiftCall("DocumentKind.Settings")
    call.add("prefix", text: settings.prefix)
    call.add("names", .texts(settings.names))
    call.add("files", .texts(settings.files))
    call.add("folders", texts: settings.folders)
    call.add("file", text: settings.file)
    call.add("projectFolders", texts: settings.projectFolders)
    call.add("manifests", list: settings.manifests.map(manifest), of: "DocumentKind.Manifest")
    return call.expression
  }

  private func manifest(_ manifest: DocumentKind.Manifest) -> SwiftExpression {
    var call = SwiftCall("DocumentKind.Manifest")
    call.add(nil, text: manifest.file)
    call.add("targets", text: manifest.targets)
    call.add("paths", fields(manifest.paths))
    if !manifest.settings.isEmpty { call.add("settings", fields(manifest.settings)) }
    if !manifest.configurations.isEmpty {
      call.add("configurations", fields(manifest.configurations))
    }
    call.add("platform", text: manifest.platform)
    call.add("oldestRelease", text: manifest.oldestRelease)
    call.add("oldestReleases", texts: manifest.oldestReleases)
    return call.expression
  }

  private func fields(_ fields: [[String]]) -> SwiftExpression {
    .array(fields.map(SwiftExpression.texts), of: "[String]")
  }

  private func target(_ target: DocumentKind.Target) -> SwiftExpression {
    var call = SwiftCall("DocumentKind.Target")
    call.add(nil, platform(target.platform))
    call.add("including", list: platforms(target.including), of: "Platform")
    call.add("marks", .array(SwiftExpression.marks(target.marks), of: "KeyMark"))
    call.add("oldestRelease", target.oldestRelease.map(SwiftExpression.path))
    call.add("sdk", target.sdk.map(SwiftExpression.path))
    let settings = target.settings.map {
      SwiftExpression.call("DocumentKind.SettingMark", with: .text($0.name), .texts($0.values))
    }
    call.add("settings", list: settings, of: "DocumentKind.SettingMark")
    call.add("oldestReleaseSetting", text: target.oldestReleaseSetting)
    return call.expression
  }

  private func projectFile(_ file: DocumentKind.ProjectFile) -> SwiftExpression {
    var call = SwiftCall("DocumentKind.ProjectFile")
    call.add(nil, text: file.setting)
    if !file.fields.isEmpty { call.add("fields", fields(file.fields)) }
    return call.expression
  }

  private func embedding(_ embedding: DocumentKind.Embedding) -> SwiftExpression {
    var call = SwiftCall("DocumentKind.Embedding")
    call.add(nil, text: embedding.tool)
    call.add(nil, text: embedding.file)
    call.add("at", .path(embedding.path))
    return call.expression
  }

  private func reservedNames(_ names: DocumentKind.ReservedNames) -> SwiftExpression {
    var call = SwiftCall("DocumentKind.ReservedNames")
    call.add(nil, .texts(names.patterns))
    if names.strength != .should { call.add(nil, .code(".\(names.strength.rawValue)")) }
    call.add("codes", texts: names.codes)
    return call.expression
  }
}
