/// The tables of cells in table views and collection views.
enum CodedCells {
  static let all = [tableCell, tableContent, headerFooter, reusable, collectionCell, collectionContent]

  static let tableCell = CodedClass(
    "UITableViewCell", "tableViewCell", below: CodedViews.view,
    [
      .object("contentView", "UIContentView"), .text("reuseIdentifier", "UIReuseIdentifier"),
      .words(
        "style", "UITableViewCellStyle",
        [
          "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1,
          "IBUITableViewCellStyleValue2": 2, "IBUITableViewCellStyleSubtitle": 3,
        ]),
      .reference("textLabel", "UITextLabel"), .reference("detailTextLabel", "UIDetailTextLabel"),
      .reference("imageView", "UIImageView"), .cellStyle,
      .words(
        "selectionStyle", "UISelectionStyle", ["none": 0, "blue": 1, "gray": 2, "default": 3],
        usual: "default", coded: "default"),
      .words("accessoryType", "UIAccessoryType", accessories),
      .words("editingAccessoryType", "UIEditingAccessoryType", accessories),
      .object("accessoryView", "UIAccessoryView"), .object("editingAccessoryView", "UIEditingAccessoryView"),
      .object("backgroundView", "UIBackgroundView"),
      .object("selectedBackgroundView", "UISelectedBackgroundView"),
      .integer("indentationLevel", "UIIndentationLevel", usual: 0),
      .float("indentationWidth", "UIIndentationWidth", usual: 10),
      .flag("shouldIndentWhileEditing", "UIShouldIndentWhileEditing", usual: true),
      .flag("showsReorderControl", "UIShowsReorderControl"),
      .flag("hidesAccessoryWhenEditing", "UIHidesAccessoryWhenEditing", usual: true),
      .insets("separatorInset", "UISeparatorInset"),
      .words("focusStyle", "UIFocusStyle", ["default", "custom"]),
      .lost(.attribute("rowHeight")), .implied("UITableCellBackgroundColorSet", "UISeparatorStyle"),
    ])

  private static let accessories = [
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ]

  static let tableContent = CodedClass(
    "UITableViewCellContentView", "tableViewCellContentView", below: CodedViews.view,
    [
      // The cell around the content view.
      .elsewhere(.attribute("tableViewCell"))
    ])

  static let headerFooter = CodedClass(
    "UITableViewHeaderFooterView", "tableViewHeaderFooterView", below: CodedViews.view,
    [
      .object("contentView", "UIContentView"), .text("reuseIdentifier", "UIReuseIdentifier"),
      .object("backgroundView", "UIBackgroundView"),
    ])

  static let reusable = CodedClass(
    "UICollectionReusableView", "collectionReusableView", below: CodedViews.view,
    [
      .text("reuseIdentifier", "UIReuseIdentifier")
    ])

  static let collectionCell = CodedClass(
    "UICollectionViewCell", "collectionViewCell", below: reusable,
    [
      .object("contentView", "UIContentView"), .object("backgroundView", "UIBackgroundView"),
      .object("selectedBackgroundView", "UISelectedBackgroundView"),
      .lost(.keyed("customSize"), .keyed("size")),
    ])

  /// The content view of a collection view cell, which is a plain view in a nib.
  static let collectionContent = CodedClass(
    "UIView", "collectionViewCellContentView", below: CodedViews.view, [])
}
