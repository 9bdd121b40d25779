@testable import NibAnalysis
@testable import NibCells
@testable import NibCore
@testable import NibDrawing
@testable import NibFormats
@testable import NibResources

/// Runs only the readers. The result must be a document or an error, and every part of a document must be accessible.
enum ReaderRuns {
  static func scanXML(_ bytes: [UInt8]) {
    guard let tree = try? XMLScanner.scan(bytes) else { return }
    walk(NibDocument(file: "fuzz.xib", kind: XIBReader.kind(of: tree), tree: tree, text: bytes))
  }

  static func read(_ bytes: [UInt8]) {
    do {
      walk(try NibReader.read(bytes, file: "fuzz.xib"))
    } catch {
      precondition(!error.diagnostic.rendered.isEmpty, "an error has no text")
    }
  }

  static func readPropertyList(_ bytes: [UInt8]) {
    guard let list = try? PropertyList.read(bytes, file: "fuzz.plist") else { return }
    precondition(list.nodes.indices.contains(list.root), "a property list has no root")
    read(bytes)
  }

  /// Reads the faces of a font file and measures some characters, which all have to have finite sizes.
  static func readFont(_ bytes: [UInt8]) {
    guard let file = try? FontFile(bytes) else { return }
    let scalars: [Unicode.Scalar] = ["A", "T", "V", "o", "é", " ", "\u{1F600}"]
    for name in file.names.prefix(8) {
      guard let face = try? file.face(named: name) else { continue }
      precondition((face.ascender + face.descender + face.lineGap).isFinite, "a line has no height")
      for left in scalars {
        precondition((face.advance(of: left) ?? 0).isFinite, "a character has no width")
        for right in scalars { precondition(face.kerning(left, right).isFinite, "a pair has no distance") }
      }
    }
  }

  /// Reads every part of a document once.
  private static func walk(_ document: NibDocument) {
    precondition(document.dump().utf8.last == UInt8(ascii: "\n"), "a dump does not end with a line break")
    _ = document.diagnostics.map(\.rendered)
    _ = NibOutline(document).text()
    for element in document.root.descendants {
      _ = element.location
      _ = element.nibObjectPath
      if let id = element.id { precondition(document.object(id: id) != nil, "an id cannot be found") }
    }
  }
}
