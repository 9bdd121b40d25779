import Foundation
import NibAnalysis
import NibCompare
import NibCore
import Synchronization
import TestSupport
import Testing

@testable import NibTools

/// Work in the background of which only the last request counts.
@Suite struct LatestWorkTests {
  /// The blocks that arrive at the main queue, which the test runs.
  private final class Inbox: Sendable {
    private let blocks = Mutex<[@Sendable () -> Void]>([])
    private let arrival = DispatchSemaphore(value: 0)

    func send(_ block: @escaping @Sendable () -> Void) {
      blocks.withLock { $0.append(block) }
      arrival.signal()
    }

    /// Waits for the next block, and runs it.
    func runNext() {
      arrival.wait()
      let block = blocks.withLock { $0.removeFirst() }
      block()
    }

    var isEmpty: Bool { blocks.withLock { $0.isEmpty } }
  }

  /// The numbers of the pieces of work that ran.
  private final class Runs: Sendable {
    private let numbers = Mutex<[Int]>([])

    func add(_ number: Int) { numbers.withLock { $0.append(number) } }

    var all: [Int] { numbers.withLock { $0 } }
  }

  @Test("Of requests that arrive during another one, only the last runs, and only its result is received")
  func latest() {
    let (inbox, runs) = (Inbox(), Runs())
    let work = LatestWork(named: "test") { inbox.send($0) }
    let (began, goesOn) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    var received: [Int] = []
    work.start {
      began.signal()
      goesOn.wait()
      // The work can notice that nobody needs its result.
      runs.add(NibCheck.isCancelled() ? -1 : 1)
      return 1
    } then: {
      received.append($0)
    }
    began.wait()
    for number in 2...4 {
      work.start {
        runs.add(number)
        return number
      } then: {
        received.append($0)
      }
    }
    goesOn.signal()
    inbox.runNext()
    #expect(received == [4])
    #expect(runs.all == [-1, 4])
    #expect(inbox.isEmpty)
  }

  @Test("A result that arrives after the cancellation is not received") func cancelled() {
    let inbox = Inbox()
    let work = LatestWork(named: "test") { inbox.send($0) }
    var received: [Int] = []
    work.start {
      1
    } then: {
      received.append($0)
    }
    work.cancel()
    work.start {
      2
    } then: {
      received.append($0)
    }
    // The first result may have been sent before the cancellation: then its block arrives first, and does nothing.
    while received.isEmpty { inbox.runNext() }
    #expect(received == [2])
  }

  @Test("A cancelled check ends early, and its findings are not kept") func check() throws {
    let constraint = "<constraint firstItem=\"box\" firstAttribute=\""
    let conflict = SmallNibs.staleMark.replacing(
      constraint + "leading\"",
      with: constraint + "width\" constant=\"50\" id=\"c5\"/>\n" + constraint + "leading\"")
    let document = try NibReader.read(Array(conflict.utf8), file: "Box.xib")
    let changed = try NibReader.read(Array(SmallNibs.staleMark.utf8), file: "Box.xib")
    let (known, project) = (KnownFindings(), CheckProject())
    func gone() -> [String] {
      let report = DiffReport(
        editing: document, to: changed, options: LayoutOptions(), project: project,
        configuration: CheckConfiguration(), known: known)
      return report.findings?.gone.map(\.id) ?? []
    }
    #expect(NibCheck.$isCancelled.withValue({ true }, operation: gone).isEmpty)
    let found = gone()
    #expect(!found.isEmpty)
    #expect(gone() == found)
  }
}
