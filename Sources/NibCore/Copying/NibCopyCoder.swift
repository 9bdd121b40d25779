/// The coder that `encode(with:)` and then `init?(coder:)` get when an object is copied.
///
/// Classes of your own may write values under keys of theirs and read them again, as in any keyed archive. What UIKit's
/// own properties hold is copied without that.
package final class NibCopyCoder: NSCoder {
  /// What is being copied.
  let original: any NibDecodable
  let copier: NibCopier
  private var values: [String: Any] = [:]

  init(_ original: any NibDecodable, _ copier: NibCopier) {
    self.original = original
    self.copier = copier
  }

  /// Gives a view that made its content itself, from a nib of its own say, the state that the original has, and its
  /// subviews that of the original's. The original's further subviews are copied.
  package func carryState(to view: UIView) {
    guard let original = original as? UIView else { return }
    view.nibTakeState(of: original, copier)
    copier.carryState(of: original, to: view)
  }

  // MARK: Writing

  public override var allowsKeyedCoding: Bool { true }
  public override func encode(_ object: Any?, forKey key: String) { values[key] = object }
  public override func encode(_ value: Bool, forKey key: String) { values[key] = value }
  public override func encode(_ value: Int32, forKey key: String) { values[key] = Int(value) }
  public override func encode(_ value: Int64, forKey key: String) { values[key] = Int(value) }
  public override func encode(_ value: Int, forKey key: String) { values[key] = value }
  public override func encode(_ value: Float, forKey key: String) { values[key] = Double(value) }
  public override func encode(_ value: Double, forKey key: String) { values[key] = value }
  /// An object that is archived only if something else archives it, such as a delegate: it is not copied.
  public override func encodeConditionalObject(_ object: Any?, forKey key: String) {}

  // MARK: Reading

  public override func containsValue(forKey key: String) -> Bool { values[key] != nil }
  /// The object, copied itself if it is a view.
  public override func decodeObject(forKey key: String) -> Any? { values[key].map { copier.copied($0) } }
  public override func decodeBool(forKey key: String) -> Bool { number(key) != 0 }
  public override func decodeInt32(forKey key: String) -> Int32 { Int32(exactly: number(key)) ?? 0 }
  public override func decodeInt64(forKey key: String) -> Int64 { Int64(exactly: number(key)) ?? 0 }
  public override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  public override func decodeFloat(forKey key: String) -> Float { Float(number(key)) }
  public override func decodeDouble(forKey key: String) -> Double { number(key) }

  private func number(_ key: String) -> Double { values[key].flatMap(nibNumber)?.doubleValue ?? 0 }
}
