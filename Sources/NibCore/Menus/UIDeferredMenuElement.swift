/// Elements of a menu that are provided when the menu is shown.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates elements from a closure that passes them to its parameter. Elements that it passes later are not shown.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "")
  }

  /// Creates elements that are requested each time the menu is shown.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }

  /// The elements that the closure passes at once.
  var nibElements: [UIMenuElement] {
    var elements: [UIMenuElement] = []
    provider { elements = $0 }
    return elements
  }
}
