import Testing

@testable import NibCore

/// Menus, actions with closures, and key commands.
@Suite struct MenuTests {
  private let controller = UIViewController()

  private func shown(_ button: UIButton) -> ShownScreen {
    button.frame = CGRect(x: 0, y: 0, width: 80, height: 16)
    controller.view.addSubview(button)
    return ShownScreen(controller)
  }

  @Test("A button with a primary action shows its title and calls its closure with the button as sender")
  func primaryAction() {
    var senders: [UIButton?] = []
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { senders.append($0.sender as? UIButton) })
    let screen = shown(button)
    #expect(button.title(for: .normal) == "Go")
    screen.press(.enter)
    #expect(senders == [button])
  }

  @Test("An action replaces one with the same identifier, and can be removed") func identifiers() {
    var log: [String] = []
    let control = UIControl(frame: .zero)
    let id = UIAction.Identifier("one")
    control.addAction(UIAction(identifier: id) { _ in log.append("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: id) { _ in log.append("new") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["new"])
    control.removeAction(identifiedBy: id, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["new"])
    #expect(control.allControlEvents == [])
  }

  @Test("A menu as primary action is shown as a list, without hidden elements and with inline menus")
  func menu() {
    var chosen: [String] = []
    func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
      UIAction(title: title, attributes: attributes) { chosen.append($0.title) }
    }
    let button = UIButton(type: .system)
    button.menu = UIMenu(
      title: "Edit",
      children: [
        action("Copy"), action("Secret", .hidden),
        UIMenu(options: .displayInline, children: [action("Paste"), action("Delete", .destructive)]),
        UIMenu(title: "More", children: [action("Share")]), action("Off", .disabled),
      ])
    button.showsMenuAsPrimaryAction = true
    let screen = shown(button)
    screen.press(.enter)
    #expect(
      screen.sheet?.actions.map(\.title) == ["Copy", "Paste", "Delete", "More ›", "Off", "Cancel"])
    #expect(screen.sheet?.title == "Edit")
    screen.press(.down, .enter)
    #expect(chosen == ["Paste"])
    screen.press(.enter, .down, .down, .down, .enter)
    #expect(screen.sheet?.actions.map(\.title) == ["Share", "Cancel"])
    screen.press(.enter)
    #expect(chosen == ["Paste", "Share"])
  }

  @Test("A menu that is not the primary action is shown with the key m") func secondaryMenu() {
    let button = UIButton(type: .system)
    button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
    let screen = shown(button)
    screen.press(.enter)
    #expect(screen.sheet == nil)
    screen.press(.character("m"))
    #expect(screen.sheet?.actions.first?.title == "Copy")
  }

  @Test("A pop-up button shows the title of the chosen action") func popUp() {
    let button = UIButton(type: .system)
    button.menu = UIMenu(
      options: .singleSelection,
      children: ["S", "M", "L"].map { title in
        UIAction(title: title, state: title == "M" ? .on : .off) { _ in }
      })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    let screen = shown(button)
    #expect(button.title(for: .normal) == "M")
    screen.press(.enter)
    #expect(screen.sheet?.actions.map(\.title) == ["  S", "✓ M", "  L", "Cancel"])
    screen.press(.down, .down, .enter)
    #expect(button.title(for: .normal) == "L")
  }

  @Test("A bar item shows its menu, or performs its primary action") func barItems() throws {
    var isPerformed = false
    let item = UIBarButtonItem(
      title: "Sort", menu: UIMenu(children: [UIAction(title: "By name") { _ in isPerformed = true }]))
    controller.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: controller)
    let screen = ShownScreen(navigation)
    try item.nibPerform(from: navigation.navigationBar)
    screen.window.nibUpdateFocus()
    screen.press(.enter)
    #expect(isPerformed)
    let action = UIBarButtonItem(primaryAction: UIAction(title: "Now") { _ in isPerformed = false })
    #expect(action.title == "Now")
    try action.nibPerform(from: nil)
    #expect(!isPerformed)
  }

  @Test("A command calls the method of the first responder in the chain that has it") func commands() {
    let controller = CommandController()
    let screen = ShownScreen(controller)
    screen.press(KeyPress(.character("n"), .control))
    #expect(controller.log == ["new item"])
    screen.press(KeyPress(.character("n")))
    #expect(controller.log == ["new item"])
  }

  @Test("The key m shows the context menu of the focused view") func contextMenu() {
    let button = UIButton(type: .system)
    let source = MenuSource()
    button.addInteraction(UIContextMenuInteraction(delegate: source))
    let screen = shown(button)
    screen.press(.character("m"), .enter)
    #expect(source.isChosen)
  }

  private final class CommandController: UIViewController {
    var log: [String] = []

    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("newItem:"))]
    }

    func newItem(_ sender: UIKeyCommand) { log.append("new item") }

    override class var nibActions: [NibAction] { [NibAction("newItem:", CommandController.newItem)] }
  }

  private final class MenuSource: UIContextMenuInteractionDelegate {
    var isChosen = false

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        UIMenu(children: [UIAction(title: "Choose") { _ in self.isChosen = true }])
      })
    }
  }

  @Test("An element of a menu without a title shows its longer title, or its image") func menus() {
    let image = UIImage(systemName: "star.fill")
    let elements: [UIMenuElement] = [
      UIAction(title: "A", image: image, discoverabilityTitle: "Long") { _ in },
      UIAction(image: image, discoverabilityTitle: "Long") { _ in }, UIAction(image: image) { _ in },
      UICommand(action: Selector("a"), discoverabilityTitle: "Command"), UIMenu(title: "", image: image),
    ]
    #expect(elements.map(\.nibShownTitle) == ["A", "Long", "★", "Command", "★"])
  }
}
