import Testing

@testable import NibCore

/// Alerts and lists of actions, operated with keys.
@Suite struct AlertTests {
  private let controller = UIViewController()

  private func shown(_ alert: UIAlertController) -> ShownScreen {
    let screen = ShownScreen(controller)
    controller.present(alert, animated: true)
    screen.window.layoutIfNeeded()
    screen.window.nibUpdateFocus()
    return screen
  }

  @Test("An action's handler is called after the alert was dismissed") func handler() {
    let alert = UIAlertController(title: "Delete?", message: "Really?", preferredStyle: .alert)
    var log: [String] = []
    for style in [UIAlertAction.Style.default, .destructive] {
      alert.addAction(
        UIAlertAction(title: "\(style)", style: style) { [controller] action in
          log.append("\(action.title ?? "") \(controller.presentedViewController == nil)")
        })
    }
    let screen = shown(alert)
    screen.press(.right, .enter)
    #expect(log == ["destructive true"])
  }

  @Test("Escape performs the cancel action") func cancel() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .actionSheet)
    var isCancelled = false
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
    let screen = shown(alert)
    screen.press(.escape)
    #expect(isCancelled)
    #expect(screen.sheet == nil)
  }

  @Test("An alert without a cancel action has to be answered") func noCancel() {
    let alert = UIAlertController(title: "Done", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    let screen = shown(alert)
    screen.press(.escape)
    #expect(screen.sheet === alert)
    screen.press(.enter)
    #expect(screen.sheet == nil)
  }

  @Test("Text is typed into the first text field, and Return performs the preferred action") func textField()
  {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "First" }
    alert.addTextField { $0.placeholder = "Last" }
    var names: [String] = []
    let save = UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
      names = alert?.textFields?.map { $0.text ?? "" } ?? []
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(save)
    alert.preferredAction = save
    let screen = shown(alert)
    screen.type("Ada")
    screen.press(.tab)
    screen.type("Lovelace")
    screen.press(.enter)
    #expect(names == ["Ada", "Lovelace"])
  }

  @Test("The first text field is edited at once, and Escape cancels the alert")
  func editing() {
    var isCancelled = false
    func alert() -> UIAlertController {
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      for text in ["Ada", "Lovelace"] { alert.addTextField { $0.text = text } }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
      return alert
    }
    let screen = shown(alert())
    #expect(screen.sheet?.textFields?.map(\.isEditing) == [true, false])
    #expect(screen.window.nibFocusedView === screen.sheet?.textFields?.first)
    screen.press(.backspace)
    #expect(screen.sheet?.textFields?.first?.text == "Ad")
    screen.press(.escape)
    #expect(isCancelled && screen.sheet == nil)
  }

  @Test("A disabled action cannot be performed") func disabled() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    let action = UIAlertAction(title: "OK", style: .default)
    action.isEnabled = false
    alert.addAction(action)
    let screen = shown(alert)
    screen.press(.enter)
    #expect(screen.sheet === alert)
    action.isEnabled = true
    screen.press(.enter)
    #expect(screen.sheet == nil)
  }

  @Test("Many actions scroll, so that all can be reached") func manyActions() {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    var chosen: String?
    for number in 1...40 {
      sheet.addAction(UIAlertAction(title: "\(number)", style: .default) { chosen = $0.title })
    }
    let screen = shown(sheet)
    for _ in 1..<30 { screen.press(.down) }
    screen.press(.enter)
    #expect(chosen == "30")
  }
}
