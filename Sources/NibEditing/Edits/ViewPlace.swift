import NibFormats

extension EditMaker {
  /// The view whose list of subviews gets the views that are added to a view: the content of a cell or of a controller.
  ///
  /// - Throws: if the view has none in Interface Builder.
  func superview(_ id: String) throws(EditError) -> NibElement {
    let target = try view(id).container
    guard LibraryView.leaves.contains(target.name) else { return target }
    let hint =
      switch target.name {
      case "tableView": "; add a view as tableHeaderView or tableFooterView, or a tableViewCell"
      case "collectionView": "; add a collectionViewCell"
      default: ""
      }
    throw EditError("\(target.name) '\(id)' cannot have subviews\(hint)")
  }
}
