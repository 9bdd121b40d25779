/// The class names of a NIBArchive, each with the classes to use if it is unknown.
struct NIBArchiveClasses {
  private var names: [String] = []
  /// For each class, the numbers of the classes to use if it is unknown.
  private var fallbackNumbers: [[Int]] = []

  init(_ bytes: [UInt8], _ header: NIBArchiveHeader) throws(DamagedNib) {
    var cursor = header.cursor(.classNames, in: bytes)
    let count = header.count(.classNames)
    for number in 0..<count {
      let start = cursor.offset
      let length = try cursor.readVarint()
      var fallbacks: [Int] = []
      for _ in 0..<(try cursor.readVarint()) {
        let fallback = Int(try cursor.readLittleEndian(4))
        guard fallback < count else {
          throw DamagedNib(
            "class \(number) falls back to class \(fallback), but there are \(count)", at: start)
        }
        fallbacks.append(fallback)
      }
      // The length includes a terminating zero.
      let name = try cursor.readBytes(length)
      names.append(String(decoding: name.last == 0 ? name.dropLast() : name, as: UTF8.self))
      fallbackNumbers.append(fallbacks)
    }
  }

  /// The name of the class with a number.
  ///
  /// - Parameters:
  ///   - object: the number of the object that has the class, for the error.
  ///   - offset: the position of the object in the file, for the error.
  func name(_ number: Int, ofObject object: Int, at offset: Int) throws(DamagedNib) -> String {
    guard number < names.count else {
      throw DamagedNib("object \(object) has class \(number), but there are \(names.count)", at: offset)
    }
    return names[number]
  }

  /// The names of the classes to use if the class with a number is unknown.
  func fallbacks(_ number: Int) -> [String] { fallbackNumbers[number].map { names[$0] } }
}
