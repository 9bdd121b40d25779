import NibFormats

/// The texts of the labels of a table cell with a style, as properties of the cell.
enum CellText {
  /// The names of the properties, with the labels.
  private static let parts: [String: CellStyle.Part] = ["text": .textLabel, "detailText": .detailTextLabel]

  /// The label with the text of a property; `nil` if the property is not the text of a cell.
  ///
  /// - Throws: an error that says which styles have the label if the cell does not.
  static func label(_ property: String, of cell: NibElement) throws(EditError) -> NibElement? {
    guard cell.isNamed("tableViewCell"), let part = parts[property] else { return nil }
    if let label = cell[part.rawValue].flatMap({ cell.document.object(id: $0) }) { return label }
    throw EditError(
      "the cell has no label for '\(property)'; first set its style to \(part == .textLabel ? "basic, " : "")rightDetail, "
        + "leftDetail or subtitle")
  }
}
