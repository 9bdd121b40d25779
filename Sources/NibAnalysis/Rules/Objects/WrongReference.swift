import NibCore

extension CheckRule {
  static let wrongReference = CheckRule(
    "wrong-reference", .objects, .error, "A reference names an object of a kind that it cannot refer to.",
    details: """
      For example, the destination of a segue is a view, or the initial view controller is not a controller. Interface \
      Builder never writes such references. They are the result of a wrong merge or of an edit by hand. The items of \
      constraints belong to `malformed-constraint`.
      """,
    advice: "Connect it again, or remove it.",
    wrong: scene(destination: "view"), right: scene(destination: "list"),
    find: { context in
      context.document.root.findings(context)
        + context.elements.flatMap { $0.findings(context) }
    })

  private static func scene(destination: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <viewController id="list" sceneMemberID="viewController">
        <view key="view" id="view"><rect key="frame" x="0" y="0" width="320" height="480"/></view>
        <connections>
          <segue destination="\(destination)" kind="show" id="segue"/>
        </connections>
      </viewController>
    </objects></scene>
    """
  }
}

/// The kind of object that a reference can name.
private enum ReferencedKind: String {
  case controller = "a view controller"
  case destination = "a view controller or an exit"
  case view = "a view"
  case viewOrConstraint = "a view or a constraint"
  case label = "a label"
  case imageView = "an image view"
  case barButtonItem = "a bar button item"
  case gestureRecognizer = "a gesture recognizer"

  /// Whether a reference that must lead to this kind may lead to an element.
  func includes(_ element: NibElement) -> Bool {
    switch self {
    case .controller: isController(element)
    case .destination: isController(element) || element.isNamed("exit")
    case .view: isView(element)
    case .viewOrConstraint: isView(element) || element.isNamed("constraint")
    case .label: element.isNamed("label")
    case .imageView: element.isNamed("imageView")
    case .barButtonItem: element.isNamed("barButtonItem")
    case .gestureRecognizer: element.name.hasSuffix("GestureRecognizer")
    }
  }

  private func isController(_ element: NibElement) -> Bool {
    element.isController || element.isNamed("viewControllerPlaceholder")
  }

  /// Whether the element is a view. Elements of unknown classes count as views if they have a frame.
  private func isView(_ element: NibElement) -> Bool {
    NibClassRegistry.builtInClass(forElement: element.name).map { $0 is UIView.Type }
      ?? (element.listMember == .object
        && (element.nibStandInClass is UIView.Type || element.parent?.isNamed("subviews") ?? false))
  }

  /// The kinds of objects that the attributes of elements refer to.
  static let attributes: [String: [(attribute: String, kind: ReferencedKind)]] = [
    "document": [("initialViewController", .controller)],
    "segue": [
      ("destination", .destination), ("popoverAnchorView", .view),
      ("popoverAnchorBarButtonItem", .barButtonItem),
    ],
    "tableViewCell": [("textLabel", .label), ("detailTextLabel", .label), ("imageView", .imageView)],
    "exclude": [("reference", .viewOrConstraint)],
    "include": [("reference", .viewOrConstraint)],
  ]
}

extension NibElement {
  /// The references of an element that lead to an object of the wrong kind.
  fileprivate func findings(_ context: CheckContext) -> [Diagnostic] {
    references.compactMap { attribute, kind in
      guard let id = self[attribute], let target = document.object(id: id), !kind.includes(target) else {
        return nil
      }
      return context.finding(
        "\(attribute)=\"\(id)\" of <\(name)> refers to a <\(target.name)>, but it must refer to \(kind.rawValue)",
        at: self, attribute: attribute, notes: [Diagnostic.Note("the object is here", at: target.location)])
    }
  }

  /// The attributes of this element that refer to objects of a certain kind.
  private var references: [(attribute: String, kind: ReferencedKind)] {
    if isNamed("outletCollection"), self["property"] == "gestureRecognizers" {
      return [("destination", .gestureRecognizer)]
    }
    if isNamed("outlet"), self["property"] == "view", parent?.parent?.isController ?? false {
      return [("destination", .view)]
    }
    return ReferencedKind.attributes[name] ?? []
  }
}
