/// The margins that a program or nib has set, in points; `nil` for default values.
struct DirectionalMargins {
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?
  /// True if the margins were set through `layoutMargins`. Then `leading` is left and `trailing` is right, even in
  /// right-to-left layouts.
  var isAbsolute = false
}
