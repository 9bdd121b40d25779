/// The rows of `KeyRows` for views.
enum ViewKeys {
  /// The rows of each class without those of its superclass.
  static var rows: [(type: AnyClass, rows: [NibAttribute])] {
    [
      (UIResponder.self, responder),
      (UIView.self, view),
      (UIWindow.self, window),
      (UILabel.self, label),
      (UIButton.self, button),
      (UITextField.self, textField),
      (UITextView.self, textView),
      (UIImageView.self, imageView),
      (UIScrollView.self, scrollView),
      (UITableView.self, tableView),
      (UITableViewCell.self, tableViewCell),
      (UITableViewHeaderFooterView.self, tableViewHeaderFooterView),
      (UICollectionView.self, collectionView),
      (UICollectionViewCell.self, collectionViewCell),
      (UICollectionViewListCell.self, collectionViewListCell),
      (UIDatePicker.self, datePicker),
      (UISearchBar.self, searchBar),
      (UIVisualEffectView.self, visualEffectView),
      (UIInputView.self, inputView),
      (UIActivityIndicatorView.self, activityIndicatorView),
      (UIListContentView.self, listContentView),
      (UIContentUnavailableView.self, contentUnavailableView),
    ]
  }

  private static let responder: [NibAttribute] = [
    .property("isAccessibilityElement", \UIResponder.isAccessibilityElement),
    .property("accessibilityLabel", \UIResponder.accessibilityLabel),
    .property("accessibilityHint", \UIResponder.accessibilityHint),
    .property("accessibilityValue", \UIResponder.accessibilityValue),
    .property("accessibilityTraits", \UIResponder.accessibilityTraits),
    .property("accessibilityIdentifier", \UIResponder.accessibilityIdentifier),
    .property("accessibilityElementsHidden", \UIResponder.accessibilityElementsHidden),
    .property("accessibilityElements", \UIResponder.accessibilityElements),
    .property("accessibilityFrame", \UIResponder.accessibilityFrame),
    .property("accessibilityActivationPoint", \UIResponder.accessibilityActivationPoint),
    .property("accessibilityLanguage", \UIResponder.accessibilityLanguage),
    .property("accessibilityViewIsModal", \UIResponder.accessibilityViewIsModal),
    .property("shouldGroupAccessibilityChildren", \UIResponder.shouldGroupAccessibilityChildren),
    .property("accessibilityCustomActions", \UIResponder.accessibilityCustomActions),
    .property("accessibilityUserInputLabels", \UIResponder.accessibilityUserInputLabels),
    .property("accessibilityAttributedLabel", \UIResponder.accessibilityAttributedLabel),
    .property("accessibilityContainerType", \UIResponder.accessibilityContainerType),
  ]

  private static let view: [NibAttribute] = [
    .property("directionalLayoutMargins", \UIView.directionalLayoutMargins),
    .property("contentStretch", \UIView.contentStretch),
    .property("frame", \UIView.frame),
    .property("bounds", \UIView.bounds),
    .property("layoutMargins", \UIView.layoutMargins),
    .property("center", \UIView.center),
    .property("transform", \UIView.transform),
    .property("clipsToBounds", \UIView.clipsToBounds),
    .property("contentScaleFactor", \UIView.contentScaleFactor),
    .property("tintAdjustmentMode", \UIView.tintAdjustmentMode),
    .property("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle),
    .property("interactions", \UIView.interactions),
    .readable("layer") { (object: UIView) in object.layer },
    .readable("superview") { (object: UIView) in object.superview },
    .readable("window") { (object: UIView) in object.window },
  ]

  private static let window: [NibAttribute] = [
    .property("windowScene", \UIWindow.windowScene)
  ]

  private static let label: [NibAttribute] = [
    .property("shadowOffset", \UILabel.shadowOffset),
    .property("font", \UILabel.font),
    .property("highlightedTextColor", \UILabel.highlightedTextColor),
    .property("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth),
    .property("allowsDefaultTighteningForTruncation", \UILabel.allowsDefaultTighteningForTruncation),
  ]

  private static let button: [NibAttribute] = [
    .property("contentEdgeInsets", \UIButton.contentEdgeInsets),
    .property("titleEdgeInsets", \UIButton.titleEdgeInsets),
    .property("imageEdgeInsets", \UIButton.imageEdgeInsets),
    .property("menu", \UIButton.menu),
    .property("titleShadowOffset", \UIButton.titleShadowOffset),
    .readable("titleLabel") { (object: UIButton) in object.titleLabel },
    .readable("imageView") { (object: UIButton) in object.imageView },
  ]

  private static let textField: [NibAttribute] = [
    .property("font", \UITextField.font),
    .property("leftView", \UITextField.leftView),
    .property("leftViewMode", \UITextField.leftViewMode),
    .property("rightView", \UITextField.rightView),
    .property("rightViewMode", \UITextField.rightViewMode),
    .property("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth),
    .property("selectedTextRange", \UITextField.selectedTextRange),
    .property("inputView", \UITextField.inputView),
    .property("inputAccessoryView", \UITextField.inputAccessoryView),
  ]

  private static let textView: [NibAttribute] = [
    .property("textContainerInset", \UITextView.textContainerInset),
    .property("font", \UITextView.font),
    .property("selectedTextRange", \UITextView.selectedTextRange),
    .property("selectedRange", \UITextView.selectedRange),
    .property("inputView", \UITextView.inputView),
    .property("inputAccessoryView", \UITextView.inputAccessoryView),
    .readable("textContainer") { (object: UITextView) in object.textContainer },
  ]

  private static let imageView: [NibAttribute] = [
    .property("animationImages", \UIImageView.animationImages),
    .property("highlightedAnimationImages", \UIImageView.highlightedAnimationImages),
    .property("animationDuration", \UIImageView.animationDuration),
    .property("animationRepeatCount", \UIImageView.animationRepeatCount),
  ]

  private static let scrollView: [NibAttribute] = [
    .property("contentSize", \UIScrollView.contentSize),
    .property("contentInset", \UIScrollView.contentInset),
    .property("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
    .property("verticalScrollIndicatorInsets", \UIScrollView.verticalScrollIndicatorInsets),
    .property("horizontalScrollIndicatorInsets", \UIScrollView.horizontalScrollIndicatorInsets),
    .property("zoomScale", \UIScrollView.zoomScale),
    .property("contentOffset", \UIScrollView.contentOffset),
    .property("decelerationRate", \UIScrollView.decelerationRate),
  ]

  private static let tableView: [NibAttribute] = [
    .property("separatorInset", \UITableView.separatorInset),
    .property("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding),
    .property("cellLayoutMarginsFollowReadableWidth", \UITableView.cellLayoutMarginsFollowReadableWidth),
    .property("insetsContentViewsToSafeArea", \UITableView.insetsContentViewsToSafeArea),
    .property("editing", \UITableView.isEditing),
    .property("allowsFocus", \UITableView.allowsFocus),
    .property("selectionFollowsFocus", \UITableView.selectionFollowsFocus),
    .property("remembersLastFocusedIndexPath", \UITableView.remembersLastFocusedIndexPath),
    .property("dragInteractionEnabled", \UITableView.dragInteractionEnabled),
    .property("prefetchDataSource", \UITableView.prefetchDataSource),
    .property("prefetchingEnabled", \UITableView.isPrefetchingEnabled),
  ]

  private static let tableViewCell: [NibAttribute] = [
    .property("separatorInset", \UITableViewCell.separatorInset),
    .property("editing", \UITableViewCell.isEditing),
    .property("selected", \UITableViewCell.isSelected),
    .property("highlighted", \UITableViewCell.isHighlighted),
    .property("contentConfiguration", \UITableViewCell.contentConfiguration),
    .property(
      "automaticallyUpdatesContentConfiguration", \UITableViewCell.automaticallyUpdatesContentConfiguration),
    .property("backgroundConfiguration", \UITableViewCell.backgroundConfiguration),
    .readable("contentView") { (object: UITableViewCell) in object.contentView },
    .readable("textLabel") { (object: UITableViewCell) in object.textLabel },
    .readable("detailTextLabel") { (object: UITableViewCell) in object.detailTextLabel },
    .readable("imageView") { (object: UITableViewCell) in object.imageView },
  ]

  private static let tableViewHeaderFooterView: [NibAttribute] = [
    .property("contentConfiguration", \UITableViewHeaderFooterView.contentConfiguration),
    .readable("contentView") { (object: UITableViewHeaderFooterView) in object.contentView },
    .readable("textLabel") { (object: UITableViewHeaderFooterView) in object.textLabel },
    .readable("detailTextLabel") { (object: UITableViewHeaderFooterView) in object.detailTextLabel },
  ]

  private static let collectionView: [NibAttribute] = [
    .property("editing", \UICollectionView.isEditing),
    .property("allowsSelectionDuringEditing", \UICollectionView.allowsSelectionDuringEditing),
    .property("allowsMultipleSelectionDuringEditing", \UICollectionView.allowsMultipleSelectionDuringEditing),
    .property("selectionFollowsFocus", \UICollectionView.selectionFollowsFocus),
    .property("remembersLastFocusedIndexPath", \UICollectionView.remembersLastFocusedIndexPath),
    .property("dragInteractionEnabled", \UICollectionView.dragInteractionEnabled),
    .property("prefetchDataSource", \UICollectionView.prefetchDataSource),
    .property("allowsFocus", \UICollectionView.allowsFocus),
  ]

  private static let collectionViewCell: [NibAttribute] = [
    .property("selected", \UICollectionViewCell.isSelected),
    .property("highlighted", \UICollectionViewCell.isHighlighted),
    .property("contentConfiguration", \UICollectionViewCell.contentConfiguration),
    .property("backgroundConfiguration", \UICollectionViewCell.backgroundConfiguration),
    .readable("contentView") { (object: UICollectionViewCell) in object.contentView },
  ]

  private static let collectionViewListCell: [NibAttribute] = [
    .property("accessories", \UICollectionViewListCell.accessories),
    .property("indentationLevel", \UICollectionViewListCell.indentationLevel),
    .property("indentationWidth", \UICollectionViewListCell.indentationWidth),
    .property("indentsAccessories", \UICollectionViewListCell.indentsAccessories),
    .property("selected", \UICollectionViewListCell.isSelected),
  ]

  private static let datePicker: [NibAttribute] = [
    .property("date", \UIDatePicker.date),
    .property("minimumDate", \UIDatePicker.minimumDate),
    .property("maximumDate", \UIDatePicker.maximumDate),
    .property("preferredDatePickerStyle", \UIDatePicker.preferredDatePickerStyle),
    .property("calendar", \UIDatePicker.calendar),
  ]

  private static let searchBar: [NibAttribute] = [
    .property("selectedScopeButtonIndex", \UISearchBar.selectedScopeButtonIndex),
    .property("enabled", \UISearchBar.isEnabled),
    .readable("searchTextField") { (object: UISearchBar) in object.searchTextField },
  ]

  private static let visualEffectView: [NibAttribute] = [
    .property("effect", \UIVisualEffectView.effect),
    .readable("contentView") { (object: UIVisualEffectView) in object.contentView },
  ]

  private static let inputView: [NibAttribute] = [
    .property("allowsSelfSizing", \UIInputView.allowsSelfSizing)
  ]

  private static let listContentView: [NibAttribute] = [
    .property("configuration", \UIListContentView.configuration)
  ]

  private static let contentUnavailableView: [NibAttribute] = [
    .property("configuration", \UIContentUnavailableView.configuration)
  ]

  private static let activityIndicatorView: [NibAttribute] = [
    .property("hidesWhenStopped", \UIActivityIndicatorView.hidesWhenStopped)
  ]
}
