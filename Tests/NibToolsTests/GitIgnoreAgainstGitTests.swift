import Foundation
import TestSupport
import Testing

@testable import NibTools

/// Compares the ignored files with git's, in random folders with random patterns.
@Suite(.enabled(if: GitRun.isInstalled, "git is not installed")) struct GitIgnoreAgainstGitTests {
  private static let names = ["a", "b", "ab", "build", "Foo", "x y", "[a]", "#c", "!d"]
  private static let documents = [
    "a.xib", "b.xib", "ab.nib", "Foo.storyboard", "[a].xib", "#c.xib", "!d.nib",
  ]
  private static let pieces = [
    "a", "b", "ab", "build", "Foo", "*", "**", "**/", "?", "/", "/", "/", "[ab]", "[!a]", "[a-z]", ".xib",
    "*.xib",
    "*.nib", "\\#c", "\\", "x y", "[[:upper:]]", "[", "]", " ", "\\ ",
  ]

  @Test("Random patterns ignore the same files as in git", arguments: 1...12 as ClosedRange<UInt64>)
  func gitAgrees(
    seed: UInt64
  ) throws {
    var chance = SeededRandom(seed: seed)
    let folder = try TemporaryFolder()
    try GitRun(["init", "-q"], in: folder.path)
    var files: [String] = []
    try Self.fill(folder, "", depth: 0, &files, &chance)
    try folder.write(Self.patterns(2, &chance), to: ".git/info/exclude")
    let run = try GitRun(
      ["check-ignore", "-z", "--no-index", "--stdin"], in: folder.path,
      input: files.joined(separator: "\0") + "\0")
    let ignored = Set(run.output.split(separator: "\0").map(String.init))
    let found = Set(FolderSearch(root: folder.path, respectsIgnore: true).flatMap(\.documents))
    #expect(files.filter { found.contains($0) == ignored.contains($0) } == [])
  }

  private static func fill(
    _ folder: TemporaryFolder, _ path: String, depth: Int, _ files: inout [String],
    _ chance: inout SeededRandom
  ) throws {
    for name in documents where chance.number(below: 3) > 0 {
      files.append(path + name)
      try folder.write("", to: path + name)
    }
    if depth == 0 || chance.number(below: 3) == 0 {
      try folder.write(patterns(4, &chance), to: path + ".gitignore")
    }
    guard depth < 3 else { return }
    for name in names where chance.number(below: 4) == 0 {
      try fill(folder, "\(path)\(name)/", depth: depth + 1, &files, &chance)
    }
  }

  private static func patterns(_ most: Int, _ chance: inout SeededRandom) -> String {
    let lines = (0...chance.number(below: most)).map { _ in
      let pattern = (0...chance.number(below: 4)).map { _ in pieces[chance.number(below: pieces.count)] }
        .joined()
      return (chance.number(below: 4) == 0 ? "!" : "") + pattern + (chance.number(below: 5) == 0 ? "/" : "")
    }
    return lines.joined(separator: chance.number(below: 4) == 0 ? "\r\n" : "\n") + "\n"
  }
}
