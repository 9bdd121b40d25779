/// A size class for each axis.
package struct SizeClasses: Hashable, Sendable {
  /// The size class of the width.
  package var horizontal: UIUserInterfaceSizeClass
  /// The size class of the height.
  package var vertical: UIUserInterfaceSizeClass

  /// Creates a pair of size classes.
  package init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The classes of a canvas without a device.
  static let unspecified = SizeClasses(horizontal: .unspecified, vertical: .unspecified)
}
