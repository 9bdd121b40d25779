extension SourceText {
  /// Whether Swift code contains something that no version before Swift 3 compiles. False for code that distinguishes
  /// versions of Swift, as in `#if swift(>=3.0)`.
  var isInSwift3: Bool {
    let hasNewWords = tokens.indices.contains { index in
      isWord(index) && (isKeywordOfSwift3(index) || isCallOfSwift3(index))
    }
    return hasNewWords && !tokens.contains(where: asksForVersion)
  }

  /// Whether a directive of conditional compilation depends on the version of Swift.
  private func asksForVersion(_ token: SourceToken) -> Bool {
    guard token.kind == .conditional || token.kind == .alternative else { return false }
    let line = bytes[token.range.lowerBound...].prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: line, as: UTF8.self).contains("swift(")
  }

  /// Whether a word is a keyword or attribute since Swift 3, or could not be used as a name before.
  private func isKeywordOfSwift3(_ index: Int) -> Bool {
    if isSymbol(index - 1, ".") { return isWord(index, "default") }
    if isSymbol(index - 1, "@") {
      return isWord(index, "escaping") || isWord(index, "discardableResult") || isWord(index, "objcMembers")
    }
    if isWord(index, "open") { return isWord(index + 1, "class") }
    return isWord(index, "fileprivate")
  }

  /// Whether there is a call or an override of one of UIKit's methods whose names changed in Swift 3.
  private func isCallOfSwift3(_ index: Int) -> Bool {
    guard isSymbol(index + 1, "(") else { return false }
    if isWord(index, "prepare") {
      return isWord(index - 1, "func") && isWord(index + 2, "for") && isWord(index + 3, "segue")
    }
    guard isWord(index + 2, "withIdentifier") || isWord(index + 2, "withReuseIdentifier") else {
      return false
    }
    return isWord(index, "performSegue") || isWord(index, "instantiateViewController")
      || isWord(index, "dequeueReusableCell")
  }
}
