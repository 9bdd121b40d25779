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
  /// The item by its name in documents, such as `flexibleSpace`.
  init?(nibName: String) {
    guard let item = Self.allCases.first(where: { "\($0)" == nibName }) else { return nil }
    self = item
  }

  /// Items that confirm are shown in bold.
  var isProminent: Bool { self == .done || self == .save }

  /// Apple's title, or a glyph or word for the items that are pictures on a phone.
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

  /// The case's name as words: `Page Curl`.
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
