import NibAnalysis
import NibCore
import NibTools

/// The document that the browser shows: its contents as last read, and its pictures, laid out for the current options.
final class OpenDocument {
  let path: String
  /// The state of the file before it was last read. The file watcher compares later states with it.
  private(set) var state: FileState
  /// The states of the files with its texts in other languages, before the document was last read. Not all of them exist.
  private var languageStates: [String: FileState] = [:]
  private(set) var options: LayoutOptions
  /// The device and orientation for options without a device; `nil` for the document's own. Two versions that are
  /// compared have the same standard device.
  var standardDevice: CanvasStandard? {
    didSet { if let document { show(document) } }
  }
  /// The version of a document that is read instead of the file at the path; `nil` if no versions are compared.
  private let version: DiffPair.Side?
  /// The document with edits that is shown in place of the file; `nil` if the file is shown.
  private var edited: NibDocument?
  private(set) var loaded: LoadedDocument?
  /// The roots and scenes that the canvas can show, in document order.
  private(set) var pictures: [Picture] = []
  /// The reason why the last attempt to read the file failed; `nil` if it succeeded. After a failure, the contents that
  /// were read before are kept.
  private(set) var failure: Diagnostic?
  /// The problems that `check()` found in the document as last read. If the file could never be read, only the reason.
  private(set) var diagnostics: [Diagnostic] = []
  /// The problems that only the current layout options cause (`LayoutFindings`); `nil` if they have not been searched
  /// for.
  private(set) var layoutProblems: [Diagnostic]?
  /// Whether the document as last read has been checked; also true if there is no document. Checking takes as long as
  /// loading, so it happens after the first drawing.
  private(set) var isChecked = true
  /// The views of the pictures by their ids; `nil` if the file could never be read.
  private(set) var shown: ShownViews?
  private var cachedInspected: InspectedDocument?
  private var cachedConnections: InspectedConnections?
  /// The number of times that the document or its problems have changed.
  private(set) var changeCount = 0
  /// The loaded document that each picture belongs to. Pictures that were laid out at different times have different
  /// ones.
  private var loadedPictures: [LoadedDocument] = []
  /// The indices of the pictures that are still laid out for earlier options.
  private var outdatedPictures: Set<Int> = []

  /// - Parameters:
  ///   - path: the file; `-` if the document was read from standard input.
  ///   - document: the document, if it has been read already.
  ///   - edited: the document with edits, which is shown in place of the file.
  ///   - version: the version of a document to read instead of the file at the path.
  ///   - standardDevice: the device for options without one; `nil` for the document's own.
  init(
    path: String, options: LayoutOptions, document: NibDocument? = nil, edited: NibDocument? = nil,
    version: DiffPair.Side? = nil, standardDevice: CanvasStandard? = nil
  ) {
    self.standardDevice = standardDevice
    self.path = path
    self.options = options
    self.version = version
    self.edited = edited
    state = FileState(ofDocument: path)
    languageStates = Self.languageStates(of: path)
    if let document, edited == nil { show(document) } else { reload() }
  }

  private static func languageStates(of path: String) -> [String: FileState] {
    guard path != "-" else { return [:] }
    let paths = DocumentFolder(of: path).languagePaths(of: path).map { ($0, FileState(ofDocument: $0)) }
    return Dictionary(paths) { first, _ in first }
  }

  /// The states of all files from which the document is shown, before it was last read, by their paths.
  var fileStates: [String: FileState] { languageStates.merging([path: state]) { $1 } }

  /// Whether the document is shown in a language from the file at a path.
  func isTranslated(by path: String) -> Bool { languageStates[path] != nil }

  /// The file name without its folders.
  var name: String { Disk.name(of: path) }

  var document: NibDocument? { loaded?.document }

  /// Reads the file again. If that fails, keeps the document that was read before. Has no effect on standard input.
  func reload() {
    guard path != "-" else { return }
    state = FileState(ofDocument: path)
    languageStates = Self.languageStates(of: path)
    do throws(NibReadError) {
      let compared = try version?.document(in: options.language)
      let document =
        if let compared { compared } else { try content(in: options) }
      failure = nil
      show(document)
    } catch {
      failure = error.diagnostic
      if loaded == nil {
        diagnostics = [error.diagnostic]
        changeCount += 1
      }
    }
  }

  /// Shows a document with edits in place of the file, or the file for `nil`.
  func show(edited: NibDocument?) {
    self.edited = edited
    reload()
  }

  /// The file has the content of the document that is shown.
  func wasWritten() { state = FileState(ofDocument: path) }

  /// The document with edits, or that of the file, in a language.
  private func content(in options: LayoutOptions) throws(NibReadError) -> NibDocument {
    guard let edited else { return try InputFile.read(path, in: options.language, on: options.device) }
    guard let language = options.language else { return edited }
    return try edited.localized(for: language, on: options.device)
  }

  /// The options with the standard device.
  private var layoutOptions: LayoutOptions { standardDevice.map(options.on) ?? options }

  /// Shows the document in the language of other options. A document from standard input only gets other texts.
  ///
  /// - Throws: `NibReadError` if the document in the language cannot be read. The document stays as it was.
  func changeLanguage(for options: LayoutOptions) throws(NibReadError) {
    guard let document else {
      self.options = options
      return
    }
    let base = document.inDevelopmentLanguage
    let other: NibDocument
    if let version {
      other = try version.document(in: options.language) ?? base
    } else if path == "-" {
      other = if let language = options.language { try base.localized(for: language) } else { base }
    } else {
      other = try content(in: options)
    }
    self.options = options
    show(other)
  }

  /// Lays out the document for other options. Where possible, only the picture at `index` is laid out, so that it
  /// responds to every key even in a large document. The others are laid out when they are shown.
  func layOut(for options: LayoutOptions, picture index: Int) {
    self.options = options
    outdatedPictures = Set(pictures.indices)
    if pictures.indices.contains(index) {
      layOut(picture: index)
    } else if let document {
      show(document)
    }
  }

  /// Lays out a picture for options, if it is not laid out for them.
  func layOut(picture index: Int, for options: LayoutOptions) {
    if options != self.options { layOut(for: options, picture: index) } else { layOut(picture: index) }
  }

  /// Lays out a picture if it was last laid out for other options. Returns false if it was already laid out.
  @discardableResult
  func layOut(picture index: Int) -> Bool {
    guard pictures.indices.contains(index) else { return false }
    guard outdatedPictures.contains(index), let document else {
      loaded = loadedPictures[index]
      return false
    }
    if resize(picture: index) { return true }
    guard pictures.count > 1 else {
      show(document)
      return true
    }
    let part = LoadedDocument(document, options: layoutOptions, scenesOf: pictures[index].ids)
    guard let picture = Picture.all(of: part).first(where: { $0.id == pictures[index].id }) else {
      show(document)
      return true
    }
    loaded = part
    (pictures[index], loadedPictures[index]) = (picture, part)
    shown?.replace(index, by: picture)
    outdatedPictures.remove(index)
    cachedInspected = nil
    return true
  }

  /// Resizes the picture's existing views if the options differ only in size. Returns false if that was not
  /// possible.
  private func resize(picture index: Int) -> Bool {
    guard loadedPictures[index].resize(pictures[index].view, for: layoutOptions) else { return false }
    loaded = loadedPictures[index]
    outdatedPictures.remove(index)
    cachedInspected?.layoutDidChange()
    return true
  }

  /// Stores the problems that were found in a document. Returns false if the document has been read again since then.
  func finishCheck(_ problems: [Diagnostic], of checked: NibDocument) -> Bool {
    guard checked === document else { return false }
    isChecked = true
    diagnostics =
      version == nil ? problems : problems.filter { !DiagnosticKind.ofTranslations.contains($0.kind) }
    cachedInspected = nil
    changeCount += 1
    return true
  }

  /// Stores the problems that the layout options cause; `nil` to discard the problems of earlier options. Returns false
  /// if the problems are the same as before.
  func setLayoutProblems(_ problems: [Diagnostic]?) -> Bool {
    let before = layoutProblems ?? []
    layoutProblems = problems
    guard before != problems ?? [] else { return false }
    cachedInspected = nil
    changeCount += 1
    return true
  }

  /// Loads and lays out a document. The results of checks are kept if it is the same one.
  private func show(_ document: NibDocument) {
    let isNew = document !== loaded?.document
    let loaded = LoadedDocument(document, options: layoutOptions)
    self.loaded = loaded
    pictures = Picture.all(of: loaded)
    loadedPictures = pictures.map { _ in loaded }
    outdatedPictures = []
    shown = ShownViews(pictures, loaded: loaded)
    if isNew {
      (diagnostics, layoutProblems, isChecked, cachedConnections) = ([], nil, false, nil)
      changeCount += 1
    }
    cachedInspected = nil
  }

  /// The lookup tables of the inspector, which are made at the first access after each layout.
  var inspected: InspectedDocument? {
    if let cachedInspected { return cachedInspected }
    guard let loaded, let shown else { return nil }
    let connections = cachedConnections ?? InspectedConnections(loaded.document)
    let inspected = InspectedDocument(
      loaded, pictures: pictures, shown: shown, connections: connections, diagnostics: allDiagnostics)
    (cachedConnections, cachedInspected) = (connections, inspected)
    return inspected
  }
}

extension OpenDocument {
  /// The problems of the document, and those that only the current layout options cause.
  var allDiagnostics: [Diagnostic] { diagnostics + (layoutProblems ?? []) }

  /// The numbers of problems in words: `2 problems, and 1 of this layout`; `nil` if there are none. Notes that the
  /// layout causes count as problems, because the list of problems shows them.
  var problemSummary: String? {
    let count = diagnostics.count(where: \.isProblem)
    let layoutCount = layoutProblems?.count ?? 0
    if count == 0 {
      return layoutCount == 0 ? nil : "\(NibNumber.count(layoutCount, "problem")) of this layout"
    }
    return NibNumber.count(count, "problem") + (layoutCount > 0 ? ", and \(layoutCount) of this layout" : "")
  }

  /// The index of the picture to show first: the initial scene of a storyboard, or else the first scene with subviews,
  /// or else the first picture. An empty scene would say nothing about the storyboard.
  var initialPicture: Int {
    document?.root["initialViewController"].flatMap { element(id: $0) }.flatMap { shown?.picture(of: $0) }
      ?? (isStoryboard ? pictures.firstIndex { !$0.view.subviews.isEmpty } : nil) ?? 0
  }

  private var isStoryboard: Bool { document?.kind.container == .storyboard }

  func element(id: String) -> NibElement? { document?.object(id: id) }
}
