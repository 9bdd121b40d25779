/// The limits of the XML scanner, which bound the time and memory that a hostile file can use.
///
/// Each limit is far above anything that Interface Builder writes.
package enum XMLLimits {
  /// The size of the largest text, in bytes. The largest of 9,000 real documents has half a megabyte.
  package static let inputSize = 32 << 20
  /// The greatest depth of nested elements, counting the root as 1. Real documents stay below 50.
  static let depth = 512
  /// The largest number of attributes of one element. Real elements stay below 40.
  static let attributesPerElement = 4096
  /// The largest number of distinct element and attribute names. Real documents have a few hundred.
  static let distinctNames = 8192
}
