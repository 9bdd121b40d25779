extension UIButton {
  /// Shows the title and image of an action, and adds the action.
  func nibAdopt(_ action: UIAction) {
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Shows the menu, and sends `menuActionTriggered`. Returns false if there is no menu.
  func nibShowMenu() -> Bool {
    guard let menu, isEnabled else { return false }
    sendActions(for: .menuActionTriggered)
    return nibShow(menu, sender: self) { [weak self] in self?.nibMenuDidChange(didChoose: true) }
  }

  /// Shows the title of the chosen action in a pop-up button: a button whose primary action is a menu and which changes
  /// its selection.
  func nibMenuDidChange(didChoose: Bool = false) {
    guard showsMenuAsPrimaryAction, changesSelectionAsPrimaryAction,
      let title = menu?.nibSelectedAction?.title
    else { return }
    setTitle(title, for: .normal)
  }
}
