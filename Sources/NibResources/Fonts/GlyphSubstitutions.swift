/// The glyphs that a font has for the joined forms of letters, from its table `GSUB`.
///
/// Of the table, the single substitutions (lookup type 1) of the features `isol`, `fina`, `init` and `medi` are read,
/// and the ligatures (type 4) of `rlig` and `liga`, also inside type 7. Substitutions that depend on other glyphs are
/// ignored.
struct GlyphSubstitutions: Sendable {
  /// Glyphs that are replaced with one glyph.
  struct Ligature: Hashable, Sendable {
    /// The glyphs after the first one.
    var rest: [Int]
    var glyph: Int
  }

  /// The maximum number of ligatures that begin with a glyph in a part, and of the glyphs in one of them. The longest
  /// ligatures are those of whole phrases.
  private static let limit = (ligatures: 200, glyphs: 32)

  private let layout: LayoutTable
  private let forms: [JoinedText.Form: [LayoutTable.Lookup]]
  /// The lookups of ligatures, in the order in which they are applied.
  let ligatures: [LayoutTable.Lookup]

  /// - Parameter gsub: the table; empty if the font has none.
  init(_ gsub: [UInt8]) {
    let layout = LayoutTable(gsub, extensionType: 7)
    self.layout = layout
    let tags: [(JoinedText.Form, StaticString)] = [
      (.isolated, "isol"), (.final, "fina"), (.initial, "init"), (.medial, "medi"),
    ]
    forms = Dictionary(
      tags.map { ($0, layout.lookups(of: $1, type: 1)) }, uniquingKeysWith: { first, _ in first })
    ligatures = ["rlig", "liga"].flatMap { layout.lookups(of: $0, type: 4) }
  }

  /// The glyph for a letter in a form; `nil` if the font does not replace the glyph of the letter.
  func glyph(for letter: Int, _ form: JoinedText.Form) -> Int? {
    let glyph = (forms[form] ?? []).reduce(letter) { glyph, lookup in
      lookup.parts.lazy.compactMap { substitute(for: glyph, inPartAt: $0.start) }.first ?? glyph
    }
    return glyph == letter ? nil : glyph
  }

  private func substitute(for glyph: Int, inPartAt start: Int) -> Int? {
    guard let index = layout.coverageIndex(of: glyph, inPartAt: start) else { return nil }
    let table = layout.table
    switch table.uint16(at: start) {
    case 1: return table.int16(at: start + 4).map { (glyph + $0) & 0xFFFF }
    case 2:
      guard let count = table.uint16(at: start + 4), index < count else { return nil }
      return table.uint16(at: start + 6 + 2 * index)
    default: return nil
    }
  }

  /// The ligatures of a lookup that begin with a glyph, the preferred ones first.
  func ligatures(from glyph: Int, in lookup: LayoutTable.Lookup) -> [Ligature] {
    lookup.parts.lazy.compactMap { ligatures(from: glyph, inPartAt: $0.start) }.first ?? []
  }

  private func ligatures(from glyph: Int, inPartAt start: Int) -> [Ligature]? {
    let table = layout.table
    guard let index = layout.coverageIndex(of: glyph, inPartAt: start), table.uint16(at: start) == 1,
      let count = table.uint16(at: start + 4), index < count,
      let offset = table.uint16(at: start + 6 + 2 * index)
    else { return nil }
    let set = start + offset
    return table.list(at: set, limit: Self.limit.ligatures).compactMap { offset in
      let ligature = set + offset
      guard let glyph = table.uint16(at: ligature), let count = table.uint16(at: ligature + 2),
        1...Self.limit.glyphs ~= count
      else { return nil }
      let rest = (1..<count).compactMap { table.uint16(at: ligature + 2 + 2 * $0) }
      return rest.count == count - 1 ? Ligature(rest: rest, glyph: glyph) : nil
    }
  }
}
