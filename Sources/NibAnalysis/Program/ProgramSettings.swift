import NibCore
import NibSources

/// The property lists, project files and other files of a program that can name documents. They are read when a rule
/// first needs to know what they name.
final class ProgramSettings: Sendable {
  /// The maximum size of a file in bytes. Larger files contain data.
  private static let largestFile = 512 << 10
  /// The maximum number of files that are read.
  private static let fileLimit = 2_000

  private let paths: [String]
  private let words = NibLazy<SourceWords>()
  private let storyboards = NibLazy<[NamedStoryboard]>()
  private let storyboardsByName = NibLazy<[String: [NamedStoryboard]]>()
  private let fonts = NibLazy<AppFonts?>()

  init(_ paths: [String]) { self.paths = paths }

  /// Whether the files contain all words of a name.
  func mention(_ name: String) -> Bool {
    let words = words.get(readWords)
    let parts = name.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    return !parts.isEmpty && parts.allSatisfy { words.count(ofWord: String($0)) > 0 }
  }

  /// The storyboards that property lists and projects name, in the order of the files.
  var namedStoryboards: [NamedStoryboard] {
    storyboards.get {
      paths.prefix(Self.fileLimit).flatMap { path in
        if path.hasSuffix(".plist") { return NamedStoryboard.all(in: path, limit: Self.largestFile) }
        return path.hasSuffix(".pbxproj") ? NamedStoryboard.all(in: path, limit: nil) : []
      }
    }
  }

  /// The places at which property lists and projects name a storyboard.
  func namedStoryboards(_ name: String) -> [NamedStoryboard] {
    storyboardsByName.get { Dictionary(grouping: namedStoryboards, by: \.name) }[name] ?? []
  }

  /// The font files that the property lists of the apps list; `nil` if they are not known.
  var appFonts: AppFonts? {
    fonts.get {
      paths.count > Self.fileLimit ? nil : AppFonts(settings: paths, limit: Self.largestFile)
    }
  }

  /// The words of property lists, and of the lines of projects that can name storyboards.
  private func readWords() -> SourceWords {
    var words = SourceWords()
    for path in paths.prefix(Self.fileLimit) {
      if path.hasSuffix(".pbxproj") {
        // Projects list all documents, so only the settings that name storyboards count.
        let text = String(decoding: FileBytes.ifReadable(path) ?? [], as: UTF8.self)
        for line in text.split(whereSeparator: \.isNewline)
        where line.contains("Storyboard") && line.contains("_KEY_") {
          words.addWords(in: line.utf8)
        }
      } else if let bytes = FileBytes.ifReadable(path, limit: Self.largestFile) {
        words.addWords(in: bytes)
      }
    }
    return words
  }
}
