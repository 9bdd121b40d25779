import NibCore

extension CheckRule {
  static let unknownSegueClass = CheckRule(
    "unknown-segue-class", .loading, .warning, "No source file declares the class of a custom segue.",
    details: "The exception is raised when the segue is performed.",
    advice: "Correct the class or its module.",
    wrong: customSegue("FadeSeuge"), right: customSegue("FadeSegue"),
    strict: { $0.segues })

  static let segueWithoutPerform = CheckRule(
    "segue-without-perform", .loading, .warning,
    "A custom segue has no class, or neither its class nor a superclass overrides `perform()`.",
    details: "The exception is raised when the segue is performed.",
    advice: "Override `perform()`, or choose another kind of segue.",
    wrong: customSegue("FadeSegue", code: "var duration = 0.3"), right: customSegue("FadeSegue"),
    strict: { $0.segues })

  static let unknownSegue = CheckRule(
    "unknown-segue", .loading, .warning,
    "The class performs a segue with an identifier that its scene does not have.",
    details: """
      This is a note if another scene with the same class has the segue, because the code may perform it only there, \
      unless the code always runs: in `viewDidLoad()` and other methods that UIKit calls, outside of conditions. It is a \
      warning too if a property list names the two storyboards for different devices, and an action in this one runs the \
      code.
      """,
    advice: "Correct the identifier.", wrong: segue("detial"), right: segue("detail"),
    strict: { $0.segues })

  private static func customSegue(_ name: String, code: String = "override func perform() {}") -> RuleExample
  {
    .segue(
      "kind=\"custom\" customClass=\"\(name)\"",
      files: ["FadeSegue.swift": "class FadeSegue: UIStoryboardSegue {\n  \(code)\n}\n"])
  }

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

/// Finds custom segues that cannot be performed, because their class is not declared or performs nothing, and identifiers
/// of performed segues that the scene does not contain. Both raise an exception when the segue is performed.
struct SegueCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let context: StrictCheckContext

  init(_ context: StrictCheckContext) {
    self.context = context
    for (segue, _) in context.connections("segue") where segue["kind"] == "custom" { checkClass(segue) }
    for scene in context.document.scenes { checkPerformed(scene) }
  }

  // MARK: Classes

  private mutating func checkClass(_ segue: NibElement) {
    guard let name = segue["customClass"], !name.isEmpty else {
      return reportUnperformable(segue, "UIStoryboardSegue", notes: [])
    }
    if context.findsClass(of: segue) {
      if !performs(name) {
        let found = StrictCheckContext.ObjectClass(name: name)
        reportUnperformable(segue, name, notes: context.notes(on: found))
      }
      return
    }
    let misplaced = context.misplacedClass(of: segue)
    let shown = (misplaced?.name ?? SwiftClassName(name: name, module: segue["customModule"])).displayName
    let library = misplaced == nil ? context.library(of: segue) : nil
    diagnostics.append(
      context.diagnostic(
        .unknownSegueClass, severity: library == nil ? .warning : .note,
        "Could not find a segue class named '\(shown)'", at: segue, attribute: "customClass",
        notes: library.map { [Diagnostic.Note($0)] } ?? misplaced.map { [$0.hint] } ?? []))
  }

  /// Whether a class of segues, or a superclass, has the method that performs the segue. True if this is not known.
  private func performs(_ name: String) -> Bool {
    guard context.table.isKind(name, of: "UIStoryboardSegue") == true else { return true }
    let chain = context.table.chain(of: name)
    guard chain.missing == nil, !chain.isTruncated else { return true }
    for name in chain.names {
      if name == "UIStoryboardSegue" { return false }
      if AppleClasses.contains(name) || context.table.members(of: name).hasMethod("perform") { return true }
    }
    return true
  }

  private mutating func reportUnperformable(_ segue: NibElement, _ name: String, notes: [Diagnostic.Note]) {
    let identifier = segue["identifier"].map { "'\($0)'" } ?? "'(null)'"
    diagnostics.append(
      context.diagnostic(
        .segueWithoutPerform,
        "Could not perform segue with identifier \(identifier). A segue must either have a performHandler or it must "
          + "override -perform. The class is \(name).", at: segue,
        attribute: segue["customClass"] == nil ? nil : "customClass", notes: notes))
  }

  // MARK: Identifiers

  /// Checks that the scene has the segues that its controller's code performs.
  ///
  /// If another scene with the same class, or a subclass of it, has the segue, the code may perform it only there. This is
  /// a note, unless the code runs for every scene.
  private mutating func checkPerformed(_ scene: NibElement) {
    guard let controller = scene.nibController, let name = controller["customClass"] else { return }
    let identifiers = Set(scene.segues.compactMap { $0["identifier"] })
    var seen: Set<String> = []
    let classes = context.table.chain(of: name).names
    for performed in context.table.ownParts(of: name).flatMap(\.performedSegues) {
      for identifier in context.program.sources.names(performed.text, in: classes)
      where !identifiers.contains(identifier) && seen.insert(identifier).inserted {
        let others = storyboards(with: identifier, of: name)
        var notes = [Diagnostic.Note("performed here", at: performed.location)]
        if !others.isEmpty { notes.append(Diagnostic.Note("another scene of this class has the segue")) }
        let isCertain =
          others.isEmpty || performed.isUnconditional
          || context.runs(performed.method, of: controller, whateverIsIn: others)
        diagnostics.append(
          context.diagnostic(
            .unknownSegue, severity: isCertain ? .warning : .note,
            "Receiver (<\(name): 0x0>) has no segue with identifier '\(identifier)'",
            at: controller, notes: notes))
      }
    }
  }

  /// This and the other storyboards in which a scene of a class, or of one of its subclasses, has a segue with the
  /// identifier.
  private func storyboards(with identifier: String, of name: String) -> [DocumentSummary] {
    ([context.ownNames] + context.otherNames).filter { document in
      document.scenes.contains { $0.segues.contains(text: identifier) && context.isScene($0, of: name) }
    }
  }
}
