import NibCore
import NibDrawing
import NibTools

/// All drawings of a page as one vector picture. Several drawings are arranged as a map with headings.
///
/// The scenes of a storyboard are in the rows of Interface Builder's canvas. Other drawings keep their order, in rows
/// that make the map about as wide as high.
struct VectorPage {
  private let page: DrawnPage
  /// The distance between two pictures, in points.
  private static let gap = 40.0
  /// The height of a heading with the space below it, in points.
  private static let headingHeight = 24.0

  init(_ page: DrawnPage) { self.page = page }

  /// The texts of the drawings, for screen readers.
  var description: String {
    page.drawings.map { drawing in
      (page.heading(of: drawing).map { $0 + "\n" } ?? "") + TextExport().text(of: drawing.canvas)
    }.joined(separator: "\n")
  }

  /// The picture with its background.
  var picture: VectorPicture {
    let pictures = page.drawings.map { picture(of: $0) }
    guard pictures.count != 1 else { return pictures[0].onPaper(paper(of: page.drawings[0])) }
    return map(of: pictures)
  }

  /// The vector picture of a drawing, or of its cells.
  private func picture(of drawing: Drawing) -> VectorPicture {
    guard page.isVector(drawing), let view = drawing.picture?.view else {
      return CellPicture.picture(of: drawing.canvas, isDark: page.isDark)
    }
    return VectorDrawing(view).picture
  }

  /// The color behind a drawing: the background of an empty screen, or of a terminal.
  private func paper(of drawing: Drawing) -> ColorComponents {
    guard page.isVector(drawing), let view = drawing.picture?.view else {
      return ColorComponents(rgba: page.isDark ? 0x161B_22FF : 0xFFFF_FFFF)
    }
    return UIColor.systemBackground.nibComponents(for: view.traitCollection.userInterfaceStyle)
  }

  /// The pictures in rows, each below its heading.
  private func map(of pictures: [VectorPicture]) -> VectorPicture {
    var items: [VectorItem] = []
    var width = 0.0
    var y = VectorPage.gap / 2
    for row in rows(of: pictures) {
      var x = VectorPage.gap / 2
      for index in row {
        let picture = pictures[index]
        items += heading(of: page.drawings[index], x: x, y: y + 14)
        items.append(
          .moved(
            CGPoint(x: x, y: y + VectorPage.headingHeight),
            [
              .clip(
                VectorRectangle(CGRect(origin: .zero, size: picture.size)),
                picture.onPaper(paper(of: page.drawings[index])).items)
            ]))
        x += columnWidth(of: index, pictures) + VectorPage.gap
      }
      width = max(width, x)
      y += (row.map { pictures[$0].size.height }.max() ?? 0) + VectorPage.headingHeight + VectorPage.gap
    }
    let size = CGSize(width: max(200, width - VectorPage.gap / 2), height: max(40, y - VectorPage.gap / 2))
    return VectorPicture(size: size, items: items).onPaper(
      ColorComponents(rgba: page.isDark ? 0x2C2C_2EFF : 0xE5E5_EAFF))
  }

  private static let headingSize = 12.0

  /// The metrics for the heading of a drawing.
  private func metrics(of drawing: Drawing) -> TextMetrics {
    drawing.picture?.view.nibEnvironment.textMetrics ?? TextMetrics(.device(scale: 2))
  }

  /// The heading of a drawing. Its parts are texts of their own, each with its own direction.
  private func heading(of drawing: Drawing, x: Double, y: Double) -> [VectorItem] {
    let metrics = metrics(of: drawing)
    var x = x
    return drawing.headingParts.map { part in
      defer {
        x += metrics.width(
          of: part + Drawing.headingGap, font: .systemFont(ofSize: VectorPage.headingSize))
      }
      return .text(
        part, at: CGPoint(x: x, y: y), size: VectorPage.headingSize, ColorComponents(white: 0.5),
        metrics: metrics)
    }
  }

  /// The width of a picture or of its heading, whichever is wider.
  private func columnWidth(of index: Int, _ pictures: [VectorPicture]) -> Double {
    let drawing = page.drawings[index]
    let font = UIFont.systemFont(ofSize: VectorPage.headingSize)
    return max(pictures[index].size.width, metrics(of: drawing).width(of: drawing.heading, font: font))
  }

  /// The indices of the pictures in each row of the map.
  private func rows(of pictures: [VectorPicture]) -> [[Int]] {
    let places = page.drawings.map { $0.picture.flatMap(VectorPage.place) }
    let positions = places.compactMap { $0 }
    guard positions.count == places.count, positions.count > 1 else { return flow(pictures) }
    let order = positions.indices.sorted {
      (positions[$0].y, positions[$0].x, $0) < (positions[$1].y, positions[$1].x, $1)
    }
    var rows: [[Int]] = []
    for index in order {
      if let first = rows.last?.first,
        positions[index].y - positions[first].y < pictures[first].size.height / 2
      {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.map { $0.sorted { (positions[$0].x, $0) < (positions[$1].x, $1) } }
  }

  /// The position of a scene or view on Interface Builder's canvas.
  private static func place(of picture: Picture) -> (x: Double, y: Double)? {
    guard let element = picture.controller?.nibOrigin?.element ?? picture.view.nibOrigin?.element else {
      return nil
    }
    for candidate in sequence(first: element, next: \.parent) {
      if let place = candidate.child(key: "canvasLocation"), let x = place.double("x"),
        let y = place.double("y")
      {
        return (x, y)
      }
    }
    return nil
  }

  /// The indices of the pictures in rows of about equal width.
  private func flow(_ pictures: [VectorPicture]) -> [[Int]] {
    let widths = pictures.indices.map { columnWidth(of: $0, pictures) }
    let area = zip(widths, pictures).reduce(0.0) {
      $0 + ($1.0 + VectorPage.gap) * ($1.1.size.height + VectorPage.gap)
    }
    let limit = max(area.squareRoot() * 1.2, widths.max() ?? 0)
    var rows: [[Int]] = []
    var used = Double.infinity
    for (index, width) in widths.enumerated() {
      if used + width > limit {
        rows.append([])
        used = 0
      }
      rows[rows.count - 1].append(index)
      used += width + VectorPage.gap
    }
    return rows
  }
}

extension VectorPicture {
  /// The picture on a background in one color.
  fileprivate func onPaper(_ color: ColorComponents) -> VectorPicture {
    VectorPicture(size: size, items: [.rectangle(CGRect(origin: .zero, size: size), color)] + items)
  }
}
