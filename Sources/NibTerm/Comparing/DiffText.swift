import NibAnalysis
import NibCompare
import NibCore
import NibEditing
import NibTools

/// A report as lines for people.
struct DiffText {
  let style: DiffStyle
  /// Whether only the numbers of changes are written.
  var isSummary = false
  /// The maximum number of views and findings that are listed.
  var maximumRows = 20
  /// The maximum number of changed objects, and of changes of each, that are listed; `nil` for all. Places are then left
  /// out, and long messages are cut.
  var briefMaximum: Int?

  /// The largest text that `brief` writes if it can, in characters. These are less than 300 tokens of language models.
  private static let briefLength = 1000
  /// The maximum number of removed objects, of removed constraints and connections, and of new findings that are listed in a
  /// short text, because they are more important than its length.
  static let importantMaximum = 40
  var importantRows = DiffText.importantMaximum

  /// A short text: first what was removed and added, then new findings, and of other changes and moved views as many as
  /// fit.
  ///
  /// - Parameter isComplete: whether all of them are listed, however many there are.
  static func brief(of report: DiffReport, isComplete: Bool) -> String {
    if isComplete {
      var writer = DiffText(style: DiffStyle(hasColors: false))
      (writer.maximumRows, writer.briefMaximum, writer.importantRows) = (Int.max, Int.max - 1, Int.max)
      return writer.briefText(of: report)
    }
    var text = ""
    for (rows, changes) in [(5, 5), (3, 5), (1, 5), (1, 3), (0, 2), (0, 1)] {
      var writer = DiffText(style: DiffStyle(hasColors: false))
      (writer.maximumRows, writer.briefMaximum) = (rows, changes)
      text = writer.briefText(of: report)
      if text.count <= briefLength { break }
    }
    return text
  }

  private func briefText(of report: DiffReport) -> String {
    let objects = report.difference.objects
    let removed = objects.filter { $0.action == .removed }
    let ids = report.edited?.ids ?? [:]
    var lines = [visible(report.name) + ": " + heading(of: report)]
    lines += limited(removed, importantRows, "removed object") { self.lines(of: $0, ids) }
    lines += list(report.lost, "Removed with other objects:")
    let others = objects.filter { $0.action != .removed }
    let shown = others.prefix(briefMaximum ?? others.count)
    let omitted = others.dropFirst(shown.count)
    lines += shown.flatMap { self.lines(of: $0, ids) }
    if !omitted.isEmpty { lines.append("  " + more(omitted.count, "object")) }
    lines += removedParts(
      of: shown.map { ($0, Array(split($0).omitted)) } + omitted.map { ($0, $0.changes) })
    lines += newIDs(report.edited?.added ?? [], besides: lines)
    if let findings = report.findings {
      let device = report.layout.map { " on \($0.device)" } ?? ""
      let new = findings.new.sorted { $0.severity > $1.severity }
      lines += self.lines(new, "New findings of check", device, style.red("!"), importantRows)
      lines += self.lines(
        findings.gone, "Gone findings of check", "", style.green("✓"), briefMaximum ?? maximumRows)
    }
    lines += self.lines(ofSaved: report.savedFrames)
    if let layout = report.layout { lines += self.lines(of: layout) }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The names of objects with their ids, separated by commas.
  private func list(_ elements: [NibElement], _ title: String) -> [String] {
    guard !elements.isEmpty else { return [] }
    let names = elements.prefix(importantRows).map { visible(EditedObjects.name(of: $0)) }
    let omitted = DiffText.counts(elements.dropFirst(names.count).map(\.name)).map { "\($0) more" }
    return ["  \(title) " + (names + omitted).joined(separator: ", ")]
  }

  /// The kinds and ids of all added objects that the lines do not name: `Also added: label #a-b-c #d-e-f`.
  private func newIDs(_ added: [NibElement], besides lines: [String]) -> [String] {
    let named = Set(lines.flatMap { $0.split { $0 == " " || $0 == "," }.map(String.init) })
    var kinds: [String] = []
    var ids: [String: [String]] = [:]
    for element in added {
      let id = visible("#\(element.id ?? "")")
      guard !named.contains(id) else { continue }
      if ids[element.name] == nil { kinds.append(element.name) }
      ids[element.name, default: []].append(id)
    }
    guard !kinds.isEmpty else { return [] }
    let list = kinds.map { kind in ([visible(kind)] + (ids[kind] ?? [])).joined(separator: " ") }
    return ["  Also added: " + list.joined(separator: ", ")]
  }

  private func more(_ count: Int, _ noun: String) -> String { "and \(NibNumber.count(count, noun)) more" }

  /// The constraints, connections and other parts that objects lose, and that the lines of the objects do not name.
  private func removedParts(of objects: [(ChangedObject, [DocumentChange])]) -> [String] {
    let parts = objects.flatMap { object, hidden -> [(ChangedObject, DocumentChange)] in
      hidden.filter { DiffText.isRemovedPart($0) }.map { (object, $0) }
    }
    guard !parts.isEmpty else { return [] }
    let shown = parts.prefix(importantRows).map { object, change in
      let owner = change.subject == .constraint ? "" : object.name.map { " of \(visible($0.brief))" } ?? ""
      return "\(change.subject.rawValue) \(visible(change.name))\(owner)"
    }
    let omitted = DiffText.counts(parts.dropFirst(shown.count).map(\.1.subject.rawValue)).map { "\($0) more" }
    return ["  Also removed: " + (shown + omitted).joined(separator: ", ")]
  }

  private static func isRemovedPart(_ change: DocumentChange) -> Bool {
    change.action == .removed && change.subject != .attribute && change.subject != .object
  }

  /// The number of each word, in the order in which they occur: `2 constraints`, `1 outlet`.
  private static func counts(_ words: [String]) -> [String] {
    words.uniqued().map { word in NibNumber.count(words.count { $0 == word }, word) }
  }

  /// The lines, each with a line break. Control characters in texts of documents have been made visible.
  func text(of report: DiffReport) -> String {
    var lines = [style.strong(visible(report.name)) + ": " + heading(of: report)]
    if !isSummary {
      lines += self.lines(of: report.difference.objects)
      lines += self.lines(ofSaved: report.savedFrames)
      if let layout = report.layout { lines += self.lines(of: layout) }
      if let findings = report.findings { lines += self.lines(of: findings) }
    }
    let ignored = report.difference.noise.filter { report.savedFrames.isEmpty || $0.key != .frames }
    let noise = ignored.text
    if !noise.isEmpty, briefMaximum == nil { lines.append(style.faint("  Ignored: \(noise).")) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func heading(of report: DiffReport) -> String {
    [visible(report.counts), report.consequences].filter { !$0.isEmpty }.joined(separator: "; ")
  }

  private func visible(_ text: String) -> String { VisibleText.line(text) }

  private func lines(of objects: [ChangedObject]) -> [String] {
    limited(objects, nil, "object") { lines(of: $0, [:]) }
  }

  /// The lines of the first values of a list, and the number of the others.
  private func limited<Value>(
    _ values: [Value], _ maximum: Int?, _ noun: String, indent: String = "  ", _ lines: (Value) -> [String]
  ) -> [String] {
    let shown = values.prefix(maximum ?? values.count)
    let omitted = values.count - shown.count
    return shown.flatMap(lines)
      + (omitted > 0 ? ["\(indent)and \(NibNumber.count(omitted, noun)) more"] : [])
  }

  /// - Parameter ids: the ids of constraints and connections by their places, to write them.
  private func lines(of object: ChangedObject, _ ids: [SourceLocation: String]) -> [String] {
    let place =
      briefMaximum == nil
      ? "  " + style.faint(visible(DiffReport.places(object.oldLocation, object.newLocation))) : ""
    let (changes, omitted) = split(object)
    let shown = changes.compactMap { change in
      let id = change.newLocation.flatMap { ids[$0] }.map { " #\(visible($0))" } ?? ""
      return line(change).map { $0 + id }
    }
    return ["  \(title(of: object))\(place)"] + shown
      + (omitted.isEmpty ? [] : ["    " + more(omitted.count, "change")])
  }

  /// The changes of an object that are listed below it, in a short text removed parts first, and the others.
  private func split(_ object: ChangedObject) -> (listed: [DocumentChange], omitted: [DocumentChange]) {
    guard let briefMaximum else { return (object.changes, []) }
    let changes =
      object.changes.filter { $0.action == .removed } + object.changes.filter { $0.action != .removed }
    return (Array(changes.prefix(briefMaximum + 1)), Array(changes.dropFirst(briefMaximum + 1)))
  }

  /// The name of an object, and whether it was added or removed.
  private func title(of object: ChangedObject) -> String {
    let name = object.name.map { style.strong(visible($0.withPlaceAndClass)) } ?? "the document"
    let id = object.newID ?? object.oldID
    let title = name + (object.name == nil ? "" : id.map { " " + style.faint(visible("#\($0)")) } ?? "")
    let inside =
      object.countInside > 0 ? ", with \(NibNumber.count(object.countInside, "object")) inside" : ""
    switch object.action {
    case .added: return style.green("+ added") + " \(title)\(inside)"
    case .removed: return style.red("- removed") + " \(title)\(inside)"
    default: return title
    }
  }

  /// The line for a change; `nil` if the title of the object already names the change.
  private func line(_ change: DocumentChange) -> String? {
    let old = change.old.map { style.red(value($0)) }
    let new = change.new.map { style.green(value($0)) }
    let name = visible(change.name)
    let subject =
      change.subject == .attribute || change.subject == .resource ? "" : "\(change.subject.rawValue) "
    switch (change.subject, change.action) {
    case (.object, .moved):
      return "    " + style.yellow("moved") + " from \(old ?? "?") to \(new ?? "?")"
    case (.object, _): return nil
    case (.constraint, .added), (.constraint, .removed): return "    \(sign(change.action)) \(subject)\(name)"
    case (_, .added):
      return "    \(sign(.added)) \(subject)\(name)" + (new.map { "\(joint(change))\($0)" } ?? "")
    case (_, .removed):
      return "    \(sign(.removed)) \(subject)\(name)" + (old.map { "\(joint(change))\($0)" } ?? "")
    default:
      let title = "\(subject)\(name)".split(separator: " ").joined(separator: " ")
      let note = change.note.map { " (\(visible($0)))" } ?? ""
      return "    \(title): \(old ?? "none") → \(new ?? "none")\(note)"
    }
  }

  private func value(_ text: String) -> String {
    let text = visible(text)
    return text.isEmpty || text.first == " " || text.last == " " ? "\"\(text)\"" : text
  }

  /// The text between the name of a change and its value.
  private func joint(_ change: DocumentChange) -> String {
    switch change.subject {
    case .outlet, .action: " → "
    case .segue: ""
    default: ": "
    }
  }

  private func sign(_ action: DocumentChange.Action) -> String {
    action == .added ? style.green("+") : style.red("-")
  }

  /// The views that are laid out differently. The heading has their number, so that there are no lines if no view is listed.
  private func lines(of layout: DiffReport.LayoutChanges) -> [String] {
    guard !layout.views.isEmpty, maximumRows > 0 else { return [] }
    let place = layout.isOfCanvas ? "the canvas, \(layout.device)" : "\(layout.device), as in a running app"
    return [style.strong("  Laid out differently") + " on \(place):"] + lines(of: layout.views)
  }

  private func lines(ofSaved frames: [FrameChange]) -> [String] {
    frames.isEmpty || maximumRows == 0 ? [] : [style.strong("  Saved frames:")] + lines(of: frames)
  }

  private func lines(of views: [FrameChange]) -> [String] {
    let shown = views.prefix(maximumRows)
    let omitted = views.dropFirst(shown.count)
    let lines = shown.map { view in
      let inside =
        view.countInside > 0 ? ", and \(NibNumber.count(view.countInside, "view")) inside" : ""
      return "    \(visible(view.name.withPlace)) \(style.faint(visible("#\(view.newID)"))): "
        + "\(view.oldText) → \(view.newText)" + (view.text.isEmpty ? "" : " (\(view.text))") + inside
    }
    let count = omitted.reduce(0) { $0 + 1 + $1.countInside }
    return count > 0 ? lines + ["    and \(NibNumber.count(count, "view")) more"] : lines
  }

  private func lines(of findings: FindingConsequences) -> [String] {
    lines(findings.new, "New findings of check", "", style.red("!"), maximumRows)
      + lines(findings.gone, "Gone findings of check", "", style.green("✓"), maximumRows)
  }

  /// The findings that are new or gone. Those that only `check --strict` reports are apart.
  private func lines(
    _ findings: [Diagnostic], _ title: String, _ device: String, _ sign: String, _ maximum: Int
  ) -> [String] {
    let isStrict = { (finding: Diagnostic) in CheckRule.named(finding.id)?.topic == .loading }
    let usual = findings.filter { !isStrict($0) }
    let strict = findings.filter(isStrict)
    return lines(usual, "\(title)\(device):", sign, maximum)
      + lines(strict, "\(title) --strict:", sign, maximum)
  }

  private func lines(
    _ findings: [Diagnostic], _ title: String, _ sign: String, _ maximum: Int
  ) -> [String] {
    guard !findings.isEmpty else { return [] }
    return [style.strong("  \(title)")]
      + limited(findings, maximum, "finding", indent: "    ") { finding in
        let place = briefMaximum == nil ? finding.location.map { "\($0): " } ?? "" : ""
        let name = finding.path.name.map { " in \($0)" } ?? ""
        let message =
          briefMaximum == nil ? finding.message : CellText.truncated(finding.message, columns: 160)
        return [
          "    \(sign) "
            + visible("\(place)\(finding.severity.rawValue): \(message)\(name) [\(finding.id)]")
        ]
      }
  }
}
