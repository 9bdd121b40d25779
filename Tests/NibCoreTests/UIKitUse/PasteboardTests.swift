import Foundation
import Testing

@testable import NibCore

/// The pasteboard, opened addresses and shared items. They use the application's clipboard, so the tests run one by one.
@Suite(.serialized) struct PasteboardTests {
  private final class Host: HostServices {
    var copied: [String] = []
    var written: [String] = []

    func copyToClipboard(_ text: String) -> Bool {
      copied.append(text)
      return true
    }
    func writeLater(_ line: String) { written.append(line) }
  }

  private func withHost(_ body: (Host) throws -> Void) rethrows {
    let host = Host()
    UIApplication.shared.nibHost = host
    defer { UIApplication.shared.nibHost = nil }
    try body(host)
  }

  @Test("Texts and addresses go to the terminal's clipboard and can be read again") func contents() {
    withHost { host in
      let board = UIPasteboard.general
      let count = board.changeCount
      board.string = "one"
      #expect(board.string == "one")
      #expect(board.hasStrings)
      board.url = URL(string: "https://example.org/a")
      #expect(!board.hasStrings)
      #expect(board.url?.path == "/a")
      board.strings = ["a", "b"]
      #expect(host.copied == ["one", "https://example.org/a", "a\nb"])
      #expect(board.changeCount == count + 3)
    }
  }

  @Test("A pasteboard of the program is separate from the clipboard") func ownPasteboard() {
    withHost { host in
      let board = UIPasteboard.withUniqueName()
      board.string = "secret"
      #expect(board.string == "secret")
      #expect(host.copied == [])
    }
  }

  @Test("Opening an address shows it, offers to copy it, and writes it when the program ends") func opening()
  {
    withHost { host in
      let screen = ShownScreen(UIViewController())
      defer { screen.window.nibClose() }
      screen.window.makeKey()
      var wasOpened: Bool?
      UIApplication.shared.open(URL(string: "https://example.org")!) { wasOpened = $0 }
      #expect(wasOpened == true)
      #expect(host.written == ["https://example.org"])
      #expect(screen.sheet?.message == "https://example.org")
      screen.window.nibUpdateFocus()
      screen.press(.enter)
      #expect(host.copied == ["https://example.org"])
    }
  }

  @Test("Shared items can be copied as text, and the handler gets the activity") func sharing() {
    withHost { host in
      let controller = UIViewController()
      let screen = ShownScreen(controller)
      let sharing = UIActivityViewController(
        activityItems: ["Text", URL(string: "https://example.org")!], applicationActivities: nil)
      var results: [String] = []
      sharing.completionWithItemsHandler = { type, completed, _, _ in
        results.append("\(type == .copyToPasteboard) \(completed)")
      }
      controller.present(sharing, animated: true)
      screen.window.layoutIfNeeded()
      screen.window.nibUpdateFocus()
      screen.press(.enter)
      #expect(host.copied == ["Text\nhttps://example.org"])
      #expect(results == ["true true"])
    }
  }
}
