import NibFormats

/// A conversion of a top-level object to the class that code expects, as in `loadNibNamed(...)?.first as! Card`.
package struct SourceObjectCast: Hashable, Sendable {
  package let nibs: [SourceNameExpression]
  /// The index of the object among the top-level objects; `nil` for the last one.
  package let index: Int?
  /// The expected class.
  package let type: String
  /// Whether another class stops the program (`as!`) instead of giving `nil` (`as?`).
  package let isForced: Bool
  package let owner: String?
  package let location: SourceLocation
}
