import NibCore

/// Finds segues whose class is not declared, and segues that code performs but the scene does not have. Both
/// raise an exception when the segue is performed.
struct SegueRehearsal {
  private(set) var diagnostics: [Diagnostic] = []
  private let rehearsal: Rehearsal

  init(_ rehearsal: Rehearsal) {
    self.rehearsal = rehearsal
    for (segue, _) in rehearsal.connections("segue") where segue["kind"] == "custom" { checkClass(segue) }
    for scene in rehearsal.document.root.child(named: "scenes")?.children(named: "scene") ?? [] {
      checkPerformed(scene)
    }
  }

  private mutating func checkClass(_ segue: NibElement) {
    guard let name = segue["customClass"],
      rehearsal.table.origin(of: name, module: segue["customModule"]) == nil
    else { return }
    let mangled = SwiftClassName(name: name, module: segue["customModule"]).runtimeName
    diagnostics.append(
      rehearsal.diagnostic(
        "unknown-segue-class", .warning, "Could not find a segue class named '\(mangled)'", at: segue,
        attribute: "customClass"))
  }

  /// Checks that the scene has the segues that its controller's code performs. Skips segues that another
  /// scene has, because the class may perform them there.
  private mutating func checkPerformed(_ scene: NibElement) {
    guard let controller = scene.nibController, let name = controller["customClass"] else { return }
    let identifiers = Set(scene.descendants.filter { $0.isNamed("segue") }.compactMap { $0["identifier"] })
    var seen: Set<String> = []
    for performed in rehearsal.table.ownParts(of: name).flatMap(\.performedSegues) {
      guard !identifiers.contains(performed.text), seen.insert(performed.text).inserted,
        !isElsewhere(performed.text)
      else { continue }
      diagnostics.append(
        rehearsal.diagnostic(
          "unknown-segue", .warning,
          "Receiver (<\(name): 0x0>) has no segue with identifier '\(performed.text)'",
          at: controller, notes: [Diagnostic.Note("performed here", at: performed.location)]))
    }
  }

  /// Whether another scene, in this or another document of the program, has a segue with that identifier.
  private func isElsewhere(_ identifier: String) -> Bool {
    rehearsal.hasStoryboard(containing: "identifier=\"\(identifier)\"")
  }
}
