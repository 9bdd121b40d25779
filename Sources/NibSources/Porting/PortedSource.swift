import NibFormats

/// A Swift source file written for UIKit, with the edits that make it one for NibTerm.
///
/// The rules are in extensions of this type, one file for each topic. Each edit replaces a range of bytes, so that the
/// rest of the file stays as it is.
package struct PortedSource {
  let source: SourceText
  let file: String
  /// The selectors of the methods that the app declares.
  let selectors: SelectorTexts
  /// The names of the classes and extensions of the file, in the order of their offsets.
  let classNames: [(offset: Int, name: String)]
  /// The properties that the scanner found, by the offset of their names.
  let properties: [Int: SourceProperty]
  /// The parts that were not translated.
  package internal(set) var findings: [Diagnostic] = []
  var edits: [Edit] = []
  /// The classes that nibs of the app name.
  let nibClasses: Set<String>
  /// The modules whose sources are in the package, which is one module.
  let ownModules: Set<String>
  /// The names that the package declares.
  let declarations: AppDeclarations
  /// Whether all extensions of UIKit's classes that the app uses are known.
  let knowsExtensions: Bool
  /// The names of the functions, properties and cases that the file declares.
  private let declaredMembers: Set<String>
  let protocols: ProtocolBodies
  /// The branches of `#if` around the current token.
  var branches: [Branch] = []
  /// The methods that protocols of the file declare as optional.
  var optionalNames: Set<String> = []
  /// Whether the file imports NibCore, at least under a condition.
  var importsNibCore = false
  /// Whether the compiler has read an import of NibCore before the current token.
  var hasImportOfNibCore = false
  /// The first token of the first import that the compiler always reads.
  var firstImport: Int?
  /// The missing names that have been reported.
  var reportedNames: Set<String> = []
  /// Modules to import that the file does not import yet.
  var addedImports: Set<String> = []

  /// The replacement of a range of bytes.
  struct Edit {
    let range: Range<Int>
    let text: String
  }

  /// Applies all rules to a file.
  ///
  /// - Parameters:
  ///   - nibClasses: the classes that nibs of the app name.
  ///   - ownModules: the modules whose sources are in the package, which is one module.
  ///   - declarations: the names that the files of the package declare.
  package init(
    _ bytes: [UInt8], file: String, selectors: SelectorTexts, nibClasses: Set<String> = [],
    ownModules: Set<String> = [], declarations: AppDeclarations = AppDeclarations()
  ) {
    self.nibClasses = nibClasses
    self.ownModules = ownModules
    source = SourceText(bytes, .swift)
    self.file = file
    var declarations = declarations
    declarations.add(source)
    self.declarations = declarations
    // The extensions of another library are known in all files of a module, also in those that do not import it.
    knowsExtensions =
      declarations.isComplete
      && declarations.importedModules.allSatisfy { PortedSource.isAppleModule($0) || ownModules.contains($0) }
    declaredMembers = PortedSource.declaredMembers(in: source)
    protocols = ProtocolBodies(source)
    self.selectors = selectors
    var scanner = SwiftScanner(SourceUses(source, file: file))
    let classes = scanner.run().classes
    let names = Dictionary(classes.map { ($0.location.offset, $0.name) }) { first, _ in first }
    classNames = names.sorted { $0.key < $1.key }.map { (offset: $0.key, name: $0.value) }
    let classProperties = classes.flatMap(\.properties)
    properties = Dictionary(classProperties.map { ($0.location.offset, $0) }) { first, _ in first }
    optionalNames = optionalMethods()
    applyRules()
    addNibCore()
    addImports()
    reportOldSwift()
  }

  /// Applies the rules for tokens, from the first to the last token that is compiled.
  private mutating func applyRules() {
    let prefixes = missingPrefixes()
    let receivers = oldSwiftFinding == nil ? ReceiverTypes(source, declarations) : nil
    var index = 0
    while index < source.tokens.count {
      if followCondition(at: index) || isLeftOut {
        index += 1
        continue
      }
      if source.isWord(index) {
        reportMissing(at: index, prefixes)
        reportLimits(at: index)
        if let receivers { reportMember(at: index, receivers) }
      }
      index = max(index + 1, applyRule(at: index))
    }
  }

  /// Whether the file itself declares a function or property with a name.
  func declares(_ name: String) -> Bool { declaredMembers.contains(name) }

  /// Applies the rule for the token at an index. Returns the index after the tokens that were edited.
  private mutating func applyRule(at index: Int) -> Int {
    switch source.tokens[index].kind {
    case .symbol(UInt8(ascii: "@")): return portAttribute(at: index)
    case .symbol(UInt8(ascii: "#")): return portMacro(at: index)
    case .word: return portWord(at: index)
    default: return index + 1
    }
  }

  /// The source for NibTerm.
  package var text: String {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: PortedSource.precedes) {
      guard edit.range.lowerBound >= position else { continue }
      result += source.bytes[position..<edit.range.lowerBound]
      result += Array(edit.text.utf8)
      position = edit.range.upperBound
    }
    result += source.bytes[position...]
    return String(decoding: OverridingMembers.moved(in: result), as: UTF8.self)
  }

  /// An insertion comes before the replacement of the text behind it.
  private static func precedes(_ a: Edit, _ b: Edit) -> Bool {
    (a.range.lowerBound, a.range.upperBound) < (b.range.lowerBound, b.range.upperBound)
  }

  // MARK: Edits

  /// Replaces tokens, including the quotes of strings.
  mutating func replace(_ tokens: Range<Int>, with text: String) {
    guard let first = tokens.first, let last = tokens.last else { return }
    edits.append(Edit(range: start(of: first)..<end(of: last), text: text))
  }

  /// Removes tokens and the white space after them.
  mutating func remove(_ tokens: Range<Int>) {
    guard let first = tokens.first, let last = tokens.last else { return }
    var end = end(of: last)
    while end < source.bytes.count, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(source.bytes[end]) {
      end += 1
    }
    // An attribute on a line of its own leaves no empty line.
    var lineStart = start(of: first)
    while lineStart > 0, [UInt8(ascii: " "), UInt8(ascii: "\t")].contains(source.bytes[lineStart - 1]) {
      lineStart -= 1
    }
    let isAlone = lineStart == 0 || source.bytes[lineStart - 1] == UInt8(ascii: "\n")
    let isLineEnd = end < source.bytes.count && source.bytes[end] == UInt8(ascii: "\n")
    if isAlone, isLineEnd {
      edits.append(Edit(range: lineStart..<end + 1, text: ""))
    } else {
      edits.append(Edit(range: start(of: first)..<end, text: ""))
    }
  }

  /// The offset of the first byte of a token, including the quotation marks of a string.
  func start(of index: Int) -> Int {
    let lower = source.tokens[index].range.lowerBound
    guard source.isString(index) else { return lower }
    return source.bytes[..<lower].lastIndex { $0 != UInt8(ascii: "\"") }.map { $0 + 1 } ?? 0
  }

  private func end(of index: Int) -> Int {
    let upper = source.tokens[index].range.upperBound
    guard source.isString(index) else { return upper }
    return source.bytes[upper...].firstIndex { $0 != UInt8(ascii: "\"") } ?? source.bytes.count
  }

  /// Reports something that cannot be translated.
  mutating func report(_ message: String, at index: Int) {
    let token = source.tokens[index]
    let location = SourceLocation(
      file: file, line: token.line, column: token.column, offset: token.range.lowerBound)
    findings.append(Diagnostic(.notPorted, message, at: location))
  }
}

extension DiagnosticKind {
  package static let notPorted = DiagnosticKind(
    "not-ported", .warning, "`nibterm port` cannot translate this.")
}
