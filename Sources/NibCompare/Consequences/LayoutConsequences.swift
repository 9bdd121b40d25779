import NibAnalysis
import NibCore

/// The solved layouts of two versions of a document on the same device.
package struct LayoutConsequences {
  /// The largest difference of frames that are equal, in points.
  static let tolerance = 0.5

  package let old: LoadedDocument
  package let new: LoadedDocument
  package let device: Device
  package let isLandscape: Bool
  /// The size of the screen. On a canvas without a device, it is the saved size of the views that are laid out; `nil`
  /// if they have different sizes.
  package let screenSize: CGSize?
  /// The outermost views whose frames changed, in document order.
  package let changes: [FrameChange]
  /// The ids in the old and the new version of all views whose frames changed.
  package let changedIDs: (old: Set<ExactText>, new: Set<ExactText>)

  /// Lays both versions out.
  ///
  /// - Parameters:
  ///   - options: the device; if it is `nil`, that of the new version's canvas (`CanvasStandard`).
  ///   - scenes: if given, only the scenes of storyboards that contain the objects with these ids are laid out.
  ///   - isEdit: whether the versions have the same canvas, so that its own rules are used, with which the document is shown
  ///     and checked.
  ///   - loaded: the versions of an edit as loaded with the options; `nil` for those that are loaded for this.
  package init(
    _ matching: ObjectMatching, options: LayoutOptions,
    scenesOf ids: (old: Set<String>, new: Set<String>)?, isEdit: Bool = false,
    loaded: (old: LoadedDocument?, new: LoadedDocument?) = (nil, nil)
  ) {
    let document = matching.new.document
    let options = isEdit ? options : options.on(CanvasStandard(canvasOf: document))
    self.init(
      matching,
      old: loaded.old ?? LoadedDocument(matching.old.document, options: options, scenesOf: ids?.old),
      new: loaded.new ?? LoadedDocument(document, options: options, scenesOf: ids?.new),
      isOwnCanvas: isEdit && options.device == nil && options.isLandscape == nil)
  }

  /// Compares layouts that exist already.
  ///
  /// - Parameters:
  ///   - old: the old version, laid out for the same device as the new one.
  ///   - new: the new version.
  ///   - isOwnCanvas: whether they are laid out on the canvas of the document.
  package init(
    _ matching: ObjectMatching, old: LoadedDocument, new: LoadedDocument, isOwnCanvas: Bool = false
  ) {
    (self.old, self.new) = (old, new)
    device = new.environment.device
    isLandscape = new.environment.isLandscape
    let sizes = Set(new.roots.map(\.view.bounds.size).map { [$0.width, $0.height] })
    let commonSize = sizes.count == 1 ? new.roots.first?.view.bounds.size : nil
    let hasDevice = !isOwnCanvas || device.id != Device.canvasDefault.id
    screenSize = new.isStandardWithoutDevice || !hasDevice ? commonSize : new.environment.screenSize
    let before = LayoutConsequences.views(in: old)
    var changes: [FrameChange] = []
    // The index in `changes` of the outermost changed view around each view.
    var outermost: [ObjectIdentifier: Int] = [:]
    var changed = (old: Set<ExactText>(), new: Set<ExactText>())
    for view in new.roots.flatMap(\.views) {
      let around = sequence(first: view, next: \.superview).lazy.compactMap {
        outermost[ObjectIdentifier($0)]
      }.first
      guard let element = view.nibOrigin?.element, let id = element.id, let number = matching.new.numbers[id],
        let oldID = matching.oldNumbers[number].flatMap(matching.old.id),
        let counterpart = before[text: oldID]
      else { continue }
      let frames = LayoutConsequences.frames(old: counterpart, new: view, matching)
      if frames.old.isNearly(frames.new, within: LayoutConsequences.tolerance) { continue }
      changed.old.insert(text: oldID)
      changed.new.insert(text: id)
      if let around {
        changes[around].countInside += 1
        continue
      }
      outermost[ObjectIdentifier(view)] = changes.count
      changes.append(
        FrameChange(
          name: ObjectName(element), oldID: oldID, newID: id, old: frames.old, new: frames.new,
          oldLocation: counterpart.nibOrigin?.element.location ?? element.location,
          newLocation: element.location))
    }
    self.changes = changes
    changedIDs = changed
  }

  private static func views(in loaded: LoadedDocument) -> [ExactText: UIView] {
    loaded.roots.flatMap(\.views).reduce(into: [:]) { views, view in
      if let id = view.nibOrigin?.element.id { views[text: id] = view }
    }
  }

  /// The two frames of a view, in the coordinates of the superview if it is the same view.
  private static func frames(old: UIView, new: UIView, _ matching: ObjectMatching) -> (
    old: CGRect, new: CGRect
  ) {
    let a = old.superview?.nibOrigin?.element.id
    let b = new.superview?.nibOrigin?.element.id
    if ExactText.areEqual(a.map(matching.newID), b) { return (old.frame, new.frame) }
    return (old.convert(old.bounds, to: old.nibRoot), new.convert(new.bounds, to: new.nibRoot))
  }
}
