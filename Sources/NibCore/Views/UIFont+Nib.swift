extension UIFont {
  /// The font of a `<fontDescription>` element; nil when it is malformed.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> UIFont? { UIFont(nib: element) }
}
