extension UITableViewCell {
  static let cellAttributes: [NibAttribute] = NibRow<UITableViewCell, TableViewCellWord>.table(
    .choice(.style, CellStyle.self) { $0.nibSetStyle($1) },
    .string(.reuseIdentifier, \.reuseIdentifier), .number(.rowHeight, \.nibRowHeight),
    .choice(.selectionStyle, \.selectionStyle), .choice(.accessoryType, \.accessoryType),
    .choice(.editingAccessoryType, \.editingAccessoryType), .integer(.indentationLevel, \.indentationLevel),
    .number(.indentationWidth, \.indentationWidth),
    .bool(.shouldIndentWhileEditing, \.shouldIndentWhileEditing),
    .bool(.showsReorderControl, \.showsReorderControl), .object(.contentView, \.nibArchivedContent),
    .object(.accessoryView, \.accessoryView), .object(.backgroundView, \.backgroundView),
    .object(.selectedBackgroundView, \.selectedBackgroundView),
    .object(.multipleSelectionBackgroundView, \.multipleSelectionBackgroundView),
    .value(.separatorInset, \.nibSeparatorInset) { (insets: NibInsets) in UIEdgeInsets(insets) },
    .handled(.textLabel, .detailTextLabel, .imageView),
    .ignored(.hidesAccessoryWhenEditing, because: "rows cannot be edited in NibTerm"),
    .ignored(.focusStyle, because: "the cursor's row is drawn in reverse video"),
    .property("separatorInset", \.separatorInset), .property("editing", \.isEditing),
    .property("selected", \.isSelected), .property("highlighted", \.isHighlighted),
    .property("contentConfiguration", \.contentConfiguration),
    .property("automaticallyUpdatesContentConfiguration", \.automaticallyUpdatesContentConfiguration),
    .property("backgroundConfiguration", \.backgroundConfiguration),
    .readable("contentView") { $0.contentView }, .readable("textLabel") { $0.textLabel },
    .readable("detailTextLabel") { $0.detailTextLabel }, .readable("imageView") { $0.imageView })

  private var nibArchivedContent: UIView? {
    get { contentView }
    set { newValue.map(nibSetContentView) }
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
    let own = element.double(TableViewCellWord.rowHeight)
    let ofTable = table.double(TableViewWord.rowHeight) ?? -1
    if table["dataMode"] == "static" { return own ?? ofTable > 0 }
    return ofTable > 0 && ofTable != 44 && (own == nil || own == ofTable)
  }
}
