import NibCompare
import NibCore
import NibDrawing
import NibTools

/// The picture of a conflict in one document: the screen or view that contains its object, with the object outlined.
final class ConflictPicture {
  /// The reason why there is no picture, or why it does not show the object; `nil` if it does.
  let remark: String?
  private let picture: Picture?
  private let object: UIView?
  private let constraintID: String?
  /// Stored because views do not retain the document that made them.
  private let loaded: LoadedDocument?
  /// The cell of the picture at the top left of its area.
  private var origin = CellPoint.zero
  /// The renderer at the scale of the picture, and the places of the picture's views at this scale.
  private var renderer = TreeRenderer()
  private var places: [TreeRenderer.Place] = []
  /// The scroll view that the user has scrolled, with its original offset.
  private var scrolledView: (view: UIScrollView, start: CGPoint)?

  /// Lays out a document.
  ///
  /// - Parameter bytes: the text of the document; `nil` for a version without one.
  init(_ conflict: LeftConflict, in bytes: [UInt8]?, file: String) {
    let ids = conflict.objectIDs
    guard let bytes, let document = try? NibReader.read(bytes, file: file) else {
      remark = bytes == nil ? "not in this version" : "this version cannot be read"
      (picture, object, constraintID, loaded) = (nil, nil, nil, nil)
      return
    }
    let ownIDs = ids.own.filter { document.object(id: $0) != nil }
    let isStoryboard = document.kind.container == .storyboard
    let loaded = LoadedDocument(document, scenesOf: isStoryboard ? Set(ids.own + ids.around) : nil)
    let pictures = Picture.all(of: loaded)
    let found = ConflictPicture.find(ownIDs, in: pictures)
    let nearest = found ?? ConflictPicture.find(ids.around, in: pictures)
    picture = nearest?.picture ?? pictures.first
    object = found?.view
    constraintID = ownIDs.first
    self.loaded = loaded
    if let nearest { nearest.view.nibReveal(in: nearest.picture.view) }
    if picture == nil {
      remark = Picture.reasonForNone(in: loaded)
    } else {
      let reason = found.flatMap { ConflictPicture.reason($0.view, in: $0.picture) }
      remark = ownIDs.isEmpty ? "not in this version" : reason
    }
  }

  /// The reason why a picture does not show one of its views; `nil` if it does.
  private static func reason(_ view: UIView, in picture: Picture) -> String? {
    let shown = VisibleView(of: view, in: picture.view)
    if shown.isHidden { return "hidden" }
    return shown.isOutOfView ? "out of view" : nil
  }

  /// The first view with one of the ids, and the picture that it is in.
  private static func find(
    _ ids: [String], in pictures: [Picture]
  ) -> (picture: Picture, view: UIView)? {
    for id in ids {
      for picture in pictures {
        if let view = picture.view.nibTree.first(where: { $0.nibOrigin?.id == id }) { return (picture, view) }
        if picture.controller?.nibOrigin?.id == id { return (picture, picture.view) }
      }
    }
    return nil
  }

  /// The width of the picture in points; 0 without one.
  var width: CGFloat { picture?.view.bounds.width ?? 0 }

  /// Lays out the part of the picture around the object. Scrolling past the edge of the picture scrolls its content.
  ///
  /// - Parameters:
  ///   - zoom: the scale; at 1, a cell is 8 points wide.
  ///   - scroll: the number of rows that the user has scrolled down.
  func update(for area: CellSize, zoom: Double, scroll: Int, _ template: TreeRenderer) {
    guard area.columns > 0, area.rows > 0, let root = picture?.view else { return }
    renderer = template
    renderer.grid = renderer.grid(zoom: zoom)
    let size = renderer.canvasSize(for: root)
    scrollToObject(in: root)
    let target = renderer.places(in: root).first { $0.view === object }?.cells
    let column = ConflictPicture.offset(of: target?.columnRange, in: size.columns, length: area.columns)
    let start = ConflictPicture.offset(of: target?.rowRange, in: size.rows, length: area.rows)
    let row = max(0, min(start + scroll, max(0, size.rows - area.rows)))
    scrollToObject(in: root, down: Double(start + scroll - row) * renderer.grid.cellHeight)
    origin = CellPoint(column: column, row: row)
    places = renderer.places(in: root)
  }

  /// Draws the picture as it was last laid out.
  func draw(on screen: CellCanvas, in area: CellRect, theme: Theme) {
    guard !area.isEmpty else { return }
    guard let root = picture?.view else {
      screen.withClip(area) { screen.put(remark ?? "", at: area.origin, style: theme.quiet) }
      return
    }
    screen.withClip(area) {
      screen.translated(by: area.origin - origin) {
        renderer.draw(root, on: screen)
        Overlay(
          of: root, selection: object, constraintID: constraintID, parts: [.box], renderer: renderer,
          places: places, colors: theme.overlay
        ).draw(on: screen)
      }
    }
  }

  /// Scrolls the content so that the object is visible, and then down by a distance in points.
  private func scrollToObject(in root: UIView, down distance: CGFloat = 0) {
    if let scrolledView {
      scrolledView.view.contentOffset = scrolledView.start
      self.scrolledView = nil
    }
    if let scroll = root.nibContentScroll(by: CGSize(width: 0, height: distance), around: object) {
      scrolledView = (scroll.view, scroll.view.contentOffset)
      scroll.view.contentOffset = scroll.offset
    }
    root.layoutIfNeeded()
  }

  /// The first row or column to show, so that a range is in the middle. A picture that fits begins at 0.
  private static func offset(of range: Range<Int>?, in count: Int, length: Int) -> Int {
    guard count > length else { return 0 }
    let middle = range.map { ($0.lowerBound + $0.upperBound) / 2 } ?? 0
    return max(0, min(middle - length / 2, count - length))
  }
}
