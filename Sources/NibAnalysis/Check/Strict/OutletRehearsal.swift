import NibCore

/// Finds outlets and outlet collections whose key does not exist in the source's class (docs/behaviours.md
/// A6), and objects that are not of the declared type (A9, A21).
struct OutletRehearsal {
  private(set) var diagnostics: [Diagnostic] = []
  private let rehearsal: Rehearsal
  /// Classes for which an unknown superclass was already reported.
  private var told: Set<String> = []

  init(_ rehearsal: Rehearsal) {
    self.rehearsal = rehearsal
    var seen: Set<String> = []
    for (outlet, source) in rehearsal.connections("outlet", "outletCollection") {
      guard let key = outlet["property"], !rehearsal.isRunning(source) || source.isNamed("placeholder"),
        let found = rehearsal.objectClass(of: source), found.unknown == nil || found.isMissing
      else { continue }
      // A collection is set once, with all its objects.
      let isRepeated = !seen.insert("\(source.index).\(key)").inserted && outlet.isNamed("outletCollection")
      check(outlet, key, source, found, isRepeated: isRepeated)
    }
  }

  private mutating func check(
    _ outlet: NibElement, _ key: String, _ source: NibElement, _ found: Rehearsal.ObjectClass,
    isRepeated: Bool
  ) {
    switch rehearsal.table.key(key, in: found.name) {
    case .found(let type): if let type { checkType(type, outlet, key, found) }
    case .unknown(let superclass):
      if let superclass, !isRepeated { tellUnknown(superclass, found, source) }
    case .absent, .hidden: if !isRepeated { undefined(outlet, key, source, found) }
    }
  }

  private mutating func undefined(
    _ outlet: NibElement, _ key: String, _ source: NibElement, _ found: Rehearsal.ObjectClass
  ) {
    var notes = rehearsal.notes(on: found)
    if case .hidden(let place) = rehearsal.table.key(key, in: found.name) {
      notes.append(
        Diagnostic.Note("declared here without @IBOutlet: it is not visible to Objective-C", at: place))
    }
    diagnostics.append(
      rehearsal.diagnostic(
        "undefined-key", .error, NibException.undefinedKey(key, ofClass: found.name), at: outlet,
        attribute: "property", notes: notes))
  }

  // MARK: Types

  private mutating func checkType(
    _ type: SourceType, _ outlet: NibElement, _ key: String, _ found: Rehearsal.ObjectClass
  ) {
    guard let destination = outlet["destination"].flatMap(rehearsal.document.object(id:)),
      !destination.isNamed("placeholder") || destination["customClass"] != nil,
      let other = rehearsal.objectClass(of: destination), other.unknown == nil
    else { return }
    let isCollection = outlet.isNamed("outletCollection")
    let fits =
      isCollection == type.isCollection
      && type.names.allSatisfy { name in
        rehearsal.table.isKind(other.name, of: name) ?? true
      }
    // A type that is not known may be any class, including an array.
    guard !fits, type.isCollection || !isCollection || type.names.contains(where: isKnown) else { return }
    let value = isCollection ? "[\(other.name)]" : other.name
    diagnostics.append(
      rehearsal.diagnostic(
        "mistyped-outlet", type.isChecked ? .error : .warning,
        "[<\(found.name) 0x0> setValue:forKey:]: the key \(key) takes \(type), but the nib connects "
          + "\(value).",
        at: outlet, attribute: "property", notes: rehearsal.notes(on: found)))
  }

  private func isKnown(_ name: String) -> Bool { rehearsal.table.origin(of: name, module: nil) != nil }

  // MARK: What is not known

  private mutating func tellUnknown(
    _ superclass: String, _ found: Rehearsal.ObjectClass, _ source: NibElement
  ) {
    guard told.insert(found.name).inserted else { return }
    diagnostics.append(
      rehearsal.diagnostic(
        "unknown-superclass", .note,
        "\(found.name) inherits from \(superclass), for which no source was found, so its inherited keys "
          + "are unknown", at: source, attribute: "customClass",
        notes: rehearsal.notes(on: found)))
  }
}
