import NibCore

/// The lesson's screen: a toggle button, and a label with its state.
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

/// The lesson's simple solution: a view that loads its own nib when it is decoded from another nib. It does not load
/// the nib when it is created in code.
class ToggleButton: UIView {
  @Outlet(.weak) var button: UIButton!
  private(set) var isOn = false
  /// Called after each press.
  var onToggle: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)

    if let view = Bundle.main.loadNibNamed("ToggleButton", owner: self, options: nil)?.first as? UIView {
      self.addSubview(view)
      view.frame = self.bounds
    }
  }

  override class var nibActions: [NibAction] {
    super.nibActions + [NibAction("toggle:", ToggleButton.toggle)]
  }

  func toggle(_ sender: UIButton) {
    isOn.toggle()
    button.setTitle(isOn ? "On" : "Off", for: .normal)
    subviews.first?.backgroundColor = isOn ? .yellow : .white
    onToggle?()
  }
}
