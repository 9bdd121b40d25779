import Testing

@testable import NibCore

/// A controller whose methods iOS programs override.
private final class OverridingController: UIViewController {
  var safeAreas: [UIEdgeInsets] = []

  override class func awakeFromNib() { super.awakeFromNib() }
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    safeAreas.append(view.safeAreaInsets)
  }
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
  override func decodeRestorableState(with coder: NSCoder) { super.decodeRestorableState(with: coder) }
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
    var search = UIContentUnavailableConfiguration.search()
    search.text = state.searchText ?? "Nothing"
    contentUnavailableConfiguration = search
  }
}

/// Calls of view controllers.
@Suite struct ControllerCallTests {
  @Test("Additional insets make the safe area smaller, and constraints follow") func safeArea() {
    let controller = OverridingController()
    let screen = ShownScreen(controller)
    let inner = UIView(frame: .zero)
    inner.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(inner)
    let area = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: area.topAnchor),
      inner.leadingAnchor.constraint(equalTo: area.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: area.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: area.bottomAnchor),
    ])
    screen.window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 320, height: 320))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 16, left: 8, bottom: 32, right: 0)
    screen.window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 8, y: 16, width: 312, height: 272))
    #expect(controller.safeAreas.last == UIEdgeInsets(top: 16, left: 8, bottom: 32, right: 0))
    controller.additionalSafeAreaInsets = .zero
    screen.window.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 320, height: 320))
  }

  @Test("Unavailable content covers the view until it is removed") func unavailableContent() {
    let controller = OverridingController()
    let screen = ShownScreen(controller)
    controller.setNeedsUpdateContentUnavailableConfiguration()
    screen.window.layoutIfNeeded()
    func texts() -> [String] { controller.view.nibTree.compactMap { ($0 as? UILabel)?.text } }
    #expect(texts() == ["Nothing", "Check the spelling or try a new search."])
    controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(texts() == ["Loading…"])
    #expect(controller.view.subviews.count == 1)
    controller.contentUnavailableConfiguration = nil
    #expect(controller.view.subviews.isEmpty)
  }
}
