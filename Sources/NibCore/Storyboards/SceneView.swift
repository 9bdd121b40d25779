/// The view of a storyboard's controller, until the controller loads it.
///
/// As in UIKit, a scene is loaded in two parts. The first part contains the controller with its bar items, and the
/// other top-level objects, such as gesture recognizers. It is loaded when the controller is created. The second part
/// contains the view with all objects in it, and is loaded by `loadView()`. A connection belongs to the second part if
/// its source or its destination is in the view (docs/behaviours.md E22).
final class SceneView {
  private let element: NibElement
  private weak var controller: UIViewController?
  /// The load of the first part, while it is running.
  private weak var firstLoad: NibInstantiation?
  private let bundle: Bundle
  private let name: String
  /// The objects of the first part without controllers, by id, once that part is loaded.
  private var retainedObjects: [String: AnyObject] = [:]

  /// - Parameter firstLoad: the load that creates the controller.
  init(_ element: NibElement, of controller: UIViewController, in firstLoad: NibInstantiation) {
    self.element = element
    self.controller = controller
    self.firstLoad = firstLoad
    bundle = firstLoad.bundle
    name = "\(firstLoad.name)-view"
  }

  /// Retains the objects of the first part, which is loaded now.
  func keep(_ objects: [String: AnyObject]) {
    retainedObjects = objects.filter { !($0.value is UIViewController) }
    firstLoad = nil
  }

  /// The object of the first part with an id; `nil` if there is none. While the first part is being loaded, a missing
  /// object is created, because a controller can ask for its view in its initializer.
  func object(id: String) -> AnyObject? {
    if let firstLoad { return firstLoad.object(id: id) ?? firstLoad.makeTopLevelObject(id: id) }
    if let controller, id == controller.nibOrigin?.id { return controller }
    return retainedObjects[id]
  }

  /// Creates the view and all objects in it, makes the connections, and sends `awakeFromNib`.
  ///
  /// - Throws: the errors of loading a nib.
  func load() throws -> UIView? {
    guard let controller, let scene = element.parent?.parent else { return nil }
    let loading = NibInstantiation(
      document: element.document, objects: scene, name: name, owner: nil, mode: controller.nibMode,
      bundle: bundle, environment: controller.nibEnvironment,
      externalObjects: controller.nibStoryboard.map { [UIStoryboard.placeholder: $0] } ?? [:])
    loading.part = .view(self, element)
    defer { controller.nibStoryboard?.nibAdd(loading.diagnostics) }
    let view = try loading.run().first as? UIView
    for segue in controller.nibSegues { segue.findAnchor(in: loading) }
    return view
  }
}

extension NibInstantiation {
  /// The part of a list of objects that is loaded.
  enum Part {
    /// All objects.
    case whole
    /// One object, whose element takes the place of the list: a prototype.
    case object
    /// The objects of a scene without the views of its controllers.
    case withoutViews
    /// The view of a controller, with its element.
    case view(SceneView, NibElement)
  }

  /// Whether an element is the view of a controller, and is loaded later than the controller.
  func isLoadedLater(_ element: NibElement) -> Bool {
    guard case .withoutViews = part else { return false }
    return isSceneView(element)
  }

  /// Whether a connection from an object to an object with an id belongs to the part that is loaded.
  func contains(connectionFrom source: NibElement?, to id: String?) -> Bool {
    switch part {
    case .whole, .object: return true
    case .withoutViews, .view: break
    }
    let ends = [source, id.flatMap { document.object(id: $0) }].compactMap { $0 }
    guard case .view(_, let view) = part else { return !ends.contains { $0.isInside(isSceneView) } }
    return ends.contains { end in end.isInside { $0 == view } }
  }

  private func isSceneView(_ element: NibElement) -> Bool {
    guard element.key == "view", let controller = element.parent else { return false }
    return controller.isController && controller.parent == objectsElement
  }
}

extension NibElement {
  /// Whether a condition is true for the element or for an element around it.
  fileprivate func isInside(_ condition: (NibElement) -> Bool) -> Bool {
    sequence(first: self, next: \.parent).contains(where: condition)
  }
}

extension UIViewController {
  /// The view that was archived with the controller, loaded now if it is the view of a scene. `nil` if there is none.
  /// Neither `loadView()` nor `viewDidLoad()` is called.
  ///
  /// - Throws: the errors of loading a nib.
  @discardableResult
  func nibLoadArchivedView() throws -> UIView? {
    guard let pending = nibSceneView else { return nibArchivedView }
    nibSceneView = nil
    nibArchivedView = try pending.load()
    nibAdoptLayoutGuides()
    return nibArchivedView
  }
}
