/// The content sizes that Interface Builder learned by running a document's designable classes (`<designables>`).
///
/// On its canvas they stand in for the sizes that those classes would give themselves.
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

  /// Gives a view the size that was found for it, unless the designer chose another.
  func apply(to view: UIView) {
    guard case .canvas = view.nibEnvironment.profile, let origin = view.nibOrigin,
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

  /// The size of a wrapping text is that of a single line: of no use once the text has to wrap.
  private func fits(_ size: CGSize, _ saved: CGRect?, _ view: UIView) -> Bool {
    guard view.nibContentHeight(forWidth: max(1, view.bounds.width)) != nil, let saved else { return true }
    return size.width <= saved.width + 0.5
  }
}
