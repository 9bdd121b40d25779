/// The size classes of a screen or view on both axes.
package struct SizeClasses: Hashable, Sendable {
  package var horizontal: UIUserInterfaceSizeClass
  package var vertical: UIUserInterfaceSizeClass

  package init(horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The classes of a canvas without a device.
  static let unspecified = SizeClasses(horizontal: .unspecified, vertical: .unspecified)
}
