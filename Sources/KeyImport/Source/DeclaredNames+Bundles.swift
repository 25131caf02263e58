import KeyModel

extension DeclaredNames {
  private typealias Bundles = DocumentKind.Bundles

  func bundles(_ bundles: DocumentKind.Bundles) -> SwiftExpression {
    var call = SwiftCall("DocumentKind.Bundles")
    call.add("endings", .texts(bundles.endings))
    call.add("files", .texts(bundles.files))
    call.add("folders", texts: bundles.folders)
    call.add("beside", texts: bundles.beside)
    call.add("signedProgram", bundles.signedProgram.map(signedProgram))
    call.add(
      "agreements", list: bundles.agreements.map(agreement), of: "DocumentKind.Bundles.Agreement")
    call.add(
      "containers", list: bundles.containers.map(container), of: "DocumentKind.Bundles.Container")
    call.add("grant", bundles.grant.map(grant))
    let unread = bundles.unread.map { unread in
      var call = SwiftCall("DocumentKind.Bundles.Unread")
      call.add(nil, text: unread.name)
      call.add("at", .texts(unread.files))
      return call.expression
    }
    call.add("unread", list: unread, of: "DocumentKind.Bundles.Unread")
    call.add("needed", bundles.needed.map(need))
    return call.expression
  }

  private func signedProgram(_ program: Bundles.SignedProgram) -> SwiftExpression {
    var call = SwiftCall("DocumentKind.Bundles.SignedProgram")
    call.add("named", .path(program.name))
    call.add("at", .texts(program.files))
    call.add("rest", text: program.rest, unless: "")
    return call.expression
  }

  private func agreement(_ agreement: Bundles.Agreement) -> SwiftExpression {
    var call = SwiftCall("DocumentKind.Bundles.Agreement")
    call.add(nil, .path(agreement.key))
    call.add(nil, .code(".\(agreement.relation)"))
    call.add(nil, agreement.value.map(SwiftExpression.value))
    call.add(
      "otherKeys", list: agreement.otherKeys.map(SwiftExpression.path), of: "PropertyPath")
    call.add("at", texts: agreement.files)
    call.add("for", list: agreement.bundleKinds.map(bundleKind(named:)), of: "BundleKind")
    call.add("inside", list: agreement.outerKinds.map(bundleKind(named:)), of: "BundleKind")
    call.add("unless", list: SwiftExpression.marks(agreement.exceptions), of: "KeyMark")
    call.add("on", list: platforms(agreement.platforms), of: "Platform")
    call.add("rejectedOn", list: platforms(agreement.rejectedOn), of: "Platform")
    call.add("codes", texts: agreement.codes)
    return call.expression
  }

  private func container(_ container: Bundles.Container) -> SwiftExpression {
    var call = SwiftCall("DocumentKind.Bundles.Container")
    call.add(nil, text: container.ending)
    call.add("at", .texts(container.folders))
    return call.expression
  }

  private func need(_ need: Bundles.Need) -> SwiftExpression {
    var call = SwiftCall("DocumentKind.Bundles.Need")
    call.add(nil, .texts(need.names))
    call.add("orAt", texts: need.files)
    call.add("on", list: platforms(need.platforms), of: "Platform")
    call.add("codes", texts: need.codes)
    return call.expression
  }

  private func grant(_ grant: Bundles.Grant) -> SwiftExpression {
    var call = SwiftCall("DocumentKind.Bundles.Grant")
    call.add(nil, text: grant.name)
    call.add("files", .texts(grant.files))
    call.add("granted", .path(grant.granted))
    call.add("expires", grant.expires.map(SwiftExpression.path))
    call.add("free", list: grant.free.map(free), of: "DocumentKind.Bundles.Grant.Free")
    let purposes = grant.purposes.map { purpose in
      var call = SwiftCall("DocumentKind.Bundles.Grant.Purpose")
      call.add(nil, text: purpose.name)
      call.add(nil, list: SwiftExpression.marks(purpose.marks), of: "KeyMark")
      return call.expression
    }
    call.add("purposes", list: purposes, of: "DocumentKind.Bundles.Grant.Purpose")
    call.add("remedy", text: grant.remedy)
    call.add("codes", texts: grant.codes)
    return call.expression
  }

  private func free(_ free: Bundles.Grant.Free) -> SwiftExpression {
    var call = SwiftCall("DocumentKind.Bundles.Grant.Free")
    call.add(nil, .texts(free.names))
    call.add("on", list: platforms(free.platforms), of: "Platform")
    return call.expression
  }
}
