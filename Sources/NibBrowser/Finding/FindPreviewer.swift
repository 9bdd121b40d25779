import NibAnalysis
import NibCore
import NibDrawing
import NibTools
import Synchronization

/// Draws previews on another thread. The outline around the object arrives first if the picture takes long.
final class FindPreviewer {
  /// The settings of the canvas for layout and drawing, but at 100 %.
  struct Settings: @unchecked Sendable {
    let options: LayoutOptions
    let renderer: TreeRenderer

    init(_ canvas: CanvasPane) {
      var renderer = canvas.renderer
      // Another thread draws the preview, so it has its own images.
      renderer.images = renderer.images.map { PictureImages(cell: $0.cell) }
      (renderer.grid, renderer.showsConcealed) = (renderer.grid(zoom: 1), false)
      (options, self.renderer) = (canvas.session.settings.options, renderer)
    }
  }

  private let handler: MainHandler<FindPreview>
  private let root: String
  private let edited: EditedDocuments
  private let next = NextPreview()
  private let worker: Worker?

  /// - Parameters:
  ///   - root: the folder that paths are relative to.
  ///   - edited: the documents that are shown instead of their files.
  ///   - isSynchronous: whether previews are drawn immediately on the caller's thread.
  ///   - onPreview: called with each preview.
  init(
    root: String, edited: EditedDocuments, isSynchronous: Bool, onPreview: @escaping (FindPreview) -> Void
  ) {
    (self.root, self.edited) = (root, edited)
    guard !isSynchronous else {
      handler = MainHandler({ $0() }, onPreview)
      worker = nil
      return
    }
    let handler = MainHandler(mainQueue, onPreview)
    self.handler = handler
    let next = next
    worker = Worker(named: "preview") {
      guard let request = next.take() else { return .wait }
      FindDrawing(request, root: root, edited).draw(isOutdated: { next.isPending }, handler.send)
      return .goOn
    }
  }

  /// Draws a preview. Replaces a request that has not been started.
  func request(_ request: FindPreview.Request) {
    guard let worker else {
      return FindDrawing(request, root: root, edited).draw(isOutdated: { false }, handler.send)
    }
    next.set(request)
    worker.wake()
  }

  deinit {
    handler.cancel()
    worker?.stop()
  }
}

/// The next preview to draw, which the main thread and the thread that draws share.
private final class NextPreview: Sendable {
  private let request = Mutex<FindPreview.Request?>(nil)

  var isPending: Bool { request.withLock { $0 != nil } }

  func set(_ new: FindPreview.Request) { request.withLock { $0 = new } }

  func take() -> FindPreview.Request? {
    request.withLock { request in
      defer { request = nil }
      return request
    }
  }
}

/// Draws one preview.
private struct FindDrawing {
  private let request: FindPreview.Request
  private let path: String
  private let edited: EditedDocuments

  /// The number of bytes above which a document first gets an outline, because loading it can take long.
  private static let largeDocument = 200_000

  init(_ request: FindPreview.Request, root: String, _ edited: EditedDocuments) {
    (self.request, self.edited) = (request, edited)
    path = Disk.path(of: request.object.path, in: root)
  }

  /// Sends the outline and then the picture, if there is one. Ends early if there is a newer request.
  func draw(isOutdated: () -> Bool, _ send: (FindPreview) -> Void) {
    nibAutoreleasePool {
      // If the document is no longer readable, there is no preview.
      guard let document = try? edited.read(path), let element = document.object(id: request.object.id)
      else { return }
      let isLarge = document.source.count > Self.largeDocument
      if isLarge { send(FindPreview(request: request, cells: outline(of: element))) }
      guard !isOutdated() else { return }
      if let cells = picture(of: element) {
        send(FindPreview(request: request, cells: cells))
      } else if !isLarge {
        send(FindPreview(request: request, cells: outline(of: element)))
      }
    }
  }

  /// A canvas with the name of the object in its first row.
  private func page(_ element: NibElement) -> CellCanvas {
    let cells = CellCanvas(size: request.size)
    let name = ObjectName(element).withPlaceAndClass
    cells.put(
      CellText.truncated(name, columns: request.size.columns), at: .zero, style: CellStyle(attributes: .bold))
    return cells
  }

  /// The part of the picture around the object; `nil` if the document has no picture of it.
  private func picture(of element: NibElement) -> CellCanvas? {
    let document = element.document
    let loaded = LoadedDocument(
      document, options: request.settings.options, scenesOf: Self.scene(of: element))
    let pictures = Picture.all(of: loaded)
    let shown = ShownViews(pictures, loaded: loaded)
    guard let index = shown.picture(of: element) else { return nil }
    let root = pictures[index].view
    let selected = element.id.flatMap { shown.view($0, in: index) }
    let constraint = selected == nil && element.isNamed("constraint") ? element.id : nil
    let center = selected ?? constraint.flatMap { Self.view(ofConstraint: $0, in: root) }
    center?.nibReveal(in: root)
    let renderer = request.settings.renderer
    let places = renderer.places(in: root)
    let cells = page(element)
    let window = CellRect(
      column: 0, row: 1, columns: request.size.columns, rows: max(0, request.size.rows - 1))
    let picture = CellRect(origin: .zero, size: renderer.canvasSize(for: root))
    var viewport = CanvasViewport()
    viewport.place(picture, in: window)
    if let place = places.first(where: { $0.view === center }) {
      viewport.center(place.cells.isEmpty ? place.visible : place.cells)
    }
    cells.withClip(window) {
      cells.translated(by: viewport.origin) {
        cells.drawBox(
          picture.inset(columns: -1, rows: -1), lines: .rounded, style: CellStyle(attributes: .dim))
        renderer.draw(root, on: cells)
        Overlay(
          of: root, selection: selected === root ? nil : selected, constraintID: constraint,
          parts: constraint == nil ? [.box] : [.box, .constraints], renderer: renderer, places: places,
          colors: request.colors
        ).draw(on: cells)
      }
    }
    // The pixels are drawn on this thread, so that keys do not wait for them.
    if let cell = renderer.images?.cell {
      for placed in cells.images { _ = placed.image.pixels(cell: cell) }
    }
    return cells
  }

  /// The first view that a constraint refers to; `nil` if it is not in a picture.
  private static func view(ofConstraint id: String, in root: UIView) -> UIView? {
    let constraint = root.nibTree.lazy.flatMap(\.constraints).first { $0.nibOrigin?.id == id }
    return constraint.flatMap { [$0.firstItem, $0.secondItem].compactMap { $0 }.first }
      .flatMap { NSLayoutConstraint.view(of: $0) }
  }

  /// The ids of the objects of the scene that contains an element, so that only this scene is loaded; `nil` if there
  /// are no scenes.
  private static func scene(of element: NibElement) -> Set<String>? {
    element.nibScene.map { Set($0.children(inside: "objects").compactMap(\.id)) }
  }

  /// The rows of the outline around the object.
  private func outline(of element: NibElement) -> CellCanvas {
    let cells = page(element)
    let nodes = NibOutline(element.document, isDetailed: true).nodes
    guard let chosen = nodes.firstIndex(where: { $0.element == element }) else { return cells }
    let rows = max(0, request.size.rows - 2)
    let first = max(0, min(chosen - rows / 2, nodes.count - rows))
    for (row, index) in (first..<min(nodes.count, first + rows)).enumerated() {
      let text = String(repeating: "  ", count: nodes[index].depth) + VisibleText.line(nodes[index].title)
      cells.put(
        CellText.truncated(text, columns: request.size.columns),
        at: CellPoint(column: 0, row: row + 2),
        style: index == chosen ? CellStyle(attributes: .reverse) : CellStyle(attributes: .dim))
    }
    return cells
  }
}
