import NibAnalysis
import NibCore

/// The document that the browser shows, as it was read last, laid out for the options of the moment.
final class OpenDocument {
  let path: String
  /// The state that the file was in when it was read.
  private(set) var state: FileState
  private(set) var options: NibCanvas.Options
  private(set) var canvas: NibCanvas?
  private(set) var pictures: [ShownSubject] = []
  /// What keeps the file from being read; the last good drawing stays.
  private(set) var failure: Diagnostic?
  /// Everything that `check` finds in what was read last, once it has been checked, or why nothing could be read.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether what was read last has been checked: that costs as much as loading it, and what is seen comes first.
  private(set) var isChecked = true
  /// The views of the pictures by their ids; nil before anything could be read.
  private(set) var shown: ShownViews?
  private var gathered: InspectedDocument?
  /// Whether only one picture is laid out for the present options.
  private(set) var isPartial = false

  init(path: String, options: NibCanvas.Options) {
    self.path = path
    self.options = options
    state = FileState(ofDocument: path)
    reload()
  }

  /// The name without folders.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  var document: NibDocument? { canvas?.document }

  /// Reads the file again; one that cannot be read keeps what was read before.
  func reload() {
    state = FileState(ofDocument: path)
    do {
      let document = try InputFile.read(path)
      failure = nil
      show(document)
    } catch {
      failure = error.diagnostic
      if canvas == nil { diagnostics = [error.diagnostic] }
    }
  }

  /// Lays out for other options. The picture at `index` is laid out at once; of a storyboard the others wait for
  /// `layOutRest()`, so that what is seen follows every key however large the document is.
  func lay(out options: NibCanvas.Options, picture index: Int) {
    self.options = options
    guard let document else { return }
    if resize(picture: index) { return }
    guard pictures.count > 1, pictures.indices.contains(index) else { return show(document) }
    let old = pictures[index]
    let ids = Set([old.id, old.controller?.nibOrigin?.id, old.view.nibOrigin?.id].compactMap { $0 })
    let part = NibCanvas(document, options: options, scenesOf: ids)
    guard let new = (ShownSubject.all(of: part, named: nil) ?? []).first(where: { $0.id == old.id }) else {
      return show(document)
    }
    canvas = part
    pictures[index] = new
    shown = ShownViews(pictures, canvas: part)
    gathered = nil
    isPartial = true
  }

  /// Keeps the picture's views where nothing but its size is another: true if that was so.
  private func resize(picture index: Int) -> Bool {
    guard pictures.indices.contains(index), canvas?.resize(pictures[index].view, for: options) ?? false else {
      return false
    }
    gathered?.layoutDidChange()
    isPartial = pictures.count > 1
    return true
  }

  /// Lays out what `lay(out:picture:)` left; false if that was nothing.
  func layOutRest() -> Bool {
    guard isPartial, let document else { return false }
    show(document)
    return true
  }

  /// Finds out what is wrong with the document; false if that is known.
  func check() -> Bool {
    guard !isChecked, let document else { return false }
    isChecked = true
    diagnostics = NibCheck(document).diagnostics
    gathered = nil
    return true
  }

  private func show(_ document: NibDocument) {
    isPartial = false
    let isOther = document !== canvas?.document
    let canvas = NibCanvas(document, options: options)
    self.canvas = canvas
    pictures = ShownSubject.all(of: canvas, named: nil) ?? []
    shown = ShownViews(pictures, canvas: canvas)
    if isOther { (diagnostics, isChecked) = ([], false) }
    gathered = nil
  }

  /// What the inspector looks up, gathered when it is first asked for after a layout.
  var inspected: InspectedDocument? {
    if gathered == nil {
      gathered = canvas.map { InspectedDocument($0, subjects: pictures, diagnostics: diagnostics) }
    }
    return gathered
  }
}

extension OpenDocument {
  /// The picture to begin with: the storyboard's initial scene, else the first.
  var initialPicture: Int {
    document?.root["initialViewController"].flatMap { element(id: $0) }.flatMap { shown?.picture(of: $0) }
      ?? 0
  }

  /// What the document says of an object.
  func element(id: String) -> NibElement? { document?.object(id: id) }
}
