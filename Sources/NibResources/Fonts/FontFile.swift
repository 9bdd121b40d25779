import Synchronization

/// The faces in a font file, by PostScript name: one in most files, several in a collection (`.ttc`) or in a variable
/// font with named instances.
///
/// Font files are not trusted: a file that is damaged in any way gives an error or wrong numbers, but never a crash.
final class FontFile: Sendable {
  /// The reason why a file could not be read.
  enum Failure: Error, Hashable, CustomStringConvertible {
    /// The file is not a TrueType or OpenType font.
    case notAFont
    /// The file is damaged; the value says where.
    case broken(String)
    /// The program was built without FreeType.
    case unsupported

    var description: String {
      switch self {
      case .notAFont: "this is not a TrueType or OpenType font"
      case .broken(let reason): "the font cannot be read: \(reason)"
      case .unsupported: "this program was built without FreeType, which reads fonts"
      }
    }
  }

  /// The maximum size of a file in bytes. The largest fonts for Chinese, Japanese and Korean have about half of it.
  static let largestFile = 64 << 20
  /// The maximum numbers of faces and of named instances that are read, in all faces of a file together.
  private static let maximumCount = (faces: 64, instances: 128)

  private let bytes: FontBytes
  /// The number of each face by its PostScript name, in the form of FreeType.
  private let indices: [String: Int]
  /// The faces that have been opened.
  private let faces = Mutex<[String: Result<FontFileFace, Failure>]>([:])

  /// Reads the names of the faces in the bytes of a file. Faces that have no valid PostScript name are left out.
  ///
  /// - Throws: `Failure` if a face is damaged.
  init(_ content: [UInt8]) throws(Failure) {
    let bytes = FontBytes(content)
    self.bytes = bytes
    var indices: [String: Int] = [:]
    var instancesLeft = Self.maximumCount.instances
    let starts = try Self.faceStarts(content)
    if starts.isEmpty { throw .broken("it contains no fonts") }
    for (number, start) in starts.enumerated() {
      try FontDirectory(content, at: start).validate()
      let face = try FreeTypeFace(bytes, index: number)
      let instances = face.instances.prefix(instancesLeft)
      instancesLeft -= instances.count
      var names = [(number, face.postScriptName)]
      names += instances.map { instance in
        let index = instance << 16 | number
        return (index, try? FreeTypeFace(bytes, index: index).postScriptName)
      }
      for (index, name) in names {
        if let name, indices[name] == nil { indices[name] = index }
      }
    }
    self.indices = indices
  }

  /// The PostScript names of the faces, sorted.
  var names: [String] { indices.keys.sorted() }

  /// The face with the given PostScript name; `nil` if the file has none.
  ///
  /// - Throws: `Failure` if the face is damaged.
  func face(named name: String) throws(Failure) -> FontFileFace? {
    guard let index = indices[name] else { return nil }
    let result = faces.withLock { faces in
      if let face = faces[name] { return face }
      let face = Result { () throws(Failure) in
        try FontFileFace(FreeTypeFace(bytes, index: index), name: name)
      }
      faces[name] = face
      return face
    }
    return try result.get()
  }

  /// The offsets of the faces that a file declares, up to the maximum.
  ///
  /// - Throws: `notAFont` for other files. FreeType knows more formats, but iOS does not, and some are compressed.
  private static func faceStarts(_ content: [UInt8]) throws(Failure) -> [Int] {
    let header = FontTable(content)
    switch header.uint32(at: 0) {
    case 0x10000, FontTable.tag("true"), FontTable.tag("OTTO"): return [0]
    case FontTable.tag("ttcf"):
      let count = min(header.uint32(at: 8) ?? 0, maximumCount.faces)
      return (0..<count).map { header.uint32(at: 12 + 4 * $0) ?? content.count }
    default: throw .notAFont
    }
  }
}
