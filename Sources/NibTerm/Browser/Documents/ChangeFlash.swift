import NibCore

/// What a save has changed: the views that look or stand differently than before.
struct ChangeFlash {
  let ids: Set<String>

  /// How long changes stand out.
  static let duration = Duration.milliseconds(900)

  /// Nil when nothing that has a place has changed.
  init?(from before: [String: Look], to after: [String: Look]) {
    ids = Set(after.filter { before[$0.key] != $0.value }.keys)
    if ids.isEmpty { return nil }
  }

  /// All that makes a view look as it does, as far as the document says it.
  struct Look: Hashable {
    let frame: CGRect
    let isHidden: Bool
    let text: String
    let attributes: [String]
  }
}

extension OpenDocument {
  /// How every view with an id looks.
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
