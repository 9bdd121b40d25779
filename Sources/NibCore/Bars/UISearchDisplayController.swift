/// Shows a search's results over a list, as in programs before iOS 8. Only its connections are stored.
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
  /// The title above the results (stored, but has no effect).
  open var searchResultsTitle: String?

  package override class var nibKind: NibKind { .controller }

  /// The attributes of the controller, in addition to those of every object.
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .string("searchResultsTitle", \UISearchDisplayController.searchResultsTitle),
      .property("delegate", \UISearchDisplayController.delegate),
      .property("searchBar", \UISearchDisplayController.searchBar),
      .property("searchContentsController", \UISearchDisplayController.searchContentsController),
      .property("searchResultsDataSource", \UISearchDisplayController.searchResultsDataSource),
      .property("searchResultsDelegate", \UISearchDisplayController.searchResultsDelegate),
    ]
  }
}
