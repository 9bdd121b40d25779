import NibCore
import Testing

@testable import NibScreen

@Suite struct CursesStyleCacheTests {
  /// Styles with the same slot replace each other, so not all of them are found again.
  @Test("Cached styles that share a slot are never confused") func sharedSlots() {
    var styles = CursesStyleCache()
    for number in 0..<20_000 {
      let style = CellStyle(foreground: CellColor(rgb: UInt32(number * 7)), background: .white)
      styles[style] = CursesStyle(attributes: 0, pair: Int32(number))
      #expect(styles[style]?.pair == Int32(number))
    }
    var known = 0
    for number in 0..<20_000 {
      let style = CellStyle(foreground: CellColor(rgb: UInt32(number * 7)), background: .white)
      guard let shown = styles[style] else { continue }
      #expect(shown.pair == Int32(number))
      known += 1
    }
    #expect(known > 1_000)
    styles.removeAll()
    #expect(styles[CellStyle(foreground: CellColor(rgb: 0), background: .white)] == nil)
  }

  @Test("Styles that differ only in attributes or colors are cached separately") func differentStyles() {
    var styles = CursesStyleCache()
    styles[.plain] = CursesStyle(attributes: 1, pair: 1)
    #expect(styles[CellStyle(attributes: .bold)] == nil)
    #expect(styles[CellStyle(foreground: .black)] == nil)
    #expect(styles[.plain]?.pair == 1)
  }
}
