import NibCore

/// The kinds of elements that may contain parts of objects (`NibVocabulary.parts`), such as lists of subviews or
/// connections.
enum PartsOwner {
  case view, controller
  /// An object that is neither a view nor a controller.
  case object
  /// A value or a list, which contains no parts of objects.
  case none

  init(_ type: any NibDecodable.Type) {
    self =
      switch type {
      case is UIView.Type: .view
      case is UIViewController.Type: .controller
      default: .object
      }
  }

  init(_ word: NibWord) { self = word.isObject ? .object : .none }

  /// Whether an element of this kind may contain the part.
  func mayContain(_ part: String) -> Bool {
    switch part {
    case "archivedKey", "codedKey": true
    case "connections", "userDefinedRuntimeAttributes", "variation": self != .none
    case "layoutGuides": self == .controller
    default: self == .view
    }
  }
}
