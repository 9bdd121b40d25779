import Foundation
import Testing

@testable import NibCore

/// `UndoManager`, with the behavior that Foundation documents.
@Suite struct UndoManagerTests {
  /// A text whose changes can be undone.
  private final class Page {
    let manager = UndoManager()
    private(set) var text = ""

    func write(_ new: String) {
      let old = text
      manager.registerUndo(withTarget: self) { $0.write(old) }
      text = new
    }
  }

  /// Makes a change in a group of its own.
  private func write(_ text: String, on page: Page) {
    page.manager.beginUndoGrouping()
    page.write(text)
    page.manager.endUndoGrouping()
  }

  private func page(_ texts: String...) -> Page {
    let page = Page()
    page.manager.groupsByEvent = false
    for text in texts { write(text, on: page) }
    return page
  }

  @Test("Changes are undone and done again, the last one first") func undo() {
    let page = page("a", "b")
    #expect(page.manager.canUndo && !page.manager.canRedo)
    page.manager.undo()
    #expect(page.text == "a")
    page.manager.undo()
    #expect(page.text == "" && !page.manager.canUndo)
    page.manager.undo()
    page.manager.redo()
    #expect(page.text == "a")
    page.manager.redo()
    #expect(page.text == "b" && !page.manager.canRedo)
    page.manager.undo()
    write("c", on: page)
    #expect(!page.manager.canRedo)
  }

  @Test("The changes of a group, and of the groups in it, are undone together") func groups() {
    let page = page("a")
    page.manager.beginUndoGrouping()
    page.write("b")
    page.manager.beginUndoGrouping()
    page.write("c")
    #expect(page.manager.groupingLevel == 2)
    page.manager.endUndoGrouping()
    page.write("d")
    page.manager.endUndoGrouping()
    page.manager.undo()
    #expect(page.text == "a")
    page.manager.redo()
    #expect(page.text == "d")
  }

  @Test("The changes of one turn of the run loop are a group, which undo() closes") func turns() {
    let page = Page()
    page.write("a")
    page.write("b")
    #expect(page.manager.groupingLevel == 1 && page.manager.canUndo)
    runTimers { page.manager.groupingLevel == 0 }
    page.write("c")
    page.manager.undo()
    #expect(page.text == "b" && page.manager.groupingLevel == 0)
    page.manager.undo()
    #expect(page.text == "")
    page.manager.redo()
    #expect(page.text == "b")
  }

  @Test("Undoing and doing again have the name of the changes") func names() {
    let page = page()
    page.manager.beginUndoGrouping()
    page.write("a")
    page.manager.setActionName("Typing")
    page.manager.endUndoGrouping()
    #expect(page.manager.undoActionName == "Typing" && page.manager.undoMenuItemTitle == "Undo Typing")
    #expect(page.manager.redoMenuItemTitle == "Redo")
    page.manager.undo()
    #expect(page.manager.redoMenuItemTitle == "Redo Typing" && page.manager.undoActionName == "")
    page.manager.redo()
    #expect(page.manager.undoMenuItemTitle == "Undo Typing")
  }

  @Test("The oldest groups beyond the limit are removed") func levels() {
    let page = page("a", "b", "c", "d")
    page.manager.levelsOfUndo = 2
    for _ in 0..<4 { page.manager.undo() }
    #expect(page.text == "b")
  }

  @Test("Changes are not recorded while recording is off, nor undone without their target") func targets() {
    let page = page()
    page.manager.disableUndoRegistration()
    page.write("a")
    page.manager.enableUndoRegistration()
    #expect(!page.manager.canUndo && page.manager.isUndoRegistrationEnabled)
    write("b", on: page)
    page.manager.removeAllActions(withTarget: page)
    #expect(!page.manager.canUndo)
    write("c", on: page)
    page.manager.removeAllActions()
    page.manager.undo()
    #expect(page.text == "c")
  }

  @Test("Notifications say when changes are undone") func notifications() {
    let page = page("a")
    let all: [Notification.Name] = [
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
      .NSUndoManagerDidRedoChange,
    ]
    let box = NameBox()
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: page.manager, queue: nil) {
        box.names.append($0.name.rawValue)
      }
    }
    page.manager.undo()
    page.manager.redo()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(box.names == all.map(\.rawValue))
  }

  @Test("A responder has the manager of its window") func responder() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    let view = UIView(frame: .zero)
    #expect(view.undoManager == nil)
    window.addSubview(view)
    #expect(view.undoManager != nil && view.undoManager === window.undoManager)
  }
}

private final class NameBox: @unchecked Sendable { var names: [String] = [] }
