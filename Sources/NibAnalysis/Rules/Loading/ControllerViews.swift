import NibCore
import NibSources

extension StrictCheckContext {
  /// The findings of `view-outlet` and `not-the-view`.
  var controllers: [Diagnostic] { fact { ControllerCheck(self).diagnostics } }
}

/// Finds controllers that could not load their view from the document, because the view outlet is not connected or the
/// view has the wrong class (docs/behaviours.md B10, B11, E13).
struct ControllerCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let context: StrictCheckContext

  init(_ context: StrictCheckContext) {
    self.context = context
    checkOwner()
    checkAccidentalMatch()
    for scene in context.document.scenes {
      if let controller = scene.nibController { checkScene(controller) }
    }
  }

  // MARK: The owner of a nib

  /// Checks the view outlet of the controller that loads this nib.
  private mutating func checkOwner() {
    guard let owner = context.owner, let name = owner["customClass"], loadsThisNib(name) else { return }
    let outlet = owner.children(inside: "connections").first { isView($0["property"], of: name) }
    guard let outlet else {
      // A controller in a storyboard loads this nib only if code creates the controller, too.
      let isInStoryboard = isInStoryboard(name)
      guard !isInStoryboard || context.program.sources.creations.plain.contains(name) else { return }
      return reportMissingView(isInStoryboard ? .warning : .error, owner, hint: nil)
    }
    guard let view = outlet["destination"].flatMap(context.document.object(id:)) else { return }
    for (controller, requiredView) in ControllerCheck.requiredViews
    where context.table.isKind(name, of: controller) == true {
      guard let found = context.objectClass(of: view), found.unknown == nil,
        context.table.isKind(found.name, of: requiredView) == false
      else { continue }
      diagnostics.append(
        context.diagnostic(
          .notTheView,
          "-[\(controller) loadView] loaded the \"\(context.nibName)\" nib but didn't get a \(requiredView).",
          at: outlet))
    }
  }

  /// Whether an outlet of a controller sets its view. In a table or collection view controller, the outlet of the table
  /// or collection view does that too.
  private func isView(_ property: String?, of controller: String) -> Bool {
    switch property {
    case "view"?: true
    case "tableView"?: context.table.isKind(controller, of: "UITableViewController") == true
    case "collectionView"?: context.table.isKind(controller, of: "UICollectionViewController") == true
    default: false
    }
  }

  /// The controllers that require a view of a particular class.
  private static let requiredViews: [(controller: String, view: String)] = [
    ("UITableViewController", "UITableView"),
    ("UICollectionViewController", "UICollectionView"),
  ]

  /// Whether a controller of the given class loads its view from this document: it does not create its view itself, and
  /// its name matches the nib's name (docs/behaviours.md B9).
  private func loadsThisNib(_ name: String) -> Bool {
    guard context.table.isKind(name, of: "UIViewController") == true, !createsView(name) else {
      return false
    }
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : name
    return context.nibName == name || context.nibName == short
  }

  /// Whether the class overrides `loadView`, or assigns a view to its own `view`.
  private func createsView(_ name: String) -> Bool {
    context.table.inheritance(of: name).names.contains { name in
      !AppleClasses.contains(name)
        && (context.table.members(of: name).hasMethod("loadView")
          || context.table.ownParts(of: name).contains { part in
            part.methods.contains { $0.calls.contains(SourceMethod.settingView) }
          })
    }
  }

  /// Whether controllers of the given class are decoded from the storyboard. A class whose `init(coder:)` does not call
  /// its superclass's creates its view itself.
  private func decodes(_ name: String) -> Bool {
    context.table.inheritance(of: name).names.allSatisfy { name in
      context.table.ownParts(of: name).lazy.flatMap(\.methods).allSatisfy { method in
        // The declaration in an interface has no calls.
        !method.selectors.contains("initWithCoder:") || method.calls.isEmpty
          || method.calls.contains(SourceMethod.superDecoding)
      }
    }
  }

  /// Reports a controller whose nib has no view for it.
  private mutating func reportMissingView(
    _ severity: Diagnostic.Severity, _ element: NibElement, hint: Diagnostic.Note?
  ) {
    diagnostics.append(
      context.diagnostic(
        .viewOutlet, severity: severity,
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(context.nibName)\" nib but the "
          + "view outlet was not set.", at: element, notes: hint.map { [$0] } ?? []))
  }

  // MARK: Nibs that match a controller by accident

  /// Checks whether the nib of a view has a name that makes a controller load it as its own: a `FooViewController` that
  /// code creates as `FooViewController()` looks for `FooView`.
  private mutating func checkAccidentalMatch() {
    let name = context.nibName + "Controller"
    guard name.hasSuffix("ViewController"), let owner = context.owner, owner["customClass"] != name,
      context.table.origin(of: name, module: nil) == .sources, loadsThisNib(name), !passesNibName(name),
      context.program.sources.creations.plain.contains(name),
      !isInStoryboard(name), let place = context.table.declaration(of: name)
    else { return }
    // If the controller has its own nib in the same folder, it also finds this nib, and loads this one first. Otherwise
    // the controller may be used only with bundles that do not contain this nib.
    let hasOwnNib = context.isBesideNib(named: name)
    reportMissingView(
      hasOwnNib ? .error : .warning, owner,
      hint: Diagnostic.Note(
        "\(name) looks for a nib named '\(context.nibName)' first; rename the nib, or pass a nibName to the controller",
        at: place))
  }

  /// Whether code passes a nib name to the controller. An initializer of the class, or of a superclass or an extension
  /// of it, may do that.
  private func passesNibName(_ name: String) -> Bool {
    context.program.sources.creations.withNibName.contains(name)
      || context.table.inheritance(of: name).names.contains { name in
        context.table.ownParts(of: name).contains { part in
          part.methods.contains {
            $0.calls.contains(SourceMethod.namingNib) || $0.name.hasPrefix("init(nibName:")
          }
        }
      }
  }

  /// Whether a storyboard contains a controller of the given class. Its view is then usually in the storyboard too.
  private func isInStoryboard(_ name: String) -> Bool {
    context.program.files.hasStoryboard(withClass: name)
  }

  /// Reports the view of a table or collection view controller that is of another class.
  private mutating func checkScene(_ controller: NibElement) {
    guard let found = context.objectClass(of: controller), found.unknown == nil,
      let view = controller.child(key: "view") ?? controller.child(key: "tableView")
        ?? controller.child(key: "collectionView"),
      let content = context.objectClass(of: view), content.unknown == nil, !createsView(found.name),
      decodes(found.name)
    else { return }
    for (type, expected) in ControllerCheck.requiredViews
    where context.table.isKind(found.name, of: type) == true
      && context.table.isKind(content.name, of: expected) == false
    {
      let identifier = controller["storyboardIdentifier"] ?? "UIViewController-\(controller.id ?? "")"
      diagnostics.append(
        context.diagnostic(
          .notTheView,
          "-[\(type) loadView] instantiated view controller with identifier \"\(identifier)\" from "
            + "storyboard \"\(context.nibName)\", but didn't get a \(expected).", at: view,
          notes: context.notes(on: found)))
    }
  }
}
