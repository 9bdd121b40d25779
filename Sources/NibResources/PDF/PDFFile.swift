/// The objects of a PDF file.
///
/// Objects are read when they are needed, each once. A file whose table of objects is damaged is searched for its
/// objects.
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
  package internal(set) var trailer: [String: PDFObject] = [:]
  /// The objects that were read; `null` for those that were not found.
  private var objects: [Int: PDFObject] = [:]
  /// The numbers of the streams whose objects were read.
  private var readStreams: Set<Int> = []
  /// The objects that are being read, so that a file whose objects contain each other does not hang.
  private var pending: Set<Int> = []
  /// The expanded bytes of streams, by the places of the streams.
  private var expanded: [Int: [UInt8]] = [:]
  /// The places of the streams whose compressed data are damaged.
  private var damagedStreams: Set<Int> = []
  /// The bytes that may still be read as objects. Damaged objects can each reach to the end of the file.
  private var reading: WorkBudget
  /// The bytes that streams may still be expanded to. Few bytes can expand to many.
  private var expanding = WorkBudget(64 << 20)

  /// The places of the word `endstream`, for streams with a wrong length.
  private lazy var streamEnds: [Int] = places(of: "endstream")

  /// Whether the file has its last lines, which name the table of its objects.
  var hasEnd = false
  /// Whether an object that was needed ends with the file instead of its last word, or is missing like the end of the
  /// file.
  package private(set) var isCutOff = false
  /// Whether the compressed data of a stream that was needed are damaged or incomplete.
  package private(set) var hasDamagedData = false
  /// Whether parts of the file were not read, because it takes far more work than other files.
  package var isTooComplex: Bool { reading.isExhausted || expanding.isExhausted }
  package var isEncrypted: Bool { trailer["Encrypt"].map { self[$0].dictionary != nil } ?? false }

  /// The greatest number of objects that have to be read to find out where one of them ends.
  private static let mostPending = 32

  /// Reads the table of the objects of a file.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    reading = WorkBudget((2 << 20) + 2 * bytes.count)
    readTables()
    if self[trailer["Root"]].dictionary?["Pages"] == nil { searchObjects() }
  }

  /// The value of an entry, or of the object that it refers to; `null` if there is none.
  package subscript(_ value: PDFObject?) -> PDFObject {
    var value = value ?? .null
    for _ in 0..<8 {
      guard case .reference(let number) = value else { return value }
      value = object(number)
    }
    return .null
  }

  /// The numbers of an array, or of the object that a value refers to. Other elements are skipped.
  package func numbers(_ value: PDFObject?) -> [Double] {
    (self[value].array ?? []).compactMap { self[$0].number }
  }

  private func object(_ number: Int) -> PDFObject {
    if let object = objects[number] { return object }
    if places[number] == nil, !hasEnd { isCutOff = true }
    guard let place = places[number], pending.count < Self.mostPending, pending.insert(number).inserted else {
      return .null
    }
    defer { pending.remove(number) }
    switch place {
    case .offset(let offset): objects[number] = object(at: offset)
    case .inStream(let stream): readObjects(inStream: stream)
    }
    let object = objects[number] ?? .null
    objects[number] = object
    return object
  }

  /// Forgets the objects that were read with a wrong table.
  func forgetObjects() { (objects, readStreams, isCutOff, hasDamagedData) = ([:], [], false, false) }

  /// The object at a place of the file; `nil` if there is none.
  func object(at offset: Int) -> PDFObject? {
    var lexer = PDFLexer(bytes, at: offset, hasReferences: true)
    defer { _ = reading.spend(lexer.position - max(0, offset)) }
    guard !reading.isExhausted, lexer.next()?.integer != nil, lexer.next()?.number != nil,
      lexer.next()?.keyword == "obj", let value = lexer.next()
    else { return nil }
    let next = lexer.next()
    if next == nil { isCutOff = true }
    guard case .dictionary(let entries) = value, next?.keyword == "stream" else { return value }
    var start = lexer.position
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    let end = streamEnd(from: start, length: self[entries["Length"]].integer)
    return .stream(PDFStream(entries: entries, bytes: bytes[min(start, end)..<end]))
  }

  /// Reads the values and words from a place on, within the budget. Returns what `read` returns, or `nil` if the budget
  /// is exhausted.
  func read<Value>(at offset: Int, _ read: (inout PDFLexer) -> Value) -> Value? {
    guard !reading.isExhausted else { return nil }
    var lexer = PDFLexer(bytes, at: offset, hasReferences: true)
    let value = read(&lexer)
    return reading.spend(lexer.position - max(0, offset)) ? value : nil
  }

  /// All places of a word in the file.
  func places(of word: String) -> [Int] {
    let word = Array(word.utf8)
    var places: [Int] = []
    while let place = bytes.firstIndex(of: word, from: places.last.map { $0 + word.count } ?? 0) {
      places.append(place)
    }
    return places
  }

  /// The end of a stream: that of its length if the word `endstream` follows, otherwise before that word.
  private func streamEnd(from start: Int, length: Int?) -> Int {
    if let length, length >= 0, length <= bytes.count - start {
      var lexer = PDFLexer(bytes, at: start + length)
      if lexer.next()?.keyword?.hasPrefix("endstream") == true { return start + length }
    }
    let index = streamEnds.partitioningIndex { $0 >= start }
    guard index == streamEnds.count else { return streamEnds[index] }
    isCutOff = true
    return bytes.count
  }

  /// Reads the objects that an object stream contains.
  private func readObjects(inStream number: Int) {
    guard readStreams.insert(number).inserted, let stream = object(number).stream else { return }
    let data = self.data(of: stream)
    for (inner, start) in contents(of: stream) {
      // An object that was changed later is elsewhere.
      guard objects[inner] == nil, case .inStream(number)? = places[inner] else { continue }
      var lexer = PDFLexer(data, at: start, hasReferences: true)
      objects[inner] = lexer.next() ?? .null
      guard reading.spend(lexer.position - start) else { return }
    }
  }

  /// The numbers of the objects in an object stream, and their places in its expanded bytes.
  func contents(of stream: PDFStream) -> [(number: Int, start: Int)] {
    let data = self.data(of: stream)
    guard let first = self[stream.entries["First"]].integer, let count = self[stream.entries["N"]].integer,
      first >= 0, count > 0, reading.spend(min(first, data.count))
    else { return [] }
    var header = PDFLexer(data)
    var contents: [(number: Int, start: Int)] = []
    while contents.count < count, header.position < first, let number = header.next()?.integer,
      let offset = header.next()?.integer, offset >= 0
    {
      contents.append((number, first + offset))
    }
    return contents
  }

  /// Notes that objects are in a stream, also if they are elsewhere by what was known before.
  func place(_ numbers: [Int], inStream stream: Int) {
    readStreams.remove(stream)
    for number in numbers {
      places[number] = .inStream(stream)
      objects[number] = nil
    }
  }

  /// The expanded bytes of a stream, which are kept. Those of a photo stay as they are.
  package func data(of stream: PDFStream) -> [UInt8] {
    let data = expanded[stream.place] ?? expandedData(of: stream)
    expanded[stream.place] = data
    if damagedStreams.contains(stream.place) { hasDamagedData = true }
    return data
  }

  private func expandedData(of stream: PDFStream) -> [UInt8] {
    var data = Array(stream.bytes)
    let filters = list(stream.entries["Filter"] ?? stream.entries["F"])
    let parameters = list(stream.entries["DecodeParms"] ?? stream.entries["DP"])
    for (index, filter) in filters.prefix(4).enumerated() {
      switch filter.name {
      case "FlateDecode", "Fl":
        let inflated = PDFFilters.inflated(data)
        if inflated.isDamaged { damagedStreams.insert(stream.place) }
        data = inflated.bytes
        if index < parameters.count, let entries = parameters[index].dictionary {
          data = PDFFilters.unpredicted(data, entries.mapValues { self[$0] })
        }
      case "ASCIIHexDecode", "AHx": data = PDFFilters.hexDecoded(data)
      case "ASCII85Decode", "A85": data = PDFFilters.base85Decoded(data)
      default: return data
      }
      guard expanding.spend(data.count) else { return [] }
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
