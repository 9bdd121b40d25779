import NibAnalysis
import NibCore
import NibEditing

/// What the sources of the project say about new connections: that a class has no such outlet or action.
package struct ConnectionFindings {
  /// Warnings, because the sources can be changed after the document.
  package let findings: [Diagnostic]

  /// Reads the sources only if there are new connections.
  package init(of edits: [DocumentEdit], in document: NibDocument) {
    let lines = Set(edits.compactMap { ConnectionFindings.connection($0, in: document)?.location.line })
    guard !lines.isEmpty else {
      findings = []
      return
    }
    let program = CheckPrograms(folders: [], checked: [], module: nil).program(around: document.file)
    let kinds: Set<DiagnosticKind> = [CheckRule.undefinedKey.kind, CheckRule.unrecognizedSelector.kind]
    let found = NibStrictCheck(document, program: program).diagnostics.flatMap(\.single).filter { finding in
      kinds.contains(finding.kind) && finding.location.map { lines.contains($0.line) } ?? false
    }
    findings = found.map { finding in
      var warning = finding.named(in: document)
      warning.severity = min(finding.severity, .warning)
      return warning
    }
  }

  private static func connection(_ edit: DocumentEdit, in document: NibDocument) -> NibElement? {
    guard case .connect(let connection) = edit else { return nil }
    let name =
      switch connection.kind {
      case .outlet(let name), .outletCollection(let name), .action(let name, _): name
      case .segue: ""
      }
    return document.object(id: connection.source)?.children(inside: "connections").first {
      ($0["property"] ?? $0["selector"]) == name && $0["destination"] == connection.destination
    }
  }
}
