import NibCore
import NibTools

/// The views that changed when the document was last saved. The canvas highlights them for a moment.
struct ChangeFlash {
  let ids: Set<String>

  /// The duration of the highlight.
  static let duration = Duration.milliseconds(900)

  /// Compares the views before and after a save, by id. New views count as changed. Returns `nil` if no view has
  /// changed.
  init?(from before: [String: Snapshot], to after: [String: Snapshot]) {
    ids = Set(after.filter { before[$0.key] != $0.value }.keys)
    if ids.isEmpty { return nil }
  }

  /// The properties of a view that are compared.
  struct Snapshot: Hashable {
    /// The frame in the picture, in points, without the effect of scrolling.
    let frame: CGRect
    let isHidden: Bool
    let text: String
    /// The values that the document contains for the view itself.
    let values: [String]
  }
}

extension OpenDocument {
  /// The current properties of all views that have an id.
  var snapshots: [String: ChangeFlash.Snapshot] {
    var snapshots: [String: ChangeFlash.Snapshot] = [:]
    for picture in pictures {
      add(picture.view, at: CGRect(origin: .zero, size: picture.view.bounds.size), &snapshots)
    }
    return snapshots
  }

  /// Adds the properties of a view and of its subviews.
  private func add(_ view: UIView, at frame: CGRect, _ snapshots: inout [String: ChangeFlash.Snapshot]) {
    if let origin = view.nibOrigin, !origin.id.isEmpty {
      snapshots[origin.id] = ChangeFlash.Snapshot(
        frame: frame, isHidden: view.isHidden, text: view.nibText?.string ?? "",
        values: origin.element.ownValues)
    }
    for subview in view.subviews {
      add(subview, at: subview.frame.offsetBy(dx: frame.minX, dy: frame.minY), &snapshots)
    }
  }
}

extension NibElement {
  /// The attributes of the element, and those of the values inside it, such as colors and fonts. Leaves out its frame,
  /// which is compared as it is laid out, and the objects inside it, which have ids.
  fileprivate var ownValues: [String] {
    let leftOut = ["subviews", "constraints", "connections"]
    let values = children.filter { $0.id == nil && !leftOut.contains($0.name) && $0.key != "frame" }
    return attributes.map { "\($0.name)=\($0.value)" } + [text]
      + values.flatMap { ["<\($0.name)>"] + $0.ownValues }
  }
}
