import NibCore

/// Decides whether a different saved frame is a change. The frame of a view that constraints, a stack, a cell or a
/// controller places is only a copy of the last layout on Interface Builder's canvas.
struct SavedFrame {
  let matching: ObjectMatching
  /// Whether the two versions have the same device for the canvas. If not, the frames of top-level views follow it.
  let hasSameDevice: Bool
  private let usesConstraints: Bool

  init(_ matching: ObjectMatching) {
    self.matching = matching
    usesConstraints = matching.new.document.root["useAutolayout"] == "YES"
    hasSameDevice =
      matching.old.document.root.child(named: "device")?["id"]
      == matching.new.document.root.child(named: "device")?["id"]
  }

  /// Whether the saved frames of an object in the two versions have the same meaning.
  func isNoise(old oldNumber: Int, new newNumber: Int) -> Bool {
    let (old, new) = (matching.old.objects[oldNumber], matching.new.objects[newNumber])
    guard let parent = new.parent else { return false }
    if new.list == "/objects" { return !hasSameDevice }
    if new.list.hasSuffix("subviews") {
      let container = matching.new.objects[parent].element
      if container.isNamed("stackView") || isPlacedByCell(new) || isPlacedByScrollView(new, in: container) {
        return true
      }
    } else if SavedFrame.keptAttributes[new.element.key ?? ""] == nil {
      return true
    }
    if hasNoMask(old: oldNumber, new: newNumber) { return true }
    guard let before = old.element.savedFrame, let after = new.element.savedFrame else { return false }
    if !new.list.hasSuffix("subviews") { return haveSameSize(before, after, of: new) }
    if SavedFrame.distance(before, after) <= SavedFrame.tolerance { return true }
    return followsParent(old, new, from: before, to: after)
  }

  /// The properties whose views keep the sizes of their saved frames, with the attributes of the frame that are kept.
  /// The headers and footers of tables are as wide as the table. Other containers give their views a frame.
  static let keptAttributes: [String: Set<String>] = [
    "tableHeaderView": ["height"], "tableFooterView": ["height"], "titleView": ["width", "height"],
    "customView": ["width", "height"], "accessoryView": ["width", "height"],
    "editingAccessoryView": ["width", "height"],
  ]

  /// Whether the frames of a view that is the value of a property have the same size.
  private func haveSameSize(_ before: NibRect, _ after: NibRect, of object: ComparedObjects.Object) -> Bool {
    let kept = object.element.key.flatMap { SavedFrame.keptAttributes[$0] } ?? []
    return (!kept.contains("width") || abs(before.width - after.width) <= SavedFrame.tolerance)
      && (!kept.contains("height") || abs(before.height - after.height) <= SavedFrame.tolerance)
  }

  /// Whether the autoresizing masks of an object have no effect, because constraints place it in both versions.
  func hasNoMask(old oldNumber: Int, new newNumber: Int) -> Bool {
    isPlacedByConstraints(matching.old.objects[oldNumber].element)
      && isPlacedByConstraints(matching.new.objects[newNumber].element)
  }

  /// The largest difference of the numbers of frames that are equal, in points: half a pixel of a display with two
  /// pixels per point, and a third for one with three.
  private static let tolerance = 0.34

  /// Whether constraints place a view. A view with a fixed frame has none.
  private func isPlacedByConstraints(_ element: NibElement) -> Bool {
    usesConstraints && element["translatesAutoresizingMaskIntoConstraints"] == "NO"
      && element.fixedFrame == nil
  }

  /// Whether the view is a text or a table in a scroll view of macOS, which are as large as their content.
  private func isPlacedByScrollView(_ object: ComparedObjects.Object, in container: NibElement) -> Bool {
    container.isNamed("clipView") && SavedFrame.growing.contains(object.element.name)
  }

  private static let growing: Set<String> = ["textView", "tableView", "outlineView", "collectionView"]

  /// Whether the view is the text or the image of a table view cell with one of the standard styles.
  private func isPlacedByCell(_ object: ComparedObjects.Object) -> Bool {
    guard let id = object.element.id, let cell = object.element.parent?.parent?.parent,
      cell.isNamed("tableViewCell")
    else { return false }
    return ["textLabel", "detailTextLabel", "imageView"].contains { cell[$0] == id }
  }

  private static func distance(_ a: NibRect, _ b: NibRect) -> Double {
    max(abs(a.x - b.x), abs(a.y - b.y), abs(a.width - b.width), abs(a.height - b.height))
  }

  /// Whether the new frame is what the autoresizing mask makes of the old one when the superview gets its new size.
  private func followsParent(
    _ old: ComparedObjects.Object, _ new: ComparedObjects.Object, from before: NibRect, to after: NibRect
  ) -> Bool {
    guard let oldSize = size(old.parent, in: matching.old), let newSize = size(new.parent, in: matching.new),
      oldSize != newSize,
      let mask = new.element.child(key: "autoresizingMask").flatMap({ NibAutoresizingMask($0) })
    else { return false }
    let (x, width) = SavedFrame.resized(
      origin: before.x, length: before.width, from: oldSize.width, to: newSize.width,
      flexible: [.flexibleMinX, .widthSizable, .flexibleMaxX].map(mask.contains))
    let (y, height) = SavedFrame.resized(
      origin: before.y, length: before.height, from: oldSize.height, to: newSize.height,
      flexible: [.flexibleMinY, .heightSizable, .flexibleMaxY].map(mask.contains))
    return SavedFrame.distance(NibRect(x: x, y: y, width: width, height: height), after) <= 1
  }

  private func size(_ number: Int?, in objects: ComparedObjects) -> NibSize? {
    guard let number, let rect = objects.objects[number].element.child(key: "frame"),
      let frame = NibRect(rect)
    else { return nil }
    return NibSize(width: frame.width, height: frame.height)
  }

  /// One axis of a frame in a superview that gets another length. The flexible parts share the difference in proportion
  /// to their lengths.
  ///
  /// - Parameter flexible: whether the part before the view, the view, and the part after it are flexible.
  private static func resized(
    origin: Double, length: Double, from old: Double, to new: Double, flexible: [Bool]
  ) -> (origin: Double, length: Double) {
    let parts = [origin, length, old - origin - length]
    let total = zip(parts, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    guard total > 0, flexible.contains(true) else {
      let share = (new - old) / Double(max(1, flexible.count { $0 }))
      return (origin + (flexible[0] ? share : 0), length + (flexible[1] ? share : 0))
    }
    let factor = 1 + (new - old) / total
    return (flexible[0] ? origin * factor : origin, flexible[1] ? length * factor : length)
  }
}
