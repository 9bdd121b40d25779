/// How a presented controller's view comes to lie over the others.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  case fullScreen = 0
  case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  case blurOverFullScreen
  case none = -1
  case automatic = -2

  /// The words of documents.
  static let words: KeyValuePairs<String, UIModalPresentationStyle> = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet,
    "currentContext": .currentContext, "custom": .custom, "overFullScreen": .overFullScreen,
    "overCurrentContext": .overCurrentContext, "popover": .popover, "blurOverFullScreen": .blurOverFullScreen,
    "none": .none, "automatic": .automatic,
  ]

  /// The style for a word of a document; nil for any other word.
  init?(nibWord word: String) {
    guard let style = UIModalPresentationStyle.words.first(where: { $0.key == word })?.value else {
      return nil
    }
    self = style
  }

  /// Whether the presenting controller's view leaves the window meanwhile.
  var coversPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the controller that defines a presentation context presents, not the outermost one.
  var isInContext: Bool { self == .currentContext || self == .overCurrentContext }
}
