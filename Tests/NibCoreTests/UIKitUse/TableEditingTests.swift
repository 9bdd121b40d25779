import Testing

@testable import NibCore

/// The editing of tables with keys, and the actions of rows.
@Suite struct TableEditingTests {
  @Test("Delete offers to delete the row under the cursor, and the data source deletes it") func deletion() {
    let controller = EditedController()
    let screen = ShownScreen(controller)
    screen.press(.down, .delete)
    #expect(screen.sheet?.actions.map(\.title) == ["Delete", "Cancel"])
    #expect(controller.log == ["begin 1"])
    screen.press(.enter)
    #expect(screen.sheet == nil)
    #expect(controller.items == ["a", "c", "d"])
    #expect(controller.log == ["begin 1", "commit delete 1", "end 1"])
    #expect(controller.tableView.visibleCells.count == 3)
    #expect(controller.tableView.nibCursor == IndexPath(row: 1, section: 0))
  }

  @Test("A row that cannot be edited has no actions") func refusal() {
    let controller = EditedController()
    controller.fixed = [0]
    let screen = ShownScreen(controller)
    screen.press(.delete)
    #expect(screen.sheet == nil)
    #expect(!controller.tableView.nibOffersRowActions)
    screen.press(.down)
    #expect(controller.tableView.nibOffersRowActions)
  }

  @Test("A table whose data source does not say which rows can be edited offers no actions")
  func silentDefault() {
    let controller = PlainController(style: .plain)
    let screen = ShownScreen(controller)
    #expect(!controller.tableView.nibOffersRowActions)
    screen.press(.character("m"))
    #expect(screen.sheet == nil)
  }

  @Test("A table whose data source is known to delete rows offers it, also without `canEditRowAt`")
  func knownCommit() {
    let controller = DeletingController(style: .plain)
    let screen = ShownScreen(controller)
    #expect(controller.tableView.nibOffersRowActions)
    screen.press(.character("m"))
    #expect(screen.sheet?.actions.map(\.title) == ["Delete", "Cancel"])
  }

  @Test("Rows cannot be deleted if the data source is known not to have the method for it")
  func withoutCommit() {
    for controller in [PlainController(style: .plain), EditableController(style: .plain)] {
      let screen = ShownScreen(controller)
      screen.press(.down)
      #expect(!controller.tableView.nibOffersRowActions)
      for key in [KeyPress.Key.delete, .character("m")] {
        screen.press(key)
        #expect(screen.sheet == nil)
      }
    }
  }

  @Test("The edit button begins and ends editing of the controller and the table") func editButton() throws {
    let controller = EditedController()
    let screen = ShownScreen(controller)
    #expect(controller.editButtonItem.nibCellText == "Edit")
    try controller.editButtonItem.nibPerform(from: controller.view)
    screen.window.layoutIfNeeded()
    #expect(controller.isEditing)
    #expect(controller.tableView.isEditing)
    #expect(controller.editButtonItem.nibCellText == "Done")
    let cell = try #require(controller.tableView.visibleCells.first)
    #expect(cell.isEditing)
    #expect(cell.editingStyle == .delete)
    #expect(cell.contentView.frame.minX == 24)
    try controller.editButtonItem.nibPerform(from: controller.view)
    screen.window.layoutIfNeeded()
    #expect(!controller.tableView.isEditing)
    #expect(!cell.isEditing)
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test("While a table is edited, Enter deletes after a question, and inserts at once") func controls() {
    let controller = EditedController()
    controller.inserting = [1]
    let screen = ShownScreen(controller)
    controller.setEditing(true, animated: false)
    screen.press(.enter)
    #expect(screen.sheet?.actions.first?.title == "Delete")
    screen.press(.escape)
    #expect(controller.items.count == 4)
    screen.press(.down, .enter)
    #expect(controller.items == ["a", "new", "b", "c", "d"])
    #expect(controller.chosen == [])
  }

  @Test("Shift-Down and K move the row under the cursor, and the delegate can choose another place")
  func moving() {
    let controller = EditedController()
    let screen = ShownScreen(controller)
    controller.setEditing(true, animated: false)
    screen.window.layoutIfNeeded()
    screen.press(KeyPress(.down, .shift))
    #expect(controller.items == ["b", "a", "c", "d"])
    #expect(controller.tableView.nibCursor == IndexPath(row: 1, section: 0))
    controller.target = IndexPath(row: 3, section: 0)
    screen.press(.character("J"))
    #expect(controller.items == ["b", "c", "d", "a"])
    controller.target = nil
    screen.press(.character("K"))
    #expect(controller.items == ["b", "c", "a", "d"])
  }

  @Test("With multiple selection during editing, Enter marks rows") func marking() {
    let controller = EditedController()
    let screen = ShownScreen(controller)
    controller.tableView.allowsMultipleSelectionDuringEditing = true
    controller.setEditing(true, animated: false)
    screen.press(.enter, .down, .down, .enter)
    #expect(controller.tableView.indexPathsForSelectedRows?.map(\.row) == [0, 2])
    controller.setEditing(false, animated: false)
    #expect(controller.tableView.indexPathsForSelectedRows == nil)
  }

  @Test("Swipe actions replace the default action, and are performed with their row") func swipes() {
    let controller = EditedController()
    controller.swipes = true
    let screen = ShownScreen(controller)
    screen.press(.down, .character("m"))
    #expect(screen.sheet?.actions.map(\.title) == ["Flag", "Archive", "Cancel"])
    screen.press(.down, .enter)
    #expect(controller.log.contains("Archive 1"))
  }

  @Test("An empty list of actions means that a row cannot be swiped") func noSwipes() {
    let controller = EditedController()
    controller.rowActions = []
    let screen = ShownScreen(controller)
    screen.press(.delete)
    #expect(screen.sheet == nil)
  }

  @Test("The older row actions are offered, too") func rowActions() {
    let controller = EditedController()
    controller.rowActions = [
      UITableViewRowAction(style: .destructive, title: "Remove") { _, path in
        controller.log.append("Remove \(path.row)")
      }
    ]
    let screen = ShownScreen(controller)
    screen.press(.delete, .enter)
    #expect(controller.log.filter { $0.hasPrefix("Remove") } == ["Remove 0"])
  }

  /// Deleted, inserted and moved rows of one section, and the new rows of the old ones 0 to 4; -1 for a deleted row.
  @Test(
    "Paths of deleted and moved rows are those before an update, and those of inserted rows those after it",
    arguments: [
      ([0], [], [:], [-1, 0, 1, 2, 3]), ([], [0], [:], [1, 2, 3, 4, 5]),
      ([1, 3], [], [:], [0, -1, 1, -1, 2]),
      ([0], [0], [:], [-1, 1, 2, 3, 4]), ([], [2, 3], [:], [0, 1, 4, 5, 6]),
      ([], [], [0: 4], [4, 0, 1, 2, 3]), ([], [], [4: 0], [1, 2, 3, 4, 0]),
      ([1], [], [4: 0], [1, -1, 2, 3, 0]),
    ] as [([Int], [Int], [Int: Int], [Int])])
  func updates(deleted: [Int], inserted: [Int], moved: [Int: Int], expected: [Int]) {
    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
    var updates = TableUpdates()
    updates.deletedRows = Set(deleted.map(path))
    updates.insertedRows = Set(inserted.map(path))
    for (old, new) in moved { updates.movedRows[path(old)] = path(new) }
    #expect((0..<5).map { updates.path(after: path($0))?.row ?? -1 } == expected)
  }

  @Test("The selection follows its rows through a batch of updates") func selectionInUpdates() {
    let source = ListSource(4)
    let table = makeTable(source)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    var completed = false
    table.performBatchUpdates {
      source.sections = [4]
      table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
      table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
    } completion: {
      completed = $0
    }
    table.layoutIfNeeded()
    #expect(!completed)
    runTimers { completed }
    #expect(completed)
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
  }
}

/// A table of four items that can be edited.
private final class EditedController: UITableViewController {
  var items = ["a", "b", "c", "d"]
  var log: [String] = []
  var chosen: [Int] = []
  var fixed: Set<Int> = []
  var inserting: Set<Int> = []
  var target: IndexPath?
  var swipes = false
  var rowActions: [UITableViewRowAction]?

  init() { super.init(style: .plain) }
  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(indexPath.row)
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(indexPath.row)
  }
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { inserting.contains(indexPath.row) ? .insert : .delete }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle) \(indexPath.row)")
    if editingStyle == .insert {
      items.insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .none)
    } else {
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .none)
    }
  }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { target ?? proposedDestinationIndexPath }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("begin \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("end \(indexPath?.row ?? -1)")
  }
  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes ? configuration("Flag", indexPath) : nil }
  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { swipes ? configuration("Archive", indexPath) : nil }
  override func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath)
    -> [UITableViewRowAction]?
  { rowActions }

  private func configuration(_ title: String, _ path: IndexPath) -> UISwipeActionsConfiguration {
    UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
        self?.log.append("\(title) \(path.row)")
        done(true)
      }
    ])
  }
}

/// A table whose controller deletes rows, but does not say which ones can be edited.
private final class DeletingController: PlainController {
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
}

/// A table whose rows can be edited, but whose controller has no method that deletes them.
private final class EditableController: PlainController {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

/// A table whose data source implements no methods about editing.
private class PlainController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
