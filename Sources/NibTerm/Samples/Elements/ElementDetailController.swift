import NibCore

/// Shows all properties of an element, and whether it is a favourite.
///
/// The name of the nib is given explicitly. Otherwise UIKit would first look for a nib named `ElementDetailView`.
final class ElementDetailController: UIViewController {
  private let element: Element
  private let favorites: Favorites

  @Outlet var elementView: ElementView!
  @Outlet var numberLabel: UILabel!
  @Outlet var weightLabel: UILabel!
  @Outlet var meltingLabel: UILabel!
  @Outlet var boilingLabel: UILabel!
  @Outlet var densityLabel: UILabel!
  @Outlet var crustLabel: UILabel!
  @Outlet var discoveryLabel: UILabel!
  @Outlet var groupLabel: UILabel!
  @Outlet var electronsLabel: UILabel!
  @Outlet var ionizationLabel: UILabel!
  @Outlet var categoryLabel: UILabel!
  @Outlet var stateLabel: UILabel!
  @Outlet var favoriteButton: UIButton!

  init(element: Element, favorites: Favorites) {
    self.element = element
    self.favorites = favorites
    super.init(nibName: "ElementDetail", bundle: Bundle(for: ElementDetailController.self))
    title = element.name
  }

  required init?(coder: NSCoder) { nil }

  override class var nibActions: [NibAction] {
    super.nibActions + [NibAction("favoriteTapped:", ElementDetailController.favoriteTapped)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    numberLabel.text = element.numberText
    weightLabel.text = element.weightText
    meltingLabel.text = element.meltingText
    boilingLabel.text = element.boilingText
    densityLabel.text = element.densityText
    crustLabel.text = element.crustText
    discoveryLabel.text = element.discoveryText
    groupLabel.text = element.groupText
    electronsLabel.text = element.electronsText
    ionizationLabel.text = element.ionizationText
    categoryLabel.text = element.categoryText
    stateLabel.text = element.stateText
    showFavorite()
  }

  /// Adds the element to the favourites, or removes it.
  func favoriteTapped(_ sender: Any) {
    do {
      try favorites.toggle(element)
      showFavorite()
    } catch {
      showFavorite()
      favoriteButton.setTitle("The favourites cannot be saved: \(error.localizedDescription)", for: .normal)
    }
  }

  private func showFavorite() {
    let isFavorite = favorites.contains(element)
    elementView.show(element, isFavorite: isFavorite)
    favoriteButton.setTitle(isFavorite ? "★ Remove from favourites" : "☆ Add to favourites", for: .normal)
  }
}
