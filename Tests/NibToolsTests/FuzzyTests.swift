import TestSupport
import Testing

@testable import NibTools

/// The matches of fuzzy queries and their ranking.
@Suite struct FuzzyTests {
  private func index(_ paths: [String]) -> FuzzyIndex {
    var index = FuzzyIndex()
    for path in paths { index.append(path) }
    return index
  }

  private func found(_ query: String, in paths: [String]) -> [String] {
    index(paths).matches(FuzzyQuery(query), among: paths.indices).map { paths[$0.number] }
  }

  struct Preference: Sendable {
    let query: String
    /// The matching paths, from the best match to the worst.
    let paths: [String]

    init(_ query: String, _ paths: String...) { (self.query, self.paths) = (query, paths) }
  }

  static let preferences = [
    Preference("main", "Main.xib", "App/Main.xib", "App/Domain.xib", "Main/Other.xib"),
    Preference("login", "App/LoginView.xib", "App/Catalogin.xib", "Login/View.xib"),
    Preference("lvc", "LoginViewController.xib", "Levc.xib", "a/Solvency.xib"),
    Preference("tvc", "a/TableViewCell.xib", "a/Stavec.xib"),
    Preference("cell2", "Cell2.xib", "Cell12.xib", "Cell/a2.xib"),
    Preference("set", "ProfileSettings.xib", "Reset.xib"),
    Preference("a_b", "xa_b.xib", "xa_xb.xib"),
    Preference("übung", "Übung.xib", "Ümbung.xib"),
  ]

  @Test("Better matches come before worse ones", arguments: preferences)
  func preference(_ preference: Preference) {
    #expect(found(preference.query, in: preference.paths.reversed()) == preference.paths)
  }

  static let misses = [
    ("ba", "ab.xib"), ("Main", "main.xib"), ("mainn", "Main.xib"), ("main cell", "Main.xib"), ("zz", "z.xib"),
  ]

  @Test(
    "Texts without the query's letters in order, or without its uppercase letters, do not match",
    arguments: misses)
  func miss(query: String, path: String) {
    #expect(found(query, in: [path]) == [])
    #expect(index([path]).positions(of: FuzzyQuery(query), in: 0) == [])
  }

  @Test("All words of the query must match, in any order") func words() {
    let paths = ["App/Cells/MainCell.xib", "App/Main.xib", "Cells/Other.xib"]
    #expect(found(" cell  main ", in: paths) == ["App/Cells/MainCell.xib"])
    #expect(found("Main aPp", in: paths) == [])
    #expect(found("", in: paths) == paths)
  }

  @Test("Letters match at any distance from each other") func farApart() {
    let path = "a" + String(repeating: "x", count: 300) + "b"
    #expect(found("ab", in: [path]) == [path])
    #expect(index([path]).positions(of: FuzzyQuery("ab"), in: 0) == [0, 301])
  }

  @Test("The part of a word after its first 64 bytes is ignored") func longWord() {
    let path = String(repeating: "a", count: 64)
    #expect(found(path + "z", in: [path]) == [path])
  }

  @Test("Equal matches are sorted by length, and otherwise keep their order") func ties() {
    #expect(found("ab", in: ["ab.xib", "ab.nib", "ab.x"]) == ["ab.x", "ab.xib", "ab.nib"])
  }

  static let marks = [
    ("main", "Domain/Main.xib", "       ^^^^    "),
    ("tvc", "TestTableViewCell.xib", "    ^    ^   ^       "),
    ("av m", "App/Views/Main.xib", "^   ^     ^       "),
  ]

  @Test("The matching letters are marked", arguments: marks)
  func marked(query: String, path: String, marks: String) {
    let positions = Set(index([path]).positions(of: FuzzyQuery(query), in: 0))
    #expect(String(path.utf8.indices.enumerated().map { positions.contains($0.offset) ? "^" : " " }) == marks)
  }

  /// The score of a match with its letters at the given positions, computed directly from the rules.
  private func score(_ positions: [Int], _ text: FuzzyText) -> Int {
    var total = 0
    for (letter, place) in positions.enumerated() {
      if letter > 0 {
        let gap = place - positions[letter - 1] - 1
        total = gap == 0 ? total + FuzzyScore.consecutive : max(0, total - 3 - (gap - 1))
      }
      total += 16 + Int(text.bonuses[place]) * (letter == 0 ? 2 : 1)
    }
    return total
  }

  /// All placements of a word in a text, as the positions of its letters.
  private func placements(_ word: ArraySlice<UInt8>, _ text: [UInt8], from start: Int = 0) -> [[Int]] {
    guard let first = word.first else { return [[]] }
    return (start..<max(start, text.count)).filter { text[$0] == first }.flatMap { place in
      placements(word.dropFirst(), text, from: place + 1).map { [place] + $0 }
    }
  }

  @Test(
    "The placement of a word with the highest score is found",
    arguments: 1...60 as ClosedRange<UInt64>)
  func best(seed: UInt64) {
    var chance = SeededRandom(seed: seed)
    let letters = Array("abAB/_1")
    let path = String(
      (0...chance.number(below: 12)).map { _ in letters[chance.number(below: letters.count)] })
    let word = String((0...chance.number(below: 3)).map { _ in letters[chance.number(below: 3)] })
    let query = FuzzyQuery(word)
    let text = FuzzyText(path)
    let wanted = Array(word.utf8)
    let all = placements(wanted[...], query.words.first?.isCaseSensitive == true ? text.bytes : text.folded)
    let match = index([path]).matches(query, among: [0]).first
    #expect(match?.score == all.map { score($0, text) }.max(), "\(word) in \(path)")
    if let match { #expect(score(index([path]).positions(of: query, in: 0), text) == match.score) }
  }

  @Test("Typing letter by letter gives the same matches as typing all at once") func typing() {
    let names = ["Main", "Login", "Settings", "Cell", "mainCell", "LoginCell"]
    let paths = names.flatMap { a in names.map { "\(a)/\($0).xib" } }
    for text in ["cell", "main l", "LoC", "s/m x"] {
      var typed = FuzzyFilter()
      typed.append(paths.prefix(20))
      for count in 1...text.count { typed.setText(String(text.prefix(count))) }
      typed.append(paths.dropFirst(20))
      var whole = FuzzyFilter()
      whole.append(paths)
      whole.setText(text)
      #expect(typed.matches == whole.matches)
      typed.setText("")
      #expect(typed.matches.map(\.number) == Array(paths.indices))
    }
  }
}
