import NibFormats
import NibSupport

/// The members of a module's classes that its nibs name, and the Swift file that makes them known to the loader: the
/// class `NibTermBindings`.
package struct ModuleBindings {
  /// Problems that a user should know of when the module is built.
  package private(set) var diagnostics: [Diagnostic] = []
  private var bindings: [Binding] = []

  /// The members of one class.
  private struct Binding {
    let className: String
    var actions: [String] = []
    var properties: [String] = []
    /// Whether the loader can create objects with `init()`.
    var hasInit = true
  }

  private let names: NibNames
  private let words: SourceWords
  /// The declarations and extensions of each class, by its name without those of enclosing types.
  private let classes: [String: [SourceClass]]

  /// Finds the members.
  ///
  /// - Parameters:
  ///   - sources: the classes of the module.
  ///   - words: the words and literals in the module's sources. A method is also listed if a literal is its selector.
  ///   - names: the names in the module's nibs.
  package init(_ sources: [SourceFile], words: SourceWords, names: NibNames) {
    self.names = names
    self.words = words
    classes = Dictionary(grouping: sources.flatMap(\.classes), by: \.name)
    let inNibs = classNamesInNibs
    for name in classes.keys.sorted() { addBindings(name, isInNibs: inNibs.contains(name)) }
    for action in names.actions { check(action) }
  }

  // MARK: Classes

  /// The custom classes of the nibs, and the classes of the module that these inherit from.
  private var classNamesInNibs: Set<String> {
    var found: Set<String> = []
    for name in names.classes {
      var current: String? = name
      while let next = current, found.insert(next).inserted {
        current = classes[next]?.first(where: \.isDeclaration)?.superclass
      }
    }
    return found
  }

  private mutating func addBindings(_ name: String, isInNibs: Bool) {
    let parts = classes[name] ?? []
    let declaration = parts.first(where: \.isDeclaration)
    // A class of UIKit, which the module extends.
    let isExtended = declaration == nil && ModuleBindings.isClassOfUIKit(name)
    guard declaration != nil || isExtended else { return }
    var binding = Binding(className: declaration?.qualifiedName ?? name)
    let isListed = declaration?.isGeneric != true && declaration?.isPrivate != true
    for part in parts {
      for method in part.methods where isNamed(method) {
        guard isListed, !method.isPrivate, !method.isSpecial else {
          if isInNibs {
            reportHidden(method, of: binding.className, isPrivate: method.isPrivate || !isListed)
          }
          continue
        }
        binding.actions += rows(method, of: binding.className)
      }
      for property in part.properties where isInNibs || isExtended {
        guard names.keys.contains(property.name), !property.isReadOnly, isListed else { continue }
        if property.isPrivate || property.hasPrivateSetter {
          reportHidden(property, of: binding.className)
        } else {
          binding.properties.append(
            #"NibProperty("\#(property.name)", \\#(binding.className).\#(property.name))"#)
        }
      }
    }
    if names.customObjects.contains(name), isListed, !hasInit(name) {
      binding.hasInit = false
      report(
        .missingInit, "\(binding.className) has no init(), so nibs cannot create it", declaration?.location)
    }
    let isEmpty = binding.actions.isEmpty && binding.properties.isEmpty && binding.hasInit
    if !isEmpty { bindings.append(binding) }
  }

  /// Whether objects of a class can be created without arguments. A class that declares other designated initializers
  /// does not inherit `init()`. One with `init(coder:)` is created with that.
  private func hasInit(_ name: String) -> Bool {
    var current: String? = name
    var seen: Set<String> = []
    while let next = current, seen.insert(next).inserted, let parts = classes[next] {
      let initializers = parts.flatMap(\.methods).filter { $0.name.hasPrefix("init(") }
      if initializers.contains(where: { ["init()", "init(coder:)"].contains($0.name) }) { return true }
      if initializers.contains(where: { !$0.isConvenience }) { return false }
      current = parts.first(where: \.isDeclaration)?.superclass
    }
    return true
  }

  /// Whether an extended type that the module does not declare is probably a class. A row for a structure would not
  /// compile.
  private static func isClassOfUIKit(_ name: String) -> Bool {
    (name.hasPrefix("UI") || name == "NSLayoutConstraint" || name == "NSObject") && !structures.contains(name)
  }

  /// The structures and protocols of UIKit that programs extend.
  private static let structures: Set<String> = [
    "UIEdgeInsets", "UIOffset", "UILayoutPriority", "UIRectEdge", "UIControlState", "UIRectCorner",
    "UITableViewDataSource", "UITableViewDelegate", "UICollectionViewDataSource", "UICollectionViewDelegate",
    "UITextFieldDelegate", "UIScrollViewDelegate", "UITraitEnvironment", "UIContentContainer",
    "UICoordinateSpace", "UILayoutSupport", "UIAppearance", "UIBackgroundTaskIdentifier",
  ]

  // MARK: Members

  private func isNamed(_ method: SourceMethod) -> Bool {
    !method.isStatic && method.labels.count <= 3 && !method.name.hasPrefix("init")
      && method.selectors.contains(where: isNamed)
  }

  /// Whether a nib or a literal in the sources names a selector.
  private func isNamed(_ selector: String) -> Bool {
    names.selectors.contains(selector) || words.count(ofLiteral: selector) > 0
  }

  /// A row for each selector of the method that a nib or the sources name.
  private func rows(_ method: SourceMethod, of className: String) -> [String] {
    let labels = method.labels.map { "\($0):" }.joined()
    let reference = "\(className).\(method.name)" + (labels.isEmpty ? "" : "(\(labels))")
    return method.selectors.filter(isNamed).map { #"NibAction("\#($0)", \#(reference))"# }
  }

  private mutating func reportHidden(_ method: SourceMethod, of className: String, isPrivate: Bool) {
    guard let selector = method.selectors.first(where: names.selectors.contains) else { return }
    let reason =
      isPrivate
      ? "\(method.name) is private, so nibs cannot call it as \(selector)"
      : "\(method.name) is generic, asynchronous or throws, so nibs cannot call it as \(selector)"
    report(.unlistedAction, "\(className): \(reason)", method.location)
  }

  /// An `@Outlet` is set without its setter if it is private, which matters only if the setter does something.
  private mutating func reportHidden(_ property: SourceProperty, of className: String) {
    guard !property.isExposed || property.hasSetterCode else { return }
    let effect = property.hasSetterCode ? "nibs do not call its setter" : "nibs cannot set it"
    report(
      .unlistedProperty, "\(className): \(property.name) is private, so \(effect)", property.location)
  }

  private mutating func check(_ action: NibNames.Action) {
    var current: String? = action.targetClass
    var seen: Set<String> = []
    while let name = current, seen.insert(name).inserted {
      guard let parts = classes[name] else { break }
      if parts.contains(where: { $0.methods.contains { $0.selectors.contains(action.selector) } }) { return }
      current = parts.first(where: \.isDeclaration)?.superclass
    }
    // The method may be in a class of another module, or in an extension of a class of UIKit.
    guard classes[action.targetClass]?.contains(where: \.isDeclaration) == true else { return }
    guard let base = current, ModuleBindings.isClassOfUIKit(base) else { return }
    let inherited = classes.values.joined().contains { part in
      !part.isDeclaration && part.methods.contains { $0.selectors.contains(action.selector) }
    }
    guard !inherited else { return }
    report(
      .unansweredAction, "\(action.targetClass) has no method for the action \(action.selector)",
      action.location)
  }

  private mutating func report(_ kind: DiagnosticKind, _ message: String, _ location: SourceLocation?) {
    diagnostics.append(Diagnostic(kind, message, at: location))
  }

  // MARK: Writing

  /// The Swift file with the class `NibTermBindings`.
  ///
  /// - Parameters:
  ///   - documents: the texts of the nibs to embed, by their names without suffix.
  ///   - mainInfo: the values of Info.plist that say how the program starts.
  package func source(embedding documents: [String: String], mainInfo: [String: String] = [:]) -> String {
    """
    // Written at each build from the sources and nibs of this module.
    import NibCore

    /// The methods and properties that nibs name, and the nibs.
    final class NibTermBindings: NibBindings {
      override class var classes: [NibClassBindings] {
        [
    \(bindings.map(rows).joined(separator: "\n"))
        ]
      }

      override class var mainInfo: [String: String] {
        [\(mainInfo.isEmpty ? ":" : list(mainInfo))]
      }\(rowEditors)

      override class var documentNames: [String] {
        [\(documents.keys.sorted().map(literal).joined(separator: ", "))]
      }

      override class func document(named name: String) -> String? {
        switch name {
    \(documents.sorted { $0.key < $1.key }.map(embedded).joined(separator: "\n"))
        default: nil
        }
      }
    }

    """
  }

  /// The property that lists the classes that delete rows of tables; empty if no class of the module has a table, or if they
  /// are not known.
  private var rowEditors: String {
    let parts = classes.values.joined()
    func declares(_ part: SourceClass, _ label: String) -> Bool {
      part.methods.contains { $0.name == "tableView" && $0.labels.count > 1 && $0.labels[1] == label }
    }
    guard parts.contains(where: { declares($0, "cellForRowAt") }) else { return "" }
    let editors = Set(parts.filter { declares($0, "commit") }.map(\.name))
    // An extension of a protocol can give the method to any class.
    let areKnown = editors.allSatisfy { name in
      classes[name]?.contains(where: \.isDeclaration) == true || ModuleBindings.isClassOfUIKit(name)
    }
    guard areKnown else { return "" }
    return """


        override class var rowEditors: [String]? {
          [\(editors.sorted().map(literal).joined(separator: ", "))]
        }
      """
  }

  private func list(_ values: [String: String]) -> String {
    values.sorted { $0.key < $1.key }.map { "\(literal($0.key)): \(literal($0.value))" }.joined(
      separator: ", ")
  }

  /// A literal of a text on one line.
  private func literal(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "\""
  }

  private func rows(_ binding: Binding) -> String {
    var lines = ["      NibClassBindings(\n        \(binding.className).self"]
    if !binding.actions.isEmpty { lines.append(list("actions", binding.actions)) }
    if !binding.properties.isEmpty { lines.append(list("properties", binding.properties)) }
    if !binding.hasInit { lines.append("        hasInit: false") }
    return lines.joined(separator: ",\n") + "),"
  }

  private func list(_ name: String, _ rows: [String]) -> String {
    "        \(name): [\n" + rows.map { "          \($0),\n" }.joined() + "        ]"
  }

  /// A case with the text of a nib.
  private func embedded(_ name: String, _ text: String) -> String {
    "    case \(literal(name)): \(text.rawLiteral)"
  }
}

extension DiagnosticKind {
  static let unlistedAction = DiagnosticKind(
    "unlisted-action", .warning, "A nib names a method that the plugin's file cannot call.")

  static let unlistedProperty = DiagnosticKind(
    "unlisted-property", .warning, "A nib names a property that cannot be set, or not with its setter.")

  package static let missingInit = DiagnosticKind(
    "missing-init", .warning, "A nib creates an object whose class has no `init()`.")

  static let unansweredAction = DiagnosticKind(
    "unanswered-action", .warning, "A nib of the module has an action whose target has no such method.")
}
