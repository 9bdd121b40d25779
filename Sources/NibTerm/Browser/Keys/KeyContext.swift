/// Where a key works: which pane has the keys.
struct KeyContext: OptionSet, Hashable {
  let rawValue: UInt8

  static let documents = KeyContext(rawValue: 1)
  static let outline = KeyContext(rawValue: 2)
  static let canvas = KeyContext(rawValue: 4)
  static let inspector = KeyContext(rawValue: 8)

  static let lists: KeyContext = [.documents, .outline, .inspector]
  static let everywhere: KeyContext = [.documents, .outline, .canvas, .inspector]
}
