extension UIBarButtonItem {
  /// UIKit's own buttons and spaces.
  public enum SystemItem: Int, Hashable, Sendable, CaseIterable {
    case done = 0
    case cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks
    case search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case pageCurl, close
  }
}

extension UIBarButtonItem.SystemItem {
  /// The item with a name from documents, such as `flexibleSpace`.
  init?(nibName: String) {
    guard let item = Self.allCases.first(where: { "\($0)" == nibName }) else { return nil }
    self = item
  }

  /// Whether the item is shown in bold, as items that confirm are.
  var isProminent: Bool { self == .done || self == .save }

  /// Apple's title. Items that are pictures on a phone have a character or word instead.
  var nibCellText: String {
    switch self {
    case .flexibleSpace, .fixedSpace: ""
    case .add: "+"
    case .stop, .close: "×"
    case .play: "▶"
    case .pause: "Pause"
    case .rewind: "◀◀"
    case .fastForward: "▶▶"
    case .action: "Share"
    case .done, .cancel, .edit, .save, .compose, .reply, .organize, .bookmarks, .search, .refresh, .camera,
      .trash,
      .undo, .redo, .pageCurl:
      nibWords
    }
  }

  /// The case's name in separate words, such as `Page Curl`.
  private var nibWords: String {
    "\(self)".reduce(into: "") { words, letter in
      if words.isEmpty {
        words += letter.uppercased()
      } else {
        words += letter.isUppercase ? " \(letter)" : String(letter)
      }
    }
  }
}
