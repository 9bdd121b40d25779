import NibAnalysis
import NibCore
import NibDrawing
import NibTools

/// The problems of loading a document as one line.
struct LoadingSummary {
  /// Whether there are notes or warnings, apart from those about classes. Only `check` counts them, because it has other
  /// rules, reads the sources, and has a configuration.
  private let hasProblems: Bool
  /// The number of custom classes whose base classes are drawn.
  private let classes: Int
  /// The problem of a document for another platform, which is the reason for all other problems.
  private let platform: Diagnostic?

  /// The names of unknown elements, with which parts of the document are left out.
  private let unknownElements: [String]

  init(_ diagnostics: [Diagnostic], of document: NibDocument) {
    unknownElements = document.unknownElements
    platform = diagnostics.first { $0.kind == .unsupportedPlatform }
    hasProblems = diagnostics.contains {
      $0.severity < .error && !DiagnosticKind.ofClasses.contains($0.kind)
    }
    classes =
      Set(
        diagnostics.filter { $0.kind == .unknownClass }.compactMap { $0.path.steps.first?.className }
      ).count
  }

  /// The line, such as `Settings.storyboard: loading reported problems; 'nibterm check --severity note
  /// Settings.storyboard' lists all problems`; `nil` if there is nothing to report.
  func text(of file: String) -> String? {
    if let platform { return platform.rendered.split(separator: "\n").first.map(String.init) }
    var parts: [String] = []
    if hasProblems {
      // `-` is standard input, not a file of that name.
      let path = file == "-" ? file : ShellText.path(file)
      parts.append("loading reported problems")
      parts.append("'nibterm check --severity note \(path)' lists all problems")
    }
    if classes > 0 {
      let drawn =
        classes == 1 ? "class is drawn as its base class" : "classes are drawn as their base classes"
      parts.append("\(classes) custom \(drawn)")
    }
    if !unknownElements.isEmpty {
      let names = unknownElements.map { "<\($0)>" }.joined(separator: ", ")
      parts.append("unknown elements are left out: \(VisibleText.line(names))")
    }
    return parts.isEmpty ? nil : "\(file): \(parts.joined(separator: "; "))"
  }
}
