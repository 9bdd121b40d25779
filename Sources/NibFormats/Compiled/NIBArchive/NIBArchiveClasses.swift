/// The class names of a NIBArchive.
struct NIBArchiveClasses {
  private var names: [String] = []
  /// For each class the numbers of those to use in its place.
  private var fallbackNumbers: [[Int]] = []

  init(_ bytes: [UInt8], _ header: NIBArchiveHeader) throws(DamagedNib) {
    var cursor = header.cursor(.classNames, in: bytes)
    let count = header.count(.classNames)
    for number in 0..<count {
      let start = cursor.offset
      let length = try cursor.groupedNumber()
      var fallbacks: [Int] = []
      for _ in 0..<(try cursor.groupedNumber()) {
        let fallback = Int(try cursor.littleEndian(4))
        guard fallback < count else {
          throw DamagedNib(
            "class \(number) falls back on class \(fallback), but there are \(count)", at: start)
        }
        fallbacks.append(fallback)
      }
      // The name's length includes a zero at its end.
      let name = try cursor.take(length)
      names.append(String(decoding: name.last == 0 ? name.dropLast() : name, as: UTF8.self))
      fallbackNumbers.append(fallbacks)
    }
  }

  /// The name of a class.
  func name(_ number: Int, ofObject object: Int, at offset: Int) throws(DamagedNib) -> String {
    guard number < names.count else {
      throw DamagedNib("object \(object) is of class \(number), but there are \(names.count)", at: offset)
    }
    return names[number]
  }

  /// The names of the classes to use in its place.
  func fallbacks(_ number: Int) -> [String] { fallbackNumbers[number].map { names[$0] } }
}
