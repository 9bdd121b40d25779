/// The names of UIKit that older versions of Swift used, with the current ones.
enum PortedNames {
  /// Types, constants and functions that are not members.
  static let global: [String: String] = {
    var names = others
    for type in nestedTypes { names[type.filter { $0 != "." }] = type }
    for (old, key) in attributes { names[old] = "NSAttributedString.Key." + key }
    for (old, event) in keyboardKeys { names["UIKeyboard" + old + "UserInfoKey"] = "UIResponder." + event }
    for row in words {
      for (old, new) in row.cases { names[row.prefix + old] = row.type + "." + new }
    }
    return names
  }()

  /// The attributes of text before Swift 4, and their names in `NSAttributedString.Key`.
  static let attributes: [String: String] = [
    "NSFontAttributeName": "font", "NSParagraphStyleAttributeName": "paragraphStyle",
    "NSForegroundColorAttributeName": "foregroundColor",
    "NSBackgroundColorAttributeName": "backgroundColor", "NSKernAttributeName": "kern",
    "NSLigatureAttributeName": "ligature", "NSStrikethroughStyleAttributeName": "strikethroughStyle",
    "NSStrikethroughColorAttributeName": "strikethroughColor",
    "NSUnderlineStyleAttributeName": "underlineStyle", "NSUnderlineColorAttributeName": "underlineColor",
    "NSStrokeColorAttributeName": "strokeColor", "NSStrokeWidthAttributeName": "strokeWidth",
    "NSShadowAttributeName": "shadow", "NSBaselineOffsetAttributeName": "baselineOffset",
    "NSLinkAttributeName": "link", "NSAttachmentAttributeName": "attachment",
  ]

  /// Types whose names had no dot before Swift 4.2: `UITableViewStyle` is `UITableView.Style` now.
  private static let nestedTypes = """
    NSAttributedString.Key UIActivityIndicatorView.Style UIAlertAction.Style UIAlertController.Style \
    UIApplication.LaunchOptionsKey UIApplication.OpenURLOptionsKey UIApplication.State \
    UIBarButtonItem.Style UIBlurEffect.Style UICollectionView.ScrollDirection \
    UICollectionView.ScrollPosition UICollisionBehavior.Mode UIControl.ContentHorizontalAlignment \
    UIControl.ContentVerticalAlignment UIControl.State UIDatePicker.Mode UIDatePicker.Style \
    UIFont.TextStyle UIFont.Weight UIGestureRecognizer.State UIImage.Orientation UIImage.RenderingMode \
    UIImage.ResizingMode UIImagePickerController.SourceType UIPageViewController.NavigationDirection \
    UIPageViewController.NavigationOrientation UIPageViewController.TransitionStyle UIPushBehavior.Mode \
    UIScrollView.IndicatorStyle UIScrollView.KeyboardDismissMode UISplitViewController.DisplayMode \
    UIStackView.Alignment UIStackView.Distribution UISwipeGestureRecognizer.Direction \
    UITableView.RowAnimation UITableView.ScrollPosition UITableView.Style UITableViewCell.AccessoryType \
    UITableViewCell.EditingStyle UITableViewCell.SelectionStyle UITableViewCell.SeparatorStyle \
    UITableViewRowAction.Style UITextField.ViewMode UITouch.Phase UIView.AnimationCurve \
    UIView.AnimationOptions UIView.ContentMode UIView.KeyframeAnimationOptions UIView.TintAdjustmentMode
    """.split(separator: " ").map(String.init)

  /// Other types, constants and functions.
  private static let others: [String: String] = [
    "UIViewAutoresizing": "UIView.AutoresizingMask", "UIControlEvents": "UIControl.Event",
    "UIButtonType": "UIButton.ButtonType", "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UITabBarSystemItem": "UITabBarItem.SystemItem",
    "UITextBorderStyle": "UITextField.BorderStyle", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions", "UIEventSubtype": "UIEvent.EventSubtype",
    "UIEventType": "UIEvent.EventType",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UITableViewIndexSearch": "UITableView.indexSearch", "UIActivityType": "UIActivity.ActivityType",
    "UIUserNotificationType": "UIUserNotificationType",
  ]

  private static let keyboardKeys = [
    "FrameBegin": "keyboardFrameBeginUserInfoKey", "FrameEnd": "keyboardFrameEndUserInfoKey",
    "AnimationDuration": "keyboardAnimationDurationUserInfoKey",
    "AnimationCurve": "keyboardAnimationCurveUserInfoKey",
  ]

  /// Constants with a common beginning, and the types whose members they became.
  private static let words: [(prefix: String, type: String, cases: [String: String])] = [
    (
      "kCAMediaTimingFunction", "CAMediaTimingFunctionName",
      [
        "Linear": "linear", "EaseIn": "easeIn", "EaseOut": "easeOut", "EaseInEaseOut": "easeInEaseOut",
        "Default": "default",
      ]
    ),
    (
      "kCAFillMode", "CAMediaTimingFillMode",
      ["Forwards": "forwards", "Backwards": "backwards", "Both": "both", "Removed": "removed"]
    ),
    (
      "kCAGravity", "CALayerContentsGravity",
      [
        "Center": "center", "Top": "top", "Bottom": "bottom", "Left": "left", "Right": "right",
        "Resize": "resize", "ResizeAspect": "resizeAspect", "ResizeAspectFill": "resizeAspectFill",
      ]
    ),
    ("kCALineCap", "CAShapeLayerLineCap", ["Butt": "butt", "Round": "round", "Square": "square"]),
    ("kCALineJoin", "CAShapeLayerLineJoin", ["Miter": "miter", "Round": "round", "Bevel": "bevel"]),
    ("kCAFillRule", "CAShapeLayerFillRule", ["NonZero": "nonZero", "EvenOdd": "evenOdd"]),
    (
      "kCATransition", "CATransitionType",
      ["Fade": "fade", "MoveIn": "moveIn", "Push": "push", "Reveal": "reveal"]
    ),
    (
      "kCATransitionFrom", "CATransitionSubtype",
      ["Right": "fromRight", "Left": "fromLeft", "Top": "fromTop", "Bottom": "fromBottom"]
    ),
    (
      "kCAAlignment", "CATextLayerAlignmentMode",
      ["Natural": "natural", "Left": "left", "Right": "right", "Center": "center", "Justified": "justified"]
    ),
    (
      "UIFontWeight", "UIFont.Weight",
      [
        "UltraLight": "ultraLight", "Thin": "thin", "Light": "light", "Regular": "regular",
        "Medium": "medium", "Semibold": "semibold", "Bold": "bold", "Heavy": "heavy", "Black": "black",
      ]
    ),
  ]

  /// The members of `NSNotification.Name` before Swift 4.2, and the properties that they became.
  static let notifications: [String: String] = [
    "UIKeyboardWillShow": "UIResponder.keyboardWillShowNotification",
    "UIKeyboardDidShow": "UIResponder.keyboardDidShowNotification",
    "UIKeyboardWillHide": "UIResponder.keyboardWillHideNotification",
    "UIKeyboardDidHide": "UIResponder.keyboardDidHideNotification",
    "UIKeyboardWillChangeFrame": "UIResponder.keyboardWillChangeFrameNotification",
    "UIKeyboardDidChangeFrame": "UIResponder.keyboardDidChangeFrameNotification",
    "UITextFieldTextDidChange": "UITextField.textDidChangeNotification",
    "UITextFieldTextDidBeginEditing": "UITextField.textDidBeginEditingNotification",
    "UITextFieldTextDidEndEditing": "UITextField.textDidEndEditingNotification",
    "UITextViewTextDidChange": "UITextView.textDidChangeNotification",
    "UITextViewTextDidBeginEditing": "UITextView.textDidBeginEditingNotification",
    "UITextViewTextDidEndEditing": "UITextView.textDidEndEditingNotification",
    "UIApplicationDidBecomeActive": "UIApplication.didBecomeActiveNotification",
    "UIApplicationWillResignActive": "UIApplication.willResignActiveNotification",
    "UIApplicationDidEnterBackground": "UIApplication.didEnterBackgroundNotification",
    "UIApplicationWillEnterForeground": "UIApplication.willEnterForegroundNotification",
    "UIApplicationWillTerminate": "UIApplication.willTerminateNotification",
    "UIApplicationDidReceiveMemoryWarning": "UIApplication.didReceiveMemoryWarningNotification",
    "UIDeviceOrientationDidChange": "UIDevice.orientationDidChangeNotification",
    "UIContentSizeCategoryDidChange": "UIContentSizeCategory.didChangeNotification",
  ]

  /// Methods whose name contained the label of their first argument later, with that label; and properties that were
  /// renamed, without one.
  static let members: [String: (label: String?, name: String)] = [
    "bringSubview": ("toFront", "bringSubviewToFront"), "sendSubview": ("toBack", "sendSubviewToBack"),
    "addChildViewController": (nil, "addChild"),
    "removeFromParentViewController": (nil, "removeFromParent"),
    "childViewControllers": (nil, "children"),
    "childViewControllerForStatusBarStyle": (nil, "childForStatusBarStyle"),
    "childViewControllerForStatusBarHidden": (nil, "childForStatusBarHidden"),
  ]

  /// Labels of first arguments that were renamed, with the name of the method.
  static let labels: [String: [String: String]] = [
    "didMove": ["toParentViewController": "toParent"], "willMove": ["toParentViewController": "toParent"],
    "size": ["attributes": "withAttributes"],
  ]
}
