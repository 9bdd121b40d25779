import NibCore

extension CheckRule {
  static let unknownSegue = CheckRule(
    "unknown-segue", .loading, .warning,
    "The class performs a segue with an identifier that its scene does not have.",
    details: """
      This is a note if another scene with the same class has the segue, because the code may perform it only there. \
      It is a warning if the code always runs: in `viewDidLoad()` and other methods that UIKit calls, outside of \
      conditions. It is a warning too if a property list names the two storyboards for different devices, and an \
      action in this one runs the code.
      """,
    advice: "Correct the identifier.", wrong: segue("detial"), right: segue("detail"),
    strict: { context in context.document.scenes.flatMap(context.unknownSegues) })

  private static func segue(_ identifier: String) -> RuleExample {
    .segue(
      "kind=\"show\" identifier=\"detail\"", of: "List",
      files: [
        "List.swift": """
        class List: UIViewController {
          func open() { performSegue(withIdentifier: "\(identifier)", sender: nil) }
        }

        """
      ])
  }
}

extension StrictCheckContext {
  /// The identifiers of segues that the code of a scene's controller performs, but that the scene does not have.
  ///
  /// If another scene with the same class, or a subclass of it, has the segue, the code may perform it only there. This
  /// is a note, unless the code runs for every scene.
  fileprivate func unknownSegues(of scene: NibElement) -> [Diagnostic] {
    guard let controller = scene.nibController, let name = controller["customClass"] else { return [] }
    let identifiers = Set(scene.segues.compactMap { $0["identifier"] })
    var seen: Set<String> = []
    var findings: [Diagnostic] = []
    let classes = table.inheritance(of: name).names
    for performed in table.ownParts(of: name).flatMap(\.performedSegues) {
      for identifier in program.sources.names(performed.text, in: classes) {
        guard !identifiers.contains(identifier), seen.insert(identifier).inserted else { continue }
        let others = storyboards(with: identifier, of: name)
        var notes = [Diagnostic.Note("performed here", at: performed.location)]
        if !others.isEmpty { notes.append(Diagnostic.Note("another scene of this class has the segue")) }
        let isCertain =
          others.isEmpty || performed.isUnconditional
          || runs(performed.method, of: controller, whateverIsIn: others)
        findings.append(
          finding(
            severity: isCertain ? .warning : .note,
            "Receiver (<\(name): 0x0>) has no segue with identifier '\(identifier)'",
            at: controller, notes: notes))
      }
    }
    return findings
  }

  /// This and the other storyboards in which a scene of a class, or of one of its subclasses, has a segue with the
  /// identifier.
  private func storyboards(with identifier: String, of name: String) -> [DocumentSummary] {
    let others = program.files.summaries.documents(withSegue: identifier, besides: document.file)
    return ([ownNames] + others).filter { document in
      document.scenes.contains { $0.segues.contains(text: identifier) && isScene($0, of: name) }
    }
  }
}
