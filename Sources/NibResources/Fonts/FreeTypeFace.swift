import Foundation

#if canImport(CFreeType)
  import CFreeType
#endif

/// The bytes of a font file at a fixed place in memory. Several opened faces use the same bytes.
final class FontBytes: Sendable {
  let count: Int
  /// The bytes, which never change.
  private let buffer: UInt

  init(_ content: [UInt8]) {
    count = content.count
    let buffer = UnsafeMutableRawPointer.allocate(byteCount: max(1, content.count), alignment: 8)
    content.withUnsafeBytes {
      buffer.copyMemory(from: $0.baseAddress ?? UnsafeRawPointer(buffer), byteCount: $0.count)
    }
    self.buffer = UInt(bitPattern: buffer)
  }

  deinit { UnsafeMutableRawPointer(bitPattern: buffer)?.deallocate() }

  fileprivate var pointer: UnsafePointer<UInt8>? { UnsafePointer(bitPattern: buffer) }
}

/// A face of a font file that FreeType has opened. No other type uses FreeType.
///
/// A face must not be used by two threads at a time.
final class FreeTypeFace {
  private let bytes: FontBytes

  #if canImport(CFreeType)
    private var library: FT_Library?
    private var face: FT_Face?
    private lazy var composites = GlyfComposites { table($0) }
    /// The number of times that FreeType could not read a glyph.
    private var failures = 0
    /// After this number of failures, no outlines are read: FreeType can need a long time to notice that a glyph is
    /// damaged.
    private static let maximumFailures = 8
    /// Outlines with more points, which only damaged fonts have, are not read.
    private static let maximumPoints = 8_000

    /// Opens a face.
    ///
    /// - Parameter index: the number of the face in a collection, plus 65,536 times the number of a named instance.
    init(_ bytes: FontBytes, index: Int) throws(FontFile.Failure) {
      self.bytes = bytes
      guard FT_Init_FreeType(&library) == 0 else { throw .broken("FreeType cannot be started") }
      let error = FT_New_Memory_Face(library, bytes.pointer, bytes.count, index, &face)
      guard error == 0 else { throw .broken("it is damaged (FreeType error \(error))") }
    }

    deinit {
      if let face { FT_Done_Face(face) }
      if let library { FT_Done_FreeType(library) }
    }

    /// The PostScript name; `nil` if the face has none.
    var postScriptName: String? { FT_Get_Postscript_Name(face).map { String(cString: $0) } }

    /// The number of the glyph of a Unicode scalar; `nil` if the face has none.
    func glyph(of scalar: Unicode.Scalar) -> Int? {
      let glyph = FT_Get_Char_Index(face, UInt(scalar.value))
      return glyph == 0 ? nil : Int(glyph)
    }

    /// The advance of a glyph in units of the font; `nil` if it cannot be read.
    func advance(ofGlyph glyph: Int) -> Int? {
      var advance = 0
      return FT_Get_Advance(face, UInt32(glyph), nibft_unscaled, &advance) == 0 ? advance : nil
    }

    /// Loads a glyph, so that its outline can be read. Returns false if it cannot be read.
    private func load(_ glyph: Int) -> Bool {
      guard failures < FreeTypeFace.maximumFailures, composites.isSmall(glyph) else { return false }
      if FT_Load_Glyph(face, UInt32(glyph), nibft_unscaled) == 0 { return true }
      failures += 1
      return false
    }

    /// The outline of a glyph in units of the font; `nil` if it cannot be read, is a bitmap, or consists of too many
    /// other glyphs.
    func outline(ofGlyph glyph: Int) -> GlyphOutline? {
      guard load(glyph), let face, let outline = nibft_loaded_outline(face)?.pointee else { return nil }
      guard outline.contour_count > 0, outline.point_count > 0 else { return GlyphOutline() }
      guard outline.point_count <= FreeTypeFace.maximumPoints else { return nil }
      guard let points = outline.points, let tags = outline.tags, let ends = outline.ends else { return nil }
      var result = GlyphOutline()
      var start = 0
      for contour in 0..<Int(outline.contour_count) {
        let end = min(Int(ends[contour]), Int(outline.point_count) - 1)
        guard start <= end else { continue }
        result.add(
          contour: (start...end).map { index in
            GlyphOutline.Node(
              place: CGPoint(x: Double(points[index].x), y: Double(points[index].y)),
              kind: FreeTypeFace.kind(ofPointWithTag: tags[index]))
          })
        start = end + 1
      }
      return result
    }

    private static func kind(ofPointWithTag tag: UInt8) -> GlyphOutline.Node.Kind {
      if tag & 1 != 0 { return .corner }
      return tag & 2 != 0 ? .cubic : .quadratic
    }

    /// The bytes of a table; empty if the face has none.
    func table(_ tag: StaticString) -> [UInt8] {
      var length: UInt = 0
      let tag = UInt(FontTable.tag(tag))
      // FreeType has checked that tables are inside the file, except in damaged fonts.
      guard FT_Load_Sfnt_Table(face, tag, 0, nil, &length) == 0, length > 0, length <= bytes.count else {
        return []
      }
      var table = [UInt8](repeating: 0, count: Int(length))
      return FT_Load_Sfnt_Table(face, tag, 0, &table, &length) == 0 ? table : []
    }
  #else
    /// Throws `unsupported`, because the program was built without FreeType.
    init(_ bytes: FontBytes, index: Int) throws(FontFile.Failure) { throw .unsupported }

    var postScriptName: String? { nil }
    func glyph(of scalar: Unicode.Scalar) -> Int? { nil }
    func advance(ofGlyph glyph: Int) -> Int? { nil }
    func outline(ofGlyph glyph: Int) -> GlyphOutline? { nil }
    func table(_ tag: StaticString) -> [UInt8] { [] }
  #endif
}

extension FreeTypeFace {
  /// The numbers of the named instances of a variable font, from 1; empty for other fonts.
  var instances: Range<Int> { 1..<(FontTable(table("fvar")).uint16(at: 12) ?? 0) + 1 }
}
