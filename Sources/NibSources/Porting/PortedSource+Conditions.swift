import NibSupport

/// Conditions of `#if`.
extension PortedSource {
  /// A branch of `#if`.
  struct Branch {
    /// Whether the lines of the branch are compiled; `nil` if that is not known.
    var isCompiled: Bool?
    /// Whether one of the branches up to this one is compiled; `nil` if that is not known.
    var hasCompiledBranch: Bool?
  }

  /// Whether the compiler on Linux leaves out the current line.
  var isLeftOut: Bool { branches.contains { $0.isCompiled == false } }

  /// Whether the compiler always reads the current line.
  var isCertain: Bool { branches.allSatisfy { $0.isCompiled == true } }

  /// Follows `#if`, `#elseif`, `#else` and `#endif`, and replaces tests for UIKit and iOS in the conditions. Returns
  /// whether the token is such a directive.
  mutating func followCondition(at index: Int) -> Bool {
    switch source.tokens[index].kind {
    case .conditional:
      let value = isLeftOut ? nil : value(ofConditionAt: index)
      branches.append(Branch(isCompiled: value, hasCompiledBranch: value))
    case .alternative:
      guard let last = branches.popLast() else { return true }
      let value = isLeftOut ? nil : value(ofConditionAt: index)
      let before = last.hasCompiledBranch
      branches.append(
        Branch(isCompiled: before.map { !$0 }.and(value), hasCompiledBranch: before.or(value)))
    case .conditionalEnd: _ = branches.popLast()
    default: return false
    }
    return true
  }

  /// Whether the condition on the line of a directive holds in the package; `nil` if that is not known. `#else` has no
  /// condition, so it holds.
  private mutating func value(ofConditionAt index: Int) -> Bool? {
    if source.text(index).hasSuffix("else") { return true }
    let start = source.tokens[index].range.upperBound
    let line = Array(source.bytes[start...].prefix { $0 != UInt8(ascii: "\n") })
    portTests(in: SourceText(line, .swift), from: start)
    return CompilationCondition.value(line, .swift, where: holds)
  }

  /// Replaces `canImport(UIKit)` and `os(iOS)`.
  private mutating func portTests(in line: SourceText, from start: Int) {
    for place in line.tokens.indices {
      guard line.isWord(place), let argument = line.inside(groupAt: place + 1), argument.count == 1 else {
        continue
      }
      let name = line.text(place)
      let module = line.text(argument.lowerBound)
      let importsReplaced = name == "canImport" && PortedSource.isReplacedInConditions(module)
      let isForIOS = name == "os" && module == "iOS"
      guard importsReplaced || isForIOS else { continue }
      let range = line.tokens[place].range.lowerBound..<line.tokens[argument.upperBound].range.upperBound
      edits.append(
        Edit(range: start + range.lowerBound..<start + range.upperBound, text: "canImport(NibCore)"))
    }
  }

  /// Whether a test of a condition holds in the package; `nil` if that is not known.
  private func holds(_ test: String, _ argument: String) -> Bool? {
    switch test {
    case "os": ["iOS", "Linux"].contains(argument)
    case "targetEnvironment": false
    case "canImport": PortedSource.canImport(argument) || ownModules.contains(argument)
    default: nil
    }
  }
}
