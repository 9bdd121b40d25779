import NibCore

/// The views whose appearance or frame a save has changed; they are highlighted for a moment.
struct ChangeFlash {
  let ids: Set<String>

  /// The time for which changes are highlighted.
  static let duration = Duration.milliseconds(900)

  /// Compares the looks before and after a save. Returns nil if no view has changed.
  init?(from before: [String: Look], to after: [String: Look]) {
    ids = Set(after.filter { before[$0.key] != $0.value }.keys)
    if ids.isEmpty { return nil }
  }

  /// The properties that determine a view's appearance, as far as the document sets them.
  struct Look: Hashable {
    let frame: CGRect
    let isHidden: Bool
    let text: String
    let attributes: [String]
  }
}

extension OpenDocument {
  /// The looks of all views that have an id.
  var looks: [String: ChangeFlash.Look] {
    var looks: [String: ChangeFlash.Look] = [:]
    for picture in pictures { note(picture.view, in: picture.view, &looks) }
    return looks
  }

  private func note(_ view: UIView, in root: UIView, _ looks: inout [String: ChangeFlash.Look]) {
    if let origin = view.nibOrigin, !origin.id.isEmpty {
      looks[origin.id] = ChangeFlash.Look(
        frame: view.convert(view.bounds, to: root), isHidden: view.isHidden, text: view.nibText?.string ?? "",
        attributes: origin.element.attributes.map { "\($0.name)=\($0.value)" })
    }
    for subview in view.subviews { note(subview, in: root, &looks) }
  }
}
