/// The input from which a row decodes its value.
package struct NibAttributeInput {
  /// The text of the attribute, or of the keyed child that contains a long string in place of the attribute.
  /// Empty for a row whose source is `child`.
  let text: String
  /// The child element; `nil` for an attribute.
  let element: NibElement?
  /// The coder of the object that is decoded.
  let coder: NibCoder
}
