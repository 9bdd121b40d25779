/// The names of UIKit that older versions of Swift used, with the current ones.
enum PortedNames {
  /// Types, constants and functions that are not members.
  static let global: [String: String] = {
    var names = types
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

  private static let types: [String: String] = [
    "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
    "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
    "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
    "UIViewAutoresizing": "UIView.AutoresizingMask", "UIViewContentMode": "UIView.ContentMode",
    "UIViewAnimationOptions": "UIView.AnimationOptions", "UIControlEvents": "UIControl.Event",
    "UIControlState": "UIControl.State", "UIButtonType": "UIButton.ButtonType",
    "UITableViewStyle": "UITableView.Style", "UITableViewRowAnimation": "UITableView.RowAnimation",
    "UITableViewScrollPosition": "UITableView.ScrollPosition",
    "UITableViewCellStyle": "UITableViewCell.CellStyle",
    "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
    "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
    "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
    "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem", "UIBarButtonItemStyle": "UIBarButtonItem.Style",
    "UITabBarSystemItem": "UITabBarItem.SystemItem", "UITextBorderStyle": "UITextField.BorderStyle",
    "UITextFieldViewMode": "UITextField.ViewMode",
    "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
    "UIImageRenderingMode": "UIImage.RenderingMode", "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
    "NSLayoutRelation": "NSLayoutConstraint.Relation", "NSAttributedStringKey": "NSAttributedString.Key",
    "UIGestureRecognizerState": "UIGestureRecognizer.State",
    "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
    "UILayoutFittingCompressedSize": "UIView.layoutFittingCompressedSize",
    "UILayoutFittingExpandedSize": "UIView.layoutFittingExpandedSize",
    "UIViewNoIntrinsicMetric": "UIView.noIntrinsicMetric",
    "UIViewAnimationCurve": "UIView.AnimationCurve",
    "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
    "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
    "UIDatePickerMode": "UIDatePicker.Mode", "UIDatePickerStyle": "UIDatePicker.Style",
    "UIAlertControllerStyle": "UIAlertController.Style", "UIAlertActionStyle": "UIAlertAction.Style",
    "UIStackViewAlignment": "UIStackView.Alignment", "UIStackViewDistribution": "UIStackView.Distribution",
    "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
    "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
    "UIFontTextStyle": "UIFont.TextStyle", "UIFontWeight": "UIFont.Weight",
    "UIImageOrientation": "UIImage.Orientation", "UIImageResizingMode": "UIImage.ResizingMode",
    "UIBlurEffectStyle": "UIBlurEffect.Style", "UITouchPhase": "UITouch.Phase",
    "UIEventSubtype": "UIEvent.EventSubtype", "UIEventType": "UIEvent.EventType",
    "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
    "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
    "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
    "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
    "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
    "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
    "UICollectionElementKindSectionHeader": "UICollectionView.elementKindSectionHeader",
    "UICollectionElementKindSectionFooter": "UICollectionView.elementKindSectionFooter",
    "UITableViewIndexSearch": "UITableView.indexSearch",
    "UITableViewRowActionStyle": "UITableViewRowAction.Style",
    "UICollisionBehaviorMode": "UICollisionBehavior.Mode", "UIPushBehaviorMode": "UIPushBehavior.Mode",
    "UISplitViewControllerDisplayMode": "UISplitViewController.DisplayMode",
    "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
    "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
    "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
    "UIImagePickerControllerSourceType": "UIImagePickerController.SourceType",
    "UIActivityType": "UIActivity.ActivityType", "UIApplicationState": "UIApplication.State",
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
