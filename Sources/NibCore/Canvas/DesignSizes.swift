/// The content sizes that Interface Builder determined by running a document's designable classes (`<designables>`).
///
/// On the canvas they replace the intrinsic sizes of those classes.
struct DesignSizes {
  private var sizes: [String: CGSize] = [:]

  init(_ document: NibDocument) {
    guard let list = document.root.child(named: "designables") else { return }
    for element in list.children {
      guard let name = element["name"], let size = element.child(key: "intrinsicContentSize") else {
        continue
      }
      sizes[name] = CGSize(width: size.double("width") ?? -1, height: size.double("height") ?? -1)
    }
  }

  /// Applies the recorded size to a view, unless the designer chose another.
  func apply(to view: UIView) {
    guard view.nibIsOnCanvas, let origin = view.nibOrigin,
      let size = sizes[origin.id],
      fits(size, origin.savedFrame, view)
    else { return }
    if size.width >= 0, view.priorities.placeholderWidth == nil {
      view.priorities.placeholderWidth = size.width
    }
    if size.height >= 0, view.priorities.placeholderHeight == nil {
      view.priorities.placeholderHeight = size.height
    }
  }

  /// Returns true if the recorded size can be used. For text it was recorded on a single line, so it is wrong
  /// once the text wraps.
  private func fits(_ size: CGSize, _ saved: CGRect?, _ view: UIView) -> Bool {
    guard view.nibContentHeight(forWidth: max(1, view.bounds.width)) != nil, let saved else { return true }
    return size.width <= saved.width + 0.5
  }
}
