/// The options with which a `LoadedDocument` is laid out. By default, a document is laid out for its own canvas.
public struct LayoutOptions: Hashable, Sendable {
  /// The device; `nil` for the document's own canvas.
  public var device: Device?
  /// The orientation; `nil` for the document's own.
  public var isLandscape: Bool?
  /// The root view's size in points; `nil` for the saved size or the device's size.
  public var size: CGSize?
  /// Light or dark appearance; `nil` for the document's own.
  public var style: UIUserInterfaceStyle?
  /// If true, the layout direction is right to left.
  public var isRightToLeft = false
  /// The user's preferred text size; unspecified for the default of the canvas or device.
  public var contentSize = UIContentSizeCategory.unspecified
  /// If true, views without subviews use their saved sizes as their intrinsic sizes.
  package var replaysSavedSizes = false
  /// The size classes; `nil` to derive them from the device and the size.
  package var sizeClasses: SizeClasses?
  /// If true, the device is that of a canvas without a device (see `CanvasStandard`): views keep their saved sizes, and
  /// there are no size classes unless `size` is set.
  var isCanvasWithoutDevice = false

  /// Creates the default options.
  public init() {}
}
