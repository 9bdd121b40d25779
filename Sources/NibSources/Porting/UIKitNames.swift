/// The names of UIKit's types, functions and constants that NibCore declares, and of types that it does not.
enum UIKitNames {
  /// Whether a name can only be one of UIKit's that NibCore does not declare.
  static func isAbsent(_ name: String) -> Bool {
    guard name.hasPrefix("UI") else { return absent.contains(name) }
    let rest = name.dropFirst(2)
    return rest.first?.isUppercase == true && rest.contains { $0.isLowercase } && !declared.contains(name)
  }

  /// The names that begin with `UI` and that NibCore declares at the top level.
  static let declared = words(
    """
    UIAccessibility UIAccessibilityContainerType UIAccessibilityCustomAction UIAccessibilityElement \
    UIAccessibilityScrollDirection UIAccessibilityTraits UIAction UIActionHandler UIActivity \
    UIActivityIndicatorView UIActivityIndicatorViewStyle UIActivityItemSource UIActivityViewController \
    UIAdaptivePresentationControllerDelegate UIAlertAction UIAlertController UIAppearance \
    UIAppearanceContainer UIApplication UIApplicationDelegate UIApplicationLaunchOptionsKey \
    UIApplicationShortcutItem UIAttachmentBehavior UIAxis UIBackgroundConfiguration UIBarAppearance \
    UIBarButtonItem UIBarButtonItemAppearance UIBarButtonItemStyle UIBarButtonSystemItem UIBarItem \
    UIBarItemAppearance UIBarItemStateAppearance UIBarMetrics UIBarPosition UIBarPositioning \
    UIBarPositioningDelegate UIBarStyle UIBaselineAdjustment UIBezierPath UIBlurEffect UIButton \
    UIButtonType UICellAccessory UICellConfigurationState UICollectionLayoutListConfiguration \
    UICollectionLayoutSectionOrthogonalScrollingBehavior UICollectionReusableView UICollectionView \
    UICollectionViewCell UICollectionViewCompositionalLayout \
    UICollectionViewCompositionalLayoutConfiguration UICollectionViewCompositionalLayoutSectionProvider \
    UICollectionViewController UICollectionViewDataSource UICollectionViewDataSourcePrefetching \
    UICollectionViewDelegate UICollectionViewDelegateFlowLayout UICollectionViewDiffableDataSource \
    UICollectionViewFlowLayout UICollectionViewFocusUpdateContext UICollectionViewLayout \
    UICollectionViewLayoutAttributes UICollectionViewListCell UICollisionBehavior \
    UICollisionBehaviorDelegate UIColor UIColorWell UICommand UIConfigurationState \
    UIContentConfiguration UIContentContainer UIContentInsetsReference UIContentSizeCategory \
    UIContentUnavailableConfiguration UIContentUnavailableConfigurationState UIContentUnavailableView \
    UIContentView UIContextMenuConfiguration UIContextMenuInteraction UIContextMenuInteractionDelegate \
    UIContextualAction UIControl UIControlEvents UIControlState UICoordinateSpace \
    UICubicTimingParameters UIDatePicker UIDeferredMenuElement UIDevice UIDeviceOrientation \
    UIDynamicAnimator UIDynamicAnimatorDelegate UIDynamicBehavior UIDynamicItem UIDynamicItemBehavior \
    UIDynamicItemCollisionBoundsType UIEdgeInsets UIEdgeInsetsInsetRect UIEdgeInsetsMake UIEvent \
    UIFeedbackGenerator UIFocusAnimationCoordinator UIFont UIFontDescriptor UIFontMetrics \
    UIGestureRecognizer UIGestureRecognizerDelegate UIGraphicsBeginImageContext \
    UIGraphicsBeginImageContextWithOptions UIGraphicsEndImageContext UIGraphicsGetCurrentContext \
    UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer UIGraphicsImageRendererContext \
    UIGraphicsImageRendererFormat UIGraphicsPopContext UIGraphicsPushContext UIGravityBehavior UIImage \
    UIImageJPEGRepresentation UIImagePNGRepresentation UIImagePickerController \
    UIImagePickerControllerDelegate UIImagePickerControllerEditedImage \
    UIImagePickerControllerOriginalImage UIImageRenderingMode UIImageView UIImpactFeedbackGenerator \
    UIInputView UIInteraction UIInterfaceOrientation UIInterfaceOrientationMask UIKey UIKeyCommand \
    UIKeyModifierFlags UIKeyboardAppearance UIKeyboardType UILabel UILayoutGuide UILayoutPriority \
    UILayoutSupport UIListContentConfiguration UIListContentView UILongPressGestureRecognizer UIMenu \
    UIMenuElement UIModalPresentationStyle UIModalTransitionStyle UINavigationBar \
    UINavigationBarAppearance UINavigationBarDelegate UINavigationController \
    UINavigationControllerDelegate UINavigationItem UINib UINotificationFeedbackGenerator UIOffset \
    UIOffsetMake UIOpenURLContext UIPageControl UIPageViewController UIPageViewControllerDataSource \
    UIPageViewControllerDelegate UIPanGestureRecognizer UIPasteboard \
    UIPercentDrivenInteractiveTransition UIPickerView UIPickerViewDataSource UIPickerViewDelegate \
    UIPinchGestureRecognizer UIPopoverArrowDirection UIPopoverPresentationController \
    UIPopoverPresentationControllerDelegate UIPresentationController UIPress UIPressesEvent \
    UIPreviewAction UIPreviewActionItem UIProgressView UIPushBehavior UIRectClip UIRectCorner UIRectEdge \
    UIRectFill UIRectFrame UIRefreshControl UIResponder UIReturnKeyType UIRotationGestureRecognizer \
    UIScene UISceneConfiguration UISceneDelegate UISceneSession UIScreen \
    UIScreenEdgePanGestureRecognizer UIScrollView UIScrollViewDelegate UISearchBar UISearchBarDelegate \
    UISearchController UISearchControllerDelegate UISearchDisplayController UISearchResultsUpdating \
    UISearchTextField UISegmentedControl UISelectionFeedbackGenerator UISemanticContentAttribute \
    UISheetPresentationController UISheetPresentationControllerDelegate \
    UISheetPresentationControllerDetentResolutionContext UISlider UISnapBehavior UISplitViewController \
    UISplitViewControllerDelegate UISpringTimingParameters UIStackView UIStatusBarAnimation \
    UIStatusBarManager UIStatusBarStyle UIStepper UIStoryboard UIStoryboardSegue \
    UIStoryboardUnwindSegueSource UISwipeActionsConfiguration UISwipeGestureRecognizer UISwitch UITabBar \
    UITabBarAppearance UITabBarController UITabBarControllerDelegate UITabBarDelegate UITabBarItem \
    UITabBarItemAppearance UITabBarSystemItem UITableView UITableViewAutomaticDimension UITableViewCell \
    UITableViewCellAccessoryType UITableViewCellEditingStyle UITableViewCellSelectionStyle \
    UITableViewCellStyle UITableViewController UITableViewDataSource UITableViewDataSourcePrefetching \
    UITableViewDelegate UITableViewDiffableDataSource UITableViewHeaderFooterView UITableViewRowAction \
    UITableViewRowAnimation UITableViewScrollPosition UITableViewStyle UITapGestureRecognizer \
    UITextAutocapitalizationType UITextAutocorrectionType UITextBorderStyle UITextChecker \
    UITextContentType UITextField UITextFieldDelegate UITextFieldViewMode UITextInput UITextInputTraits \
    UITextPosition UITextRange UITextSelectionRect UITextSmartDashesType UITextSmartInsertDeleteType \
    UITextSmartQuotesType UITextSpellCheckingType UITextStorageDirection UITextView UITextViewDelegate \
    UITimingCurveProvider UITimingCurveType UIToolbar UIToolbarAppearance UIToolbarDelegate UITouch \
    UITraitCollection UITraitEnvironmentLayoutDirection UITransitionContextViewControllerKey \
    UITransitionContextViewKey UIUserInterfaceIdiom UIUserInterfaceLayoutDirection \
    UIUserInterfaceSizeClass UIUserInterfaceStyle UIVibrancyEffect UIVibrancyEffectStyle UIView \
    UIViewAnimating UIViewAnimatingPosition UIViewAnimatingState UIViewAnimationOptions \
    UIViewAutoresizing UIViewConfigurationState UIViewContentMode UIViewController \
    UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning \
    UIViewControllerInteractiveTransitioning UIViewControllerTransitionCoordinator \
    UIViewControllerTransitionCoordinatorContext UIViewControllerTransitioningDelegate \
    UIViewImplicitlyAnimating UIViewPropertyAnimator UIVisualEffect UIVisualEffectView UIWebView \
    UIWindow UIWindowScene UIWindowSceneDelegate
    """)

  /// Types of Apple's frameworks that begin with `NS`, and that neither NibCore nor Foundation on Linux has.
  static let absent = words(
    """
    NSAdaptiveImageGlyph NSDataDetector NSExtensionContext NSExtensionItem NSFileCoordinator \
    NSFilePresenter NSFileProviderItem NSFileProviderManager NSFileVersion NSItemProvider \
    NSItemProviderReading NSItemProviderWriting NSLinguisticTagger NSMetadataItem NSMetadataQuery \
    NSShadow NSTextBlock NSTextContentManager NSTextContentStorage NSTextElement NSTextLayoutFragment \
    NSTextLayoutManager NSTextLineFragment NSTextList NSTextParagraph NSTextTab NSTextTable \
    NSUbiquitousKeyValueStore NSUserActivity
    """)

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
