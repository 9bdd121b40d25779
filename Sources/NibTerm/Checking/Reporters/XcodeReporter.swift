import NibCore
import NibTools

extension CheckReporterKind {
  /// Lines that Xcode shows as issues, if a build phase of the project writes them.
  static let xcode = CheckReporterKind("xcode") { XcodeReporter() }
}

/// Writes each finding as a line that Xcode shows as an issue.
private struct XcodeReporter: CheckReporter {
  private let folder = ReportFolder.current

  func document(_ document: CheckedDocument) -> String {
    document.findings.map { finding in
      let place = place(finding.location, in: document)
      let line = "\(place): \(finding.severity.rawValue): \(finding.line) [\(VisibleText.line(finding.id))]\n"
      return line
        + finding.notes.map { note in
          "\(note.location.map { self.place($0, in: document) } ?? place): note: \(VisibleText.line(note.message))\n"
        }.joined()
    }.joined()
  }

  /// A place with an absolute path, because Xcode does not know the folder in which the program ran.
  private func place(_ location: SourceLocation?, in document: CheckedDocument) -> String {
    var place = location ?? SourceLocation(file: document.file)
    place.file = VisibleText.line(folder.absolute(place.file))
    return place.description
  }
}
