import NibCore

/// What a row of the exercise's tables leads to: a controller with a nib of its own.
final class SymbolController: UIViewController {
  var name = ""
  @Outlet var nameLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name
    nameLabel.text = name
  }
}
