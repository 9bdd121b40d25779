import Foundation
import Synchronization
import TestSupport
import Testing

@testable import NibTools

/// The detection of documents that appear and disappear.
@Suite struct WatchFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "a.xib")
    try folder.write("", to: "b/c.xib")
    try folder.write("", to: "b/d/e.xib")
  }

  private func watch(known: [String] = ["a.xib", "b/c.xib", "b/d/e.xib"]) -> FolderWatch {
    FolderWatch(root: folder.path, respectsIgnore: true, known: known)
  }

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(path)")
  }

  @Test("A folder whose documents stay the same has no changes") func noChange() {
    var watch = watch()
    for _ in 0..<4 { #expect(watch.poll().isEmpty) }
  }

  @Test("Changes since the search are reported at the first poll") func earlyChanges() {
    var watch = watch(known: ["b/c.xib", "gone.xib"])
    #expect(watch.poll() == FolderWatch.Changes(added: ["a.xib", "b/d/e.xib"], removed: ["gone.xib"]))
    #expect(watch.poll().isEmpty)
  }

  @Test("Documents and folders that appear and disappear are reported") func comingAndGoing() throws {
    var watch = watch()
    _ = watch.poll()
    try folder.write("", to: "b/d/f.nib")
    try folder.write("", to: "n/o/p.storyboard")
    try folder.write("", to: "n/notes.txt")
    #expect(watch.poll() == FolderWatch.Changes(added: ["b/d/f.nib", "n/o/p.storyboard"], removed: []))
    try remove("b")
    #expect(
      watch.poll() == FolderWatch.Changes(added: [], removed: ["b/c.xib", "b/d/e.xib", "b/d/f.nib"]))
    try folder.write("", to: "b/c.xib")
    #expect(watch.poll() == FolderWatch.Changes(added: ["b/c.xib"], removed: []))
    try remove("")
    #expect(watch.poll().removed == ["a.xib", "b/c.xib", "n/o/p.storyboard"])
    try folder.write("", to: "a.xib")
    #expect(watch.poll().added == ["a.xib"])
    #expect(watch.poll().isEmpty)
  }

  @Test("A change of .gitignore applies to everything below it") func ignoreFiles() throws {
    try folder.write("", to: ".git/HEAD")
    try folder.write("*.nib\n", to: ".gitignore")
    var watch = watch()
    #expect(watch.poll().isEmpty)
    try folder.write("b/d\n*.nib\n", to: ".gitignore")
    #expect(watch.poll().removed == ["b/d/e.xib"])
    try remove(".gitignore")
    #expect(watch.poll().added == ["b/d/e.xib"])
    try folder.write("*.xib\n", to: "b/.gitignore")
    // The first poll detects that the file exists, the next one its contents.
    let changes = [watch.poll(), watch.poll()]
    #expect(Set(changes.flatMap(\.removed)) == ["b/c.xib", "b/d/e.xib"])
  }

  @Test("The watcher's thread reports the changes in a folder") func thread() {
    let reported = DispatchSemaphore(value: 0)
    let changes = Mutex<[FolderWatch.Changes]>([])
    let watcher = FolderWatcher(
      watch(known: []), interval: .seconds(100), queue: { $0() },
      onChanges: { change in
        changes.withLock { $0.append(change) }
        reported.signal()
      })
    #expect(reported.wait(timeout: .now() + 30) == .success)
    #expect(changes.withLock { $0 } == [.init(added: ["a.xib", "b/c.xib", "b/d/e.xib"], removed: [])])
    watcher.stop()
  }
}
