/// The way in which Interface Builder's compiler places a view that is marked `fixedFrame`: a view without constraints
/// in a document that uses Auto Layout.
package enum NibFixedFrame: Hashable, Sendable {
  /// The view follows its autoresizing mask. Its `translatesAutoresizingMaskIntoConstraints` is true, whatever the
  /// document says (Xcode 8 and newer).
  case autoresizingMask
  /// The compiler adds constraints for left, top, width and height, which the view keeps in a superview of any size
  /// (Xcode 7 and older).
  case constraints

  /// The first version of Interface Builder that lets these views follow their masks.
  fileprivate static let firstVersionWithMask = 11_100
}

extension NibElement {
  /// The way in which the compiler places a view that is marked `fixedFrame`. `nil` for other views, and for a view
  /// that constraints of the document refer to.
  package var fixedFrame: NibFixedFrame? {
    guard bool("fixedFrame") == true, !hasConstraints else { return nil }
    let version = document.toolsVersion
    return version == 0 || version >= NibFixedFrame.firstVersionWithMask ? .autoresizingMask : .constraints
  }

  /// Whether a constraint of the document refers to this view. Such a constraint belongs to the view itself or to one
  /// of the views around it.
  private var hasConstraints: Bool {
    func refersToView(_ constraint: NibElement, in container: NibElement) -> Bool {
      let items = [constraint["firstItem"] ?? container.id, constraint["secondItem"]]
      return items.contains { $0 != nil && $0 == id }
    }
    var container: NibElement? = self
    while let current = container {
      let constraints = current.children(named: "constraint", inside: "constraints")
      if constraints.contains(where: { refersToView($0, in: current) }) { return true }
      container = current.parent
    }
    return false
  }
}
