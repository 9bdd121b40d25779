/// Builds small PDF files.
public enum SmallPDF {
  /// A file of one page with a classic table of its objects.
  ///
  /// - Parameters:
  ///   - page: further entries of the page, such as `/Rotate 90`.
  ///   - resources: the entries of the page's resources.
  ///   - catalog: further entries of the catalog.
  ///   - objects: further objects, which get the numbers from 5.
  public static func file(
    box: String = "0 0 24 24", _ content: String, page: String = "", resources: String = "",
    catalog: String = "", objects: [String] = []
  ) -> [UInt8] {
    let all =
      [
        "<</Type/Catalog/Pages 2 0 R\(catalog)>>", "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[\(box)]>>",
        "<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<<\(resources)>>\(page)>>", stream(content),
      ] + objects
    var text = "%PDF-1.4\n"
    var table = "xref\n0 \(all.count + 1)\n0000000000 65535 f \n"
    for (index, object) in all.enumerated() {
      let offset = String(text.utf8.count)
      table += String(repeating: "0", count: 10 - offset.count) + offset + " 00000 n \n"
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let start = text.utf8.count
    text += table + "trailer\n<</Size \(all.count + 1)/Root 1 0 R>>\nstartxref\n\(start)\n%%EOF\n"
    return Array(text.utf8)
  }

  /// A stream with a dictionary.
  public static func stream(_ content: String, _ entries: String = "") -> String {
    "<<\(entries)/Length \(content.utf8.count)>>\nstream\n\(content)\nendstream"
  }

  /// A file whose objects are in an object stream, and whose table is a stream. Both have zlib's format.
  public static func compressed(box: String, _ content: String) -> [UInt8] {
    let objects = [
      "<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[3 0 R]/Count 1/MediaBox[\(box)]>>",
      "<</Type/Page/Parent 2 0 R/Contents 5 0 R>>",
    ]
    var header = ""
    var body = ""
    for (index, object) in objects.enumerated() {
      header += "\(index + 1) \(body.utf8.count) "
      body += object + " "
    }
    var bytes = Array("%PDF-1.5\n".utf8)
    var offsets: [Int] = []
    func add(_ number: Int, _ entries: String, _ data: [UInt8]) {
      offsets.append(bytes.count)
      let packed = stored(data)
      let head = "\(number) 0 obj\n<<\(entries)/Filter/FlateDecode/Length \(packed.count)>>\nstream\n"
      bytes += Array(head.utf8) + packed + Array("\nendstream\nendobj\n".utf8)
    }
    add(4, "/Type/ObjStm/N 3/First \(header.utf8.count)", Array((header + body).utf8))
    add(5, "", Array(content.utf8))
    // Rows of a kind, a place of two bytes, and an index, each after the byte of its predictor.
    let rows = [
      (0, 0, 0), (2, 4, 0), (2, 4, 1), (2, 4, 2), (1, offsets[0], 0), (1, offsets[1], 0), (1, bytes.count, 0),
    ]
    let start = bytes.count
    add(
      6,
      "/Type/XRef/Size 7/W[1 2 1]/Root 1 0 R/DecodeParms<</Predictor 12/Columns 4>>",
      predicted(rows.map { [UInt8($0.0), UInt8($0.1 >> 8), UInt8($0.1 & 255), UInt8($0.2)] }))
    return bytes + Array("startxref\n\(start)\n%%EOF".utf8)
  }

  /// Rows as differences to the rows above.
  private static func predicted(_ rows: [[UInt8]]) -> [UInt8] {
    var above = [UInt8](repeating: 0, count: rows[0].count)
    return rows.flatMap { row in
      defer { above = row }
      return [2] + zip(row, above).map { $0 &- $1 }
    }
  }

  /// Data in zlib's format that are not made smaller.
  public static func stored(_ data: [UInt8]) -> [UInt8] {
    let (low, high) = (UInt8(data.count & 255), UInt8(data.count >> 8))
    var (a, b) = (UInt32(1), UInt32(0))
    for byte in data {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    let sum = [b >> 8, b, a >> 8, a].map { UInt8($0 & 255) }
    return [0x78, 0x01, 1, low, high, ~low, ~high] + data + sum
  }
}
