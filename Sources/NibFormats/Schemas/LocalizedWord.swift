/// The name of a text in the keys of translations: the part after the id of the object.
enum LocalizedName: Hashable, Sendable {
  /// The name of the attribute: `text`. In an element that is a part of an object, the key of the part and a point are
  /// before it: `configuration.title`.
  case own
  /// Another name: `ibShadowedToolTip`.
  case other(String)
  /// The key of the element and the name of the attribute: `normalTitle`.
  case afterKey
  /// A name with the position in a list: `segmentTitles[0]`.
  case indexed(String)
  /// The same, where only elements that say that they are translated count.
  case indexedIfLocalized(String)
}

/// An attribute or child of an element whose text is translated.
struct LocalizedWord: Hashable, Sendable {
  let word: String
  let name: LocalizedName

  init(word: String, name: LocalizedName = .own) {
    self.word = word
    self.name = name
  }
}
