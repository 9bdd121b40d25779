import Foundation

extension TextMetrics {
  func measured(_ text: StyledText) -> MeasuredText {
    let joined = text.string
    // CR LF is a single character of two bytes, so a text with a carriage return is not measured byte by byte.
    let isBytes = joined.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
    return isBytes ? measuredBytes(text, joined) : measuredCharacters(text, joined)
  }

  /// Measures a text in ASCII. Faster than `measuredCharacters`, with the same result.
  private func measuredBytes(_ text: StyledText, _ joined: String) -> MeasuredText {
    let fonts = text.runs.map { profile == .cells ? nil : measure(for: $0.font) }
    var cursor = RunCursor(text.runs)
    var elements: [MeasuredText.Element] = []
    elements.reserveCapacity(joined.utf8.count)
    var previous: (glyph: Glyph, run: Int)?
    for index in joined.utf8.indices {
      let byte = joined.utf8[index]
      let run = cursor.run(ofNext: 1)
      var element = MeasuredText.Element(
        index: index, advance: Double(text.runs[run].kern), kernBefore: 0,
        kind: LineBreakRules.kind(ofASCII: byte), run: run)
      if let font = fonts[run] {
        if let glyph = Glyph.ascii(byte) {
          element.advance += font.advance(of: glyph)
          if let previous, previous.run == run { element.kernBefore = font.kerning(previous.glyph, glyph) }
          previous = (glyph, run)
        }
      } else {
        element.advance = Double(Self.columnWidth)
      }
      if element.kind == .newline || element.kind == .tab { element.advance = 0 }
      if element.kind == .tab { previous = nil }
      elements.append(element)
    }
    return measuredText(elements, of: text, joined)
  }

  private func measuredCharacters(_ text: StyledText, _ joined: String) -> MeasuredText {
    let fonts = text.runs.map { profile == .cells ? nil : measure(for: $0.font) }
    var cursor = RunCursor(text.runs)
    var elements: [MeasuredText.Element] = []
    elements.reserveCapacity(joined.utf8.count)
    var previous: (glyph: Glyph, run: Int)?
    var glyphs = JoinedGlyphs(of: zip(text.runs, fonts).map { (text: $0.text, font: $1?.file) })
    for index in joined.indices {
      let character = joined[index]
      let run = cursor.run(ofNext: character.utf8.count)
      var element = MeasuredText.Element(
        index: index, advance: Double(text.runs[run].kern), kernBefore: 0,
        kind: LineBreakRules.kind(of: character), run: run)
      if let font = fonts[run] {
        let before = previous?.run == run ? previous?.glyph : nil
        if let last = add(character, of: &glyphs, after: before, in: font, to: &element) {
          previous = (last, run)
        }
      } else {
        element.advance = Double(Self.columnWidth) * Double(CharacterWidth.columns(of: character))
      }
      if element.kind == .newline || element.kind == .tab { element.advance = 0 }
      if element.kind == .tab { previous = nil }
      elements.append(element)
    }
    return measuredText(elements, of: text, joined)
  }

  private func measuredText(
    _ elements: [MeasuredText.Element], of text: StyledText, _ joined: String
  ) -> MeasuredText {
    MeasuredText(
      elements: elements, end: joined.endIndex, tabs: joined.nibHasTabs ? text.runs.map(\.tabs) : [],
      endsTabsAtColumns: profile == .cells)
  }

  /// Adds the widths of a character's glyphs to an element and returns the last glyph.
  private func add(
    _ character: Character, of glyphs: inout JoinedGlyphs, after before: Glyph?, in font: FontMeasure,
    to element: inout MeasuredText.Element
  ) -> Glyph? {
    var last: Glyph?
    glyphs.forEach(in: character) { glyph in
      element.advance += font.advance(of: glyph)
      if let last {
        element.advance += font.kerning(last, glyph)
      } else if let before {
        element.kernBefore = font.kerning(before, glyph)
      }
      last = glyph
    }
    return last
  }
}

/// Finds the run of each character during iteration over a text.
///
/// It counts bytes, because characters at the boundary of two runs can combine into one.
private struct RunCursor {
  private let lengths: [Int]
  private var run = 0
  /// The number of bytes left in the current run; negative if the last character extends into the next run.
  private var remaining: Int

  init(_ runs: [StyledText.Run]) {
    lengths = runs.map(\.text.utf8.count)
    remaining = lengths.first ?? 0
  }

  /// The run that contains the start of the next character, which is `length` bytes long.
  mutating func run(ofNext length: Int) -> Int {
    while remaining <= 0, run + 1 < lengths.count {
      run += 1
      remaining += lengths[run]
    }
    remaining -= length
    return run
  }
}
