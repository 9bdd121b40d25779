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
  private let classes: ModuleClasses

  /// Finds the members.
  ///
  /// - Parameters:
  ///   - sources: the classes of the module.
  ///   - words: the words and literals in the module's sources. A method is also listed if a literal is its selector.
  ///   - names: the names in the module's nibs.
  package init(_ sources: [SourceFile], words: SourceWords, names: NibNames) {
    self.names = names
    self.words = words
    classes = ModuleClasses(sources.flatMap(\.classes))
    let inNibs = Set(names.classes.flatMap(classes.names).flatMap { classes.inheritance(of: $0).names })
    for name in classes.names { addBindings(name, isInNibs: inNibs.contains(name)) }
    for action in names.actions { check(action) }
  }

  // MARK: Classes

  /// Adds the methods and properties of a class that nibs may name.
  private mutating func addBindings(_ name: String, isInNibs: Bool) {
    let declaration = classes.declaration(of: name)
    // A class of UIKit, which the module extends.
    let isExtended = declaration == nil && ModuleBindings.isClassOfUIKit(name)
    // Nibs cannot name a generic class. Its members are listed for the classes that derive from it.
    guard declaration.map({ !$0.isGeneric }) ?? isExtended else { return }
    var binding = Binding(className: name)
    let isListed = declaration?.isPrivate != true
    let methods = classes.ownMethods(of: name)
    let references = MethodReferences(classes, className: name)
    for method in methods where isNamed(method) {
      let rows = isListed ? references.rows(for: method, where: isNamed) : []
      if rows.isEmpty, isInNibs {
        reportHidden(method, of: name, isPrivate: method.isPrivate || !isListed)
      }
      binding.actions += rows
    }
    // Branches of `#if` can contain one method several times.
    binding.actions = binding.actions.uniqued()
    for property in classes.ownProperties(of: name) where isInNibs || isExtended {
      guard names.keys.contains(property.name), !property.isReadOnly, isListed else { continue }
      if property.isPrivate || property.hasPrivateSetter {
        reportHidden(property, of: name)
      } else {
        binding.properties.append(#"NibProperty("\#(property.name)", \\#(name).\#(property.name))"#)
      }
    }
    if let declaration, names.customObjects.contains(declaration.name), isListed, !hasInit(name) {
      binding.hasInit = false
      report(.missingInit, "\(name) has no init(), so nibs cannot create it", declaration.location)
    }
    let isEmpty = binding.actions.isEmpty && binding.properties.isEmpty && binding.hasInit
    if !isEmpty { bindings.append(binding) }
  }

  /// Whether objects of a class can be created without arguments. A class that declares other designated initializers
  /// does not inherit `init()`. One with `init(coder:)` is created with that.
  private func hasInit(_ name: String) -> Bool {
    for name in classes.inheritance(of: name).names {
      let initializers = classes.methods(of: name).filter { $0.name.hasPrefix("init(") }
      if initializers.contains(where: { ["init()", "init(coder:)"].contains($0.name) }) { return true }
      if initializers.contains(where: { !$0.isConvenience }) { return false }
    }
    return true
  }

  /// Whether an extended type that the module does not declare is probably a class. A row for a structure would not
  /// compile.
  static func isClassOfUIKit(_ name: String) -> Bool {
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
    !method.isStatic && !method.isTableEntry && method.labels.count <= 3 && !method.name.hasPrefix("init")
      && method.selectors.contains(where: isNamed)
  }

  /// Whether a nib or a literal in the sources names a selector.
  private func isNamed(_ selector: String) -> Bool {
    names.selectors.contains(selector) || words.count(ofLiteral: selector) > 0
  }

  /// Reports a method that a nib names, and that bindings cannot call.
  private mutating func reportHidden(_ method: SourceMethod, of className: String, isPrivate: Bool) {
    guard let selector = method.selectors.first(where: names.selectors.contains) else { return }
    let isAnswered = classes.ownMethods(of: className).contains { other in
      other.selectors.first == selector && other.location != method.location && !other.isPrivate
        && !other.isSpecial
    }
    guard !isAnswered else { return }
    let reason =
      if isPrivate {
        "is private"
      } else if method.isSpecial {
        "is generic, asynchronous or throws"
      } else {
        "has several forms"
      }
    report(
      .unlistedAction, "\(className): \(method.name) \(reason), so nibs cannot call it as \(selector)",
      method.location)
  }

  /// An `@Outlet` is set without its setter if it is private, which matters only if the setter does something.
  private mutating func reportHidden(_ property: SourceProperty, of className: String) {
    guard !property.isExposed || property.hasSetterCode else { return }
    let effect = property.hasSetterCode ? "nibs do not call its setter" : "nibs cannot set it"
    report(
      .unlistedProperty, "\(className): \(property.name) is private, so \(effect)", property.location)
  }

  /// Reports an action that no class of the module has.
  private mutating func check(_ action: NibNames.Action) {
    let answers = { (method: SourceMethod) in method.selectors.contains(action.selector) }
    for name in classes.names(action.targetClass) where classes.declaration(of: name) != nil {
      let inheritance = classes.inheritance(of: name)
      if inheritance.names.contains(where: { classes.methods(of: $0).contains(where: answers) }) { return }
      // The method may be in a class of another module, or in an extension of a class of UIKit.
      guard let base = inheritance.base, ModuleBindings.isClassOfUIKit(base) else { return }
    }
    guard classes.names(action.targetClass).contains(where: { classes.declaration(of: $0) != nil }),
      !classes.extensions.contains(where: { $0.methods.contains(where: answers) })
    else { return }
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

  /// The property that lists the classes that delete rows of tables; empty if no class of the module has a table, or if
  /// they are not known.
  private var rowEditors: String {
    func declares(_ part: SourceClass, _ label: String) -> Bool {
      part.methods.contains { $0.name == "tableView" && $0.labels.count > 1 && $0.labels[1] == label }
    }
    guard classes.parts.contains(where: { declares($0, "cellForRowAt") }) else { return "" }
    let editors = Set(classes.parts.filter { declares($0, "commit") }.map(\.name))
    // An extension of a protocol can give the method to any class.
    let areKnown = editors.allSatisfy { name in
      classes.names(name).contains { classes.declaration(of: $0) != nil }
        || ModuleBindings.isClassOfUIKit(name)
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
