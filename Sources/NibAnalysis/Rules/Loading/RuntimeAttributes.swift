import NibCore
import NibSources

extension CheckRule {
  static let runtimeAttribute = CheckRule(.runtimeAttribute, strict: { AttributeCheck($0).judged })
}

/// Finds user-defined runtime attributes that cannot be set. UIKit logs them and continues (docs/behaviours.md A24).
struct AttributeCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let context: StrictCheckContext

  /// The findings as `check --strict` reports them. If the program uses libraries, a missing attribute of one of
  /// Apple's classes is only a note, because an extension in a library may declare the attribute. A finding about one
  /// of Apple's classes has no note on a declaration.
  var judged: [Diagnostic] {
    guard diagnostics.contains(where: \.notes.isEmpty),
      context.program.projects.linkLibraries(for: context.document.file) || context.missingLibraries != nil
    else { return diagnostics }
    return diagnostics.map { $0.notes.isEmpty ? $0.downgraded(to: .note) : $0 }
  }

  init(_ context: StrictCheckContext) {
    self.context = context
    for attribute in context.document.root.descendants
    where attribute.isNamed("userDefinedRuntimeAttribute") {
      guard let source = attribute.parent?.parent, !context.isRunning(source),
        let path = attribute["keyPath"], let objectClass = context.objectClass(of: source),
        objectClass.unknown == nil
      else { continue }
      check(path, attribute, objectClass)
    }
  }

  /// Follows a key path as far as the classes of its keys are known.
  private mutating func check(
    _ path: String, _ attribute: NibElement, _ objectClass: StrictCheckContext.ObjectClass
  ) {
    let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var owner = objectClass.name
    for (index, key) in keys.enumerated() where key != "self" || index == keys.count - 1 {
      // Layers store values for any key.
      guard context.table.isKind(owner, of: "CALayer") != true else { return }
      switch context.table.key(key, in: owner) {
      case .unknown: return
      case .found(let type):
        guard let next = key == "layer" ? "CALayer" : type?.onlyClass else { return }
        owner = next
      case .absent, .hidden:
        return reportFailure(
          of: path, at: key, in: owner, isLast: index == keys.count - 1, attribute, objectClass)
      }
    }
  }

  /// Reports the key of a path that does not exist.
  private mutating func reportFailure(
    of path: String, at key: String, in owner: String, isLast: Bool, _ attribute: NibElement,
    _ objectClass: StrictCheckContext.ObjectClass
  ) {
    var notes = context.notes(on: objectClass)
    if case .hidden(let member) = context.table.key(key, in: owner) {
      notes.append(member.note(without: "@IBInspectable"))
    }
    let call = isLast ? "setValue:forUndefinedKey:" : "valueForUndefinedKey:"
    diagnostics.append(
      context.diagnostic(
        .runtimeAttribute, severity: .warning,
        "Failed to set (\(path)) user defined inspected property on (\(objectClass.name)): "
          + "[<\(owner) 0x0> \(call)]: this class is not key value coding-compliant for the key \(key).",
        at: attribute, attribute: "keyPath", notes: notes))
  }
}

extension SourceType {
  /// The class, if the type consists of exactly one name and is not a collection.
  fileprivate var onlyClass: String? { isCollection || names.count != 1 ? nil : names[0] }
}
