extension UITableViewCell {
  static let cellAttributes: [NibAttribute] =
    NibRow<UITableViewCell, TableViewCellWord>.table(
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
    + [configurationRow]

  /// The row of a content configuration, whose form in compiled nibs is not known.
  private static var configurationRow: NibAttribute {
    NibAttribute(
      "contentConfiguration", .child,
      decode: { input in input.element.flatMap { UIListContentConfiguration.nib($0) } },
      assign: { (cell: UITableViewCell, content: UIListContentConfiguration) in
        cell.contentConfiguration = content
      })
  }

  private var nibArchivedContent: UIView? {
    get { contentView }
    set { newValue.map(nibSetContentView) }
  }

  /// Whether the document determines the height of the cell's row, because its table has a row height, or because the
  /// cell is static and has a row height. Otherwise, the row sizes itself.
  ///
  /// A prototype whose row height differs from that of the table gets its height from code. A prototype in a table with
  /// a row height of 44 points may get its height from code too: before automatic heights, Interface Builder gave every
  /// table this height.
  package var nibHasFixedRowHeight: Bool {
    guard let element = nibOrigin?.element, let table = element.ancestor(named: "tableView") else {
      return false
    }
    let cellHeight = element.double(TableViewCellWord.rowHeight)
    let tableHeight = table.double(TableViewWord.rowHeight) ?? -1
    if table["dataMode"] == "static" { return (cellHeight ?? tableHeight) > 0 }
    let hasHeightOfTable = cellHeight == nil || cellHeight == tableHeight
    return hasHeightOfTable && tableHeight > 0 && tableHeight != 44
  }

  /// Whether the cell or its table has a row height other than the standard one.
  var nibHasOwnRowHeight: Bool {
    guard let element = nibOrigin?.element else { return false }
    let height =
      element.double(TableViewCellWord.rowHeight)
      ?? element.ancestor(named: "tableView")?.double(TableViewWord.rowHeight) ?? -1
    return height > 0 && height != 44
  }
}
