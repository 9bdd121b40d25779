/// A connection between two scenes of a storyboard. Each time it is performed, a `UIStoryboardSegue` is made
/// from it.
package final class NibSegue: NSObject {
  /// The kinds of segues, with their names in documents. Any other name counts as `custom`.
  package enum Kind: String, Hashable, Sendable {
    case show, showDetail, presentation, popoverPresentation, replace, embed, unwind, custom, relationship
    // Kinds from before iOS 8.
    case push, modal, popover
  }

  /// The user action that starts a segue.
  package enum Trigger: Hashable, Sendable {
    /// A control, bar item or gesture recognizer.
    case control
    /// The selection of a row or item.
    case selection
    /// The button at the end of a row.
    case accessoryAction
    /// None; only the program performs the segue.
    case none
  }

  package let identifier: String?
  package let kind: Kind
  package let trigger: Trigger
  /// For a relationship segue, the role of the destination among a container's children.
  package let relationship: String?
  /// The id of the destination controller's element; for an unwind segue, that of the scene's exit.
  package let destinationID: String?
  package internal(set) weak var source: UIViewController?
  let element: NibElement

  init(_ element: NibElement, source: UIViewController?, trigger: Trigger) {
    self.element = element
    self.source = source
    self.trigger = trigger
    identifier = element["identifier"]
    kind = element["kind"].flatMap { Kind(rawValue: $0) } ?? .custom
    relationship = element["relationship"]
    destinationID = element["destination"]
  }

  /// The unwind action, a method of the controller to return to.
  var unwindAction: Selector? { element["unwindAction"].map { Selector($0) } }

  /// The column of a split view that the destination is put into.
  var splitIndex: Int? { element.int("splitViewControllerTargetIndex") }

  /// The custom class of the segue; `nil` if there is none or if it was not found.
  var customClass: UIStoryboardSegue.Type? {
    element["customClass"].flatMap {
      NibClassRegistry.customClass($0, module: element["customModule"]) as? UIStoryboardSegue.Type
    }
  }
}
