import NibCore
import NibSources

extension NibProgram {
  /// The findings of `unknown-storyboard` and `unknown-nib`: names in code that match no document.
  var unknownNames: [Diagnostic] { findings.once { DocumentNameCheck(self).diagnostics } }
}

/// Finds the names with which code loads storyboards and nibs that the program does not have. UIKit raises an exception
/// when the code runs (docs/behaviours.md B1).
private struct DocumentNameCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let program: NibProgram

  init(_ program: NibProgram) {
    self.program = program
    guard !program.isTruncated, !program.documents.isEmpty else { return }
    for use in program.sources.documentUses where !LibraryFolders.contain(use.location.file) { check(use) }
  }

  /// Reports a use of a nib or storyboard that no file of the program has.
  private mutating func check(_ use: SourceDocumentUse) {
    guard loads(use), let name = name(of: use), !hasDocument(named: name, isStoryboard: use.isStoryboard)
    else { return }
    let kind = use.isStoryboard ? "storyboard" : "nib"
    let file = use.isStoryboard ? "\(name).storyboard" : "\(name).xib"
    let others = program.documents.map { DocumentName.nibName(of: $0) }
    let isOtherwiseCased = others.contains { $0 != name && $0.lowercased() == name.lowercased() }
    // A document that the project lists, but that is not there, may be in a repository inside this one.
    guard isOtherwiseCased || !program.projects.listFile(named: file),
      !program.projects.isUnused(use.location.file)
    else { return }
    let text =
      use.isStoryboard
      ? "Could not find a storyboard named '\(name)' in bundle"
      : "Could not load NIB in bundle with name '\(name)'"
    diagnostics.append(
      Diagnostic(
        (use.isStoryboard ? CheckRule.unknownStoryboard : CheckRule.unknownNib).kind,
        "\(text): correct the name, or add the \(kind)", at: use.location,
        notes: notes(on: name, isStoryboard: use.isStoryboard)))
  }

  /// Whether the call loads a document of the program: the bundle is the program's own, and a controller that is
  /// created does not make its view itself.
  private func loads(_ use: SourceDocumentUse) -> Bool {
    if case .of(let type) = use.bundle, !program.sources.isDeclared(type) { return false }
    guard case .controllerNib(let controller) = use.kind else { return true }
    let classes = program.sources.superclasses(of: controller)
    guard let last = classes.last, classes.count > 1, AppleClasses.contains(last) else { return false }
    return !classes.contains { name in
      program.sources.parts(of: name).contains { part in part.methods.contains { $0.name == "loadView" } }
    }
  }

  /// The only name that the call can have; `nil` if it is not known.
  private func name(of use: SourceDocumentUse) -> String? {
    guard use.names.count == 1, let expression = use.names.first, expression != .ownClass else { return nil }
    let names = Set(program.sources.names(expression, in: [use.owner].compactMap(\.self)))
    guard names.count == 1, let name = names.first, !name.isEmpty, !name.contains("/"), !name.contains("%"),
      isCertain(name, expression)
    else { return nil }
    return name
  }

  /// Whether a name is certainly used: as a literal, a raw value or the name of a class. The name of a generic
  /// parameter, or of a class with subclasses, can stand for other names.
  private func isCertain(_ name: String, _ expression: SourceNameExpression) -> Bool {
    if program.words.count(ofLiteral: name) > 0 { return true }
    if case .constant(let type?, let constant) = expression {
      return constant == name
        || type.split(separator: ".").last == name[...] && program.sources.isDeclared(name)
    }
    return expression == .named(name) && program.sources.isDeclared(name)
  }

  private func hasDocument(named name: String, isStoryboard: Bool) -> Bool {
    let suffix = isStoryboard ? ".storyboard" : ".xib"
    let bare = DocumentName.nibName(of: name + suffix)
    return program.files.documents(named: bare).contains { $0.hasSuffix(suffix) }
      || name.hasSuffix(suffix)
        && hasDocument(named: String(name.dropLast(suffix.count)), isStoryboard: isStoryboard)
  }

  /// Notes about documents with a similar name, or with the same name and the other kind.
  private func notes(on name: String, isStoryboard: Bool) -> [Diagnostic.Note] {
    if let other = program.files.documents(named: name).first {
      let kind = isStoryboard ? "nib, not a storyboard" : "storyboard, not a nib"
      return [Diagnostic.Note("\(Disk.name(of: other)) is a \(kind)")]
    }
    let suffix = isStoryboard ? ".storyboard" : ".xib"
    let known = Set(
      program.documents.filter { $0.hasSuffix(suffix) }.map { DocumentName.nibName(of: $0) })
    if let other = known.first(where: { $0.lowercased() == name.lowercased() }) {
      return [
        Diagnostic.Note("the file is named '\(other)': devices distinguish between upper and lower case")
      ]
    }
    return Suggestion(for: name, from: known.sorted()).question.map { [Diagnostic.Note($0)] } ?? []
  }
}

extension SourceDocumentUse {
  fileprivate var isStoryboard: Bool { kind == .storyboard }
}
