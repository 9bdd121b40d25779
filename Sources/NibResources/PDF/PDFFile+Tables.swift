/// The tables that say where the objects of a file are.
extension PDFFile {
  /// The greatest number of tables, each of which names the one before it.
  private static let mostTables = 64
  /// The greatest number of objects.
  private static let mostObjects = 500_000

  /// Reads all tables, beginning with the last one.
  func readTables() {
    // The last table is named near the end, but some programs add bytes.
    let word = Array("startxref".utf8)
    var mark: Int?
    var position = max(0, bytes.count - 4096)
    while let next = bytes.firstIndex(of: word, from: position) { (mark, position) = (next, next + 1) }
    hasEnd = mark != nil
    guard let mark else { return }
    var lexer = PDFLexer(bytes, at: mark + word.count)
    var next = [lexer.next()?.integer].compactMap { $0 }
    var known: Set<Int> = []
    while let offset = next.popLast(), known.count < PDFFile.mostTables {
      guard offset >= 0, offset < bytes.count, known.insert(offset).inserted else { continue }
      let entries = readTable(at: offset)
      trailer.merge(entries) { newer, _ in newer }
      // Of the two, the stream is read first.
      next += [entries["Prev"], entries["XRefStm"]].compactMap { $0?.integer }
    }
  }

  /// Reads a table and returns the entries of its trailer.
  private func readTable(at offset: Int) -> [String: PDFObject] {
    let entries = read(at: offset) { lexer in
      lexer.next()?.keyword == "xref" ? readEntries(&lexer) : nil
    }
    if let entries { return entries ?? streamEntries(at: offset) }
    return [:]
  }

  /// Reads the table that is the stream at a place, and returns its entries.
  private func streamEntries(at offset: Int) -> [String: PDFObject] {
    guard let stream = object(at: offset)?.stream else { return [:] }
    readTable(in: stream)
    return stream.entries
  }

  /// Reads the lines of a table up to its trailer, and returns the entries of the trailer.
  private func readEntries(_ lexer: inout PDFLexer) -> [String: PDFObject] {
    while let value = lexer.next() {
      if value.keyword == "trailer" { return lexer.next()?.dictionary ?? [:] }
      guard let first = value.integer, let count = lexer.next()?.integer, count >= 0 else { return [:] }
      for index in 0..<min(count, PDFFile.mostObjects) {
        guard let offset = lexer.next()?.integer, lexer.next() != nil, let kind = lexer.next()?.keyword
        else { return [:] }
        if kind == "n" { add(first.addingReportingOverflow(index).partialValue, .offset(offset)) }
      }
    }
    return [:]
  }

  private func add(_ number: Int, _ place: Place) {
    if places[number] == nil, places.count < PDFFile.mostObjects { places[number] = place }
  }

  /// Reads a table that is a stream: the kind of each object and two numbers.
  private func readTable(in stream: PDFStream) {
    let data = self.data(of: stream)
    let widths = (stream.entries["W"]?.array ?? []).map { min(8, max(0, $0.integer ?? 0)) }
    guard widths.count == 3, widths.reduce(0, +) > 0 else { return }
    let size = stream.entries["Size"]?.integer ?? 0
    let sections = stream.entries["Index"]?.array?.compactMap(\.integer) ?? [0, size]
    var place = 0
    func field(_ width: Int, _ standard: Int) -> Int {
      guard width > 0 else { return standard }
      defer { place += width }
      return Int(truncatingIfNeeded: data[place..<place + width].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }
    for pair in stride(from: 0, to: sections.count - 1, by: 2) {
      for index in 0..<max(0, min(sections[pair + 1], PDFFile.mostObjects)) {
        guard place + widths.reduce(0, +) <= data.count else { return }
        let (kind, value) = (field(widths[0], 1), field(widths[1], 0))
        _ = field(widths[2], 0)
        let number = sections[pair].addingReportingOverflow(index).partialValue
        if kind == 1 { add(number, .offset(value)) }
        if kind == 2 { add(number, .inStream(value)) }
      }
    }
  }

  /// Finds the objects of a file without a usable table: the last one with each number counts.
  func searchObjects() {
    var found: [Int: Int] = [:]
    for mark in places(of: " obj") where found.count < PDFFile.mostObjects {
      if let (number, offset) = objectNumber(before: mark) { found[number] = offset }
    }
    places = found.mapValues { .offset($0) }
    forgetObjects()
    for (number, offset) in found.sorted(by: { $0.value < $1.value }) {
      // Looking at an object can make others known, but does not change those that were found.
      guard let entries = self[.reference(number)].dictionary else { continue }
      switch entries["Type"]?.name {
      case "Catalog": trailer["Root"] = .reference(number)
      case "XRef": if self[trailer["Root"]].dictionary == nil { trailer["Root"] = entries["Root"] }
      case "ObjStm": addObjects(ofStream: number) { found[$0].map { $0 > offset } ?? false }
      default: break
      }
    }
  }

  /// Adds the objects of a stream, which a damaged table does not name.
  ///
  /// - Parameter isReplaced: whether an object with the given number follows the stream.
  private func addObjects(ofStream number: Int, isReplaced: (Int) -> Bool) {
    guard let stream = self[.reference(number)].stream else { return }
    let numbers = contents(of: stream).map(\.number).filter { !isReplaced($0) }
    place(numbers, inStream: number)
    let catalog = numbers.last { self[.reference($0)].dictionary?["Type"]?.name == "Catalog" }
    if let catalog { trailer["Root"] = .reference(catalog) }
  }

  /// The number of an object and the place where it begins: the two numbers before the word `obj`.
  private func objectNumber(before mark: Int) -> (number: Int, offset: Int)? {
    var place = mark
    func skipDigits() -> Bool {
      let end = place
      while place > 0, 48...57 ~= bytes[place - 1] { place -= 1 }
      return place < end && end - place < 10
    }
    guard skipDigits(), place > 0, PDFLexer.isSpace(bytes[place - 1]) else { return nil }
    while place > 0, PDFLexer.isSpace(bytes[place - 1]) { place -= 1 }
    let end = place
    guard skipDigits(), let number = Int(String(decoding: bytes[place..<end], as: UTF8.self)) else {
      return nil
    }
    return (number, place)
  }
}
