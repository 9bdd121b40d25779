import NibCore
import NibSources

extension CheckRule {
  static let topLevelClass = CheckRule(
    "top-level-class", .loading, .error,
    "Code converts a top-level object of the nib to a class that the object does not have.",
    details: """
      The rule looks at `first`, `last` and a number in brackets after `loadNibNamed(_:owner:options:)` and \
      `instantiate(withOwner:options:)`, followed by `as!` or `as?`. With `as!`, the program stops. With `as?`, the \
      result is always nil, which is a warning.
      """,
    advice:
      "Set the class in the identity inspector, move the object to the expected place, or correct the code.",
    wrong: nib(""), right: nib("customClass=\"Card\" "),
    strict: { TopLevelClassCheck($0).diagnostics })

  private static func nib(_ attribute: String) -> RuleExample {
    RuleExample(
      """
      <view \(attribute)id="card"><rect key="frame" x="0" y="0" width="200" height="100"/></view>
      """, name: "Card.xib",
      files: [
        "Card.swift": """
        class Card: UIView {
          static func make() -> Card { Bundle.main.loadNibNamed("Card", owner: nil)!.first as! Card }
        }

        """
      ])
  }
}

/// Finds the top-level objects of a nib that code converts to another class than theirs.
private struct TopLevelClassCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let context: StrictCheckContext

  init(_ context: StrictCheckContext) {
    self.context = context
    guard context.document.kind.container != .storyboard else { return }
    for cast in context.program.sources.objectCasts[context.nibName] ?? []
    where context.isMeant(by: cast.location) {
      check(cast)
    }
  }

  /// Reports code that converts a top-level object of the nib to a class that it does not have.
  private mutating func check(_ cast: SourceObjectCast) {
    let objects = context.topLevel
    let note = Diagnostic.Note("converted here", at: cast.location)
    guard let object = cast.index.map({ objects.dropFirst($0).first }) ?? objects.last else { return }
    guard isClass(cast.type), let objectClass = context.objectClass(of: object), objectClass.unknown == nil,
      context.table.isKind(objectClass.name, of: cast.type) == false
    else { return }
    let result = cast.isForced ? "stops the program" : "is always nil"
    diagnostics.append(
      context.diagnostic(
        .topLevelClass, severity: cast.isForced ? .error : .warning,
        "this object of the nib is a \(objectClass.name), but code expects a \(cast.type), so the conversion \(result): set the "
          + "class to \(cast.type), or correct the code", at: object,
        attribute: object["customClass"] == nil ? nil : "customClass",
        notes: [note] + context.notes(on: objectClass)))
  }

  /// Whether a name is that of a class, and of nothing else that code may mean.
  private func isClass(_ name: String) -> Bool {
    let sources = context.program.sources
    return !sources.isProtocol(name) && !sources.isAlias(name)
      && (AppleClasses.contains(name) || sources.isDeclared(name))
  }
}
