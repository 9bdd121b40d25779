import NibCompare
import NibCore
import NibDrawing
import NibTools

/// All pictures of a comparison below each other, with the old version on the left and the new version on the right.
struct DiffPage {
  let pictures: [DiffPicture]

  private static let gap = 24.0
  private static let heading = 40.0

  /// The file in one of the two formats for pictures.
  func bytes(_ format: DiffFormat, scale: Int) throws(OutputFailure) -> [UInt8] {
    do {
      if format == .svg {
        let title = pictures.filter { !$0.isScrolled }.map(\.heading).joined(separator: ", ")
        return Array(
          VisibleText.lines(try VectorSVG.document(of: picture, title: "Changes of \(title)")).utf8)
      }
      return try PNGWriter.bytes(
        of: VectorRaster.image(
          of: picture, scale: Double(scale), background: ColorComponents(white: 1), fonts: .files))
    } catch {
      throw OutputFailure(message: "\(error)")
    }
  }

  private var picture: VectorPicture {
    let metrics = TextMetrics(.device(scale: 2))
    let gray = ColorComponents(white: 0.4)
    var items: [VectorItem] = []
    var width = 0.0
    var y = DiffPage.gap
    for entry in pictures {
      let captions = [
        DiffPage.caption("before", entry.old, entry), DiffPage.caption("after", entry.new, entry),
      ]
      let sizes = [entry.old, entry.new].compactMap { $0?.picture.size }
      let column =
        (sizes.map(\.width) + captions.map { metrics.width(of: $0, font: .systemFont(ofSize: 11)) })
        .reduce(160, max)
      items.append(
        .text(entry.heading, at: CGPoint(x: DiffPage.gap, y: y + 10), size: 13, gray, metrics: metrics))
      for (index, side) in [entry.old, entry.new].enumerated() {
        let x = DiffPage.gap + Double(index) * (column + DiffPage.gap)
        items.append(.text(captions[index], at: CGPoint(x: x, y: y + 28), size: 11, gray, metrics: metrics))
        guard let picture = side?.picture else { continue }
        let frame = CGRect(origin: .zero, size: picture.size)
        items.append(
          .moved(
            CGPoint(x: x, y: y + DiffPage.heading),
            [.clip(VectorRectangle(frame.insetBy(dx: -2, dy: -2)), picture.items)]))
      }
      width = max(width, 2 * column + 3 * DiffPage.gap)
      y += DiffPage.heading + (sizes.map(\.height).max() ?? 0) + DiffPage.gap
    }
    let size = CGSize(width: width, height: y)
    return VectorPicture(
      size: size,
      items: [.rectangle(CGRect(origin: .zero, size: size), ColorComponents(rgba: 0xE5E5_EAFF))] + items)
  }

  private static func caption(_ name: String, _ side: DiffPicture.Side?, _ entry: DiffPicture) -> String {
    guard let side else { return "\(name): none" }
    if entry.isScrolled { return "\(name), scrolled" }
    guard side.outOfView > 0 else { return name }
    return "\(name) (\(side.outOfView) changed \(side.outOfView == 1 ? "view is" : "views are") out of view)"
  }
}
