import NibCore

/// Finds controllers that would not get their view from the document (docs/behaviours.md B10, B11, E13).
struct ControllerRehearsal {
  private(set) var diagnostics: [Diagnostic] = []
  private let rehearsal: Rehearsal

  init(_ rehearsal: Rehearsal) {
    self.rehearsal = rehearsal
    checkOwner()
    checkNameTrap()
    for scene in rehearsal.document.root.child(named: "scenes")?.children(named: "scene") ?? [] {
      if let controller = scene.nibController { checkScene(controller) }
    }
  }

  // MARK: The owner of a nib

  private mutating func checkOwner() {
    guard let owner = rehearsal.owner, let name = owner["customClass"], loadsThisNib(name) else { return }
    let outlet = owner.child(named: "connections")?.children.first { $0["property"] == "view" }
    guard let outlet else {
      // Code may load this nib for a controller that is in a storyboard.
      return viewIsNotSet(isArchived(name) ? .warning : .error, owner, hint: nil)
    }
    guard let view = outlet["destination"].flatMap(rehearsal.document.object(id:)) else { return }
    for (controller, content) in ControllerRehearsal.contents
    where rehearsal.table.isKind(name, of: controller) == true {
      guard let found = rehearsal.objectClass(of: view), found.unknown == nil,
        rehearsal.table.isKind(found.name, of: content) == false
      else { continue }
      diagnostics.append(
        rehearsal.diagnostic(
          "not-the-view", .error,
          "-[\(controller) loadView] loaded the \"\(rehearsal.nibName)\" nib but didn't get a \(content).",
          at: outlet))
    }
  }

  /// The view classes that some controllers require.
  private static let contents: [(controller: String, content: String)] = [
    ("UITableViewController", "UITableView"),
    ("UICollectionViewController", "UICollectionView"),
  ]

  /// Whether a controller of that class loads its view from this document: it does not override `loadView`,
  /// and its name matches the nib's name (docs/behaviours.md B9).
  private func loadsThisNib(_ name: String) -> Bool {
    guard rehearsal.table.isKind(name, of: "UIViewController") == true, !makesItsView(name) else {
      return false
    }
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
    return rehearsal.nibName == name || rehearsal.nibName == short
  }

  private func makesItsView(_ name: String) -> Bool {
    rehearsal.table.chain(of: name).names.contains { name in
      !AppleClasses.contains(name) && rehearsal.table.members(of: name).hasMethod("loadView")
    }
  }

  private mutating func viewIsNotSet(
    _ severity: Diagnostic.Severity, _ element: NibElement, hint: Diagnostic.Note?
  ) {
    diagnostics.append(
      rehearsal.diagnostic(
        "view-outlet", severity,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(rehearsal.nibName)\" nib but the "
          + "view outlet was not set.", at: element, notes: hint.map { [$0] } ?? []))
  }

  // MARK: The name trap

  /// Checks for a nib of a view that a controller would load as its own because of its name.
  private mutating func checkNameTrap() {
    let name = rehearsal.nibName + "Controller"
    guard name.hasSuffix("ViewController"), let owner = rehearsal.owner, owner["customClass"] != name,
      rehearsal.table.origin(of: name, module: nil) == .sources, loadsThisNib(name), !namesItsNib(name),
      !isArchived(name), let place = rehearsal.table.declaration(of: name)
    else { return }
    // A controller without its own nib may be created in a bundle that does not contain this nib.
    let hasOwnNib = rehearsal.isBesideNib(named: name)
    viewIsNotSet(
      hasOwnNib ? .error : .warning, owner,
      hint: Diagnostic.Note(
        "\(name) looks for a nib with this name first; rename the nib, or pass a nibName to the controller",
        at: place))
  }

  /// Whether code passes a nib name to the controller.
  private func namesItsNib(_ name: String) -> Bool {
    rehearsal.table.ownParts(of: name).contains { part in
      part.methods.contains { $0.calls.contains("initWithNibName") || $0.name.hasPrefix("init(nibName:") }
    }
  }

  /// Whether a storyboard contains the controller, and so its view.
  private func isArchived(_ name: String) -> Bool {
    rehearsal.hasStoryboard(containing: "customClass=\"\(name)\"")
  }

  // MARK: Scenes

  private mutating func checkScene(_ controller: NibElement) {
    guard let found = rehearsal.objectClass(of: controller), found.unknown == nil,
      let view = controller.child(key: "view") ?? controller.child(key: "tableView")
        ?? controller.child(key: "collectionView"),
      let content = rehearsal.objectClass(of: view), content.unknown == nil, !makesItsView(found.name)
    else { return }
    for (type, expected) in ControllerRehearsal.contents
    where rehearsal.table.isKind(found.name, of: type) == true
      && rehearsal.table.isKind(content.name, of: expected) == false
    {
      let identifier = controller["storyboardIdentifier"] ?? "UIViewController-\(controller.id ?? "")"
      diagnostics.append(
        rehearsal.diagnostic(
          "not-the-view", .error,
          "-[\(type) loadView] instantiated view controller with identifier \"\(identifier)\" from "
            + "storyboard \"\(rehearsal.nibName)\", but didn't get a \(expected).", at: view,
          notes: rehearsal.notes(on: found)))
    }
  }
}
