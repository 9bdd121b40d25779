import Testing

@testable import NibCore

@Suite struct TableCursorTests {
  /// Keys, and the cursor's row after them. The cursor begins at row 0 of 50, of which 10 are visible.
  @Test(
    "Keys move the cursor by rows, by pages and to the ends, without selecting",
    arguments: [
      ([KeyPress.Key.down, .down, .up], 1), ([.character("j"), .character("j"), .character("k")], 1),
      ([.pageDown], 9), ([.pageDown, .pageDown, .pageUp], 9), ([.end], 49), ([.character("G"), .home], 0),
      ([.end, .character("g")], 0), ([.end, .up, .up], 47), ([.end, .pageUp], 40),
    ])
  func keys(keys: [KeyPress.Key], row: Int) {
    let source = ListSource(50)
    let table = makeTable(source)
    table.nibMoveCursor(to: IndexPath(row: 0, section: 0))
    for key in keys { table.press(key) }
    table.layoutIfNeeded()
    #expect(table.nibCursor == IndexPath(row: row, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: row, section: 0))?.nibIsUnderCursor == true)
    #expect(table.visibleCells.filter(\.nibIsUnderCursor).count == 1)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("The table scrolls so that the cursor stays visible") func scrollingToCursor() {
    let source = ListSource(50)
    let table = makeTable(source)
    table.nibMoveCursor(to: IndexPath(row: 0, section: 0))
    for row in 1..<50 {
      table.press(.down)
      #expect(table.bounds.contains(table.rectForRow(at: IndexPath(row: row, section: 0))))
    }
    #expect(table.contentOffset.y == 640)
  }

  @Test("Keys that cannot move the cursor are not handled") func unhandledKeys() {
    let source = ListSource(2)
    let table = makeTable(source)
    table.nibMoveCursor(to: IndexPath(row: 0, section: 0))
    #expect(table.press(.up, .down, .down) == [false, true, false])
    #expect(table.press(.escape, .left, .tab) == [false, false, false])
  }

  @Test("Enter and Space select the row under the cursor unless the delegate refuses") func selectionByKey() {
    let source = ListSource(20)
    source.refused = [IndexPath(row: 1, section: 0)]
    let table = makeTable(source)
    table.nibMoveCursor(to: IndexPath(row: 0, section: 0))
    table.press(.enter, .down, .enter, .down, .character(" "))
    #expect(source.log == ["+0", "-0", "+2"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    #expect(table.visibleCells.map(\.isSelected) == [false, false, true] + Array(repeating: false, count: 7))
  }

  @Test("With multiple selection, Enter selects and deselects single rows") func multipleSelection() {
    let source = ListSource(20)
    let table = makeTable(source)
    table.allowsMultipleSelection = true
    table.nibMoveCursor(to: IndexPath(row: 0, section: 0))
    table.press(.enter, .down, .enter, .up, .enter)
    #expect(source.log == ["+0", "+1", "-0"])
    #expect(table.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test("A click selects a row, and the wheel scrolls without moving the cursor") func mouse() {
    let source = ListSource(50)
    let table = makeTable(source)
    let point = CGPoint(x: 20, y: 56)
    #expect(table.nibMouse(MouseEvent(.press, column: 2, row: 3), at: point))
    #expect(table.nibCursor == IndexPath(row: 3, section: 0))
    #expect(table.nibMouse(MouseEvent(.release, column: 2, row: 3), at: point))
    #expect(source.log == ["+3"])
    #expect(table.nibMouse(MouseEvent(.wheelDown, .none, column: 2, row: 3), at: point))
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 48)
    #expect(table.nibCursor == IndexPath(row: 3, section: 0))
  }

  @Test("A table that does not allow selection scrolls and has no cursor") func noSelection() {
    let source = ListSource(50)
    let table = makeTable(source)
    table.allowsSelection = false
    #expect(table.press(.down, .up, .up) == [true, true, false])
    #expect(table.nibCursor == nil)
  }
}
