/// What the XML scanner accepts, so that a hostile file costs bounded time and memory.
///
/// Each limit lies far beyond what Interface Builder writes.
package enum XMLLimits {
  /// The largest text, in bytes. The largest of 9,000 real documents has half a megabyte.
  package static let inputSize = 32 << 20
  /// How deep elements may be nested, the root counting as 1. Real documents stay below 50.
  static let depth = 512
  /// Attributes of one element. Real elements stay below 40.
  static let attributesPerElement = 4096
  /// Distinct names of elements and attributes. Real documents have a few hundred.
  static let distinctNames = 8192
}
