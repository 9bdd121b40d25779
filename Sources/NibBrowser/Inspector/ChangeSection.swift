import NibAnalysis
import NibCompare
import NibCore
import NibTools

/// Makes the inspector's section with the changes of an object or of the document, with both values.
struct ChangeSection {
  private let versions: OpenVersions

  /// The number of changes from which those of a whole document are folded.
  private static let longList = 60

  init(_ versions: OpenVersions) { self.versions = versions }

  /// The section for an object of the shown version; `nil` if the object is the same in both versions.
  func section(_ id: String) -> InspectorSection? {
    let isBefore = versions.shown == .before
    let objects = versions.comparison?.difference.objects ?? []
    guard let open = versions.open else { return nil }
    var rows: [InspectorRow] = []
    if let object = objects.first(where: { (isBefore ? $0.oldID : $0.newID) == id }) {
      rows = object.changes.map(row)
    }
    let newID = isBefore ? versions.counterpart(ofID: id, in: open) : id
    if let frame = newID.flatMap({ versions.frames[$0] }) {
      rows.append(
        InspectorRow(
          label: "solved frame", value: "\(frame.oldText) → \(frame.newText)", note: frame.text))
    }
    return rows.isEmpty ? nil : InspectorSection(title: "Changes", rows: rows)
  }

  /// The section for the document: all changed objects, and the views that are only laid out differently.
  var document: InspectorSection? {
    guard let difference = versions.comparison?.difference else { return wholeDocument }
    var rows = difference.objects.map(row)
    let changed = Set(difference.objects.compactMap(\.newID))
    let moved = versions.frames.values.filter { !changed.contains($0.newID) }.sorted {
      ($0.newLocation.line, $0.newLocation.column) < ($1.newLocation.line, $1.newLocation.column)
    }
    rows += moved.map { frame in
      InspectorRow(
        label: ChangeMark.laidOut.sign, value: VisibleText.line(frame.name.brief), note: frame.text,
        kind: .change(.laidOut), target: versions.shown == .before ? frame.oldID : frame.newID)
    }
    if rows.isEmpty { rows = [InspectorRow(value: "No object changed.")] }
    return InspectorSection(
      title: "Changes", rows: rows, isFoldedAtFirst: rows.count > Self.longList)
  }

  private var wholeDocument: InspectorSection? {
    let text: String? =
      if versions.before == nil {
        "The document is new."
      } else if versions.after == nil {
        "The document was removed."
      } else {
        nil
      }
    return text.map { InspectorSection(title: "Changes", rows: [InspectorRow(value: $0)], count: 1) }
  }

  /// The row of a changed object in the list of the document's changes.
  private func row(_ object: ChangedObject) -> InspectorRow {
    let mark = ChangeMark(object.action)
    let inside = object.countInside > 0 ? "with \(NibNumber.count(object.countInside, "object")) inside" : ""
    let changes = object.changes.map { $0.subject == .object ? "moved" : name(of: $0) }
    let note = mark == .changed ? changes.joined(separator: ", ") : inside
    let id = versions.shown == .before ? object.oldID ?? object.newID : object.newID ?? object.oldID
    return InspectorRow(
      label: mark.sign, value: VisibleText.line(object.name?.brief ?? "the document"),
      note: VisibleText.line(note),
      kind: .change(mark), target: id, location: object.newLocation ?? object.oldLocation)
  }

  /// The row of one change of the selected object.
  private func row(_ change: DocumentChange) -> InspectorRow {
    let location = versions.shown == .before ? change.oldLocation : change.newLocation
    func row(_ label: String, _ value: String) -> InspectorRow {
      InspectorRow(
        label: VisibleText.line(label), value: VisibleText.line(value),
        note: VisibleText.line(change.note ?? ""), location: location)
    }
    switch (change.subject, change.action) {
    case (.object, .moved): return row("moved", "\(change.old ?? "?") → \(change.new ?? "?")")
    case (.object, let action): return row("object", action.rawValue)
    case (.constraint, .added), (.constraint, .removed):
      return row("constraint \(change.action.rawValue)", change.name)
    case (_, .added): return row(name(of: change), "none → \(change.new ?? "set")")
    case (_, .removed): return row(name(of: change), "\(change.old ?? "set") → none")
    default: return row(name(of: change), "\(change.old ?? "none") → \(change.new ?? "none")")
    }
  }

  private func name(of change: DocumentChange) -> String {
    switch change.subject {
    case .attribute, .resource: change.name
    case .constraint: "constraint"
    default: "\(change.subject.rawValue) \(change.name)"
    }
  }
}
