import NibAnalysis
import NibCore
import Yams

/// Reads the values of a configuration file, and collects the problems with their places.
struct ConfigurationReader {
  private(set) var diagnostics: [Diagnostic] = []
  private let file: String
  private let text: String
  private let lines: [Substring]
  private let content: Node?
  /// Whether messages do not show the content of the file.
  private let hidesContent: Bool

  /// A key of a map with its value.
  struct Entry {
    let key: String
    let keyNode: Node
    let value: Node
  }

  /// - Parameters:
  ///   - text: the text of the file. If it is not valid YAML, there are no values.
  ///   - file: the path for diagnostics.
  ///   - hidesContent: whether messages do not show the content of the file, because the file may be anything.
  init(_ text: String, file: String, hidesContent: Bool = false) {
    self.hidesContent = hidesContent
    let text = text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
    self.file = file
    self.text = text
    lines = text.split(omittingEmptySubsequences: false) { Self.lineBreaks.contains($0) }
    do {
      content = try Parser(yaml: text, encoding: .utf8).singleRoot()
    } catch {
      content = nil
      let problem = YAMLProblem(error)
      report("\(problem.message); the standard configuration is used", as: .error, at: problem.mark)
    }
  }

  // MARK: Problems

  /// Adds a problem.
  mutating func report(_ message: String, as severity: Diagnostic.Severity = .warning, at node: Node) {
    report(message, as: severity, at: node.mark)
  }

  private mutating func report(_ message: String, as severity: Diagnostic.Severity, at mark: Mark?) {
    let message =
      hidesContent
      ? "this is not valid; its content is not shown, because the file is a link out of the project" : message
    diagnostics.append(Diagnostic(.configuration, severity: severity, message, at: location(of: mark)))
  }

  /// The line breaks of YAML.
  private static let lineBreaks: Set<Character> = ["\n", "\r\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]

  /// The place of a mark, whose columns count Unicode scalars.
  private func location(of mark: Mark?) -> SourceLocation {
    guard let mark, mark.line > 0 else { return SourceLocation(file: file, line: 1, column: 1) }
    let line = lines.dropFirst(mark.line - 1).first ?? text[text.endIndex...]
    let bytes = Substring(line.unicodeScalars.prefix(max(0, mark.column - 1))).utf8.count
    let start = text.utf8.distance(from: text.startIndex, to: line.startIndex)
    return SourceLocation(file: file, line: mark.line, column: bytes + 1, offset: start + bytes)
  }

  /// Adds the problem of an unknown name, with a similar name as a hint.
  mutating func report(unknown kind: String, _ name: String, at node: Node, known: some Sequence<String>) {
    let hint = Suggestion(for: name, from: known).question.map { " \($0)" } ?? ""
    report("no \(kind) named '\(Self.excerpt(name))'; it is ignored.\(hint)", at: node)
  }

  private mutating func report(wrong node: Node, _ name: String, expected: String) {
    report("'\(Self.excerpt(name))' must be \(expected), not \(Self.kind(of: node)); it is ignored", at: node)
  }

  /// The beginning of a long text.
  static func excerpt(_ text: String) -> String {
    let limit = 40
    return text.count > limit ? "\(text.prefix(limit))…" : text
  }

  /// What a node is, for messages.
  private static func kind(of node: Node) -> String {
    switch node {
    case .scalar(let scalar): isNull(node) ? "empty" : "'\(excerpt(scalar.string))'"
    case .sequence: "a list"
    case .mapping: "a map"
    case .alias: "an alias"
    }
  }

  // MARK: Values

  /// Whether a value is missing, as in `included:`.
  static func isNull(_ node: Node) -> Bool {
    guard case .scalar(let scalar) = node else { return false }
    return scalar.style == .plain && ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }

  /// The keys and values of the file; empty if there are none.
  mutating func entries() -> [Entry] {
    guard let content, !Self.isNull(content) else { return [] }
    guard content.mapping != nil else {
      report("a map such as 'rules:' is expected, not \(Self.kind(of: content))", as: .error, at: content)
      return []
    }
    return entries(of: content, "the file") ?? []
  }

  /// The keys and values of a map; `nil` after reporting a value of another kind.
  mutating func entries(of node: Node, _ name: String) -> [Entry]? {
    guard let mapping = node.mapping else {
      report(wrong: node, name, expected: "a map")
      return nil
    }
    return mapping.compactMap { key, value in
      guard let text = key.scalar?.string else {
        report("a key must be a text, not \(Self.kind(of: key)); it is ignored", at: key)
        return nil
      }
      return Entry(key: text, keyNode: key, value: value)
    }
  }

  /// The texts of a list. A text counts as a list of one text, and a missing value as an empty list.
  mutating func texts(of node: Node, _ name: String) -> [(text: String, node: Node)] {
    if Self.isNull(node) { return [] }
    if let text = node.scalar?.string { return [(text, node)] }
    guard let sequence = node.sequence else {
      report(wrong: node, name, expected: "a list of texts")
      return []
    }
    return sequence.compactMap { element in
      guard let text = element.scalar?.string else {
        report(wrong: element, "an entry of \(name)", expected: "a text")
        return nil
      }
      return (text, element)
    }
  }

  /// A text; `nil` after reporting a value of another kind.
  mutating func text(of node: Node, _ name: String) -> String? {
    guard let text = node.scalar?.string, !Self.isNull(node) else {
      report(wrong: node, name, expected: "a text")
      return nil
    }
    return text
  }

  /// True or false; `nil` after reporting another value.
  mutating func boolean(of node: Node, _ name: String) -> Bool? {
    guard let value = node.scalar.flatMap({ RuleValue.text($0.string).boolean }) else {
      report(wrong: node, name, expected: "true or false")
      return nil
    }
    return value
  }

  /// The value of an option; `nil` after reporting a value of another kind than the standard value.
  mutating func value(of node: Node, _ name: String, like standard: RuleValue) -> RuleValue? {
    switch standard {
    case .text(let text):
      if Double(text) != nil {
        guard let number = node.scalar?.string, Double(number) != nil else {
          report(wrong: node, name, expected: "a number")
          return nil
        }
        return .text(number)
      }
      if standard.boolean != nil { return boolean(of: node, name).map { .text($0 ? "true" : "false") } }
      return self.text(of: node, name).map { .text($0) }
    case .list:
      return .list(texts(of: node, name).map { .text($0.text) })
    case .members:
      guard node.mapping != nil else {
        report(wrong: node, name, expected: "a map")
        return nil
      }
      return value(of: node, name, depth: 0)
    }
  }

  /// The maximum depth of the values of an option.
  private static let maximumDepth = 4

  /// The value of a node, in at most `maximumDepth` levels.
  private mutating func value(of node: Node, _ name: String, depth: Int) -> RuleValue? {
    guard depth < Self.maximumDepth else {
      report("'\(Self.excerpt(name))' contains too many levels; the inner ones are ignored", at: node)
      return nil
    }
    switch node {
    case .scalar(let scalar): return .text(scalar.string)
    case .sequence(let nodes): return .list(nodes.compactMap { value(of: $0, name, depth: depth + 1) })
    case .mapping:
      var members: [String: RuleValue] = [:]
      for entry in entries(of: node, name) ?? [] {
        members[entry.key] = value(of: entry.value, name, depth: depth + 1)
      }
      return .members(members)
    case .alias: return nil
    }
  }
}

/// The message and the place of an error that Yams throws.
private struct YAMLProblem {
  var message: String
  var mark: Mark?

  init(_ error: any Error) {
    switch error as? YamlError {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      message = "this is not valid YAML: \(context.map { "\($0.text): " } ?? "")\(problem)"
      self.mark = mark
    case .duplicatedKeysInMapping(let duplicates, let context):
      message = "the key '\(ConfigurationReader.excerpt("\(duplicates.first ?? "")"))' occurs twice"
      mark = context.mark
    case .reader(let problem, _, _, _):
      message = "this is not valid YAML: \(problem)"
    default:
      message = "this is not valid YAML"
    }
  }
}
