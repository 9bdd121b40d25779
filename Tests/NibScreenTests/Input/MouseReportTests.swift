import NibCore
import Testing

@testable import NibScreen

@Suite struct MouseReportTests {
  @Test(
    "Mouse reports are decoded in both encodings",
    arguments: [
      ("\u{1B}[<0;1;1M", MouseEvent(.press, .left, column: 0, row: 0)),
      ("\u{1B}[<0;300;200m", MouseEvent(.release, .left, column: 299, row: 199)),
      ("\u{1B}[<1;5;6M", MouseEvent(.press, .middle, column: 4, row: 5)),
      ("\u{1B}[<2;5;6m", MouseEvent(.release, .right, column: 4, row: 5)),
      ("\u{1B}[<32;5;6M", MouseEvent(.drag, .left, column: 4, row: 5)),
      ("\u{1B}[<35;5;6M", MouseEvent(.move, .none, column: 4, row: 5)),
      ("\u{1B}[<64;5;6M", MouseEvent(.wheelUp, .none, column: 4, row: 5)),
      ("\u{1B}[<65;5;6M", MouseEvent(.wheelDown, .none, column: 4, row: 5)),
      (
        "\u{1B}[<28;5;6M",
        MouseEvent(.press, .left, column: 4, row: 5, modifiers: [.shift, .alternate, .control])
      ),
      ("\u{1B}[M !!", MouseEvent(.press, .left, column: 0, row: 0)),
      ("\u{1B}[M#%&", MouseEvent(.release, .none, column: 4, row: 5)),
      ("\u{1B}[M`%&", MouseEvent(.wheelUp, .none, column: 4, row: 5)),
      ("\u{1B}[M@%&", MouseEvent(.drag, .left, column: 4, row: 5)),
    ])
  func report(_ bytes: String, _ event: MouseEvent) {
    var decoder = InputDecoder()
    #expect(decoder.feed(bytes.utf8) == [.mouse(event)])
  }

  @Test(
    "Reports of horizontal wheels, extra buttons and positions off the screen are dropped",
    arguments: ["\u{1B}[<66;5;6M", "\u{1B}[<128;5;6M", "\u{1B}[<0;0;6M", "\u{1B}[<3;5;6M", "\u{1B}[M   "])
  func unsupportedReports(_ bytes: String) {
    var decoder = InputDecoder()
    #expect(decoder.feed(bytes.utf8) == [])
  }
}
