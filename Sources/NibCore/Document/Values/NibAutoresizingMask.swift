/// What a view's autoresizing keeps flexible, with UIKit's bits:
/// `<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>`.
public struct NibAutoresizingMask: OptionSet, Hashable, Sendable, NibElementDecodable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let flexibleMinX = NibAutoresizingMask(rawValue: 1 << 0)
  public static let widthSizable = NibAutoresizingMask(rawValue: 1 << 1)
  public static let flexibleMaxX = NibAutoresizingMask(rawValue: 1 << 2)
  public static let flexibleMinY = NibAutoresizingMask(rawValue: 1 << 3)
  public static let heightSizable = NibAutoresizingMask(rawValue: 1 << 4)
  public static let flexibleMaxY = NibAutoresizingMask(rawValue: 1 << 5)

  private static let names: KeyValuePairs<String, NibAutoresizingMask> = [
    "flexibleMinX": .flexibleMinX, "widthSizable": .widthSizable, "flexibleMaxX": .flexibleMaxX,
    "flexibleMinY": .flexibleMinY, "heightSizable": .heightSizable, "flexibleMaxY": .flexibleMaxY,
  ]

  public init(decoding element: NibElement) throws(NibValueError) {
    self = []
    for (name, bit) in Self.names {
      if try element.truth(name) == true { insert(bit) }
    }
  }
}
