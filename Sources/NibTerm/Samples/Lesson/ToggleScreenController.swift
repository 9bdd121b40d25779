import NibCore

/// A screen with a toggle button in it.
final class ToggleScreenController: UIViewController {
  @Outlet var toggleButton: ToggleButton!
  @Outlet var stateLabel: UILabel!

  init() { super.init(nibName: "ToggleScreen", bundle: nil) }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Toggle Button"
    toggleButton.onToggle = { [weak self] in self?.showState() }
    showState()
  }

  private func showState() {
    stateLabel.text = toggleButton.isOn ? "The light is on." : "The light is off."
  }
}
