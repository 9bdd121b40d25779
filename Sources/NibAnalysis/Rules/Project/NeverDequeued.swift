import NibCore
import NibSources

extension CheckRule {
  static let neverDequeued = CheckRule(
    "never-dequeued", .project, .note,
    "No source file uses the reuse identifier of a prototype cell or of a nib for cells.",
    details: """
      The identifier must not occur anywhere in the sources: as a literal or part of one, or as a name of a class, a \
      constant or an enumeration case. Names that SwiftGen or R.swift derives from it count, too. For the identifier \
      of a nib, the place where the nib is registered does not count.
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

  private static func table(code: String) -> RuleExample {
    .prototypes(files: ["List.swift": "let cell = table.dequeueReusableCell(withIdentifier: \(code))\n"])
  }
}

extension NibProgram {
  /// The place where a nib is registered for an identifier that occurs nowhere else in the sources; `nil` if there is
  /// no such place. Identifiers in constants are not examined, because code uses the name of the constant.
  fileprivate func onlyRegistration(of identifier: String, _ nib: String) -> SourceLocation? {
    guard identifier != nib,
      let registration = sources.registrations[nib]?.first(where: { $0.identifier == .named(identifier) }),
      registration.hasLiteral, words.count(ofLiteral: identifier) == 1, words.count(ofWord: identifier) <= 1,
      !words.patterns.contains(where: { $0.matches(identifier) })
    else { return nil }
    return registration.location
  }
}
