import Foundation
import Testing

@testable import NibTerm

/// What `.gitignore` files leave out.
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

  /// Paths with a slash at their end are folders.
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

  @Test("gitignore: patterns", arguments: rows) func patterns(row: Row) {
    var ignore = GitIgnore.none
    ignore.add(Array(row.patterns.utf8), in: "")
    func isIgnored(_ path: String) -> Bool {
      let isFolder = path.hasSuffix("/")
      return ignore.ignores(isFolder ? String(path.dropLast()) : path, isFolder: isFolder)
    }
    #expect(row.ignored.filter { !isIgnored($0) } == [])
    #expect(row.kept.filter(isIgnored) == [])
  }

  @Test("gitignore: the innermost file decides, by paths from its own folder") func nestedFiles() {
    var ignore = GitIgnore.none
    ignore.add(Array("*.xib\n/b/c.nib".utf8), in: "")
    ignore.add(Array("!a.xib\n/d.nib".utf8), in: "b")
    #expect(!ignore.ignores("b/a.xib", isFolder: false))
    #expect(ignore.ignores("b/e.xib", isFolder: false))
    #expect(ignore.ignores("b/c.nib", isFolder: false))
    #expect(ignore.ignores("b/d.nib", isFolder: false))
    #expect(!ignore.ignores("b/b/d.nib", isFolder: false))
  }

  @Test("gitignore: no pattern takes long") func hostilePatterns() {
    var ignore = GitIgnore.none
    let stars = String(repeating: "*a", count: 400) + "b"
    let folders = String(repeating: "**/", count: 300) + "b"
    ignore.add(Array("\(stars)\n\(folders)x\n\(String(repeating: "[", count: 999))".utf8), in: "")
    #expect(!ignore.ignores(String(repeating: "a/", count: 40) + "aaaa", isFolder: false))
  }
}
