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
