/// Shows a search's results over a list, as programs before iOS 8 did. It is kept with what it is connected to.
open class UISearchDisplayController: NibObject {
  /// Kept: nothing is searched here.
  open weak var delegate: AnyObject?
  /// Where people type.
  open weak var searchBar: UISearchBar?
  /// The controller of the list that is searched.
  open weak var searchContentsController: UIViewController?
  /// Kept: there are no results to show.
  open weak var searchResultsDataSource: AnyObject?
  /// Kept: there are no results to show.
  open weak var searchResultsDelegate: AnyObject?
  /// The title above the results (kept).
  open var searchResultsTitle: String?

  /// The rows of the controller, after those of every object.
  open override class var nibAttributes: [NibAttribute] {
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
