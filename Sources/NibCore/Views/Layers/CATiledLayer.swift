/// A layer that draws its content in tiles. The terminal does not draw layers that a program adds.
open class CATiledLayer: CALayer {
  /// The size of a tile.
  open var tileSize = CGSize(width: 256, height: 256)
  /// The number of levels of detail.
  open var (levelsOfDetail, levelsOfDetailBias) = (1, 0)
}
