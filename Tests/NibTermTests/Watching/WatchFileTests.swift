import Foundation
import Synchronization
import Testing

@testable import NibTerm

/// The reports of changes of watched files.
@Suite struct WatchFileTests {
  private static let old = FileState.exists(.init(size: 10, seconds: 100))
  private static let new = FileState.exists(.init(size: 20, seconds: 101))
  private static let half = FileState.exists(.init(size: 5, seconds: 101))

  struct Row: Sendable {
    let seen: [FileState]
    let told: [FileWatch.Event?]
  }

  static let rows = [
    // A change is reported when the file no longer changes.
    Row(seen: [old, new, new, new], told: [nil, nil, .changed, nil]),
    Row(seen: [half, new, new], told: [nil, nil, .changed]),
    Row(seen: [half, old, new, new], told: [nil, nil, nil, .changed]),
    // An editor that replaces the file.
    Row(seen: [.missing, new, new], told: [nil, nil, .changed]),
    Row(seen: [.missing, old, old], told: [nil, nil, nil]),
    // Gone, and back.
    Row(seen: [.missing, .missing, .missing, new, new], told: [nil, .deleted, nil, nil, .reappeared]),
    Row(seen: [.missing, .missing, old, old], told: [nil, .deleted, nil, .reappeared]),
    // A server that does not respond causes no report.
    Row(
      seen: [.unreachable, .unreachable, old, new, .unreachable, new],
      told: [nil, nil, nil, nil, nil, .changed]),
  ]

  @Test("A state of a file is reported after it was seen twice", arguments: rows) func repeatedState(row: Row)
  {
    var watch = FileWatch(Self.old)
    #expect(row.seen.map { watch.update($0) } == row.told)
    #expect(!watch.isSettling)
  }

  @Test("The state of a file on disk changes with its contents") func statesOnDisk() throws {
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

  @Test("The thread reports the changes of a file") func thread() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("a", to: "a.xib")
    let news = Mutex<[FileWatcher.Change]>([])
    let told = DispatchSemaphore(value: 0)
    let watcher = FileWatcher(
      queue: { $0() },
      onChange: { one in
        news.withLock { $0.append(one) }
        told.signal()
      })
    watcher.watch([file: .missing])
    #expect(told.wait(timeout: .now() + 30) == .success)
    #expect(news.withLock { $0 } == [.init(path: file, event: .reappeared)])
    watcher.stop()
  }
}
