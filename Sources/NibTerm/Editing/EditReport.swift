import NibAnalysis
import NibCore
import NibEditing
import NibTools

/// What an edit changes, and what follows from it, in the words of `diff` and `check`.
struct EditReport {
  private let report: DiffReport
  private let old: NibDocument
  private let new: NibDocument

  init(
    _ old: NibDocument, _ new: NibDocument, options: LayoutOptions, project: CheckProject,
    configuration: CheckConfiguration
  ) {
    (self.old, self.new) = (old, new)
    report = DiffReport(
      editing: old, to: new, options: options, project: project, configuration: configuration)
  }

  /// Whether the text differs.
  var isChanged: Bool { old.source != new.source }

  /// Whether check finds errors that the document did not have before.
  var hasNewErrors: Bool { report.hasNewErrors }

  /// Writes the report to standard output.
  ///
  /// - Parameter isWritten: whether the document is written.
  func write(_ arguments: EditingArguments, isWritten: Bool) {
    if arguments.json {
      return Output.line(
        JSON.object([
          ("file", .string(old.file)), ("written", .bool(isWritten && isChanged)), ("edit", report.json),
          ("added", .list((report.edited?.added ?? []).map(EditReport.json))),
          ("removed", .list((report.edited?.removed ?? []).map(EditReport.json))),
        ]).text)
    }
    if arguments.brief {
      Output.write(sequences: DiffText.brief(of: report, isComplete: arguments.all))
      return Output.line(!isChanged ? "Nothing changes." : isWritten ? "Written." : "Not written.")
    }
    let writer = DiffText(style: DiffStyle(hasColors: ColorChoice.auto.depth != nil))
    Output.write(sequences: writer.text(of: report))
    if arguments.dryRun { Output.write(changedLines) }
  }

  /// The changed lines with their numbers, in the form of `diff -U0`.
  private var changedLines: String {
    let (before, after) = (EditReport.lines(of: old), EditReport.lines(of: new))
    var removed: [Int: String] = [:]
    var added: [Int: String] = [:]
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, let line, _): removed[offset] = line
      case .insert(let offset, let line, _): added[offset] = line
      }
    }
    var text = ""
    var (first, second) = (0, 0)
    while first < before.count || second < after.count {
      guard removed[first] != nil || added[second] != nil else {
        (first, second) = (first + 1, second + 1)
        continue
      }
      let start = (first, second)
      while removed[first] != nil { first += 1 }
      while added[second] != nil { second += 1 }
      text += "@@ -\(start.0 + 1),\(first - start.0) +\(start.1 + 1),\(second - start.1) @@\n"
      text += before[start.0..<first].map { "-\($0)\n" }.joined()
      text += after[start.1..<second].map { "+\($0)\n" }.joined()
    }
    return text
  }

  private static func lines(of document: NibDocument) -> [String] {
    // A carriage return and a line feed are one character.
    document.source.split(separator: .newline, omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }

  private static func json(_ element: NibElement) -> JSON {
    .object([("element", .string(element.name)), ("id", .string(element.id ?? ""))])
  }
}
