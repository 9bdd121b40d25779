import NibAnalysis
import NibCompare
import NibCore
import NibTools

extension DiffReport {
  var json: JSON {
    .object([
      ("file", .string(name)), ("oldFile", oldName.map { .string($0) }),
      ("document", wholeDocument.map { .string($0.rawValue) }), ("different", .bool(isDifferent)),
      ("objects", .list(difference.objects.map(JSON.init))),
      ("savedFrames", savedFrames.isEmpty ? nil : .list(savedFrames.map(JSON.init))),
      ("layout", layout.map(JSON.init)),
      ("newFindings", findings.map { .list($0.new.map(DiffReport.json)) }),
      ("goneFindings", findings.map { .list($0.gone.map(DiffReport.json)) }),
      (
        "ignored",
        .object(
          ComparisonNoise.allCases.map { kind in (kind.rawValue, difference.noise[kind].map { .integer($0) })
          })
      ),
    ])
  }

  private static func json(_ finding: Diagnostic) -> JSON {
    .object(
      JSON.place(finding.location) + [
        ("severity", .string(finding.severity.rawValue)), ("id", .string(finding.id)),
        ("message", .string(finding.message)), ("name", finding.path.name.map { .string($0) }),
      ])
  }
}

extension JSON {
  fileprivate init(_ object: ChangedObject) {
    self = .object([
      ("action", .string(object.action.rawValue)), ("name", object.name.map { .string($0.withPlace) }),
      ("kind", object.name.map { .string($0.kind) }), ("oldID", object.oldID.map { .string($0) }),
      ("newID", object.newID.map { .string($0) }), ("old", object.oldLocation.map(JSON.lineOf)),
      ("new", object.newLocation.map(JSON.lineOf)),
      ("countInside", object.countInside > 0 ? .integer(object.countInside) : nil),
      ("changes", .list(object.changes.map(JSON.init))),
    ])
  }

  fileprivate init(_ change: DocumentChange) {
    self = .object([
      ("action", .string(change.action.rawValue)), ("subject", .string(change.subject.rawValue)),
      ("name", change.name.isEmpty ? nil : .string(change.name)), ("from", change.old.map { .string($0) }),
      ("to", change.new.map { .string($0) }), ("note", change.note.map { .string($0) }),
      ("oldLine", change.oldLocation.map { .integer($0.line) }),
      ("newLine", change.newLocation.map { .integer($0.line) }),
    ])
  }

  fileprivate init(_ layout: DiffReport.LayoutChanges) {
    self = .object([
      ("device", .string(layout.deviceID)), ("size", layout.size.map { .numbers($0.width, $0.height) }),
      ("views", .list(layout.views.map(JSON.init))),
    ])
  }

  fileprivate init(_ view: FrameChange) {
    self = .object([
      ("name", .string(view.name.withPlace)), ("oldID", .string(view.oldID)), ("newID", .string(view.newID)),
      ("from", .numbers(view.old.minX, view.old.minY, view.old.width, view.old.height)),
      ("to", .numbers(view.new.minX, view.new.minY, view.new.width, view.new.height)),
      ("countInside", view.countInside > 0 ? .integer(view.countInside) : nil),
    ])
  }

  private static func lineOf(_ location: SourceLocation) -> JSON { .object(JSON.place(location)) }
}
