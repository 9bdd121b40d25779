extension UITableViewCell {
  static let cellAttributes: [NibAttribute] = [
    .custom("style", decode: UITableViewCell.style(named:)) {
      (cell: UITableViewCell, style: CellStyle) in cell.nibSetStyle(style)
    },
    .string("reuseIdentifier", \UITableViewCell.reuseIdentifier),
    .number("rowHeight", \UITableViewCell.nibRowHeight),
    .choice(
      "selectionStyle", ["none": .none, "blue": .blue, "gray": .gray, "default": .default],
      \UITableViewCell.selectionStyle),
    .choice("accessoryType", accessories, \UITableViewCell.accessoryType),
    .choice("editingAccessoryType", accessories, \UITableViewCell.editingAccessoryType),
    .integer("indentationLevel", \UITableViewCell.indentationLevel),
    .number("indentationWidth", \UITableViewCell.indentationWidth),
    .bool("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing),
    .bool("showsReorderControl", \UITableViewCell.showsReorderControl),
    .object("contentView", \UITableViewCell.nibArchivedContent),
    .object("accessoryView", \UITableViewCell.accessoryView),
    .object("backgroundView", \UITableViewCell.backgroundView),
    .object("selectedBackgroundView", \UITableViewCell.selectedBackgroundView),
    .object("multipleSelectionBackgroundView", \UITableViewCell.multipleSelectionBackgroundView),
    .value("separatorInset", \UITableViewCell.nibSeparatorInset) { (insets: NibInsets) in
      UIEdgeInsets(insets)
    },
    .handled("textLabel"), .handled("detailTextLabel"), .handled("imageView"),
    .ignored("hidesAccessoryWhenEditing", because: "rows cannot be edited in NibTerm"),
    .ignored("focusStyle", because: "the cursor's row is drawn in reverse video"),
  ]

  private var nibArchivedContent: UIView? {
    get { contentView }
    set { newValue.map(nibSetContentView) }
  }

  private static let accessories: KeyValuePairs<String, AccessoryType> = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
  ]

  private static func style(named name: String) -> CellStyle? {
    switch name {
    case "IBUITableViewCellStyleDefault": .default
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: nil
    }
  }

  /// True if the document determines the height of the cell's row: its table has a row height, or the cell is static
  /// and has one. A row of which this is false sizes itself, whatever height the canvas gives it.
  ///
  /// A prototype whose row height differs from that of the table gets its height from code. So may one in a table with
  /// 44 points, the height that Interface Builder gave every table before automatic heights.
  package var nibHasFixedRowHeight: Bool {
    guard let element = nibOrigin?.element, let table = element.ancestor(named: "tableView") else {
      return false
    }
    let own = element.double("rowHeight")
    let ofTable = table.double("rowHeight") ?? -1
    if table["dataMode"] == "static" { return own ?? ofTable > 0 }
    return ofTable > 0 && ofTable != 44 && (own == nil || own == ofTable)
  }
}
