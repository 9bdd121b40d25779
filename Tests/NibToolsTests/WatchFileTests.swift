import Foundation
import Synchronization
import TestSupport
import Testing

@testable import NibTools

/// The detection of files that change, disappear and reappear.
@Suite struct WatchFileTests {
  private static let old = FileState.exists(.init(size: 10, seconds: 100))
  private static let new = FileState.exists(.init(size: 20, seconds: 101))
  private static let half = FileState.exists(.init(size: 5, seconds: 101))

  /// The states of a file in successive polls, and the event that each poll reports.
  struct Row: Sendable {
    let states: [FileState]
    let events: [FileWatch.Event?]
  }

  static let rows = [
    // A change is reported when the file no longer changes.
    Row(states: [old, new, new, new], events: [nil, nil, .changed, nil]),
    Row(states: [half, new, new], events: [nil, nil, .changed]),
    Row(states: [half, old, new, new], events: [nil, nil, nil, .changed]),
    // An editor replaces the file.
    Row(states: [.missing, new, new], events: [nil, nil, .changed]),
    Row(states: [.missing, old, old], events: [nil, nil, nil]),
    // The file disappears and reappears.
    Row(states: [.missing, .missing, .missing, new, new], events: [nil, .deleted, nil, nil, .reappeared]),
    Row(states: [.missing, .missing, old, old], events: [nil, .deleted, nil, .reappeared]),
    // A server that does not respond causes no report.
    Row(
      states: [.unreachable, .unreachable, old, new, .unreachable, new],
      events: [nil, nil, nil, nil, nil, .changed]),
  ]

  @Test("A new state of a file is reported after it was seen twice", arguments: rows)
  func repeatedState(row: Row) {
    var watch = FileWatch(Self.old)
    #expect(row.states.map { watch.update($0) } == row.events)
    #expect(!watch.isSettling)
  }

  @Test("The state of a file differs after its contents change") func statesOnDisk() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a", to: "a.xib")
    let before = FileState(ofDocument: file)
    #expect(before == FileState(ofDocument: file))
    try folder.write("ab", to: "a.xib")
    #expect(before != FileState(ofDocument: file))
    #expect(FileState(ofDocument: file + "x") == .missing)
    #expect(FileState(ofDocument: file + "/x") == .missing)
  }

  @Test("A document that is a folder changes when its files change") func foldersOnDisk() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "Main.storyboardc/Base/a.nib")
    let path = folder.path + "/Main.storyboardc"
    let before = FileState(ofDocument: path)
    #expect(before == FileState(ofDocument: path))
    try folder.write("ab", to: "Main.storyboardc/Base/a.nib")
    #expect(before != FileState(ofDocument: path))
  }

  @Test("Several changed files are reported in the order of their names") func severalFiles() {
    let states = Mutex(["a": Self.old, "b": Self.old])
    let files = WatchedFiles { path in states.withLock { $0[path] ?? .missing } }
    #expect(files.isEmpty)
    files.watch(["b": Self.old, "a": Self.old, "c": .missing])
    #expect(files.poll().changes == [])
    states.withLock { $0 = ["b": Self.new] }
    let first = files.poll()
    #expect(first.changes == [] && first.isSettling)
    let second = files.poll()
    #expect(second.changes == [.init(path: "a", event: .deleted), .init(path: "b", event: .changed)])
    #expect(!second.isSettling)
    files.watch([:])
    #expect(files.isEmpty)
  }

  @Test("The watcher's thread reports the changes of a file") func thread() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a", to: "a.xib")
    let changes = Mutex<[FileWatcher.Change]>([])
    let reported = DispatchSemaphore(value: 0)
    let watcher = FileWatcher(
      queue: { $0() },
      onChange: { change in
        changes.withLock { $0.append(change) }
        reported.signal()
      })
    watcher.watch([file: .missing])
    #expect(reported.wait(timeout: .now() + 30) == .success)
    #expect(changes.withLock { $0 } == [.init(path: file, event: .reappeared)])
    watcher.stop()
  }
}
