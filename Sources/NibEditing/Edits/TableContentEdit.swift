import NibFormats
import NibSupport

/// The change between rows of the document and rows of the program in a table view: `dataMode`.
///
/// A table view that has rows already keeps its mode: prototypes have identifiers, heights and code that static rows do not
/// have, and the reverse, so each of them would have to be made again.
struct TableContentEdit {
  static let property = "dataMode"

  private let table: NibElement

  init(of table: NibElement) { self.table = table }

  /// Throws the reason why the table view cannot have a mode.
  ///
  /// - Parameter value: the mode; `nil` for the default, which is that of rows of the program.
  func check(_ value: String?) throws(EditError) {
    let prototypes = table.children(inside: "prototypes").count
    let sections = table.children(inside: "sections").count
    if value == "static", prototypes > 0 {
      throw EditError(
        "the table view has \(NibNumber.count(prototypes, "prototype cell")), which cannot become static rows; "
          + "remove them first, and then add a tableViewSection with rows")
    }
    if value != "static", sections > 0 {
      throw EditError(
        "the table view has \(NibNumber.count(sections, "section")) of static rows, which cannot become "
          + "prototypes; remove them first, and then add prototype cells")
    }
  }
}
