/// A class whose objects nibs can contain: it has an attribute table and is decoded by `init?(coder:)`. These are the
/// subclasses of `UIView`, `UIViewController` and `NibObject`, which `nibDecodable(_:)` recognizes.
package protocol NibDecodable: NibKeyValueCoding, NibKeyed {
  /// The rows of the class's attribute table, those of its superclass first.
  static var nibAttributes: [NibAttribute] { get }
  /// The kind of the class's objects in outlines.
  static var nibKind: NibKind { get }
}

/// A custom class whose objects a nib creates with plain `init()` (`<customObject>`, docs/behaviours.md A3).
public protocol NibInstantiable: AnyObject {
  init()
}

/// An object that takes part in the last steps of loading. Every `UIResponder` and every `NibObject` conforms.
package protocol NibAwakening: AnyObject {
  func awakeFromNib()
  /// Gives a top-level view, or the view of a top-level controller, the document's tint color, unless the nib sets
  /// another one.
  func nibAdopt(globalTint color: UIColor)
  /// Shows a top-level window if its nib says so.
  func nibShowAtLaunch()
}

extension NibAwakening {
  package func nibAdopt(globalTint color: UIColor) {}
  package func nibShowAtLaunch() {}
}

/// The built-in property that key-value coding finds under `key`.
func nibBuiltInProperty(_ key: String, of object: AnyObject) -> NibAttribute? {
  NibAttributeTable.table(ofObject: object)?.property(key)
}
