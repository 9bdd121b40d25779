import NibCore

/// Replaces the problems of loading that depend on the program's classes, because those classes are not available during
/// the check. If there are sources, their declarations decide; otherwise the problems become notes.
enum DeclarationCheck {
  /// The kinds of problems that become notes, because a part of the program that is not checked can prevent them.
  private static let notedKinds: Set<DiagnosticKind> = [.segue, .unsupportedPlatform]

  /// The kinds of problems that the program's declarations decide. The sources are read only if one of these kinds is
  /// on.
  private static let kindsOfDeclarations = DiagnosticKind.ofClasses.union([CheckRule.undefinedKey.kind])

  /// Returns the findings that `check` reports in place of the problems of loading.
  static func findings(replacing loading: [Diagnostic], in context: CheckContext) -> [Diagnostic] {
    let loading = loading.map { notedKinds.contains($0.kind) ? $0.downgraded(to: .note) : $0 }
    guard context.document.kind.isSupported, context.configuration.isOn(anyOf: kindsOfDeclarations),
      let program = context.project.program, program.sourceCount > 0, let strictContext = context.classes
    else { return withoutSources(loading) }
    // Some classes, such as those of samples, have no sources but are part of the running program.
    let remaining = loading.compactMap { diagnostic in
      guard DiagnosticKind.ofClasses.contains(diagnostic.kind) else { return diagnostic }
      let object = diagnostic.path.steps.first.flatMap { context.document.object(id: $0.id) }
      return object.map(strictContext.isRunning) ?? false ? diagnostic.downgraded(to: .note) : nil
    }
    return remaining + findings(strictContext, readingProjectsOf: program)
  }

  /// Turns problems that depend on classes into notes. Leaves out the runtime attributes of an unknown class, because
  /// the class itself is reported.
  private static func withoutSources(_ loading: [Diagnostic]) -> [Diagnostic] {
    let objectsOfUnknownClasses = Set(
      loading.filter { $0.kind == .unknownClass }.compactMap(\.path.steps.first))
    return loading.compactMap { diagnostic in
      guard DiagnosticKind.ofClasses.contains(diagnostic.kind) else { return diagnostic }
      let hasUnknownClass = diagnostic.path.steps.first.map(objectsOfUnknownClasses.contains) ?? false
      if hasUnknownClass, diagnostic.kind == .runtimeAttribute { return nil }
      var note = diagnostic.downgraded(to: .note)
      if diagnostic.kind == .unknownClass { note.message = diagnostic.message.demanglingClassName }
      return note
    }
  }

  /// The findings about the document's classes. If some of them are more than notes, the files of Xcode projects are
  /// read, and the findings are determined again with this information.
  private static func findings(
    _ context: StrictCheckContext, readingProjectsOf program: NibProgram
  ) -> [Diagnostic] {
    let findings = findings(context)
    guard findings.contains(where: { $0.severity > .note }), !program.projects.isEmpty else {
      return findings
    }
    let exact = Self.findings(StrictCheckContext(context.document, program, readsProjects: true))
    guard let project = program.projects.projectWithoutTarget(for: context.document.file) else {
      return exact
    }
    let reason = Diagnostic.Note("no target of \(project) contains this document")
    return exact.map { $0.severity > .note ? $0.downgraded(to: .note, reason) : $0 }
  }

  private static func findings(_ context: StrictCheckContext) -> [Diagnostic] {
    let outlets = OutletCheck(context, includesMissing: false).diagnostics.filter {
      $0.kind == CheckRule.undefinedKey.kind
    }
    // A finding about an attribute of one of Apple's classes has no note on a declaration. An extension in a library
    // often declares such an attribute.
    let attributes = AttributeCheck(context).diagnostics.map {
      $0.notes.isEmpty ? $0.downgraded(to: .note) : $0
    }
    return undeclaredClasses(context)
      + outlets.map { $0.severity == .error ? $0.downgraded(to: .warning) : $0 } + attributes
  }

  /// The classes that no source file declares, each once. Such a class is probably in a library that is not checked in,
  /// unless the document says that it is in the program's own module.
  private static func undeclaredClasses(_ context: StrictCheckContext) -> [Diagnostic] {
    var elements: [SwiftClassName: [NibElement]] = [:]
    var names: [SwiftClassName] = []
    for element in context.document.root.descendants {
      guard let name = element["customClass"], !name.isEmpty, !context.findsClass(of: element) else {
        continue
      }
      let className = SwiftClassName(name: name, module: element["customModule"])
      if elements[className] == nil { names.append(className) }
      elements[className, default: []].append(element)
    }
    return names.compactMap { name in elements[name].flatMap { diagnostic(name, $0, context) } }
  }

  /// The finding about a class that is not declared, at the first object that uses it.
  private static func diagnostic(
    _ name: SwiftClassName, _ elements: [NibElement], _ context: StrictCheckContext
  ) -> Diagnostic? {
    guard let first = elements.first else { return nil }
    let uses = elements.count == 1 ? "" : ", which \(elements.count) objects use"
    let consequence = context.objectClass(of: first).map { ": UIKit creates a \($0.name) instead" } ?? ""
    if let misplaced = context.misplacedClass(of: first) {
      return context.diagnostic(
        .unknownClass, severity: .warning,
        "UIKit does not find the class \(misplaced.name.displayName)\(uses), "
          + "which \(misplaced.difference)\(consequence)",
        at: first, attribute: "customClass", notes: [misplaced.hint])
    }
    guard !context.table.isInSeparateProject(name.name) else {
      return context.diagnostic(
        .unknownClass,
        "only a separate project declares the class \(name.displayName)\(uses)", at: first,
        attribute: "customClass")
    }
    let isInOwnModule = elements.contains { context.isMissing($0) }
    return context.diagnostic(
      .unknownClass, severity: isInOwnModule && !context.program.isTruncated ? .warning : .note,
      "no source file declares the class \(name.displayName)\(uses)\(isInOwnModule ? consequence : "")",
      at: first,
      attribute: "customClass")
  }
}

extension DiagnosticKind {
  /// The kinds of diagnostics of loading that depend on the program's classes and their extensions.
  package static let ofClasses: Set<DiagnosticKind> = [.unknownClass, .runtimeAttribute, .outlet]
}

extension String {
  /// The text of "Unknown class _TtC3App4Card in Interface Builder file." with the demangled name `App.Card`.
  fileprivate var demanglingClassName: String {
    split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.hasPrefix("_TtC") ? SwiftClassName(runtimeName: String(word)).displayName : String(word)
    }.joined(separator: " ")
  }
}
