import NibCore
import NibSources

extension StrictCheckContext {
  /// The findings of `undefined-key`, `mistyped-outlet` and `unknown-superclass` about outlets.
  var outlets: [Diagnostic] { fact { OutletCheck(self).diagnostics } }
}

/// Finds outlets and outlet collections whose key does not exist in the source's class (docs/behaviours.md A6), and
/// objects that are not of the declared type (A9, A21).
///
/// An object of a wrong type is a warning, because setters for Objective-C, including those of Swift properties, do not
/// check the class of their argument. An exception is raised only when the program uses the outlet.
struct OutletCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let context: StrictCheckContext
  /// The owners without key-value coding that were already reported.
  private var ownersWithoutKeys: Set<Int> = []
  /// Classes for which an unknown superclass was already reported.
  private var classesWithUnknownSuperclass: Set<String> = []

  /// - Parameter includesMissing: whether to report the outlets of classes that should be in the sources, but are not.
  init(_ context: StrictCheckContext, includesMissing: Bool = true) {
    self.context = context
    var seen: Set<String> = []
    for (outlet, source) in context.connections("outlet", "outletCollection") {
      guard let key = outlet["property"], !context.isRunning(source) || source.isNamed("placeholder"),
        let owner = context.objectClass(of: source),
        owner.unknown == nil || owner.isMissing && includesMissing
      else { continue }
      if source.isNamed("placeholder"), context.table.lacksKeyValueCoding(owner.name) {
        reportOwner(outlet, from: source, owner: owner)
        continue
      }
      // A collection is set once, with all its objects.
      let isRepeated = !seen.insert("\(source.index).\(key)").inserted && outlet.isNamed("outletCollection")
      check(outlet, key: key, from: source, owner: owner, isRepeated: isRepeated)
    }
  }

  /// Looks for the key of an outlet in the class of its source.
  private mutating func check(
    _ outlet: NibElement, key: String, from source: NibElement, owner: StrictCheckContext.ObjectClass,
    isRepeated: Bool
  ) {
    switch context.table.key(key, in: owner.name) {
    case .found(let type): if let type { checkType(type, of: outlet, key: key, owner: owner) }
    case .unknown(let superclass):
      if let superclass, !isRepeated { reportUnknown(superclass, owner, source) }
    case .absent, .hidden: if !isRepeated { reportUndefined(outlet, key: key, from: source, owner: owner) }
    }
  }

  /// Reports a key that the class does not have. If the class itself is missing, only the first such key of the object
  /// is reported, with notes for the others.
  private mutating func reportUndefined(
    _ outlet: NibElement, key: String, from source: NibElement, owner: StrictCheckContext.ObjectClass
  ) {
    var notes = context.notes(on: owner)
    if let unknown = owner.unknown {
      let outlets = context.outletsWithoutKey(source, owner)
      guard outlets.first == outlet else { return }
      notes[0].location = source.location(ofAttribute: "customClass")
      notes += outlets.dropFirst().map { outlet in
        Diagnostic.Note("the key \(outlet["property"] ?? "") needs \(unknown) too", at: outlet.location)
      }
    } else if case .hidden(let member) = context.table.key(key, in: owner.name) {
      notes.append(member.note(without: "@IBOutlet"))
    }
    var diagnostic = context.diagnostic(
      .undefinedKey, NibException.undefinedKey(key, ofClass: owner.name), at: outlet,
      attribute: "property", notes: notes)
    if owner.unknown == nil {
      let parts = context.table.ownParts(of: owner.name)
      let hasNoOutlets =
        parts.contains(where: \.isDeclaration)
        && !parts.contains { $0.properties.contains(where: \.isExposed) }
      diagnostic.missingMember = MissingMember(
        .outlet, key, of: owner.name, ownerElement: source.index, isOfClassWithoutOutlets: hasNoOutlets)
    }
    diagnostics.append(context.allowingExtensions(diagnostic, of: owner))
  }

  /// Reports an owner whose class does not inherit from `NSObject`, at its first outlet.
  private mutating func reportOwner(
    _ outlet: NibElement, from source: NibElement, owner: StrictCheckContext.ObjectClass
  ) {
    guard ownersWithoutKeys.insert(source.index).inserted else { return }
    diagnostics.append(
      context.diagnostic(
        .undefinedKey,
        "-[\(owner.name) setValue:forKey:]: unrecognized selector sent to instance 0x0", at: outlet,
        attribute: "property",
        notes: context.notes(on: owner) + [
          Diagnostic.Note(
            "the class does not inherit from NSObject, so it has no key-value coding, with which outlets are set"
          )
        ]))
  }

  /// Reports an object that is not of the type with which the outlet is declared.
  private mutating func checkType(
    _ type: SourceType, of outlet: NibElement, key: String, owner: StrictCheckContext.ObjectClass
  ) {
    guard let destination = outlet["destination"].flatMap(context.document.object(id:)),
      !destination.isNamed("placeholder") || destination["customClass"] != nil,
      let value = context.objectClass(of: destination), value.unknown == nil
    else { return }
    let isCollection = outlet.isNamed("outletCollection")
    let fits =
      isCollection == type.isCollection
      && type.names.allSatisfy { name in
        context.table.isKind(value.name, of: name) ?? true
      }
    // An unknown type may be an alias of any class or array.
    guard !fits, type.isCollection || !isCollection || type.names.contains(where: isKnown) else { return }
    let valueType = isCollection ? "[\(value.name)]" : value.name
    diagnostics.append(
      context.diagnostic(
        .mistypedOutlet,
        "[<\(owner.name) 0x0> setValue:forKey:]: the key \(key) has type \(type), but the value has type "
          + "\(valueType).",
        at: outlet, attribute: "property", notes: context.notes(on: owner)))
  }

  /// Whether a type is a class of Apple or of the program.
  private func isKnown(_ name: String) -> Bool { context.table.origin(of: name, module: nil) != nil }

  /// Reports a superclass without sources, once for each class.
  private mutating func reportUnknown(
    _ superclass: String, _ owner: StrictCheckContext.ObjectClass, _ source: NibElement
  ) {
    guard classesWithUnknownSuperclass.insert(owner.name).inserted else { return }
    diagnostics.append(
      context.diagnostic(
        .unknownSuperclass,
        "\(owner.name) inherits from \(superclass), for which no source was found, so its inherited keys "
          + "are unknown", at: source, attribute: "customClass",
        notes: context.notes(on: owner)))
  }
}
