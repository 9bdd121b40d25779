/// A value of any type that an element can represent. The name of the element determines the type.
package enum NibValue: Hashable, Sendable, NibElementDecodable {
  case null
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  case date(NibDate)
  case range(NibRange)
  case point(NibPoint)
  case size(NibSize)
  case rect(NibRect)
  case insets(NibInsets)
  case directionalInsets(NibDirectionalInsets)
  case color(NibColor)
  case font(NibFont)
  case paragraphStyle(NibParagraphStyle)
  case attributedString(NibAttributedString)
  case image(String)
  /// An element of an unknown type, by its name.
  case unknown(String)

  package init(decoding element: NibElement) throws(NibValueError) {
    if let value = try Self.scalar(element) {
      self = value
    } else if let value = try Self.geometry(element) {
      self = value
    } else {
      self = try Self.appearance(element) ?? .unknown(element.name)
    }
  }

  /// A text, number or Boolean value; `nil` for other elements.
  private static func scalar(_ element: NibElement) throws(NibValueError) -> NibValue? {
    switch element.name {
    case "nil": return .null
    case "string", "mutableString": return .string(try NibString(decoding: element).value)
    case "integer":
      guard let value = try element.decodeInt("value") else { throw element.missingAttribute("value") }
      return .integer(value)
    case "real", "float", "double": return .real(try element.decodeRequiredDouble("value"))
    case "bool", "boolean":
      guard let value = try element.decodeBool("value") else { throw element.missingAttribute("value") }
      return .boolean(value)
    case "date": return .date(try NibDate(decoding: element))
    case "range": return .range(try NibRange(decoding: element))
    default: return nil
    }
  }

  /// A point, size, rectangle or insets; `nil` for other elements.
  private static func geometry(_ element: NibElement) throws(NibValueError) -> NibValue? {
    switch element.name {
    case "point": .point(try NibPoint(decoding: element))
    case "size": .size(try NibSize(decoding: element))
    case "rect": .rect(try NibRect(decoding: element))
    case "inset", "edgeInsets": .insets(try NibInsets(decoding: element))
    case "directionalEdgeInsets": .directionalInsets(try NibDirectionalInsets(decoding: element))
    default: nil
    }
  }

  /// A color, font, style or image; `nil` for other elements.
  private static func appearance(_ element: NibElement) throws(NibValueError) -> NibValue? {
    switch element.name {
    case "color": return .color(try NibColor(decoding: element))
    case "font", "fontDescription": return .font(try NibFont(decoding: element))
    case "paragraphStyle": return .paragraphStyle(try NibParagraphStyle(decoding: element))
    case "attributedString": return .attributedString(try NibAttributedString(decoding: element))
    case "image":
      guard let name = element["name"] ?? element["value"] else { throw element.missingAttribute("name") }
      return .image(name)
    default: return nil
    }
  }
}

/// A range: `<range key="value" location="0" length="4"/>`.
package struct NibRange: Hashable, Sendable {
  package var location, length: Int
  package static let names = ["location", "length"]
}

extension NibRange: NibElementDecodable {
  package init(decoding element: NibElement) throws(NibValueError) {
    guard let location = try element.decodeInt("location") else { throw element.missingAttribute("location") }
    guard let length = try element.decodeInt("length") else { throw element.missingAttribute("length") }
    self.init(location: location, length: length)
  }
}

/// A point in time: `<date key="date" timeIntervalSinceReferenceDate="-978267600"/>`.
package struct NibDate: Hashable, Sendable {
  /// Seconds since the start of 2001, UTC.
  package var secondsSinceReferenceDate: Double
}

extension NibDate: NibElementDecodable {
  package init(decoding element: NibElement) throws(NibValueError) {
    secondsSinceReferenceDate = try element.decodeRequiredDouble("timeIntervalSinceReferenceDate")
  }
}
