import Testing

@testable import NibSources

/// The ends of groups in brackets.
@Suite struct SourceGroupsTests {
  /// Each case is a source in which the tokens are numbered by their order, and the number of the closing bracket for each
  /// opening one; nil if it is not closed.
  @Test(
    "Groups end at the bracket that closes them, in each branch of conditional compilation",
    arguments: [
      ("( a ( b ) )", [5, 4]), ("( [ ) ]", [2, 3]), ("( ( a )", [nil, 3]), (") ( )", [2]),
      ("( #if #endif )", [3]), ("( #if ) #else ) #endif", [2]), ("#if ( #else ( #endif )", [5, 5]),
      ("#if ( ( #else ( ( #endif ) )", [8, 7, 8, 7]), ("#if ( #else a #endif )", [5]),
      ("#if ( ) ( #else ( #endif )", [2, 7, 7]), ("( #if ( #else #endif ) )", [6, 5]),
      ("#if ( #elseif ( #else ( #endif )", [7, 7, 7]),
      ("#if ( #if ( #else ( #endif #else ( ( #endif ) )", [12, 11, 11, 12, 11]), ("#else ( #endif )", [3]),
    ] as [(String, [Int?])])
  func ends(source: String, expected: [Int?]) {
    // A directive ends with its line.
    let lines = source.split(separator: " ").map { $0.hasPrefix("#") ? "\n\($0)\n" : "\($0) " }.joined()
    let text = SourceText(Array(lines.utf8), .swift)
    #expect(text.tokens.count == source.split(separator: " ").count)
    let ends = text.tokens.indices.filter { ["(", "["].contains(text.text($0)) }.map {
      text.end(ofGroupAt: $0)
    }
    #expect(ends == expected.map { $0.map { $0 + 1 } ?? text.tokens.count })
  }

  @Test("Many brackets that are not closed take linear time, also with conditional compilation")
  func unclosed() {
    for line in ["(", "(\n#if A\n", "#if A\n(\n#else\n(\n#endif\n"] {
      let text = SourceText(Array(String(repeating: line, count: 20_000).utf8), .swift)
      let open = text.tokens.indices.filter { text.isSymbol($0, "(") }
      #expect(open.allSatisfy { text.end(ofGroupAt: $0) == text.tokens.count })
    }
  }
}
