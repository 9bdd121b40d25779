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

  static let neverDequeued = CheckRule(
    "never-dequeued", .project, .note,
    "No source file uses the reuse identifier of a prototype cell or of a nib for cells.",
    details: """
      The identifier must not occur anywhere in the sources: as a literal or part of one, as a name (of a class, a \
      constant or an enumeration case), or as a name that SwiftGen or R.swift derives from it. For the identifier of a \
      nib, the place where the nib is registered does not count.
      """,
    advice: "Remove the prototype, or correct the identifier.",
    wrong: table(code: "\"Crad\""), right: table(code: "\"Card\""),
    find: { context in
      guard let program = context.project.program, program.showsUses, let classes = context.classes else {
        return []
      }
      return context.elements.compactMap { element in
        guard let identifier = element["reuseIdentifier"], !identifier.isEmpty else { return nil }
        if let registered = program.onlyRegistration(of: identifier, classes.nibName),
          element.parent?.id == nil
        {
          return context.finding(
            "the nib is registered for the identifier '\(identifier)', but no cell with this identifier is dequeued",
            at: element, attribute: "reuseIdentifier",
            notes: [Diagnostic.Note("registered here", at: registered)])
        }
        guard element.isPrototypeCell, !program.words.mention(identifier) else { return nil }
        return context.finding(
          "no source file uses the reuse identifier '\(identifier)': remove the prototype, or correct the "
            + "identifier", at: element, attribute: "reuseIdentifier")
      }
    })

  static let deadNib = CheckRule(
    "dead-nib", .project, .note, "Nothing in the project loads the document.",
    details: """
      The name of the document must not occur anywhere: neither in the sources (as a literal or part of one, as the name \
      of a class, or as a constant that SwiftGen or R.swift derives from it) nor in other documents, property lists, \
      settings of a project, YAML or JSON files. The documents of libraries that are checked in are not examined.
      """,
    advice: "Delete the document, or correct the name in the code that should load it.",
    wrong: nib(loads: "Crad"), right: nib(loads: "Card"),
    find: { context in
      let file = context.document.file
      guard let program = context.project.program, program.showsUses, let classes = context.classes,
        context.document.root["launchScreen"] != "YES", !LibraryFolders.contain(file)
      else { return [] }
      let name = classes.nibName
      let shorter = suffixes.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) }
      // Programs also add endings of their own after a tilde, such as `~land`.
      let names = [name] + [shorter, name.split(separator: "~").first.map(String.init)].compactMap(\.self)
      let isMentioned = names.contains { name in
        program.words.mention(name) || program.words.count(ofWord: name + "Controller") > 0
          || program.files.documentsMention(name) || program.files.settingsMention(name)
      }
      guard !isMentioned else { return [] }
      return [
        context.finding(
          "nothing in the project mentions '\(name)': delete the document, or correct the name in the code that "
            + "should load it", at: classes.topLevel.first ?? context.document.root)
      ]
    })

  /// The endings with which programs derive the names of documents for devices.
  private static let suffixes = [
    "_iPad", "-iPad", "iPad", "_iPhone", "-iPhone", "iPhone",
  ]

  // MARK: Examples

  private static func table(code: String) -> RuleExample {
    .prototypes(files: ["List.swift": "let cell = table.dequeueReusableCell(withIdentifier: \(code))\n"])
  }

  private static func nib(loads name: String) -> RuleExample {
    RuleExample(
      "<view id=\"card\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"200\" height=\"100\"/></view>",
      name: "Card.xib", files: ["List.swift": "let nib = UINib(nibName: \"\(name)\", bundle: nil)\n"])
  }
}

extension CheckContext {
  /// Whether an outlet of a xib may be all that keeps its object in memory. The top-level objects of a xib are released
  /// after it has been loaded.
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
    for name in chain(of: name).names {
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

extension NibProgram {
  /// The place where a nib is registered for an identifier that occurs nowhere else in the sources; `nil` if there is no
  /// such place. An identifier in a constant is used wherever the constant is, so it is not examined.
  fileprivate func onlyRegistration(of identifier: String, _ nib: String) -> SourceLocation? {
    guard identifier != nib,
      let found = sources.registrations[nib]?.first(where: { $0.identifier == .named(identifier) }),
      found.hasLiteral,
      words.count(ofLiteral: identifier) == 1, words.count(ofWord: identifier) <= 1,
      !words.patterns.contains(where: { $0.matches(identifier) })
    else { return nil }
    return found.location
  }
}
