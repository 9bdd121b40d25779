import Foundation
import NibCore
import Synchronization
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTools

/// The documents that a search finds, and their order.
@Suite struct FindingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func found(in place: String = "", respectsIgnore: Bool = true) -> [String] {
    FolderSearch(root: Disk.path(of: place, in: folder.path), respectsIgnore: respectsIgnore)
      .flatMap(\.documents)
  }

  private func write(_ paths: String...) throws {
    for path in paths { try folder.write("", to: path) }
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/\(path)", withDestinationPath: target)
  }

  @Test("All kinds of documents are found, those of a folder before those of its subfolders")
  func kindsAndOrder()
    throws
  {
    try write(
      "b.xib", "Z.storyboard", "a/c.nib", "a/B/d.xib", "a.b/e.xib", "notes.txt", "xib", "a/.hidden.xib")
    try write("P.nib/objects.nib", "Q.storyboardc/Info.plist", ".build/x.xib", "é.xib", "odd\n\u{1B}[0m.xib")
    #expect(
      found() == [
        "P.nib", "Q.storyboardc", "Z.storyboard", "b.xib", "odd\n\u{1B}[0m.xib", "é.xib", "a/c.nib",
        "a/B/d.xib",
        "a.b/e.xib",
      ])
    #expect(found().sorted(by: FolderSearch.precedes) == found())
  }

  @Test("Links to files are followed, and links to folders are not") func links() throws {
    try write("a/b.xib", "P.nib/objects.nib")
    try link("loop", to: ".")
    try link("a/up", to: "../..")
    try link("c.xib", to: "a/b.xib")
    try link("Q.nib", to: "P.nib")
    try link("dangling.xib", to: "nowhere")
    try link("self.xib", to: "self.xib")
    #expect(found() == ["P.nib", "Q.nib", "c.xib", "a/b.xib"])
  }

  @Test("Pipes and folders with names of documents are not documents") func pretenders() throws {
    try write("a.xib")
    #expect(mkfifo("\(folder.path)/pipe.xib", 0o600) == 0)
    #expect(mkfifo("\(folder.path)/.gitignore", 0o600) == 0)
    try write(".git/HEAD")
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/d.storyboard", withIntermediateDirectories: true)
    #expect(found() == ["a.xib"])
  }

  @Test(".gitignore files are used only in work trees") func workTrees() throws {
    try write("a.xib", "build/b.xib", "c/build/d.xib")
    try folder.write("build/\n", to: ".gitignore")
    #expect(found() == ["a.xib", "build/b.xib", "c/build/d.xib"])
    try write(".git/HEAD")
    #expect(found() == ["a.xib"])
    #expect(found(respectsIgnore: false) == ["a.xib", "build/b.xib", "c/build/d.xib"])
    // A requested folder is searched even if git ignores it; ignore files above it apply inside it.
    #expect(found(in: "build") == ["b.xib"])
    #expect(found(in: "c") == [])
    try folder.write("d.xib\n", to: ".git/info/exclude")
    #expect(found(in: "c/build") == [])
  }

  @Test("A nested repository has its own rules") func nestedRepositories() throws {
    try write(".git/HEAD", "sub/.git/HEAD", "sub/a.xib", "sub/b.nib", "c.xib")
    try folder.write("*.xib\n", to: ".gitignore")
    try folder.write("*.nib\n", to: "sub/.git/info/exclude")
    #expect(found() == ["sub/a.xib"])
  }

  @Test("A linked work tree shares the excludes of its repository") func linkedWorkTrees() throws {
    try write("tree/a.xib", "tree/b.nib")
    try folder.write("gitdir: ../main/.git/worktrees/tree\n", to: "tree/.git")
    try folder.write("../..\n", to: "main/.git/worktrees/tree/commondir")
    try folder.write("*.nib\n", to: "main/.git/info/exclude")
    #expect(found(in: "tree") == ["a.xib"])
  }

  @Test("A missing folder is reported") func missingFolder() {
    let folders = Array(FolderSearch(root: folder.path + "/none", respectsIgnore: true))
    #expect(folders.map(\.problems) == [[.folder("", reason: "No such file or directory")]])
  }

  @Test("Batches contain all documents in order, and the last batch is marked as the last") func batches()
    throws
  {
    try write("a.xib", "b/c.xib", "b/d/e.xib")
    let batches = Mutex<[NibFinder.Batch]>([])
    let done = DispatchSemaphore(value: 0)
    let finder = NibFinder(
      root: folder.path, respectsIgnore: true, queue: { $0() },
      onBatch: { batch in
        batches.withLock { $0.append(batch) }
        if batch.progress.isDone { done.signal() }
      })
    #expect(done.wait(timeout: .now() + 30) == .success)
    let all = batches.withLock { $0 }
    #expect(all.flatMap(\.documents) == ["a.xib", "b/c.xib", "b/d/e.xib"])
    #expect(all.last?.progress == NibFinder.Progress(folders: 3, documents: 3, isDone: true))
    finder.cancel()
  }

  @Test("No batch is delivered after the search has been cancelled") func cancelling() throws {
    try write("a.xib")
    let queued = Mutex<[@Sendable () -> Void]>([])
    let sent = DispatchSemaphore(value: 0)
    let count = Mutex(0)
    let finder = NibFinder(
      root: folder.path, respectsIgnore: true,
      queue: { work in
        queued.withLock { $0.append(work) }
        sent.signal()
      },
      onBatch: { _ in count.withLock { $0 += 1 } })
    #expect(sent.wait(timeout: .now() + 30) == .success)
    finder.cancel()
    for work in queued.withLock({ $0 }) { work() }
    #expect(count.withLock { $0 } == 0)
  }

  @Test(
    "Paths are ordered by folder, then by name",
    arguments: [("a", "b"), ("b", "a/c"), ("a/b", "a/b/c"), ("a/c", "b/a"), ("a/c", "a.b/c")])
  func order(pair: (String, String)) {
    #expect(FolderSearch.precedes(pair.0, pair.1))
    #expect(!FolderSearch.precedes(pair.1, pair.0))
    #expect(!FolderSearch.precedes(pair.0, pair.0))
  }
}
