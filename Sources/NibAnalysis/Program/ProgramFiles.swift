import NibCore
import NibSources

/// The documents of a program. Each one is read when a rule first needs its content.
final class ProgramFiles: Sendable {
  /// The files that can name documents.
  let settings: ProgramSettings

  /// The paths of the documents.
  private let documents: [String]
  /// The paths by the names under which the program loads the documents.
  private let documentsByName = NibLazy<[String: [String]]>()
  private let knownSummaries = NibLazyValues<String, DocumentSummary?>()
  private let index = NibLazy<SummaryIndex>()
  /// The words in quotation marks in all documents.
  private let quotedWords = NibLazy<SourceWords>()
  /// The custom classes in all storyboards.
  private let storyboardClasses = NibLazy<Set<ExactText>>()
  /// The places of the nibs with a name.
  private let nibPlaces = NibLazyValues<String, SourcePlaces>()
  /// The places of the storyboards with a name.
  private let storyboardPlaces = NibLazyValues<String, SourcePlaces>()

  /// - Parameters:
  ///   - documents: the paths of Interface Builder documents.
  ///   - settings: the paths of property lists, project files and other files that can name documents.
  init(documents: [String], settings: [String]) {
    self.documents = documents
    self.settings = ProgramSettings(settings)
  }

  /// The names in all documents that can be read. Each document is read once, when this is first used.
  var summaries: SummaryIndex { index.get { SummaryIndex(documents.compactMap(summary)) } }

  /// The names in a document; `nil` if it cannot be read.
  func summary(of path: String) -> DocumentSummary? {
    knownSummaries.get(path) { path in
      let document = FileBytes.ifReadable(path).flatMap { try? NibReader.read($0, file: path) }
      return document.map { DocumentSummary($0) }
    }
  }

  /// The paths of the documents that the program loads under a name.
  func documents(named name: String) -> [String] {
    documentsByName.get { Dictionary(grouping: documents) { DocumentName.nibName(of: $0) } }[name] ?? []
  }

  /// The paths of the storyboards that the program loads under a name.
  func storyboards(named name: String) -> [String] {
    documents(named: name).filter { DocumentName.isStoryboard($0) }
  }

  /// Whether a document is the nearest to a place that names it, among the documents with its name. Nibs and storyboards
  /// are loaded in different ways, so only documents of the same kind are compared.
  func isNearest(_ document: String, to place: SourcePlace) -> Bool {
    let (name, isStoryboard) = (DocumentName.nibName(of: document), DocumentName.isStoryboard(document))
    let find = { (name: String) in
      SourcePlaces(
        self.documents(named: name).filter { DocumentName.isStoryboard($0) == isStoryboard }.map {
          SourcePlace($0)
        })
    }
    let places = isStoryboard ? storyboardPlaces.get(name, find) : nibPlaces.get(name, find)
    return places.isNearest(SourcePlace(document), to: place)
  }

  /// Whether a storyboard has an object with a custom class.
  func hasStoryboard(withClass name: String) -> Bool {
    storyboardClasses.get {
      documents.filter { DocumentName.isStoryboard($0) }.reduce(into: []) { classes, path in
        classes.formUnion(ProgramFiles.customClasses(in: FileBytes.ifReadable(path) ?? []))
      }
    }.contains(text: name)
  }

  /// Whether a document with another name contains an attribute with exactly this value.
  func documentsMention(_ name: String) -> Bool {
    quotedWords.get {
      var words = SourceWords()
      for path in documents {
        words.addQuoted(in: FileBytes.ifReadable(path) ?? [], except: DocumentName.nibName(of: path))
      }
      return words
    }.count(ofLiteral: name) > 0
  }

  /// The custom classes in the text of a document, which need not be valid.
  private static func customClasses(in text: [UInt8]) -> [ExactText] {
    let start = Array("customClass=\"".utf8)
    var classes: [ExactText] = []
    var place = 0
    while let found = text.firstIndex(of: start, from: place) {
      place = found + start.count
      classes.append(ExactText(decoding: text[place...].prefix { $0 != UInt8(ascii: "\"") }))
    }
    return classes
  }
}
