import Foundation
import NibCore
import Synchronization
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTools

/// The order in which documents are checked, and the marks that are reported.
@Suite struct MarksTests {
  /// A simulated disk and checker.
  private final class World: Sendable {
    let states = Mutex<[String: Int64]>([:])
    let checked = Mutex<[String]>([])

    func set(_ paths: String..., time: Int64 = 1) {
      states.withLock { states in for path in paths { states[path] = time } }
    }

    var checker: MarkChecker {
      MarkChecker(
        check: { path, storyboards in
          self.checked.withLock { $0.append(path) }
          let knowsStoryboard = storyboards.names(beside: path)?.contains("c") == true
          return DocumentMark(knowsStoryboard ? [Diagnostic(DiagnosticKind("a", .warning, ""), "")] : [])
        },
        fileState: { path in
          self.states.withLock { $0[path] }.map { .exists(.init(size: 1, seconds: $0)) } ?? .missing
        })
    }

    func takeChecked() -> [String] {
      checked.withLock { checked in
        defer { checked = [] }
        return checked
      }
    }
  }

  /// Runs steps until there is nothing to do. Returns the reported marks and what the checker does next.
  private func work(_ checker: MarkChecker) -> (marks: [String: DocumentMark], next: Worker.Next) {
    var all: [String: DocumentMark] = [:]
    while true {
      let (marks, next) = checker.step()
      all.merge(marks) { $1 }
      if next != .goOn { return (all, next) }
    }
  }

  @Test("Each document is checked once, and visible ones are checked first") func order() {
    let world = World()
    world.set("a.xib", "b.xib", "c.storyboard")
    let checker = world.checker
    checker.change { $0.setDocuments(["a.xib", "b.xib", "c.storyboard", "gone.xib"]) }
    checker.change { $0.prioritize(["c.storyboard", "b.xib"]) }
    let (marks, next) = work(checker)
    #expect(world.takeChecked() == ["c.storyboard", "b.xib", "a.xib"])
    let warning = DocumentMark([Diagnostic(DiagnosticKind("a", .warning, ""), "")])
    #expect(marks == ["a.xib": warning, "b.xib": warning, "c.storyboard": warning])
    #expect(next == .sleep(.seconds(2)))
  }

  @Test("Visible documents are watched and are checked again after a change") func visibleDocuments() {
    let world = World()
    world.set("a.xib", "b.xib")
    let checker = world.checker
    checker.change { $0.setDocuments(["a.xib", "b.xib"]) }
    #expect(work(checker).next == .wait)
    checker.change { $0.prioritize(["b.xib"]) }
    _ = work(checker)
    _ = world.takeChecked()
    _ = work(checker)
    #expect(world.takeChecked() == [])
    world.set("a.xib", "b.xib", time: 2)
    #expect(work(checker).marks == ["b.xib": .clean])
    #expect(world.takeChecked() == ["b.xib"])
  }

  @Test("A forgotten document is checked again, and a new list causes checks of new documents only")
  func repeatedChecks() {
    let world = World()
    world.set("a.xib", "b.xib", "c.xib")
    let checker = world.checker
    checker.change { $0.setDocuments(["a.xib", "b.xib"]) }
    _ = work(checker)
    _ = world.takeChecked()
    checker.change { $0.forget(["b.xib"]) }
    _ = work(checker)
    #expect(world.takeChecked() == ["b.xib"])
    checker.change { $0.setDocuments(["b.xib", "c.xib"]) }
    _ = work(checker)
    #expect(world.takeChecked() == ["c.xib"])
    checker.change { $0.setDocuments(["a.xib", "b.xib"]) }
    _ = work(checker)
    #expect(world.takeChecked() == ["a.xib"])
  }

  @Test("The thread reports marks until it is stopped") func thread() {
    let world = World()
    world.set("a.xib")
    let reported = DispatchSemaphore(value: 0)
    let result = Mutex<[String: DocumentMark]>([:])
    let marks = DocumentMarks(
      world.checker, queue: { $0() },
      onMarks: { marks in
        result.withLock { $0 = marks }
        reported.signal()
      })
    marks.setDocuments(["a.xib"])
    #expect(reported.wait(timeout: .now() + 30) == .success)
    #expect(result.withLock { $0 } == ["a.xib": .clean])
    marks.stop()
  }
}
