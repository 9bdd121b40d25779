/// A way from one scene to another, as a storyboard says: what a `UIStoryboardSegue` is made from each time.
package final class NibSegue: NSObject {
  /// What performing it does, by the words of documents; any other word counts as `custom`.
  package enum Kind: String, Hashable, Sendable {
    case show, showDetail, presentation, popoverPresentation, replace, embed, unwind, custom, relationship
    // Before iOS 8.
    case push, modal, popover
  }

  /// What starts it, besides programs.
  package enum Trigger: Hashable, Sendable {
    /// A control, bar item or gesture recognizer.
    case control
    /// A row or item that is chosen.
    case selection
    /// The button at the end of a row.
    case accessoryAction
    /// Nothing but programs.
    case none
  }

  public let identifier: String?
  package let kind: Kind
  package let trigger: Trigger
  /// For a relationship: which of a container's children the destination is.
  package let relationship: String?
  /// The id of the destination controller's element; an unwind segue's is the scene's exit.
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

  /// The method of the controller to go back to.
  var unwindAction: Selector? { element["unwindAction"].map { Selector($0) } }

  /// Which of a split view's columns the destination goes into.
  var splitIndex: Int? { element.int("splitViewControllerTargetIndex") }

  /// The class that performs it; nil for none or one that is not here.
  var customClass: UIStoryboardSegue.Type? {
    element["customClass"].flatMap {
      NibClassRegistry.customClass($0, module: element["customModule"]) as? UIStoryboardSegue.Type
    }
  }
}
