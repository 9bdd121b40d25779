import NibCore

extension CheckRule {
  static let controllerRootView = CheckRule(
    "controller-root-view", .objects, .error,
    "The view of a table or collection view controller is of another class.",
    details: """
      UIKit raises an exception when it loads the view: "loaded the nib but didn't get a UITableView". A controller \
      without a view in the document is not reported, because UIKit creates its table.
      """,
    advice: "Make the table the view of the controller, or use a plain view controller.",
    wrong: scene(view: "view"), right: scene(view: "tableView"),
    find: { context in
      context.elements.compactMap { controller in
        guard let expected = rootViews[controller.name],
          let view = controller.children.first(where: { $0["key"] == "view" }), view.name != expected.element
        else { return nil }
        return context.finding(
          "the view of \(expected.controller) is not a \(expected.view): make the \(expected.view) its view, or use a "
            + "plain view controller", at: view)
      }
    })

  /// The element of the view that each class of controller needs, by the element of the controller.
  private static let rootViews = [
    "tableViewController": (
      element: "tableView", controller: "a table view controller", view: "table view"
    ),
    "collectionViewController": (
      element: "collectionView", controller: "a collection view controller", view: "collection view"
    ),
  ]

  private static func scene(view: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <tableViewController id="list" sceneMemberID="viewController">
        <\(view) key="view" id="rows"><rect key="frame" x="0" y="0" width="393" height="852"/></\(view)>
      </tableViewController>
    </objects></scene>
    """
  }
}
