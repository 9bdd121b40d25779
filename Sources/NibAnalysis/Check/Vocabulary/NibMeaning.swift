import NibCore

/// What is made of a word of a document: of an attribute, or of an element inside another.
package enum NibMeaning: Hashable, Sendable {
  /// It is read.
  case understood
  /// It is known to change neither the screen nor the loading, for the reason given.
  case nothing(because: String)
}

/// Reasons that many words share.
enum NibReason {
  static let editor = "only Interface Builder's editor uses it"
  static let history = "says which Interface Builder wrote the file, and for which"
}
