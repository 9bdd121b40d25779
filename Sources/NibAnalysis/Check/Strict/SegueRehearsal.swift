import NibCore

/// Segues whose class nothing declares, and segues that code performs and the scene has not: both raise when
/// the segue is performed.
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

  /// A class with one scene in the whole program performs the segues of that scene.
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

  /// Whether another scene, here or in another document of the program, has a segue of that identifier.
  private func isElsewhere(_ identifier: String) -> Bool {
    rehearsal.hasStoryboard(containing: "identifier=\"\(identifier)\"")
  }
}
