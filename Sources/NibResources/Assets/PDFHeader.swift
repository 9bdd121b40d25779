import Foundation

/// The size of the first page of a PDF file.
enum PDFHeader {
  /// The size of the first media box in points; `nil` if there is none that is not compressed.
  static func size(_ bytes: [UInt8]) -> CGSize? {
    guard let name = Data(bytes).range(of: Data("/MediaBox".utf8)) else { return nil }
    // Four numbers, such as `[0 0 24 24.5]`, need less.
    let text = String(decoding: bytes[name.upperBound...].prefix(200), as: UTF8.self)
    guard let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close else {
      return nil
    }
    let numbers = text[text.index(after: open)..<close].split(whereSeparator: \.isWhitespace).map {
      Double($0)
    }
    guard numbers.count == 4, let left = numbers[0], let bottom = numbers[1], let right = numbers[2],
      let top = numbers[3], right != left, top != bottom, [left, bottom, right, top].allSatisfy(\.isFinite)
    else { return nil }
    return CGSize(width: abs(right - left), height: abs(top - bottom))
  }
}
