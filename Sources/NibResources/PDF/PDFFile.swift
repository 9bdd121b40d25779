/// The objects of a PDF file.
///
/// Objects are read when they are needed. A file whose table of objects is damaged is searched for its objects.
package final class PDFFile {
  /// The place of an object.
  enum Place {
    case offset(Int)
    /// The number of the stream that contains the object.
    case inStream(Int)
  }

  let bytes: [UInt8]
  var places: [Int: Place] = [:]
  /// The entries of the last trailer, and those of older ones that it does not have.
  var trailer: [String: PDFObject] = [:]
  private var objects: [Int: PDFObject] = [:]
  /// The objects that are being read, so that a file whose objects contain each other does not hang.
  private var pending: Set<Int> = []
  /// The bytes that may still be expanded. Few bytes can expand to many.
  private var budget = 64 << 20

  /// Reads the table of the objects of a file.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    readTables()
    if self[trailer["Root"]].dictionary?["Pages"] == nil { searchObjects() }
  }

  package var isEncrypted: Bool { trailer["Encrypt"].map { self[$0].dictionary != nil } ?? false }

  /// The value of an entry, or of the object that it refers to; `null` if there is none.
  package subscript(_ value: PDFObject?) -> PDFObject {
    var value = value ?? .null
    for _ in 0..<8 {
      guard case .reference(let number) = value else { return value }
      value = object(number)
    }
    return .null
  }

  private func object(_ number: Int) -> PDFObject {
    if let object = objects[number] { return object }
    guard let place = places[number], pending.insert(number).inserted else { return .null }
    defer { pending.remove(number) }
    switch place {
    case .offset(let offset): objects[number] = object(at: offset)?.object ?? .null
    case .inStream(let stream): readObjects(inStream: stream)
    }
    return objects[number] ?? .null
  }

  /// The object at a place of the file, and its number; `nil` if there is none.
  func object(at offset: Int) -> (number: Int, object: PDFObject)? {
    var lexer = PDFLexer(bytes, at: offset, hasReferences: true)
    guard let number = lexer.next()?.integer, lexer.next()?.number != nil, lexer.next()?.keyword == "obj",
      let value = lexer.next()
    else { return nil }
    guard case .dictionary(let entries) = value, lexer.next()?.keyword == "stream" else {
      return (number, value)
    }
    var start = lexer.position
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    let end = streamEnd(from: start, length: self[entries["Length"]].integer)
    return (number, .stream(PDFStream(entries: entries, bytes: bytes[min(start, end)..<end])))
  }

  /// The end of a stream: that of its length if the word `endstream` follows, otherwise before that word.
  private func streamEnd(from start: Int, length: Int?) -> Int {
    if let length, length >= 0, length <= bytes.count - start {
      var lexer = PDFLexer(bytes, at: start + length)
      if lexer.next()?.keyword?.hasPrefix("endstream") == true { return start + length }
    }
    return bytes.firstIndex(of: Array("endstream".utf8), from: start) ?? bytes.count
  }

  /// Reads the objects that an object stream contains.
  private func readObjects(inStream number: Int) {
    guard let stream = object(number).stream, let first = self[stream.entries["First"]].integer,
      let count = self[stream.entries["N"]].integer, first >= 0
    else { return }
    let data = self.data(of: stream)
    var header = PDFLexer(data)
    for _ in 0..<max(0, min(count, data.count)) {
      guard let number = header.next()?.integer, let offset = header.next()?.integer, offset >= 0 else {
        return
      }
      var lexer = PDFLexer(data, at: first.addingReportingOverflow(offset).partialValue, hasReferences: true)
      // An object that was changed later is elsewhere.
      if objects[number] == nil, case .inStream? = places[number] { objects[number] = lexer.next() ?? .null }
    }
  }

  /// The expanded bytes of a stream. Those of a photo stay as they are.
  package func data(of stream: PDFStream) -> [UInt8] {
    var data = Array(stream.bytes)
    let filters = list(stream.entries["Filter"] ?? stream.entries["F"])
    let parameters = list(stream.entries["DecodeParms"] ?? stream.entries["DP"])
    for (index, filter) in filters.prefix(4).enumerated() {
      guard budget > 0 else { return [] }
      switch filter.name {
      case "FlateDecode", "Fl":
        data = PDFFilters.inflated(data)
        budget -= data.count
        if index < parameters.count, let entries = parameters[index].dictionary {
          data = PDFFilters.unpredicted(data, entries.mapValues { self[$0] })
        }
      case "ASCIIHexDecode", "AHx": data = PDFFilters.hexDecoded(data)
      case "ASCII85Decode", "A85": data = PDFFilters.base85Decoded(data)
      default: return data
      }
    }
    return data
  }

  /// The name of the filter of a photo or of another kind of data that is not expanded; `nil` if there is none.
  package func lastFilter(of stream: PDFStream) -> String? { list(stream.entries["Filter"]).last?.name }

  /// The elements of an array, or a single value.
  private func list(_ value: PDFObject?) -> [PDFObject] {
    switch self[value] {
    case .null: []
    case .array(let values): values.map { self[$0] }
    case let value: [value]
    }
  }
}
