import NibCore
import NibSources

extension CheckRule {
  static let unusedOutlet = CheckRule(
    "unused-outlet", .project, .note,
    "An outlet is connected, but no source file uses the property.",
    details: """
      Reported if the name of the property occurs in the sources of the project only where it is declared; for a private \
      outlet, in its file. Not reported for objects that only their outlet keeps in memory.
      """,
    advice: "Remove the connection and the property.",
    wrong: .card(), right: .card(code: "\n\n  func clear() { title.text = nil }"),
    find: { context in
      guard let program = context.project.program, program.showsUses, let classes = context.classes else {
        return []
      }
      var seen: Set<String> = []
      return classes.connections("outlet", "outletCollection").compactMap { outlet, source in
        guard let key = outlet["property"], let name = source["customClass"],
          seen.insert("\(name).\(key)").inserted, !context.isKeptByOutlet(outlet),
          let (owner, property) = classes.table.declaredProperty(key, of: name),
          property.isUnused || program.words.mentionsOnlyDeclarations(of: key)
        else { return nil }
        let place = property.isPrivate ? "its file" : "the project"
        return context.finding(
          "the outlet '\(key)' of \(owner) is connected, but nothing in \(place) uses it: "
            + "remove the connection and the property", at: outlet, attribute: "property",
          notes: [Diagnostic.Note("declared here", at: property.location)])
      }
    })
}

extension CheckContext {
  /// Whether only the outlet may keep its object in memory. The top-level objects of a xib are released after the xib
  /// has been loaded.
  fileprivate func isKeptByOutlet(_ outlet: NibElement) -> Bool {
    guard let object = outlet["destination"].flatMap(document.object(id:)) else { return true }
    return object.parent.map { document.objectLists.contains($0) } ?? true
  }
}

extension ClassTable {
  /// The property that a class or one of its superclasses declares in the sources, with the class; `nil` if there is
  /// none, or if it has another name.
  fileprivate func declaredProperty(_ key: String, of name: String) -> (owner: String, SourceProperty)? {
    guard origin(of: name, module: nil) == .sources else { return nil }
    for name in inheritance(of: name).names {
      // An extension of one of Apple's classes does not declare its outlets.
      if AppleClasses.contains(name) { return nil }
      let found = ownParts(of: name).lazy.flatMap(\.properties).first { $0.name == key && $0.isExposed }
      if let found { return (name, found) }
    }
    return nil
  }
}

extension SourceWords {
  /// Whether the sources mention a property only where classes declare it.
  fileprivate func mentionsOnlyDeclarations(of key: String) -> Bool {
    let capitalized = key.prefix(1).uppercased() + key.dropFirst()
    let others = ["_\(key)", "set\(capitalized)", "is\(capitalized)"]
    let declared = count(ofProperty: key)
    return declared > 0 && count(ofWord: key) == declared && others.allSatisfy { count(ofWord: $0) == 0 }
      && !patterns.contains { $0.matches(key) }
  }
}
