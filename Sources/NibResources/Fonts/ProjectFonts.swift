import Foundation
import Synchronization

/// The fonts of a document's project, by PostScript name. They are read from the font files in the project's folder.
///
/// The project is searched when the first font is requested that is not part of iOS. Results are cached.
package final class ProjectFonts: Sendable {
  private let document: NibDocument
  private let store: FontStore
  private let state = Mutex(State())

  private struct State {
    /// The document's project and its font files; `nil` until the first search.
    var project: (folder: ProjectFolder, files: ProjectFiles)?
    /// Fonts requested so far; `nil` for names without a usable font.
    var faces: [String: FontFileFace?] = [:]
    /// The problems with files that were read, by path.
    var problems: [String: FontStore.Problem] = [:]
    /// Whether a font was not found, although not all files of the project were searched for it.
    var isIncomplete = false
  }

  /// The number of bytes to read in one search, apart from the files that probably contain the font.
  private static let maximumMegabytes = 256

  /// Creates the fonts for a document. There are none if the document is not a file.
  package convenience init(of document: NibDocument) { self.init(of: document, store: .shared) }

  init(of document: NibDocument, store: FontStore) {
    self.document = document
    self.store = store
  }

  /// Returns true if a font file of the project contains the font with the given PostScript name.
  package func contains(_ name: String) -> Bool { face(named: name) != nil }

  /// The fonts that were requested so far and that the project contains.
  package var found: [FontFileFace] { state.withLock { $0.faces.values.compactMap { $0 } } }

  /// Whether a font was not found, although not all files of the project were searched for it.
  package var isIncomplete: Bool { state.withLock { $0.isIncomplete } }

  /// The paths of the project's files that the document lists for the font with the given PostScript name. The files are
  /// not read.
  package func files(listedFor name: String) -> [String] {
    let listed = document.fontFiles(for: name)
    guard !listed.isEmpty, Disk.exists(document.file) else { return [] }
    return state.withLock { state in
      project(&state).files.fonts.filter { listed.contains(Disk.name(of: $0)) }
    }
  }

  /// The font with the given PostScript name; `nil` if no font file of the project contains it.
  ///
  /// Fonts of iOS are only looked up in the files that the document names for them.
  func face(named name: String) -> FontFileFace? {
    state.withLock { state in
      if let face = state.faces[name] { return face }
      let face = search(name, &state)
      state.faces[name] = .some(face)
      return face
    }
  }

  private func search(_ name: String, _ state: inout State) -> FontFileFace? {
    let listedFiles = document.fontFiles(for: name)
    let isInstalled = InstalledFonts.hasFamily(ofFace: name)
    guard !(isInstalled && listedFiles.isEmpty), Disk.exists(document.file) else { return nil }
    let project = project(&state)
    var candidates = project.files.fonts.map {
      Candidate($0, font: name, listedFiles: listedFiles, in: project.folder)
    }
    if isInstalled { candidates.removeAll { $0.likelihood != .listed } }
    var bytesLeft = Self.maximumMegabytes << 20
    for candidate in candidates.sorted(by: <) {
      if candidate.likelihood == .unlikely {
        bytesLeft -= Int(Disk.stamp(of: candidate.path)?.size ?? 0)
      }
      guard bytesLeft >= 0 else { break }
      do throws(FontStore.Problem) {
        if let face = try store.face(named: name, at: candidate.path) { return face }
      } catch {
        state.problems[candidate.path] = error
      }
    }
    if bytesLeft < 0 || project.files.lacksFonts { state.isIncomplete = true }
    return nil
  }

  private func project(_ state: inout State) -> (folder: ProjectFolder, files: ProjectFiles) {
    if let project = state.project { return project }
    let folder = ProjectFolder(of: Disk.url(document.file))
    let project = (folder, ProjectFiles.recent(of: folder))
    state.project = project
    return project
  }

  /// The diagnostics for the font files that were read for the fonts requested so far, but cannot be used, sorted by
  /// path, and for a search that did not read all files.
  package var diagnostics: [Diagnostic] {
    state.withLock { state in
      let unreadable = state.problems.sorted { $0.key < $1.key }.map { path, problem in
        Diagnostic(
          .unreadableFont, "\(problem.message); the sizes of texts in its fonts are estimated",
          at: SourceLocation(file: path))
      }
      guard state.isIncomplete, let root = state.project?.folder.root.path else { return unreadable }
      let message = """
        only a part of this folder was searched for fonts: the first \(ProjectFolder.limit) files and folders, \
        \(FolderWalk.projectDepth) levels of folders, \(ProjectFiles.limit.fonts) font files and \
        \(Self.maximumMegabytes) MB of fonts; the sizes of texts in fonts that were not found are estimated
        """
      return unreadable + [Diagnostic(.unsearchedFonts, message, at: SourceLocation(file: root))]
    }
  }

  /// The kinds of the diagnostics, which are the same for several documents of a project.
  package static let diagnosticKinds: Set<DiagnosticKind> = [.unreadableFont, .unsearchedFonts]
}

extension ProjectFonts: Hashable {
  /// Whether both are the same object.
  package static func == (a: ProjectFonts, b: ProjectFonts) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A file that may contain a font.
private struct Candidate: Comparable {
  /// How likely the file contains the font, the most likely case first.
  enum Likelihood: Int {
    /// The document lists the file for the font.
    case listed
    /// The names of the font and the file are alike.
    case alike
    case unlikely
  }

  let path: String
  let likelihood: Likelihood
  /// The number of folders between the document and the file.
  private let distance: Int

  init(_ path: String, font: String, listedFiles: Set<String>, in project: ProjectFolder) {
    self.path = path
    let name = Disk.name(of: path)
    likelihood =
      if listedFiles.contains(name) {
        .listed
      } else if Self.letters(of: String(name.dropLast(4))) == Self.letters(of: font) {
        .alike
      } else {
        .unlikely
      }
    distance = project.distance(to: Disk.url(path, isDirectory: false))
  }

  /// The letters and digits of a name in lower case.
  private static func letters(of name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  static func < (a: Candidate, b: Candidate) -> Bool {
    (a.likelihood.rawValue, a.distance, a.path) < (b.likelihood.rawValue, b.distance, b.path)
  }
}

extension NibDocument {
  /// The names of the files that the document lists for a font in `<customFonts>`; empty if it lists none.
  package func fontFiles(for postScriptName: String) -> Set<String> {
    let lists = root.child(named: "customFonts")
    // Interface Builder of Xcode 6 and 7 saved `mutableArray`.
    let files = (lists?.children(named: "array") ?? []) + (lists?.children(named: "mutableArray") ?? [])
    return Set(
      files.filter { file in file.children(named: "string").contains { $0.text == postScriptName } }
        .compactMap(\.key))
  }
}

extension DiagnosticKind {
  package static let unreadableFont = DiagnosticKind(
    "unreadable-font", .files, .warning, in: .loading,
    "A font file of the project is damaged, too large (more than 64 MB) or not a font.",
    details: """
      The sizes of texts in its fonts are estimated. The message begins with the path of the file. Reported once by \
      `check` and `layout`.
      """,
    advice: "Replace the file with the original.",
    wrong: .label(font: "Brand-Bold"), right: .label(font: "Futura-Medium"))
}

extension DiagnosticKind {
  package static let unsearchedFonts = DiagnosticKind(
    "unsearched-fonts", .files, .warning, in: .loading,
    "A font was not found, and the project has too many files to search all of them.",
    details: """
      The first 50,000 files and folders of the project, 64 levels of folders, 2,000 font files and 256 MB of fonts are \
      searched. The sizes of texts in fonts that are not found are estimated. The message begins with the path of the \
      project. Reported once by `check` and `layout`.
      """,
    advice: "Move folders with many other files, such as the products of builds, out of the project.")
}

extension RuleExample {
  /// A label beside a file that is a pointer to a font instead of the font.
  fileprivate static func label(font: String) -> RuleExample {
    RuleExample(
      """
      <label text="Name" id="name"><rect key="frame" x="0" y="0" width="60" height="20"/>
        <fontDescription key="fontDescription" name="\(font)" family="Brand" pointSize="17"/>
      </label>
      """, files: ["Brand-Bold.ttf": "version https://git-lfs.github.com/spec/v1\n"])
  }
}
