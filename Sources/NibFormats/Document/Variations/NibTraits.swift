/// The traits of a screen on which the variations of a document can depend.
package struct NibTraits: Hashable, Sendable {
  /// The amount of space along an axis, as in UIKit.
  package enum SizeClass: String, Hashable, Sendable, CaseIterable {
    case compact, regular
  }

  /// The size class of the width; `nil` if it is not known.
  package var widthClass: SizeClass?
  /// The size class of the height; `nil` if it is not known.
  package var heightClass: SizeClass?
  /// The device idiom: `phone`, `pad`, `tv` or `mac`; `nil` if it is not known.
  package var userInterfaceIdiom: String?

  /// Creates traits. A trait that is not known meets no condition of a variation.
  package init(
    widthClass: SizeClass? = nil, heightClass: SizeClass? = nil, userInterfaceIdiom: String? = nil
  ) {
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.userInterfaceIdiom = userInterfaceIdiom
  }

  /// The value of a trait, by the name that variation keys use for it; `nil` if the value is not known or the
  /// name is not that of a trait.
  subscript(name: String) -> String? {
    switch name {
    case "widthClass": widthClass?.rawValue
    case "heightClass": heightClass?.rawValue
    case "userInterfaceIdiom": userInterfaceIdiom
    default: nil
    }
  }
}
