import NibFormats

@testable import NibSources

/// All that a scanner finds in a source file, as text, one line for each thing.
struct SourceDescription {
  private let file: SourceFile

  init(_ file: SourceFile) { self.file = file }

  var text: String { (types + classes + uses + constants).map { $0 + "\n" }.joined() }

  private var types: [String] {
    file.protocols.map { "protocol \($0)" } + file.types.map { "\($0.kind) \($0.name)" }
      + file.aliases.map { "alias \($0.name) = \($0.type)" }
  }

  // MARK: Classes

  private var classes: [String] { file.classes.flatMap(lines) }

  private func lines(_ found: SourceClass) -> [String] {
    var lines = [header(found)]
    lines += found.properties.map { "  " + line(property: $0) }
    lines += found.methods.map { "  " + line(method: $0) }
    lines += found.performedSegues.map { "  performs segue " + place($0) }
    lines += found.viewsWithNewSubviews.map { "  adds subviews to " + place($0) }
    return lines
  }

  private func place(_ name: SourceName) -> String { "\(text(name.text)) in \(name.method ?? "a branch")" }

  private func header(_ found: SourceClass) -> String {
    let marks = [
      found.isPrivate ? "private" : nil, found.isGeneric ? "generic" : nil,
      found.hasModuleName ? "known with its module" : nil,
      found.objectiveCName.map { "Objective-C name \($0)" },
      found.moduleOfNamesake.map { "superclass of \($0)" },
    ]
    return "\(found.location.line): \(found.isDeclaration ? "class" : "extension") \(found.qualifiedName)"
      + (found.superclass.map { ": \($0)" } ?? "") + list(marks)
  }

  private func line(property: SourceProperty) -> String {
    let marks = [
      property.isExposed ? "exposed" : nil, property.isPrivate ? "private" : nil,
      property.isUnused ? "unused" : nil, property.isUnrepresented ? "not in Objective-C" : nil,
      property.isComputed ? "computed" : nil, property.isReadOnly ? "read-only" : nil,
      property.hasSetterCode ? "setter code" : nil, property.hasPrivateSetter ? "private setter" : nil,
    ]
    let type = property.type.map { ": \($0)" } ?? ""
    return "\(property.location.line): property \(property.name)\(type)" + list(marks)
  }

  private func line(method: SourceMethod) -> String {
    let marks = [
      method.isExposed ? "exposed" : nil, method.isPrivate ? "private" : nil,
      method.isStatic ? "static" : nil,
      method.isConvenience ? "convenience" : nil, method.isSpecial ? "special" : nil,
      method.hasBody ? nil : "no body", method.callsSuper ? "calls super" : nil,
      method.usesCount ? "uses a count" : nil, method.makesCells ? "makes cells" : nil,
      method.returnedNumber.map { "returns \($0)" },
    ]
    let calls = method.calls.isEmpty ? "" : " calls " + method.calls.sorted().joined(separator: " ")
    let loads = method.loads.isEmpty ? "" : " loads " + method.loads.map(text).joined(separator: " ")
    return "\(method.location.line): method \(method.selectors.joined(separator: " or "))" + list(marks)
      + calls
      + loads
  }

  // MARK: Uses

  private var uses: [String] {
    var lines = file.registrations.map(line(registration:)) + file.identifierUses.map(line(use:))
    lines += file.registeredIdentifiers.map { "registers \(text($0.names)) in \($0.owner ?? "no type")" }
    lines += file.documentUses.map(line(document:))
    lines += file.ownerlessLoads.map { "\($0.location.line): loads \(text($0.nibs)) without an owner" }
    lines += file.objectCasts.map(line(cast:))
    lines += file.creations.plain.sorted().map { "creates \($0)" }
    lines += file.creations.withNibName.sorted().map { "creates \($0) with a nib" }
    lines += file.externalObjects.map { "text \($0)" }
    lines += file.diagnostics.map(\.rendered)
    return lines + (file.isInSwift3 ? ["for Swift 3"] : [])
  }

  private func line(registration use: SourceRegistration) -> String {
    let identifier = use.identifier.map(text) ?? "?"
    return
      "\(use.location.line): registers nib \(text(use.nib)) \(use.label) \(identifier) of \(use.receiver ?? "?")"
  }

  private func line(use: SourceIdentifierUse) -> String {
    let kind: String =
      switch use.kind {
      case .scene(.own): "scene of its storyboard"
      case .scene(.named(let names)): "scene of \(text(names))"
      case .scene(.unknown): "scene"
      case .cell: "cell"
      case .supplementaryView: "supplementary view"
      }
    let marks = list([use.raises ? "raises" : nil])
    return "\(use.location.line): asks for \(kind) \(text(use.names))\(marks) in \(use.owner ?? "no type")"
  }

  private func line(document use: SourceDocumentUse) -> String {
    let kind: String =
      switch use.kind {
      case .storyboard: "storyboard"
      case .nib: "nib"
      case .controllerNib(let name): "nib of \(name)"
      }
    let bundle: String =
      switch use.bundle {
      case .own: ""
      case .of(let type): " from the bundle of \(type)"
      case .unknown: " from another bundle"
      }
    return "\(use.location.line): loads \(kind) \(text(use.names))\(bundle) in \(use.owner ?? "no type")"
  }

  private func line(cast: SourceObjectCast) -> String {
    let index = cast.index.map(String.init) ?? "last"
    return
      "\(cast.location.line): object \(index) of \(text(cast.nibs)) as\(cast.isForced ? "!" : "?") \(cast.type)"
  }

  /// The constants with values that are known without other constants.
  private var constants: [String] {
    file.constants.compactMap { constant in
      let values = constant.values.filter { value in
        if case .constant = value { false } else { true }
      }
      guard !values.isEmpty else { return nil }
      return "constant \(constant.type.map { "\($0)." } ?? "")\(constant.name) = \(text(values))"
    }
  }

  // MARK: Words

  private func text(_ name: SourceNameExpression) -> String {
    switch name {
    case .named(let text): "\"\(text)\""
    case .ownClass: "own class"
    case .constant(let type, let name): (type.map { "\($0)." } ?? "") + name
    }
  }

  private func text(_ names: [SourceNameExpression]) -> String {
    names.isEmpty ? "?" : names.map(text).joined(separator: " or ")
  }

  private func list(_ words: [String?]) -> String {
    let words = words.compactMap { $0 }
    return words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
  }
}
