import NibCore
import NibSources

extension CheckRule {
  static let coderNotImplemented = CheckRule(
    "coder-not-implemented", .loading, .error,
    "An object is of a class whose `init(coder:)` always ends the program.",
    details: """
      Xcode writes such an initializer, with `fatalError`, into classes that only code creates. UIKit calls it for each \
      object of a document. A controller is only reported if the document creates it: as the initial controller, or as \
      the destination of a segue without a segue action. A controller that code or a segue action creates can have another \
      initializer. A prototype cell is not reported if code may register a class for its identifier, which UIKit creates \
      instead. Nothing is reported if the initializer calls another one.
      """,
    advice: "Call `super.init(coder: coder)` in the initializer, or choose another class.",
    wrong: card(#"fatalError("init(coder:) has not been implemented")"#),
    right: card("super.init(coder: coder)"),
    strict: { context in
      context.document.root.descendants.compactMap { element in
        guard element["customClass"] != nil, let object = context.objectClass(of: element),
          object.unknown == nil, context.isDecoded(element, as: object.name),
          let decoder = context.endingDecoder(of: object.name)
        else { return nil }
        return context.finding(
          "init(coder:) of \(object.name) ends the program, but the document contains an object of the class",
          at: element, attribute: "customClass",
          notes: [Diagnostic.Note("init(coder:) is declared here", at: decoder)])
      }
    })

  private static func card(_ body: String) -> RuleExample {
    RuleExample(
      #"<view customClass="Card" id="card"><rect key="frame" x="0" y="0" width="200" height="100"/></view>"#,
      files: [
        "Card.swift": """
        class Card: UIView {
          override init(frame: CGRect) { super.init(frame: frame) }
          required init?(coder: NSCoder) { \(body) }
        }

        """
      ])
  }
}

extension StrictCheckContext {
  /// Whether UIKit creates the object of an element with `init(coder:)` whenever the document is used. Code can create the
  /// initial controller with another initializer that has a coder.
  fileprivate func isDecoded(_ element: NibElement, as name: String) -> Bool {
    if StrictCheckContext.createdOtherwise.contains(element.name) || isRunning(element) { return false }
    if let cell = element.repeatedContent {
      let registered = program.sources.registeredIdentifiers
      let isStated = cell["reuseIdentifier"].map(registered.stated.contains) ?? false
      return !isStated && registered.computedRegistrations.isEmpty
    }
    guard element.isController, document.kind.container == .storyboard, let id = element.id else {
      return true
    }
    let hasOtherDecoder = table.ownParts(of: name).lazy.flatMap(\.methods)
      .contains { $0.calls.contains(SourceMethod.superDecoding) }
    if document.root["initialViewController"] == id, !hasOtherDecoder { return true }
    return connections("segue").contains { segue, _ in
      segue["destination"] == id && segue["destinationCreationSelector"] == nil && segue["kind"] != "unwind"
    }
  }

  /// The names of elements whose objects UIKit does not create with `init(coder:)`: code passes placeholders, a custom
  /// object has no coder, and segues have an initializer of their own.
  private static let createdOtherwise: Set<String> = [
    "placeholder", "customObject", "segue", "exit", "viewControllerPlaceholder",
  ]

  /// The place of the `init(coder:)` that a class declares or inherits if it ends the program; `nil` if it does not, or if
  /// this is not known.
  fileprivate func endingDecoder(of name: String) -> SourceLocation? {
    for name in table.inheritance(of: name).names where !AppleClasses.contains(name) {
      let methods = table.ownParts(of: name).flatMap(\.methods).filter {
        $0.selectors.contains("initWithCoder:")
      }
      guard !methods.isEmpty else { continue }
      // The declaration in an interface has no body.
      guard let method = methods.first(where: \.hasBody) else { return nil }
      let callsInitializer = method.calls.contains {
        $0.hasPrefix("init") || $0 == SourceMethod.superDecoding
      }
      return method.calls.contains("fatalError") && !callsInitializer && !method.callsSuper
        ? method.location : nil
    }
    return nil
  }
}
