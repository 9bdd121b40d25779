/// A size in a compositional layout.
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// Returns the same object, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The axes on which the size is estimated.
  var nibEstimatedAxes: LayoutAxes {
    var axes: LayoutAxes = []
    if widthDimension.isEstimated { axes.insert(.horizontal) }
    if heightDimension.isEstimated { axes.insert(.vertical) }
    return axes
  }

  /// The size in a container, in points. On estimated axes, it is the measured size if there is one.
  func nibSize(in container: CGSize, measured: CGSize? = nil) -> CGSize {
    let width = widthDimension.isEstimated ? measured?.width : nil
    let height = heightDimension.isEstimated ? measured?.height : nil
    return CGSize(
      width: width ?? widthDimension.nibLength(in: container),
      height: height ?? heightDimension.nibLength(in: container))
  }
}
