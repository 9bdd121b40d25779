import NibFormats

/// The property that makes a controller the one with which its storyboard begins. The document saves it as an attribute of
/// its root, and has at most one such controller.
package enum InitialController {
  /// The name of the property.
  static let property = "initial"
  private static let attribute = "initialViewController"

  /// Whether a storyboard begins with a controller.
  package static func isInitial(_ element: NibElement) -> Bool {
    element.id.map { $0 == element.document.root[attribute] } ?? false
  }

  /// Whether an element is the controller of a scene of a storyboard.
  static func isPossible(_ element: NibElement) -> Bool {
    element["sceneMemberID"] == "viewController" && element.isController
  }

  /// The edits that make a controller the initial one, or that take this from it.
  ///
  /// - Parameter value: `YES` or `NO`; `nil` is `NO`.
  static func edits(_ value: PropertyValue, _ text: String?, _ maker: EditMaker) throws(EditError)
    -> [SourceEdit]
  {
    let element = value.element
    guard isPossible(element) else {
      throw EditError("\(element.name) is not the controller of a scene, and cannot be initial")
    }
    let root = element.document.root
    if try text.map(value.flag) == "YES" { return maker.edits(setting: attribute, of: root, to: element.id) }
    return isInitial(element) ? maker.edits(setting: attribute, of: root, to: nil) : []
  }
}
