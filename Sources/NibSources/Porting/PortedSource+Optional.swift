import NibSupport

/// Optional requirements of protocols, which only Objective-C has.
extension PortedSource {
  /// The methods that protocols of the file declare as optional.
  func optionalMethods() -> Set<String> {
    Set(
      source.tokens.indices.filter { source.isWord($0, "optional") && source.isWord($0 + 1, "func") }
        .map { source.text($0 + 2) })
  }

  /// Gives an optional requirement a default implementation in an extension at the end of the file: one that does
  /// nothing, or returns `nil`. A requirement with another result is reported, because every class has to implement it.
  ///
  /// - Parameter index: the index of `func`.
  mutating func portOptionalRequirement(at index: Int) {
    guard let name = protocols.name(around: index), source.isSymbol(index + 2, "("),
      let parameters = source.inside(groupAt: index + 2)
    else { return }
    var end = parameters.upperBound + 1
    var body = "{}"
    if source.isSymbol(end, "-") {
      let line = source.tokens[end].line
      while end < source.tokens.count, source.tokens[end].line == line, !source.isSymbol(end, "}") {
        end += 1
      }
      guard source.isSymbol(end - 1, "?") else {
        let method = source.text(index + 1)
        return report(
          "\(method) is not optional any more: add it to each type that adopts \(name)", at: index)
      }
      body = "{ nil }"
    }
    let range = source.tokens[index].range.lowerBound..<source.tokens[end - 1].range.upperBound
    let signature = String(decoding: source.bytes[range], as: UTF8.self)
    let place = source.bytes.count
    edits.append(Edit(range: place..<place, text: "\nextension \(name) {\n  \(signature) \(body)\n}\n"))
  }

  /// `delegate?.method?(argument)` calls a method that always exists.
  mutating func portOptionalCall(_ name: String, at index: Int) {
    guard optionalNames.contains(name), source.isSymbol(index + 1, "?") || source.isSymbol(index + 1, "!"),
      source.isSymbol(index + 2, "(")
    else { return }
    remove(index + 1..<index + 2)
  }
}

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
