/// A way from one scene to another, as a storyboard says.
public final class NibSegue: NSObject {
  public let identifier: String?
  public let kind: String
  public let relationship: String?
  /// The id of the destination controller's element.
  public let destinationID: String?
  public private(set) weak var source: UIViewController?
  /// Set when the segue is performed.
  public internal(set) var destination: UIViewController?

  init(_ element: NibElement, source: UIViewController?) {
    identifier = element["identifier"]
    kind = element["kind"] ?? "show"
    relationship = element["relationship"]
    destinationID = element["destination"]
    self.source = source
  }
}

extension UIViewController: NibSegueSource {
  func nibAddSegue(_ element: NibElement, _ instantiation: NibInstantiation) {
    nibSegues.append(NibSegue(element, source: self))
  }
}
