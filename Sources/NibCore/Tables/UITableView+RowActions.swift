// UIKit shows the actions of a row when it is swiped or pressed for long. In a terminal, the keys Delete and `m` show a
// list of them for the row under the cursor.
extension UITableView {
  /// All actions of a row: those of leading and trailing swipes, deleting the row, its details and its context menu.
  func nibActions(for path: IndexPath) -> [SheetChoice] {
    nibSwipeActions(for: path) + nibDetailActions(for: path) + nibMenuActions(for: path)
  }

  /// Shows the actions of a row. Returns `false` if it has none.
  func nibShowActions(for path: IndexPath) -> Bool {
    let choices = nibActions(for: path)
    guard !choices.isEmpty else { return false }
    let isSwipe = nibCanEdit(path)
    if isSwipe { nibTableDelegate?.tableView(self, willBeginEditingRowAt: path) }
    return nibShowChoices(choices) { [weak self] in
      if isSwipe, let self { nibTableDelegate?.tableView(self, didEndEditingRowAt: path) }
    }
  }

  /// Whether the line of keys offers the actions of the row under the cursor. For a row that can be edited only by
  /// default, it does so only if the data source is known to delete rows, because most tables cannot be edited at all.
  var nibOffersRowActions: Bool {
    guard let cursor = nibCursor, nibGeometry.contains(cursor) else { return false }
    if let offer = nibEditing.offer, offer.path == cursor { return offer.offers }
    let canCertainlyEdit = nibCanEdit(cursor) && (!nibEditing.editsByDefault || nibCanCommit == true)
    let offers =
      canCertainlyEdit && !nibSwipeActions(for: cursor).isEmpty || !nibConfiguredSwipes(for: cursor).isEmpty
      || !nibDetailActions(for: cursor).isEmpty || !nibMenuActions(for: cursor).isEmpty
    nibEditing.offer = (cursor, offers)
    return offers
  }

  /// The actions of swipes. Without a configuration, a row that can be edited can be deleted.
  private func nibSwipeActions(for path: IndexPath) -> [SheetChoice] {
    guard nibCanEdit(path) else { return [] }
    let configured = nibConfiguredSwipes(for: path)
    let hasTrailing =
      nibTableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) != nil
      || nibTableDelegate?.tableView(self, editActionsForRowAt: path) != nil
    guard !hasTrailing, nibEditingStyle(of: path) == .delete, nibCanCommit != false else {
      return configured
    }
    return configured + [nibDeletion(of: path)]
  }

  /// The actions that the delegate provides for swipes.
  private func nibConfiguredSwipes(for path: IndexPath) -> [SheetChoice] {
    guard let delegate = nibTableDelegate, nibCanEdit(path) else { return [] }
    let leading = delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)?.actions ?? []
    let trailing = delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    let rowActions = trailing == nil ? delegate.tableView(self, editActionsForRowAt: path) ?? [] : []
    let swipeChoices = (leading + (trailing?.actions ?? [])).map { action in
      action.nibChoice { [weak self] in self?.cellForRow(at: path) ?? self }
    }
    let rowChoices = rowActions.map { action in
      SheetChoice(
        title: action.title ?? "Action", style: action.style == .destructive ? .destructive : .default
      ) { action.handler(action, path) }
    }
    return swipeChoices + rowChoices
  }

  /// The choice that deletes a row.
  func nibDeletion(of path: IndexPath) -> SheetChoice {
    let title = nibTableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    return SheetChoice(title: title, style: .destructive) { [weak self] in self?.nibCommit(.delete, path) }
  }

  private func nibDetailActions(for path: IndexPath) -> [SheetChoice] {
    guard let cell = nibShown[path], cell.nibHasDetailButton else { return [] }
    return [SheetChoice(title: "More Info") { [weak self] in self?.nibTapAccessory(of: path) }]
  }

  /// Notifies the delegate that the detail button of a row was tapped, and performs its segues.
  func nibTapAccessory(of path: IndexPath) {
    nibTableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
    nibShown[path]?.nibPerformSegues(for: .accessoryAction)
  }

  private func nibMenuActions(for path: IndexPath) -> [SheetChoice] {
    guard let delegate = nibTableDelegate, let cell = nibShown[path] else { return [] }
    let point = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    let rowMenu = delegate.tableView(self, contextMenuConfigurationForRowAt: path, point: point)?.nibMenu
    return (rowMenu ?? cell.nibInteractionMenu).map(cell.nibChoices) ?? []
  }
}

extension UIView {
  /// The elements of a menu as choices, which the view performs.
  func nibChoices(of menu: UIMenu) -> [SheetChoice] {
    menu.nibShownElements.map { element in
      let attributes = element.nibAppearance.attributes
      return SheetChoice(
        title: element.title + (element is UIMenu ? " ›" : ""),
        style: attributes.contains(.destructive) ? .destructive : .default,
        isEnabled: !attributes.contains(.disabled)
      ) { [weak self] in self?.nibPerform(element, sender: self) }
    }
  }

  /// The menu of the view's own interaction; `nil` if there is none.
  fileprivate var nibInteractionMenu: UIMenu? {
    for case let interaction as UIContextMenuInteraction in nibInteractions {
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      let configuration = interaction.delegate?.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: middle)
      if let menu = configuration?.nibMenu { return menu }
    }
    return nil
  }
}
