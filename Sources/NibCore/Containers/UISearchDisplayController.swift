/// The controller that shows search results above a list in programs for iOS 7 and earlier. It only stores the objects
/// that a nib connects to it.
open class UISearchDisplayController: NibObject {
  /// Stored, but has no effect: no search takes place.
  open weak var delegate: AnyObject?
  /// The search bar into which the user types.
  open weak var searchBar: UISearchBar?
  /// The controller of the list that is searched.
  open weak var searchContentsController: UIViewController?
  /// Stored, but has no effect: there are no results to show.
  open weak var searchResultsDataSource: AnyObject?
  /// Stored, but has no effect: there are no results to show.
  open weak var searchResultsDelegate: AnyObject?
  /// The title above the results. Stored, but has no effect.
  open var searchResultsTitle: String?

  package override class var nibKind: NibKind { .controller }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UISearchDisplayController, SearchDisplayControllerWord>.table(
        .string(.searchResultsTitle, \.searchResultsTitle), .property("delegate", \.delegate),
        .property("searchBar", \.searchBar),
        .property("searchContentsController", \.searchContentsController),
        .property("searchResultsDataSource", \.searchResultsDataSource),
        .property("searchResultsDelegate", \.searchResultsDelegate))
  }
}

extension UIViewController {
  /// The search controller that apps for iOS 7 and earlier used with a table. Not retained.
  public var searchDisplayController: UISearchDisplayController? {
    get { nibSearchDisplay as? UISearchDisplayController }
    set { nibSearchDisplay = newValue }
  }
}
