import NibCore
import NibSources

/// The documents and settings of a program. They are read when a rule first needs to know what they name.
final class ProgramFiles: Sendable {
  /// The maximum size of a file of settings in bytes. Larger files contain data.
  private static let largestSettings = 512 << 10
  /// The maximum number of files of settings that are read.
  private static let settingsLimit = 2_000

  private let documents: [String]
  private let settings: [String]
  /// The documents by the names under which the program loads them.
  private let documentsByName = NibLazy<[String: [String]]>()
  private let quotedWords = NibLazy<SourceWords>()
  private let setWords = NibLazy<SourceWords>()
  private let namedStoryboardsOnce = NibLazy<[NamedStoryboard]>()
  private let namedStoryboardsByName = NibLazy<[String: [NamedStoryboard]]>()
  private let storyboardClasses = NibLazy<Set<ExactText>>()
  private let index = NibLazy<SummaryIndex>()
  private let appFontsOnce = NibLazy<AppFonts?>()
  private let nibPlaces = NibLazyValues<String, SourcePlaces>()
  private let storyboardPlaces = NibLazyValues<String, SourcePlaces>()
  private let knownSummaries = NibLazyValues<String, DocumentSummary?>()

  /// - Parameters:
  ///   - documents: the paths of Interface Builder documents.
  ///   - settings: the paths of property lists, project files and other files that can name documents.
  init(documents: [String], settings: [String]) {
    self.documents = documents
    self.settings = settings
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

  /// Whether a place means a document, and not another one that is loaded in the same way under the same name: no other
  /// one is nearer to the place. Code that loads a nib never means a storyboard.
  func isMeant(_ document: String, by place: SourcePlace) -> Bool {
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

  /// Whether a property list or another file of settings contains all words of a name.
  func settingsMention(_ name: String) -> Bool {
    let words = setWords.get(readSettings)
    let parts = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return !parts.isEmpty && parts.allSatisfy { words.count(ofWord: String($0)) > 0 }
  }

  /// The storyboards that property lists and projects name, in the order of the files.
  var namedStoryboards: [NamedStoryboard] {
    namedStoryboardsOnce.get {
      settings.prefix(ProgramFiles.settingsLimit).flatMap { path in
        if path.hasSuffix(".plist") {
          return NamedStoryboard.all(in: path, limit: ProgramFiles.largestSettings)
        }
        return path.hasSuffix(".pbxproj") ? NamedStoryboard.all(in: path, limit: nil) : []
      }
    }
  }

  /// The font files that the property lists of the apps list; `nil` if they are not known.
  var appFonts: AppFonts? {
    appFontsOnce.get {
      settings.count > ProgramFiles.settingsLimit
        ? nil : AppFonts(settings: settings, limit: ProgramFiles.largestSettings)
    }
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

  /// The storyboards with a name that property lists and projects name.
  func namedStoryboards(_ name: String) -> [NamedStoryboard] {
    namedStoryboardsByName.get { Dictionary(grouping: namedStoryboards, by: \.name) }[name] ?? []
  }

  /// The words of property lists and of projects that can name storyboards.
  private func readSettings() -> SourceWords {
    var words = SourceWords()
    for path in settings.prefix(ProgramFiles.settingsLimit) {
      if path.hasSuffix(".pbxproj") {
        // Projects list all documents, so only the settings that name storyboards count.
        let text = String(decoding: FileBytes.ifReadable(path) ?? [], as: UTF8.self)
        for line in text.split(whereSeparator: \.isNewline)
        where line.contains("Storyboard") && line.contains("_KEY_") {
          words.addWords(in: line.utf8)
        }
      } else if let bytes = FileBytes.ifReadable(path, limit: ProgramFiles.largestSettings) {
        words.addWords(in: bytes)
      }
    }
    return words
  }
}
