// UIKit creates objects of classes that are known only at run time: registered cells, segues, the custom objects of a
// nib. Swift allows this only for `required` initializers, and UIKit's are not required: `required` would turn the
// `override init(style:reuseIdentifier:)` of every program into an error, and would force cells that only nibs create
// to implement it. Instead, a convenience initializer calls the initializer of the object's own class.
// `@_silgen_name` gives it a symbol under which it is also declared as a static method: both have the same calling
// convention, and a static method can be called on any class. A class without that initializer ends the program with
// "Use of unimplemented initializer", as on iOS.
//
// Arguments that the initializer takes over are `consuming` in the method: that is the convention of initializers.
//
// Tried only with Swift 6.3.1 on Linux (x86-64): in debug builds, in small programs with the same calls (with and
// without optimisation, linked statically), and in the release program, which is optimised and linked statically.
// `RuntimeTests` shows if another toolchain breaks it. The replacement is then a `required` initializer of another
// name, which subclasses with initializers of their own would have to implement.

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

extension UIStoryboardSegue {
  @_silgen_name("nib_make_segue")
  convenience init(
    nibIdentifier identifier: String?, from source: UIViewController, to destination: UIViewController
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
  }

  /// A segue of this class.
  @_silgen_name("nib_make_segue")
  static func nibMake(
    _ identifier: consuming String?, _ source: consuming UIViewController,
    _ destination: consuming UIViewController
  ) -> UIStoryboardSegue
}

extension NSObject {
  @_silgen_name("nib_make_object")
  convenience init(nibPlain: Void) { self.init() }

  /// An object of this class, made with `init()`.
  @_silgen_name("nib_make_object")
  package static func nibMake() -> NSObject
}
