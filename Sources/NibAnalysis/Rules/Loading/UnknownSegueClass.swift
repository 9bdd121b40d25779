import NibCore

extension CheckRule {
  static let unknownSegueClass = CheckRule(
    "unknown-segue-class", .loading, .warning, "No source file declares the class of a custom segue.",
    details: "The exception is raised when the segue is performed.",
    advice: "Correct the class or its module.",
    wrong: .customSegue("FadeSeuge"), right: .customSegue("FadeSegue"),
    strict: { context in
      context.customSegues.compactMap { segue in
        guard let name = segue["customClass"], !name.isEmpty, !context.findsClass(of: segue) else {
          return nil
        }
        let misplaced = context.misplacedClass(of: segue)
        let shown = (misplaced?.name ?? SwiftClassName(name: name, module: segue["customModule"])).displayName
        let library = misplaced == nil ? context.library(of: segue) : nil
        return context.finding(
          severity: library == nil ? .warning : .note,
          "Could not find a segue class named '\(shown)'", at: segue, attribute: "customClass",
          notes: library.map { [Diagnostic.Note($0)] } ?? misplaced.map { [$0.hint] } ?? [])
      }
    })
}
