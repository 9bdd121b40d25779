/// A length in a compositional layout.
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  /// The ways in which a length is given.
  enum Kind: Hashable { case fractionalWidth, fractionalHeight, absolute, estimated }

  let nibKind: Kind
  /// The length in points, or the fraction of the container.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    nibKind = kind
    self.dimension = dimension.isFinite ? max(0, dimension) : 0
    super.init()
  }

  /// A fraction of the container's width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fractionalWidth)
  }
  /// A fraction of the container's height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fractionalHeight)
  }
  /// A length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, absoluteDimension)
  }
  /// A length in points until the view is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimatedDimension)
  }

  /// Whether the length is a fraction of the container's width.
  public var isFractionalWidth: Bool { nibKind == .fractionalWidth }
  /// Whether the length is a fraction of the container's height.
  public var isFractionalHeight: Bool { nibKind == .fractionalHeight }
  /// Whether the length is given in points.
  public var isAbsolute: Bool { nibKind == .absolute }
  /// Whether the view is measured.
  public var isEstimated: Bool { nibKind == .estimated }

  /// Returns the same object, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The length in a container, in points.
  func nibLength(in container: CGSize) -> CGFloat {
    switch nibKind {
    case .fractionalWidth: max(0, container.width * dimension)
    case .fractionalHeight: max(0, container.height * dimension)
    case .absolute, .estimated: dimension
    }
  }
}
