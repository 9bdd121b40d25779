import NibCore

/// An element at a glance: its tile of the periodic table, its name and its main properties. Used in rows and in the
/// detail.
final class ElementView: NibLoadingView {
  @Outlet var tileView: UIView!
  @Outlet var symbolLabel: UILabel!
  @Outlet var numberLabel: UILabel!
  @Outlet var nameLabel: UILabel!
  @Outlet var favoriteLabel: UILabel!
  @Outlet var categoryLabel: UILabel!
  /// What narrow screens have no room for.
  @Outlet var factsView: UIView!
  @Outlet var electronsLabel: UILabel!
  @Outlet var discoveredLabel: UILabel!
  /// What only wide screens have room for.
  @Outlet var heatView: UIView!
  @Outlet var meltingLabel: UILabel!
  @Outlet var boilingLabel: UILabel!
  /// What has no room on the narrowest screens, beside the name.
  @Outlet var weightsView: UIView!
  @Outlet var weightLabel: UILabel!
  @Outlet var stateLabel: UILabel!

  /// The widths in points from which there is room for more.
  private static let (normalWidth, roomyWidth, wideWidth): (CGFloat, CGFloat, CGFloat) = (232, 520, 800)

  func show(_ element: Element, isFavorite: Bool) {
    tileView.backgroundColor = ElementPalette.color(ofCategory: element.category)
    symbolLabel.text = element.symbol
    numberLabel.text = element.numberText
    nameLabel.text = element.name
    favoriteLabel.isHidden = !isFavorite
    categoryLabel.text = element.categoryText
    electronsLabel.text = element.electronsText
    discoveredLabel.text = "Discovered \(element.discoveryText)"
    meltingLabel.text = "Melting point \(element.meltingText)"
    boilingLabel.text = "Boiling point \(element.boilingText)"
    weightLabel.text = element.weightText
    stateLabel.text = element.stateText
  }

  override func layoutSubviews() {
    // A copy of a nib that uses this view may lie where its own nib is not to be found.
    weightsView?.isHidden = bounds.width < ElementView.normalWidth
    factsView?.isHidden = bounds.width < ElementView.roomyWidth
    heatView?.isHidden = bounds.width < ElementView.wideWidth
    super.layoutSubviews()
  }
}
