// UIKit creates objects of classes that are known only at run time: registered cells, segues, gesture recognizers and
// other objects of a nib. Swift allows this only for `required` initializers, and UIKit's are not required. If they
// were, every `override init(style:reuseIdentifier:)` in a program would be an error, and cells that only nibs create
// would have to implement the initializer.
//
// Instead, a convenience initializer calls the designated initializer of the object's class. `@_silgen_name` gives it a
// symbol, and a static method is declared with the same symbol. Both have the same calling convention, and a static
// method can be called on any class. If the class does not have the designated initializer, the program ends with "Use
// of unimplemented initializer", as on iOS.
//
// Initializers take ownership of their arguments. Static methods do not, so their parameters are `consuming`.
//
// Tested only with Swift 6.3.1 on Linux (x86-64): in debug builds, in small programs with the same calls (with and
// without optimization, linked statically), and in the release program, which is optimized and linked statically.
// `RuntimeTests` fails if another toolchain breaks it. It would then have to be replaced with a `required` initializer
// of another name, which every subclass that has its own initializers would have to implement.

extension UITableViewCell {
  @_silgen_name("nib_make_table_cell")
  convenience init(nibStyle style: CellStyle, identifier: String?) {
    self.init(style: style, reuseIdentifier: identifier)
  }

  /// A cell of this class, made with `init(style:reuseIdentifier:)`.
  @_silgen_name("nib_make_table_cell")
  static func nibMake(_ style: CellStyle, _ identifier: consuming String?) -> UITableViewCell
}

extension UITableViewHeaderFooterView {
  @_silgen_name("nib_make_table_header")
  convenience init(nibIdentifier identifier: String?) { self.init(reuseIdentifier: identifier) }

  /// A header or footer of this class, made with `init(reuseIdentifier:)`.
  @_silgen_name("nib_make_table_header")
  static func nibMake(_ identifier: consuming String?) -> UITableViewHeaderFooterView
}

extension UICollectionReusableView {
  @_silgen_name("nib_make_collection_view")
  convenience init(nibFrame frame: CGRect) { self.init(frame: frame) }

  /// A cell, header or footer of this class, made with `init(frame:)`.
  @_silgen_name("nib_make_collection_view")
  static func nibMake(_ frame: CGRect) -> UICollectionReusableView
}

extension UIView {
  @_silgen_name("nib_make_view")
  convenience init(nibProxyFrame frame: CGRect) { self.init(frame: frame) }

  /// A view of this class, made with `init(frame:)`.
  @_silgen_name("nib_make_view")
  static func nibMakeProxy(_ frame: CGRect) -> UIView
}

extension UIStoryboardSegue {
  @_silgen_name("nib_make_segue")
  convenience init(
    nibIdentifier identifier: String?, from source: UIViewController, to destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// A segue of this class, made with `init(identifier:source:destination:)`.
  @_silgen_name("nib_make_segue")
  static func nibMake(
    _ identifier: consuming String?, _ source: consuming UIViewController,
    _ destination: consuming UIViewController
  ) -> UIStoryboardSegue
}

extension NibObject {
  @_silgen_name("nib_make_decoded")
  convenience init?(nibCoder coder: NSCoder) { self.init(coder: coder) }

  /// An object of this class, made with `init(coder:)`.
  @_silgen_name("nib_make_decoded")
  static func nibMake(_ coder: consuming NSCoder) -> NibObject?
}

extension UICollectionViewLayoutAttributes {
  @_silgen_name("nib_make_attributes")
  convenience init(nibEmpty: Void) { self.init() }

  /// Attributes of this class, made with `init()`.
  @_silgen_name("nib_make_attributes")
  static func nibMakeEmpty() -> UICollectionViewLayoutAttributes
}

extension NSObject {
  @_silgen_name("nib_make_object")
  convenience init(nibPlain: Void) { self.init() }

  /// An object of this class, made with `init()`.
  @_silgen_name("nib_make_object")
  package static func nibMake() -> NSObject
}
