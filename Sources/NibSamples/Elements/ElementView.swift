import NibCore

/// A summary of an element: its tile of the periodic table, its name and its main properties. Rows and the detail
/// screen use it.
final class ElementView: NibLoadingView {
  @Outlet var tileView: UIView!
  @Outlet var symbolLabel: UILabel!
  @Outlet var numberLabel: UILabel!
  @Outlet var nameLabel: UILabel!
  @Outlet var favoriteLabel: UILabel!
  @Outlet var categoryLabel: UILabel!
  /// Hidden on narrow screens.
  @Outlet var factsView: UIView!
  @Outlet var electronsLabel: UILabel!
  @Outlet var discoveredLabel: UILabel!
  /// Shown only on wide screens.
  @Outlet var heatView: UIView!
  @Outlet var meltingLabel: UILabel!
  @Outlet var boilingLabel: UILabel!
  /// The values beside the name, which are hidden on the narrowest screens.
  @Outlet var weightsView: UIView!
  @Outlet var weightLabel: UILabel!
  @Outlet var stateLabel: UILabel!

  /// The minimum widths of the view, in points, at which `weightsView`, `factsView` and `heatView` are shown.
  private static let (weightsWidth, factsWidth, heatWidth): (CGFloat, CGFloat, CGFloat) = (232, 520, 800)

  func show(_ element: Element, isFavorite: Bool) {
    tileView.backgroundColor = ElementCategory.color(named: element.category)
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
    // The outlets are `nil` if a copy of a document uses this view in a place where its nib cannot be found.
    weightsView?.isHidden = bounds.width < ElementView.weightsWidth
    factsView?.isHidden = bounds.width < ElementView.factsWidth
    heatView?.isHidden = bounds.width < ElementView.heatWidth
    super.layoutSubviews()
  }
}
