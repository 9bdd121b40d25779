/// Who hears of typing in a search bar.
public protocol UISearchBarDelegate: AnyObject {
  /// Whether typing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Typing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Typing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Somebody wants to search.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Somebody gave the search up.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Somebody wants to see bookmarks.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Somebody wants to see earlier results.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Another choice below the field was made.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  /// Nothing.
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
