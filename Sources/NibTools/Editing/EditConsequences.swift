import NibAnalysis
import NibCompare
import NibCore
import NibEditing

/// What follows from an edit of a document, in the words of `diff` and `check`.
extension DiffReport {
  /// Compares a document with an edited version of it.
  ///
  /// Cost: both versions are laid out, and checked unless their findings are known.
  ///
  /// - Parameters:
  ///   - project: the files around the document.
  ///   - known: the findings in documents that were checked before.
  package init(
    editing old: NibDocument, to new: NibDocument, options: LayoutOptions, project: CheckProject,
    configuration: CheckConfiguration, known: KnownFindings = KnownFindings()
  ) {
    let side = DiffPair.Side(name: old.file, content: .file(old.file))
    self.init(
      DiffPair(old: side, new: side, name: old.file), old, new, options: options, hasConsequences: true,
      projects: (project, project), configuration: configuration, isEdit: true, known: known)
  }

  /// Compares a document with a changed version of it, without what follows from the changes.
  package init(changing old: NibDocument, to new: NibDocument) {
    let side = DiffPair.Side(name: old.file, content: .file(old.file))
    let project = CheckProject()
    self.init(
      DiffPair(old: side, new: side, name: old.file), old, new, options: LayoutOptions(),
      hasConsequences: false, projects: (project, project), configuration: CheckConfiguration(), isEdit: true)
  }

  /// Whether check finds errors that the old version does not have.
  package var hasNewErrors: Bool {
    findings?.new.contains { $0.single.contains { $0.severity == .error } } ?? false
  }

  /// The changes of the edit and what follows from it as one sentence, such as
  /// `label "Title": text Hello → Hi; 2 views laid out differently; 1 new finding: the text is truncated`.
  package var sentence: String {
    let followed = consequencesInWords
    return followed.isEmpty ? changes : "\(changes); \(followed)"
  }

  /// What follows from the changes, without them; empty if nothing follows.
  package var consequencesInWords: String {
    let parts = [losses, moves, findings?.words].compactMap { $0 }
    return parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The constraints and connections of remaining objects that the edit removed with others, and that are not among the
  /// changes of objects.
  package var lost: [NibElement] {
    let listed = Set(difference.objects.flatMap(\.changes).compactMap(\.oldLocation))
    return edited?.lost.filter { !listed.contains($0.location) } ?? []
  }

  /// The number of lost constraints and connections, or the only one.
  private var losses: String? {
    let lost = lost
    guard let first = lost.first else { return nil }
    if lost.count == 1 { return "\(EditedObjects.name(of: first)) removed" }
    return "\(lost.count) constraints and connections removed"
  }

  /// The changed object with its changes, the names of a few changed objects, or their numbers.
  private var changes: String {
    guard difference.objects.count == 1, let object = difference.objects.first, let name = object.name?.brief
    else { return namesOfChanged.map { "\(counts) (\($0))" } ?? counts }
    let frames = savedFrames.isEmpty ? "" : "; \(NibNumber.count(savedFrames.count, "saved frame")) updated"
    switch object.action {
    case .added: return "\(name) added" + frames
    case .removed: return "\(name) removed" + frames
    default: return "\(name): " + object.changes.map(DiffReport.text).joined(separator: ", ") + frames
    }
  }

  /// The names of the objects that are changed, added or removed; `nil` if there are more than a sentence can name.
  private var namesOfChanged: String? {
    let names = difference.objects.compactMap(\.name?.brief)
    guard (2...DiffReport.maximumNames).contains(names.count), names.count == difference.objects.count else {
      return nil
    }
    return names.listed()
  }

  private static let maximumNames = 3

  private static func text(_ change: DocumentChange) -> String {
    let words = [
      change.subject == .attribute || change.subject == .resource ? "" : change.subject.rawValue, change.name,
    ]
    let subject = words.filter { !$0.isEmpty }.joined(separator: " ")
    switch (change.subject, change.action) {
    case (.object, .moved): return "moved to \(change.new ?? "?")"
    case (_, .added) where change.new == nil, (_, .removed) where change.old == nil:
      return "\(subject) \(change.action.rawValue)"
    default:
      return "\(subject) \(change.old ?? "none") → \(change.new ?? "none")"
    }
  }

  /// The views that are laid out differently: the change of the frame of a single one, or their number.
  private var moves: String? {
    guard let layout, layout.count > 0 else { return nil }
    if layout.count == 1, let view = layout.views.first { return "\(view.name.brief) \(view.text)" }
    return "\(NibNumber.count(layout.count, "view")) laid out differently"
  }
}

extension EditedObjects {
  /// The name of an object with its id: `constraint "height = 44" #a-b-c`, `outlet titleLabel of view "Form" #d-e-f`.
  package static func name(of element: NibElement) -> String {
    guard let source = element.parent?.parent, element.parent?.isNamed("connections") == true else {
      return ObjectName(element).briefWithID
    }
    let name = element["property"] ?? element["selector"] ?? element["identifier"] ?? element["kind"] ?? ""
    return "\(element.name) \(name) of \(ObjectName(source).brief)\(element.id.map { " #\($0)" } ?? "")"
  }
}
