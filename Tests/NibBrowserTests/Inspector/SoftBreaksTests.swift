import TestSupport
import Testing

@testable import NibBrowser

@Suite struct SoftBreaksTests {
  @Test(
    "Long words are broken after punctuation and before capital letters",
    arguments: [
      ("HabiticaNavigationController", 20, ["HabiticaNavigation", "Controller"]),
      ("Views/Cells/SettingsCell.xib", 14, ["Views/Cells/", "SettingsCell.", "xib"]),
      ("a_long-name.xib", 8, ["a_long-", "name.xib"]),
      ("aaaaaaaaaa", 4, ["aaaa", "aaaa", "aa"]),
      ("add s7W-cO-Mih.trailing now", 20, ["add", "s7W-cO-Mih.trailing", "now"]),
      ("use '--theme <theme>' here", 9, ["use", "'--theme", "<theme>'", "here"]),
      ("  Fix it now", 8, ["  Fix it", "now"]),
    ])
  func longWords(text: String, columns: Int, lines: [String]) {
    #expect(SoftBreaks.lines(of: text, columns: columns) == lines)
  }

  @Test("Words that fit are wrapped at spaces, and no line ends with a space") func words() {
    #expect(SoftBreaks.lines(of: "Launch Screen.xib", columns: 10) == ["Launch", "Screen.xib"])
    #expect(
      SoftBreaks.lines(of: "class SettingsViewController", columns: 14)
        == ["class Settings", "ViewController"])
    #expect(SoftBreaks.lines(of: "a\n\nb", columns: 10) == ["a", "", "b"])
  }

  @Test("The longest word is measured in columns") func longest() {
    #expect(SoftBreaks.longestWord(in: "two 漢字漢 x") == 6)
    #expect(SoftBreaks.longestWord(in: "") == 0)
  }
}
