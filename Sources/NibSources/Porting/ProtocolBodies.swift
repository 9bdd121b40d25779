import NibSupport

/// The protocols that a file declares, with the places of their braces.
struct ProtocolBodies {
  private struct Body {
    /// The index of the word `protocol`.
    let start: Int
    /// The tokens from the opening brace to the closing one.
    let braces: Range<Int>
    let name: String
  }

  private var bodies: [Body] = []

  /// Finds the protocols. Cost: O(tokens).
  init(_ source: SourceText) {
    var open = source.tokens.count
    for index in source.tokens.indices.reversed() {
      if source.isSymbol(index, "{") { open = index }
      guard source.isWord(index, "protocol"), source.isWord(index + 1) else { continue }
      let braces = open < source.tokens.count ? open..<source.end(ofGroupAt: open) : open..<open
      bodies.append(Body(start: index, braces: braces, name: source.text(index + 1)))
    }
    bodies.reverse()
  }

  /// The name of the last protocol before a token, if its braces contain the token.
  func name(around index: Int) -> String? {
    let next = bodies.partitioningIndex { $0.start >= index }
    guard next > 0, bodies[next - 1].braces.contains(index) else { return nil }
    return bodies[next - 1].name
  }
}
