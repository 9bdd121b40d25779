import Foundation
import TestSupport
import Testing

@testable import NibTools

/// The files that `.gitignore` files exclude.
@Suite struct GitIgnoreTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let patterns: String
    let ignored: [String]
    let kept: [String]

    init(_ patterns: String, ignored: [String] = [], kept: [String] = []) {
      (self.patterns, self.ignored, self.kept) = (patterns, ignored, kept)
    }

    var testDescription: String { patterns.debugDescription }
  }

  /// Paths that end in a slash are folders.
  static let rows = [
    Row("a.xib", ignored: ["a.xib", "b/a.xib", "a.xib/"], kept: ["a.xibs", "aa.xib", "b/A.xib"]),
    Row("/a.xib", ignored: ["a.xib"], kept: ["b/a.xib"]),
    Row("b/a.xib", ignored: ["b/a.xib"], kept: ["c/b/a.xib"]),
    Row("build/", ignored: ["build/", "c/build/"], kept: ["build", "builds/"]),
    Row("*.nib", ignored: ["a.nib", ".nib", "b/c.nib/"], kept: ["a.nibs"]),
    Row("b/*.nib", ignored: ["b/a.nib"], kept: ["b/c/a.nib", "a.nib"]),
    Row("?.xib", ignored: ["a.xib"], kept: ["ab.xib", ".xib"]),
    Row("b?a", kept: ["b/a"]),
    Row("**/b/a", ignored: ["b/a", "c/b/a", "c/d/b/a"], kept: ["cb/a"]),
    Row("**/**/b/a", ignored: ["b/a", "c/b/a", "c/d/b/a"], kept: ["cb/a"]),
    Row("c/**/**/**/a", ignored: ["c/a", "c/b/a", "c/d/e/f/a"], kept: ["ca", "b/c/a"]),
    Row("**\\/a", ignored: ["b/a", "c/b/a"], kept: ["a", "ba"]),
    Row("a***?.xib", ignored: ["ab.xib", "abbb.xib", "c/ab.xib"], kept: ["a.xib"]),
    Row("/***/", ignored: ["a/", "a/b/"], kept: ["a"]),
    Row("b/**", ignored: ["b/a", "b/c/a", "b/c/"], kept: ["b/", "b", "c/b/a"]),
    Row("b/**/a", ignored: ["b/a", "b/c/a", "b/c/d/a"], kept: ["ba", "b/ca"]),
    Row("a**b", ignored: ["ab", "axxb", "c/axb"], kept: ["a"]),
    Row("*/a", ignored: ["b/a"], kept: ["a", "b/c/a"]),
    Row("[ab].xib", ignored: ["a.xib", "b.xib"], kept: ["c.xib"]),
    Row("[!ab].xib\n[^d]", ignored: ["c.xib", "a"], kept: ["a.xib", "d"]),
    Row("[a-c]x[]-]", ignored: ["ax]", "cx-"], kept: ["dx]", "ax["]),
    Row("[[:digit:][:upper:]]", ignored: ["1", "Z"], kept: ["z", ":"]),
    Row("[\\]a]", ignored: ["]", "a"], kept: ["\\"]),
    Row("x[a/]y", kept: ["x/y"]),
    Row("[a", kept: ["[a", "a"]),
    Row("[[:none:]]", kept: ["n", "]"]),
    Row("\\#a\n\\!b\n\\*", ignored: ["#a", "!b", "*"], kept: ["a", "b", "c"]),
    Row("a\\", kept: ["a", "a\\"]),
    Row("# a\n\n   \na  \nb\\ ", ignored: ["a", "b "], kept: ["# a", "a  ", "b"]),
    Row("\u{FEFF}a\r\nb\r\n", ignored: ["a", "b"], kept: ["a\r"]),
    Row("*.xib\n!a.xib", ignored: ["b.xib"], kept: ["a.xib", "b/a.xib"]),
    Row("!a.xib\n*.xib", ignored: ["a.xib"]),
    Row("a/b/*\n!a/b/c", ignored: ["a/b/d"], kept: ["a/b/c"]),
    Row("/\n//\n!\n!/", kept: ["a", "a/"]),
    Row("Ü?", ignored: ["Üa"], kept: ["Ü"]),
  ]

  @Test("Patterns ignore the same paths as in git", arguments: rows) func patterns(row: Row) {
    var ignore = GitIgnore.none
    ignore.add(Array(row.patterns.utf8), in: "")
    func isIgnored(_ path: String) -> Bool {
      let isFolder = path.hasSuffix("/")
      return ignore.ignores(isFolder ? String(path.dropLast()) : path, isFolder: isFolder)
    }
    #expect(row.ignored.filter { !isIgnored($0) } == [])
    #expect(row.kept.filter(isIgnored) == [])
  }

  @Test("The innermost ignore file decides, and its patterns are relative to its folder") func nestedFiles() {
    var ignore = GitIgnore.none
    ignore.add(Array("*.xib\n/b/c.nib".utf8), in: "")
    ignore.add(Array("!a.xib\n/d.nib".utf8), in: "b")
    #expect(!ignore.ignores("b/a.xib", isFolder: false))
    #expect(ignore.ignores("b/e.xib", isFolder: false))
    #expect(ignore.ignores("b/c.nib", isFolder: false))
    #expect(ignore.ignores("b/d.nib", isFolder: false))
    #expect(!ignore.ignores("b/b/d.nib", isFolder: false))
  }

  /// The prefixes shift the patterns across the boundaries of machine words.
  @Test("Long patterns match in the same way as short ones", arguments: 1...6 as ClosedRange<UInt64>)
  func longPatterns(seed: UInt64) throws {
    var chance = SeededRandom(seed: seed)
    for _ in 0..<400 {
      let pattern = Self.text(of: ["a", "b", "*", "?", "/", "**/", "[ab]", "**"], &chance)
      let text = Self.text(of: ["a", "b", "ab", "/"], &chance)
      let glob = try #require(GitIgnoreGlob(Array(pattern.utf8)[...]))
      let matches = glob.matches(Array(text.utf8)[...])
      for length in [1, 58, 61, 62, 63, 64, 65, 126, 127, 128] {
        let prefix = String(repeating: "x", count: length) + "/"
        let long = try #require(GitIgnoreGlob(Array((prefix + pattern).utf8)[...]))
        #expect(long.matches(Array((prefix + text).utf8)[...]) == matches, "\(pattern) \(text) \(length)")
      }
    }
  }

  private static func text(of pieces: [String], _ chance: inout SeededRandom) -> String {
    (0...chance.number(below: 5)).map { _ in pieces[chance.number(below: pieces.count)] }.joined()
  }

  @Test("Many patterns with many asterisks are fast") func manyHostilePatterns() {
    var ignore = GitIgnore.none
    let stars = String(repeating: "*a", count: 40)
    let isWhole = ignore.add(Array((0..<1000).map { "\(stars)\($0)\n" }.joined().utf8), in: "")
    #expect(isWhole)
    let name = String(repeating: "a", count: 60)
    let seconds = ProcessorTime.seconds {
      let ignored = (0..<100).filter { ignore.ignores("\(name)_\($0).xib", isFolder: false) }
      #expect(ignored.isEmpty)
    }
    #expect(seconds < 60)
    #expect(ignore.ignores("\(name)7", isFolder: false))
  }

  @Test("The limit of patterns applies to the ignore files of a folder and the folders above it together")
  func limits() {
    func add(_ line: String, _ count: Int, to ignore: inout GitIgnore, in folder: String = "") -> Bool {
      let lines = (0..<count).map { line.replacingOccurrences(of: "N", with: "\($0)") + "\n" }
      return ignore.add(Array(lines.joined().utf8), in: folder)
    }
    var ignore = GitIgnore.none
    #expect(add("aN", GitIgnore.maximumPatternCount - 1, to: &ignore))
    #expect(add("b", 1, to: &ignore, in: "c"))
    #expect(!add("d", 1, to: &ignore, in: "c/e"))
    #expect(ignore.ignores("c/e/a9998", isFolder: false))
    #expect(ignore.ignores("c/e/b", isFolder: false))
    #expect(!ignore.ignores("c/e/d", isFolder: false))
    var globs = GitIgnore.none
    #expect(!add("a?N", GitIgnore.maximumGlobCount + 1, to: &globs))
    #expect(globs.ignores("ab1999", isFolder: false))
    #expect(!globs.ignores("ab2000", isFolder: false))
    // A pattern whose only wildcard is an asterisk at its beginning does not count as one with wildcards.
    var suffixes = GitIgnore.none
    #expect(add("*.N", GitIgnore.maximumGlobCount + 1, to: &suffixes))
  }

  @Test("Patterns with hundreds of wildcards are fast") func hostilePatterns() {
    var ignore = GitIgnore.none
    let stars = String(repeating: "*a", count: 400) + "b"
    let folders = String(repeating: "**/", count: 300) + "b"
    ignore.add(Array("\(stars)\n\(folders)x\n\(String(repeating: "[", count: 999))".utf8), in: "")
    #expect(!ignore.ignores(String(repeating: "a/", count: 40) + "aaaa", isFolder: false))
  }
}
