import NibCompare
import NibCore
import NibDrawing

/// A root view before and after, with the changed views outlined.
struct DiffPicture {
  let heading: String
  /// `nil` if the version does not have the root.
  let old: Side?
  let new: Side?

  /// One of the versions.
  struct Side {
    fileprivate(set) var picture: VectorPicture
    /// Whether a view changed.
    fileprivate(set) var isMarked = false
    /// The number of changed views that have no outline, because the picture does not show their place.
    fileprivate(set) var outOfView = 0
  }

  /// The colors of the outlines.
  private enum Mark {
    static let removed = ColorComponents(rgba: 0xFF3B_30FF)
    static let added = ColorComponents(rgba: 0x34C7_59FF)
    static let changed = ColorComponents(rgba: 0xFF95_00FF)
    static let moved = ColorComponents(rgba: 0x007A_FFFF)
  }

  /// The pictures of all roots in which a view changed.
  static func all(
    _ pair: DiffPair, _ old: NibDocument, _ new: NibDocument, options: NibCanvas.Options
  ) -> (pictures: [DiffPicture], isDifferent: Bool) {
    let comparison = DocumentComparison(old, new)
    guard !comparison.difference.isEmpty, new.kind.isSupported else {
      return ([], !comparison.difference.isEmpty)
    }
    let matching = comparison.matching
    let layout = LayoutConsequences(matching, options: options, scenesOf: comparison.changedScenes)
    var marks = (old: [String: ColorComponents](), new: [String: ColorComponents]())
    for id in layout.changedIDs.old { marks.old[id] = Mark.moved }
    for id in layout.changedIDs.new { marks.new[id] = Mark.moved }
    for object in comparison.difference.objects {
      let color =
        object.action == .added ? Mark.added : object.action == .removed ? Mark.removed : Mark.changed
      if let id = object.oldID { marks.old[id] = color }
      if let id = object.newID { marks.new[id] = color }
    }
    let before = Dictionary(layout.old.roots.map { ($0.id, $0) }) { first, _ in first }
    var known: Set<String> = []
    var pictures: [DiffPicture] = []
    for root in layout.new.roots {
      let oldID = matching.new.numbers[root.id].flatMap { matching.oldNumbers[$0] }.flatMap(matching.old.id)
      let counterpart = oldID.flatMap { before[$0] }
      if let oldID { known.insert(oldID) }
      let left = counterpart.map { outlined($0, marks.old) }
      let right = outlined(root, marks.new)
      guard right.isMarked || left?.isMarked ?? true else { continue }
      pictures.append(DiffPicture(heading: "\(pair.name): \(root.name)", old: left, new: right))
    }
    for root in layout.old.roots where !known.contains(root.id) {
      pictures.append(
        DiffPicture(heading: "\(pair.name): \(root.name)", old: outlined(root, marks.old), new: nil))
    }
    return (pictures, true)
  }

  /// The picture of a root with outlines around its marked views.
  private static func outlined(_ root: NibCanvas.Root, _ marks: [String: ColorComponents]) -> Side {
    var side = Side(picture: VectorDrawing(root.view).picture)
    let paper = UIColor.systemBackground.nibComponents(for: root.view.traitCollection.userInterfaceStyle)
    side.picture.items.insert(.rectangle(CGRect(origin: .zero, size: side.picture.size), paper), at: 0)
    for view in root.views {
      guard let id = view.nibOrigin?.element.id, let color = marks[id] else { continue }
      side.isMarked = true
      let shown = VisibleView(of: view, in: root.view)
      if shown.isOutOfView {
        side.outOfView += 1
      } else {
        side.picture.items.append(.outline(shown.visibleFrame.insetBy(dx: -1, dy: -1), color, width: 2))
      }
    }
    return side
  }
}

/// All pictures of a comparison below each other, the old version on the left and the new one on the right.
struct DiffPage {
  let pictures: [DiffPicture]

  private static let gap = 24.0
  private static let heading = 40.0

  /// The file in one of the two formats for pictures.
  func bytes(_ format: DiffFormat, scale: Int) throws(OutputFailure) -> [UInt8] {
    do {
      if format == .svg {
        let title = pictures.map(\.heading).joined(separator: ", ")
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
      let words = [DiffPage.words("before", entry.old), DiffPage.words("after", entry.new)]
      let sizes = [entry.old, entry.new].compactMap { $0?.picture.size }
      let column =
        (sizes.map(\.width) + words.map { metrics.width(of: $0, font: .systemFont(ofSize: 11)) })
        .reduce(160, max)
      items.append(
        .text(entry.heading, at: CGPoint(x: DiffPage.gap, y: y + 10), size: 13, gray, metrics: metrics))
      for (index, side) in [entry.old, entry.new].enumerated() {
        let x = DiffPage.gap + Double(index) * (column + DiffPage.gap)
        items.append(.text(words[index], at: CGPoint(x: x, y: y + 28), size: 11, gray, metrics: metrics))
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

  /// The words above one of the pictures.
  private static func words(_ name: String, _ side: DiffPicture.Side?) -> String {
    guard let side else { return "\(name): none" }
    guard side.outOfView > 0 else { return name }
    return "\(name) (\(side.outOfView) changed \(side.outOfView == 1 ? "view is" : "views are") out of view)"
  }
}
