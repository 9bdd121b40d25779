import NibCore

/// Finds custom segues whose class is not declared, and identifiers of performed segues that the scene does not
/// contain. Both raise an exception when the segue is performed.
struct SegueCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let context: StrictCheckContext

  init(_ context: StrictCheckContext) {
    self.context = context
    for (segue, _) in context.connections("segue") where segue["kind"] == "custom" { checkClass(segue) }
    for scene in context.document.root.child(named: "scenes")?.children(named: "scene") ?? [] {
      checkPerformed(scene)
    }
  }

  private mutating func checkClass(_ segue: NibElement) {
    guard let name = segue["customClass"],
      context.table.origin(of: name, module: segue["customModule"]) == nil
    else { return }
    let shown = SwiftClassName(name: name, module: segue["customModule"]).displayName
    let library = context.library(of: segue)
    diagnostics.append(
      context.diagnostic(
        "unknown-segue-class", library == nil ? .warning : .note,
        "Could not find a segue class named '\(shown)'", at: segue, attribute: "customClass",
        notes: library.map { [Diagnostic.Note($0)] } ?? []))
  }

  /// Checks that the scene has the segues that its controller's code performs. Skips segues that another scene has,
  /// because the code may perform them when an instance of the same class controls that scene.
  private mutating func checkPerformed(_ scene: NibElement) {
    guard let controller = scene.nibController, let name = controller["customClass"] else { return }
    let identifiers = Set(scene.descendants.filter { $0.isNamed("segue") }.compactMap { $0["identifier"] })
    var seen: Set<String> = []
    let classes = context.table.chain(of: name).names
    for performed in context.table.ownParts(of: name).flatMap(\.performedSegues) {
      for identifier in context.program.sources.names(performed.text, in: classes)
      where !identifiers.contains(identifier) && seen.insert(identifier).inserted
        && !isInOtherScene(identifier)
      {
        diagnostics.append(
          context.diagnostic(
            "unknown-segue", .warning,
            "Receiver (<\(name): 0x0>) has no segue with identifier '\(identifier)'",
            at: controller, notes: [Diagnostic.Note("performed here", at: performed.location)]))
      }
    }
  }

  /// Whether another scene, in this or another storyboard of the program, seems to have a segue with that identifier.
  /// This is a text search, which also finds the same identifier of any other object.
  private func isInOtherScene(_ identifier: String) -> Bool {
    context.hasStoryboard(containing: "identifier=\"\(identifier)\"")
  }
}
