import NibAnalysis
import NibCompare
import NibCore
import NibTools

/// The two versions of the open document that `nibterm --diff` compares.
final class OpenVersions {
  /// The versions on the canvas.
  enum Shown: String {
    case after, before
    /// Both versions beside each other. The outline and the inspector show the new version.
    case both
  }

  /// The differences of one version.
  struct Changes {
    /// The marks of the objects, by id.
    var marks: [String: ChangeMark] = [:]
    /// The ids of the outermost views that are laid out differently.
    var outermost: Set<String> = []
  }

  let pair: DiffPair
  /// The old version; `nil` if the document is new.
  let before: OpenDocument?
  /// The new version; `nil` if the document was removed.
  let after: OpenDocument?
  /// The differences; `nil` if a version is missing or cannot be read.
  private(set) var comparison: DocumentComparison?
  /// The changes of the outermost views whose solved frames differ, by the id in the new version.
  private(set) var frames: [String: FrameChange] = [:]
  /// The differences of each version.
  private(set) var changesBefore = Changes()
  private(set) var changesAfter = Changes()
  /// The version that the user has chosen.
  var chosen = Shown.after
  /// The version that is shown. It differs from the chosen version while an object is selected that only the other
  /// version has.
  var shown = Shown.after
  /// The options of the layouts that were compared; `nil` if the layouts must be compared again.
  private var comparedLayouts: (options: LayoutOptions, picture: Int)?

  init(_ pair: DiffPair, options: LayoutOptions) {
    self.pair = pair
    // If a version cannot be read, its `OpenDocument` tries again and stores the reason.
    let language = options.language
    let (old, new) = (try? pair.old.document(in: language), try? pair.new.document(in: language))
    let device = OpenVersions.device(of: new ?? old)
    func open(_ side: DiffPair.Side, _ document: NibDocument?) -> OpenDocument? {
      if case .missing = side.content { return nil }
      return OpenDocument(
        path: pair.path, options: options, document: document, version: side, standardDevice: device)
    }
    (before, after) = (open(pair.old, old), open(pair.new, new))
    if after == nil { (chosen, shown) = (.before, .before) }
    compare()
  }

  /// The device for both layouts: that of the new version's canvas, with its own metrics instead of those of an
  /// Interface Builder.
  private static func device(of document: NibDocument?) -> CanvasStandard? {
    document.map { CanvasStandard(canvasOf: $0) }
  }

  /// The version that the outline and the inspector show.
  var open: OpenDocument? { shown == .before ? before : after }

  /// Whether the shown version is a file that can be edited and watched.
  var isFile: Bool {
    if shown != .before, case .file = pair.new.content { true } else { false }
  }

  /// Reads the versions again, except the given one, and compares them.
  func reload(except read: OpenDocument) {
    for case let open? in [before, after] where open !== read { open.reload() }
    compare()
  }

  /// Shows the other version in the language of the options, too, and compares the versions.
  func changeLanguage(for options: LayoutOptions, except changed: OpenDocument) {
    for case let open? in [before, after] where open !== changed {
      // A version that cannot be read in the language stays as it was.
      try? open.changeLanguage(for: options)
    }
    compare()
  }

  // MARK: Comparing

  /// Compares the two versions, and lays both out for the same device.
  private func compare() {
    (comparison, comparedLayouts, frames) = (nil, nil, [:])
    (changesBefore, changesAfter) = (Changes(), Changes())
    guard let old = before?.document, let new = after?.document else { return }
    comparison = pair.comparison(old, new)
    let device = OpenVersions.device(of: new)
    for open in [before, after] where open?.standardDevice != device { open?.standardDevice = device }
  }

  /// Lays the versions out and compares their frames, unless they have been compared for the same options and picture.
  ///
  /// - Parameter picture: the index of the picture of the shown version.
  func compareLayouts(_ options: LayoutOptions, picture: Int) {
    guard let comparison, let before, let after, let open,
      comparedLayouts.map({ $0.options != options || $0.picture != picture }) ?? true
    else { return }
    comparedLayouts = (options, picture)
    let other = open === after ? before : after
    other.layOut(picture: counterpart(of: picture, in: open) ?? other.pictures.count, for: options)
    var layout: LayoutConsequences?
    if let old = before.loaded, let new = after.loaded {
      layout = LayoutConsequences(comparison.matching, old: old, new: new)
    }
    frames = Dictionary(layout?.changes.map { ($0.newID, $0) } ?? []) { first, _ in first }
    (changesBefore, changesAfter) = (Changes(), Changes())
    changesBefore.outermost = Set(layout?.changes.map(\.oldID) ?? [])
    changesAfter.outermost = Set(frames.keys)
    for id in layout?.changedIDs.old ?? [] { changesBefore.marks[id.text] = .laidOut }
    for id in layout?.changedIDs.new ?? [] { changesAfter.marks[id.text] = .laidOut }
    for object in comparison.difference.objects {
      if let id = object.oldID { changesBefore.marks[id] = ChangeMark(object.action) }
      if let id = object.newID { changesAfter.marks[id] = ChangeMark(object.action) }
    }
  }

  /// The differences of the version that the outline shows.
  var changes: Changes { shown == .before ? changesBefore : changesAfter }

  // MARK: Counterparts

  /// The id in the other version of an object of one of the versions; `nil` if the other version does not have it.
  func counterpart(ofID id: String, in open: OpenDocument) -> String? {
    guard let matching = comparison?.matching else { return nil }
    if open === after { return matching.oldID(of: id) }
    return matching.old.numbers[id].flatMap { matching.newNumbers[$0] }.flatMap(matching.new.id)
  }

  /// The index in the other version of a picture of one of the versions; `nil` if the other version does not have it.
  func counterpart(of picture: Int, in open: OpenDocument) -> Int? {
    guard open.pictures.indices.contains(picture), let other = open === after ? before : after else {
      return nil
    }
    let shown = open.pictures[picture]
    for case let id? in [shown.id, shown.controller?.nibOrigin?.id, shown.view.nibOrigin?.id] {
      guard let id = counterpart(ofID: id, in: open) else { continue }
      if let index = other.pictures.firstIndex(where: { $0.ids.contains(id) }) { return index }
    }
    return nil
  }

  /// The old version of a picture of the new one; `nil` if it has none.
  func pictureBefore(_ picture: Int) -> UIView? {
    guard let before, let after, let index = counterpart(of: picture, in: after) else { return nil }
    return before.pictures[index].view
  }

  /// The old version of a view in a picture of the new one; `nil` if it has none.
  private func viewBefore(_ view: UIView, _ picture: Int) -> UIView? {
    guard let before, let after, let id = view.nibOrigin?.id, let old = counterpart(ofID: id, in: after)
    else { return nil }
    return before.shown?.view(old, in: counterpart(of: picture, in: after))
  }

  /// Scrolls the old version of a picture so that it shows the counterpart of a view, or the same place if it has none.
  func scrollBefore(to view: UIView, _ picture: Int) {
    if let old = viewBefore(view, picture), let root = pictureBefore(picture), old.isDescendant(of: root) {
      old.nibReveal(in: root)
    } else {
      scrollBefore(around: view, picture)
    }
  }

  /// Scrolls the counterparts of a view and of the scroll views around it to the same place.
  func scrollBefore(around view: UIView, _ picture: Int) {
    for case let view as UIScrollView in sequence(first: view, next: \.superview) {
      guard let old = viewBefore(view, picture) as? UIScrollView else { continue }
      old.contentOffset = old.nibClampedOffset(view.contentOffset)
    }
    pictureBefore(picture)?.layoutIfNeeded()
  }

  /// The index of the first picture of the shown version with a changed object; `nil` if there is none.
  var firstChangedPicture: Int? {
    guard let open, let objects = comparison?.difference.objects else { return nil }
    let ids = objects.compactMap { shown == .before ? $0.oldID : $0.newID ?? parent(ofRemoved: $0) }
    return ids.lazy.compactMap { open.element(id: $0).flatMap { open.shown?.picture(of: $0) } }.first
  }

  /// The id in the new version of the nearest object around a removed one.
  private func parent(ofRemoved object: ChangedObject) -> String? {
    guard let before, let id = object.oldID else { return nil }
    guard let element = before.element(id: id) else { return nil }
    return sequence(first: element, next: \.parent).dropFirst().lazy
      .compactMap { $0.id.flatMap { self.counterpart(ofID: $0, in: before) } }.first
  }
}
