import NibCore

/// Finds custom classes without a declaration (docs/behaviours.md A25), and declared classes that are only
/// partly known.
struct ClassRehearsal {
  private(set) var diagnostics: [Diagnostic] = []
  private let rehearsal: Rehearsal

  init(_ rehearsal: Rehearsal) {
    self.rehearsal = rehearsal
    var seen: Set<String> = []
    for element in rehearsal.document.root.descendants {
      guard let name = element["customClass"], !name.isEmpty else { continue }
      if !element.isNamed("segue") { check(element, name) }
      if seen.insert(name).inserted, rehearsal.table.chain(of: name).isCut { tellDepth(element, name) }
    }
  }

  private mutating func tellDepth(_ element: NibElement, _ name: String) {
    diagnostics.append(
      rehearsal.diagnostic(
        "deep-superclasses", .warning,
        "\(name) has more than \(ClassTable.longestChain - 1) superclasses; the ones above are not read",
        at: element, attribute: "customClass", notes: rehearsal.notes(on: Rehearsal.ObjectClass(name: name))))
  }

  private mutating func check(_ element: NibElement, _ name: String) {
    let module = element["customModule"]
    guard rehearsal.table.origin(of: name, module: module) == nil else { return }
    let mangled = SwiftClassName(name: name, module: module).runtimeName
    diagnostics.append(
      rehearsal.diagnostic(
        "unknown-class", .warning, "Unknown class \(mangled) in Interface Builder file.", at: element,
        attribute: "customClass", notes: consequences(element) + hints(element)))
  }

  /// The exceptions that follow from an unknown class, for its outlets. They are reported as errors instead
  /// if the class should be in the sources.
  private func consequences(_ element: NibElement) -> [Diagnostic.Note] {
    guard let found = rehearsal.objectClass(of: element), !found.isMissing else { return [] }
    let outlets = element.child(named: "connections")?.children.filter {
      $0.isNamed("outlet") || $0.isNamed("outletCollection")
    }
    var seen: Set<String> = []
    return (outlets ?? []).compactMap { outlet in
      guard let key = outlet["property"], seen.insert(key).inserted,
        case .absent = rehearsal.table.key(key, in: found.name)
      else { return nil }
      return Diagnostic.Note(
        "if the class does not exist: "
          + "\(NibException.undefinedKey(key, ofClass: found.name))", at: outlet.location)
    }
  }

  private func hints(_ element: NibElement) -> [Diagnostic.Note] {
    guard let module = element["customModule"], element["customModuleProvider"] != "target" else { return [] }
    return [
      Diagnostic.Note(
        "no source file declares it in the module \(module); use --sources to search other "
          + "folders")
    ]
  }
}

extension NibException {
  /// The reason of `undefinedKey(_:of:)` for an object that does not exist. Its address is written as 0.
  static func undefinedKey(_ key: String, ofClass name: String) -> String {
    "[<\(name) 0x0> setValue:forUndefinedKey:]: "
      + "this class is not key value coding-compliant for the key \(key)."
  }
}
