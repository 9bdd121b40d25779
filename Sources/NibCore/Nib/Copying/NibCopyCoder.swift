/// The coder that is passed to `encode(with:)` and then to `init?(coder:)` when an object is copied.
///
/// Classes of a program can write values under any keys and read them again, as in a keyed archive. The values of
/// UIKit's properties are copied without the coder.
package final class NibCopyCoder: NSCoder {
  /// The object that is being copied.
  let original: any NibDecodable
  let copier: NibCopier
  private var values: [String: Any] = [:]

  init(_ original: any NibDecodable, _ copier: NibCopier) {
    self.original = original
    self.copier = copier
  }

  package override var allowsKeyedCoding: Bool { true }
  package override func encode(_ object: Any?, forKey key: String) { values[key] = object }
  package override func encode(_ value: Bool, forKey key: String) { values[key] = value }
  package override func encode(_ value: Int32, forKey key: String) { values[key] = Int(value) }
  package override func encode(_ value: Int64, forKey key: String) { values[key] = Int(value) }
  package override func encode(_ value: Int, forKey key: String) { values[key] = value }
  package override func encode(_ value: Float, forKey key: String) { values[key] = Double(value) }
  package override func encode(_ value: Double, forKey key: String) { values[key] = value }
  /// Does nothing, so that a conditional object, such as a delegate, is not copied. (An archive contains a conditional
  /// object only if it is also encoded unconditionally.)
  package override func encodeConditionalObject(_ object: Any?, forKey key: String) {}

  package override func containsValue(forKey key: String) -> Bool { values[key] != nil }
  /// The object that was encoded for the key. A view or another nib object is copied.
  package override func decodeObject(forKey key: String) -> Any? { values[key].map { copier.copied($0) } }
  package override func decodeBool(forKey key: String) -> Bool { number(key) != 0 }
  package override func decodeInt32(forKey key: String) -> Int32 { Int32(exactly: number(key)) ?? 0 }
  package override func decodeInt64(forKey key: String) -> Int64 { Int64(exactly: number(key)) ?? 0 }
  package override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  package override func decodeFloat(forKey key: String) -> Float { Float(number(key)) }
  package override func decodeDouble(forKey key: String) -> Double { number(key) }

  private func number(_ key: String) -> Double { values[key].flatMap(nibNumber)?.doubleValue ?? 0 }
}
