/// A segue of a storyboard: a connection between two scenes. Each time it is performed, a `UIStoryboardSegue` is
/// created from it.
package final class NibSegue: NSObject {
  /// The kinds of segues, with their names in documents. Any other name is treated as `custom`.
  package enum Kind: String, Hashable, Sendable {
    case show, showDetail, presentation, popoverPresentation, replace, embed, unwind, custom, relationship
    // Kinds from before iOS 8.
    case push, modal, popover
  }

  /// The user action that performs a segue.
  package enum Trigger: Hashable, Sendable {
    /// The action of a control, bar item or gesture recognizer.
    case control
    /// The selection of a row or item.
    case selection
    /// A tap on the accessory button of a row.
    case accessoryAction
    /// No user action: the program performs the segue, or the loading of a scene does (embed and relationship
    /// segues).
    case none
  }

  /// The identifier with which a program performs the segue.
  package let identifier: String?
  package let kind: Kind
  package let trigger: Trigger
  /// The role of the destination among a container's children, such as `rootViewController`; `nil` unless this is a
  /// relationship segue.
  package let relationship: String?
  /// The id of the element of the destination controller or, for an unwind segue, of the scene's exit.
  let destinationID: String?
  /// The controller that performs the segue. `nil` for the segues of a cell and of the controls in a prototype cell;
  /// they are performed by the controller that contains the cell.
  package internal(set) weak var source: UIViewController?
  let element: NibElement
  /// The view or bar item to which a popover points.
  private(set) weak var popoverAnchor: AnyObject?

  /// Creates a segue. The objects of the instantiation include the view or bar item to which a popover points.
  init(
    _ element: NibElement, source: UIViewController?, trigger: Trigger,
    in instantiation: NibInstantiation? = nil
  ) {
    self.element = element
    self.source = source
    self.trigger = trigger
    identifier = element["identifier"]
    kind = element["kind"].flatMap { Kind(rawValue: $0) } ?? .custom
    relationship = element["relationship"]
    destinationID = element["destination"]
    super.init()
    if let instantiation { findAnchor(in: instantiation) }
  }

  /// Sets the view or bar item to which a popover points, if it is among the objects of the instantiation.
  func findAnchor(in instantiation: NibInstantiation) {
    let anchor = element["popoverAnchorView"] ?? element["popoverAnchorBarButtonItem"]
    popoverAnchor = popoverAnchor ?? anchor.flatMap { instantiation.object(id: $0) }
  }

  /// The action of an unwind segue, which is a method of the controller to return to; `nil` for other segues.
  var unwindAction: Selector? { element["unwindAction"].map { Selector($0) } }

  /// The index of the split view controller's column that a `replace` segue fills; `nil` if none is given.
  var splitIndex: Int? { element.int("splitViewControllerTargetIndex") }

  /// The style in which the segue presents its destination; `nil` for the style of the destination.
  var presentationStyle: UIModalPresentationStyle? { element.presentationStyle }

  /// The directions in which the arrow of a popover may point; `nil` if none are given.
  var arrowDirections: UIPopoverArrowDirection? {
    guard let directions = element.child(key: "popoverArrowDirection") else { return nil }
    let words: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    let permitted = words.filter { directions.bool($0.0) == true }.map(\.1)
    return permitted.isEmpty ? nil : UIPopoverArrowDirection(permitted)
  }

  /// The custom class of the segue; `nil` if there is none or if it was not found.
  var customClass: UIStoryboardSegue.Type? {
    element["customClass"].flatMap {
      NibClassRegistry.customClass($0, module: element["customModule"]) as? UIStoryboardSegue.Type
    }
  }
}
