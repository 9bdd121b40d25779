import ArgumentParser
import NibCore
import NibTools

/// `nibterm find TEXT [PATH...]`: finds objects by their texts, classes, outlets and other names.
struct Find: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find", _superCommandName: "nibterm",
    abstract: "Find objects in all documents by text, class, outlet, action, image or identifier.",
    discussion: """
      Prints one line per result: file:line:column: kind "text" in object. All words of the text must occur in \
      the texts or the name of the object, in any order, and capital and small letters are equal. A kind and a \
      colon before the text do the same as --kind: \
      'class:Card'. Translations are searched, too; with --language, the texts of that language are searched instead. Without a kind, an id is found only by its first three or more letters. The exit status is 1 if \
      nothing is found or a document cannot be read.
      """)

  @Option(help: "Find only texts of this kind.")
  var kind: FoundKind?

  @Option(help: "Write text or json (one object per line).")
  var format = ReportFormat.text

  @Flag(help: "Write each different text only once, with the number of objects that have it.")
  var distinct = false

  @Option(help: .language) var language: ShownLanguage?

  @Flag(help: "Also search documents that git ignores.")
  var noIgnore = false

  @Argument(help: ArgumentHelp("The text to find.", valueName: "text"))
  var text: String

  @Argument(
    help: ArgumentHelp(
      "Documents and folders; '-' reads standard input. Default: the current folder.", valueName: "path"))
  var paths: [String] = []

  func validate() throws {
    if query.isEmpty { throw ValidationError("The text to find is empty.") }
  }

  private var query: FoundQuery { FoundQuery(text, kind: kind) }

  func run() throws {
    let files = (paths.isEmpty ? ["."] : paths).flatMap {
      InputFile.nibs(below: $0, respectsIgnore: !noIgnore)
    }
    let query = query
    let language = language
    var count = 0
    var texts = DistinctTexts()
    var failed = false
    OrderedJobs(threads: ProcessInfo.processInfo.activeProcessorCount).run(files) { file in
      nibAutoreleasePool { Self.results(of: query, in: file, language) }
    } finish: { results in
      switch results {
      case .success(let objects):
        if distinct {
          texts.add(objects)
        } else if !objects.isEmpty {
          format.write(FoundReport(objects: objects))
        }
        count += objects.count
      case .failure(let error):
        Output.error(error.diagnostic)
        failed = true
      }
      return true
    }
    if distinct, count > 0 { format.write(texts) }
    if failed { throw ExitCode(1) }
    guard count == 0 else { return }
    let documents = NibNumber.count(files.count, "document")
    Output.error("No match for \"\(text)\" in \(documents).")
    throw ExitCode(1)
  }

  /// The results in one document.
  private static func results(
    of query: FoundQuery, in file: String, _ language: ShownLanguage?
  ) -> Swift.Result<[FoundObject], NibReadError> {
    do throws(NibReadError) {
      return .success(
        DocumentTexts.of(try InputFile.read(file, in: language)).objects(for: query, path: file))
    } catch {
      return .failure(error)
    }
  }
}

/// The results in one document, one on each line.
private struct FoundReport: CommandReport {
  let objects: [FoundObject]

  var text: String {
    objects.map { object in
      let place = object.line > 0 ? "\(object.path):\(object.line):\(object.column)" : object.path
      let (text, name) = (VisibleText.line(object.text), VisibleText.line(object.name))
      return "\(VisibleText.line(place)): \(object.kind.name) \"\(text)\" in \(name) #\(object.id)\n"
    }.joined()
  }

  var json: [JSON] {
    objects.map { object in
      let hasLine = object.line > 0
      return .object([
        ("file", .string(object.path)), ("line", hasLine ? .integer(object.line) : nil),
        ("column", hasLine ? .integer(object.column) : nil), ("kind", .string(object.kind.name)),
        ("text", .string(object.text)), ("object", .string(object.name)), ("id", .string(object.id)),
      ])
    }
  }
}

/// The different texts of all results with their numbers, one on each line, in the order of the texts.
private struct DistinctTexts: CommandReport {
  private struct Key: Hashable {
    let kind: String
    let text: ExactText
  }

  private var counts: [Key: Int] = [:]

  mutating func add(_ objects: [FoundObject]) {
    for object in objects {
      counts[Key(kind: object.kind.name, text: ExactText(object.text)), default: 0] += 1
    }
  }

  private var sorted: [(key: Key, value: Int)] {
    counts.sorted { ($0.key.kind, $0.key.text.text) < ($1.key.kind, $1.key.text.text) }
  }

  var text: String {
    sorted.map { "\($0.value) \($0.key.kind) \"\(VisibleText.line($0.key.text.text))\"\n" }.joined()
  }

  var json: [JSON] {
    sorted.map {
      .object([
        ("kind", .string($0.key.kind)), ("text", .string($0.key.text.text)), ("count", .integer($0.value)),
      ])
    }
  }
}

extension FoundKind: ExpressibleByArgument {
  package init?(argument: String) { self.init(name: argument) }

  package static var allValueStrings: [String] { allCases.map(\.name) }

  package static var allValueDescriptions: [String: String] {
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0.summary) })
  }

  package var defaultValueDescription: String { name }
}

extension DocumentTexts {
  /// The objects with texts that contain all words of a query, in document order.
  fileprivate func objects(for query: FoundQuery, path: String) -> [FoundObject] {
    let matcher = FoundMatcher(query)
    var matches: [(object: UInt32, kind: UInt8, text: Int, use: Int)] = []
    for text in 0..<texts.count where letters[text].includes(query.letters) {
      let range = texts.range(of: text)
      let result = texts.bytes[range].withUnsafeBufferPointer { bytes in
        folded.bytes[range].withUnsafeBufferPointer { matcher.result(bytes, folded: $0) }
      }
      guard case .match(let quality, _) = result, quality < .fuzzy else { continue }
      for use in useIndices(ofText: text) where query.accepts(uses[use], of: text, quality, in: self) {
        matches.append((uses[use].object, uses[use].kind.rawValue, text, use))
      }
    }
    if let words = FoundObjectWords(query) {
      for (use, text) in words.uses(in: self, except: Set(matches.map(\.object))) {
        matches.append((uses[use].object, uses[use].kind.rawValue, text, use))
      }
    }
    return matches.sorted { ($0.object, $0.kind, $0.text, $0.use) < ($1.object, $1.kind, $1.text, $1.use) }
      .map { FoundObject(uses[$0.use], text: $0.text, in: self, path: path) }
  }
}
