import NibCore

extension CheckRule {
  static let unknownClass = CheckRule(.unknownClass, strict: { ClassCheck($0).diagnostics })
}

/// Finds custom classes without a declaration (docs/behaviours.md A25).
private struct ClassCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let context: StrictCheckContext
  /// The classes for which a note says that they are in a library.
  private var libraryClasses: Set<String> = []

  init(_ context: StrictCheckContext) {
    self.context = context
    for element in context.document.root.descendants where !element.isNamed("segue") {
      if let name = element["customClass"], !name.isEmpty { check(element, name) }
    }
  }

  /// Reports a class that UIKit does not find. That of a missing library is only a note, once for each class.
  private mutating func check(_ element: NibElement, _ name: String) {
    guard !context.findsClass(of: element), !isReportedAtOutlet(element) else { return }
    let misplaced = context.misplacedClass(of: element)
    let shown = (misplaced?.name ?? SwiftClassName(name: name, module: element["customModule"])).displayName
    if element.isNamed("placeholder") { return reportPlaceholder(element, shown) }
    let message = "Unknown class \(shown) in Interface Builder file."
    if misplaced == nil, let reason = context.library(of: element) {
      // Reported once for each class.
      guard libraryClasses.insert(shown).inserted else { return }
      diagnostics.append(
        context.diagnostic(
          .unknownClass, message, at: element, attribute: "customClass",
          notes: [Diagnostic.Note(reason)]))
      return
    }
    diagnostics.append(
      context.diagnostic(
        .unknownClass, severity: .warning, message, at: element, attribute: "customClass",
        notes: consequences(element) + (misplaced.map { [$0.hint] } ?? hints(element))))
  }

  /// Reports the class of an object that code passes, such as File's Owner, once for each class. UIKit does not look
  /// for it.
  private mutating func reportPlaceholder(_ element: NibElement, _ shown: String) {
    guard libraryClasses.insert(shown).inserted else { return }
    let reason = context.library(of: element).map { [Diagnostic.Note($0)] } ?? []
    diagnostics.append(
      context.diagnostic(
        .unknownClass, "no source file declares the class \(shown)", at: element, attribute: "customClass",
        notes: reason))
  }

  /// Whether `OutletCheck` reports that the object's class should be in the sources, because an outlet needs it.
  private func isReportedAtOutlet(_ element: NibElement) -> Bool {
    guard let objectClass = context.objectClass(of: element), objectClass.isMissing else { return false }
    return !context.outletsWithoutKey(element, objectClass).isEmpty
  }

  /// Notes on the exceptions that an unknown class's outlets would raise.
  private func consequences(_ element: NibElement) -> [Diagnostic.Note] {
    guard let objectClass = context.objectClass(of: element), !objectClass.isMissing else { return [] }
    return context.outletsWithoutKey(element, objectClass).map { outlet in
      let reason = NibException.undefinedKey(outlet["property"] ?? "", ofClass: objectClass.name)
      return Diagnostic.Note("if the class does not exist: \(reason)", at: outlet.location)
    }
  }

  private func hints(_ element: NibElement) -> [Diagnostic.Note] {
    guard let module = element["customModule"], element["customModuleProvider"] != "target" else { return [] }
    return [
      Diagnostic.Note(
        "no source file declares it in the module \(module); use --sources to search other folders")
    ]
  }
}
