import Testing

@testable import NibCore

/// Buttons and bars that programs change for a state or a screen.
@Suite struct StateUpdateTests {
  @Test("The handler of a button changes its configuration for each state") func buttonHandler() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "Send" : "Sending"
    }
    #expect(button.configuration?.title == "Send")
    button.isEnabled = false
    #expect(button.configuration?.title == "Sending")
    button.isEnabled = true
    #expect(button.configuration?.title == "Send")
  }

  @Test("An item in front determines the appearance of its navigation bar") func itemAppearance() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 32))
    let item = UINavigationItem(title: "Red")
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    item.standardAppearance = appearance
    bar.items = [item]
    #expect(bar.nibBackgroundColor == .red)
    bar.items = [item, UINavigationItem(title: "Plain")]
    #expect(bar.nibBackgroundColor != .red)
  }

  private final class Commands: UIViewController {
    var calls = 0
    func count(_ sender: UIKeyCommand) { calls += 1 }
    override class var nibActions: [NibAction] { [NibAction("count:", Commands.count)] }
  }

  @Test("A controller performs the key commands that were added to it") func addedCommand() {
    let controller = Commands()
    let screen = ShownScreen(controller)
    let command = UIKeyCommand(input: "n", modifierFlags: .command, action: Selector("count:"))
    controller.addKeyCommand(command)
    screen.press(KeyPress(.character("n"), .control))
    #expect(controller.calls == 1)
    controller.removeKeyCommand(command)
    screen.press(KeyPress(.character("n"), .control))
    #expect(controller.calls == 1)
  }
}
