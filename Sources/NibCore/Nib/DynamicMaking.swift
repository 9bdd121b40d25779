// UIKit makes objects of classes that it knows only at run time: registered cells, segues, a nib's custom objects.
// Swift allows that for `required` initializers alone, but UIKit's are not: `required` would turn the `override
// init(style:reuseIdentifier:)` of every program into an error, and demand it of cells that only nibs make. A
// convenience initializer calls the initializer of the object's own class; here it has a symbol under which it is a
// static method too. Both are called alike, and static methods take any class. A class without that initializer ends
// the program with "Use of unimplemented initializer", as on iOS.

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
