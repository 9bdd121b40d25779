import Foundation
import Synchronization
import TestSupport
import Testing

@testable import NibResources

/// Values that follow from the names in a folder.
@Suite struct FolderFactTests {
  /// Counts how often names are looked at.
  private final class Counter: Sendable {
    let count = Mutex(0)

    func fact() -> FolderFact<[String]> {
      FolderFact { names in
        self.count.withLock { $0 += 1 }
        return names
      }
    }
  }

  /// Makes the last change of a folder seem old.
  private static func age(_ folder: TemporaryFolder) throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: folder.path)
  }

  @Test("The value of a folder is determined once, and again after a change") func change() throws {
    let folder = try TemporaryFolder(["b": "", "a": "", ".c": ""])
    let counter = Counter()
    let fact = counter.fact()
    try Self.age(folder)
    for _ in 0..<100 { #expect(fact.value(in: folder.path) == [".c", "a", "b"]) }
    #expect(counter.count.withLock { $0 } == 1)
    try folder.write("", to: "d")
    #expect(fact.value(in: folder.path) == [".c", "a", "b", "d"])
    #expect(counter.count.withLock { $0 } == 2)
  }

  @Test("The value of a folder that changed just now is not stored, because its time may stay the same")
  func recent() throws {
    let folder = try TemporaryFolder(["a": ""])
    let counter = Counter()
    let fact = counter.fact()
    for _ in 0..<3 { #expect(fact.value(in: folder.path) == ["a"]) }
    #expect(counter.count.withLock { $0 } == 3)
  }

  @Test("Another folder at the same path has its own value") func replaced() throws {
    let folder = try TemporaryFolder(["One/a": "", "Two/b": ""])
    let fact = FolderFact { $0 }
    let time = Date(timeIntervalSinceNow: -60)
    for name in ["One", "Two"] {
      try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: "\(folder.path)/\(name)")
    }
    #expect(fact.value(in: "\(folder.path)/One") == ["a"])
    try FileManager.default.moveItem(atPath: "\(folder.path)/One", toPath: "\(folder.path)/Three")
    try FileManager.default.moveItem(atPath: "\(folder.path)/Two", toPath: "\(folder.path)/One")
    #expect(fact.value(in: "\(folder.path)/One") == ["b"])
  }

  @Test("A folder that does not exist has no names") func missing() throws {
    let folder = try TemporaryFolder()
    #expect(FolderFact { $0 }.value(in: "\(folder.path)/None") == [])
  }
}
