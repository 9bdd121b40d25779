/// The type of a property's value in documents: what an editor may write.
package enum PropertyType: Hashable, Sendable {
  /// `YES` or `NO`.
  case flag
  case integer
  case number
  /// One of these words.
  case choice([String])
  case text
  /// The id of another object.
  case reference
  case color
  case font
  /// The name of an image.
  case image
  /// A child element whose attributes are numbers, such as `<size key="..." width="1" height="2"/>`.
  ///
  /// - Parameter form: the attribute `type` of the child; `nil` if it has none.
  case numbers(element: String, names: [String], form: String?)
  /// A child element with an attribute for each option that is set.
  case options(element: String, [String])
  /// A child element with this name, which has properties of its own.
  case part(element: String)
}
