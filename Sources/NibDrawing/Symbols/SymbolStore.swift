import NibCore
import Synchronization

/// The drawings of the symbols that were used last.
final class SymbolStore: Sendable {
  static let shared = SymbolStore()

  private struct Key: Hashable {
    let name: String
    let isRightToLeft: Bool
  }

  private let drawings = Mutex<[Key: SymbolDrawing?]>([:])
  /// The number of drawings after which all are forgotten. Documents can contain any number of names.
  private static let limit = 1_000

  /// The drawing of a symbol; `nil` if it is not known.
  func drawing(of name: String, isRightToLeft: Bool) -> SymbolDrawing? {
    let key = Key(name: name, isRightToLeft: isRightToLeft)
    return drawings.withLock { drawings in
      if let drawing = drawings[key] { return drawing }
      let drawing = SymbolComposer(isRightToLeft: isRightToLeft).drawing(of: name)
      if drawings.count >= SymbolStore.limit { drawings = [:] }
      drawings[key] = .some(drawing)
      return drawing
    }
  }
}

extension UIImage {
  /// Whether the name of a symbol is known, so that pictures show a drawing or a character for it.
  package static func nibIsKnownSymbol(_ name: String) -> Bool {
    SymbolGlyphs.glyph(of: name) != nil || SymbolStore.shared.drawing(of: name, isRightToLeft: false) != nil
  }
}
