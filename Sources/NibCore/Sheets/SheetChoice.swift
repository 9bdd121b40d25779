// A terminal shows menus, the actions of rows, and other choices as a list of buttons in front of the screen.

/// An entry of a list of choices, such as a menu or an action sheet, and what it does.
struct SheetChoice {
  let title: String
  var style = UIAlertAction.Style.default
  var isEnabled = true
  let perform: () -> Void
}

extension UIResponder {
  /// Shows a list of choices in front of the screen. Escape closes it. Returns false if the responder is in no window.
  ///
  /// - Parameter didEnd: called after the list was closed, whether or not something was chosen.
  @discardableResult
  func nibShowChoices(
    _ choices: [SheetChoice], title: String? = nil, message: String? = nil, didEnd: (() -> Void)? = nil
  ) -> Bool {
    guard let front = nibWindow?.nibRootController?.nibFrontController else { return false }
    let sheet = UIAlertController(title: title, message: message, preferredStyle: .actionSheet)
    for choice in choices {
      let action = UIAlertAction(title: choice.title, style: choice.style) { _ in
        choice.perform()
        didEnd?()
      }
      action.isEnabled = choice.isEnabled
      sheet.addAction(action)
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in didEnd?() })
    front.present(sheet, animated: true)
    return true
  }

  /// Shows a menu. Returns false if it has no elements, or if the responder is in no window.
  ///
  /// - Parameter sender: the object that actions and commands get as their sender.
  @discardableResult
  func nibShow(_ menu: UIMenu, sender: Any?, didChoose: (() -> Void)? = nil) -> Bool {
    let elements = menu.nibShownElements
    guard !elements.isEmpty else { return false }
    let choices = elements.map { element in
      nibChoice(for: element, among: elements, of: menu, sender: sender, didChoose: didChoose)
    }
    return nibShowChoices(choices, title: menu.title.isEmpty ? nil : menu.title)
  }

  /// The choice for an element of a menu: it performs the element, or shows its own elements.
  private func nibChoice(
    for element: UIMenuElement, among elements: [UIMenuElement], of menu: UIMenu, sender: Any?,
    didChoose: (() -> Void)?
  ) -> SheetChoice {
    let (attributes, state) = element.nibAppearance
    let hasMarks = elements.contains { $0.nibAppearance.state != .off }
    let mark =
      switch state {
      case .on: "✓ "
      case .mixed: "- "
      case .off: hasMarks ? "  " : ""
      }
    let detail = element.subtitle.map { " (\($0))" } ?? ""
    let title = mark + element.nibShownTitle + detail + (element is UIMenu ? " ›" : "")
    return SheetChoice(
      title: title, style: attributes.contains(.destructive) ? .destructive : .default,
      isEnabled: !attributes.contains(.disabled)
    ) { [weak self] in
      if menu.options.contains(.singleSelection) {
        for case let other as UIAction in elements { other.state = other === element ? .on : .off }
      }
      self?.nibPerform(element, sender: sender, didChoose: didChoose)
    }
  }

  /// Does what an element of a menu does. A menu inside it is shown.
  func nibPerform(_ element: UIMenuElement, sender: Any?, didChoose: (() -> Void)? = nil) {
    switch element {
    case let action as UIAction: action.performWithSender(sender, target: nil)
    case let command as UICommand: nibSend(command)
    case let menu as UIMenu:
      nibShow(menu, sender: sender, didChoose: didChoose)
      return
    default: break
    }
    didChoose?()
  }

  /// Sends the action of a command to the first object in the responder chain that has it. The sender is the command.
  func nibSend(_ command: UICommand) {
    if nibSendUpResponderChain(command.action, sender: command, event: nil) { return }
    UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
  }
}
