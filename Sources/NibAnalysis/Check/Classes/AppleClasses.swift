import NibCore

/// The classes of Apple's frameworks that documents and programs derive from, each with its superclass.
enum AppleClasses {
  /// The superclass of one of Apple's classes; nil for `NSObject` and for other classes.
  static func superclass(of name: String) -> String? { superclasses[name] }

  /// Whether Apple has a class of that name.
  static func contains(_ name: String) -> Bool { name == "NSObject" || superclasses[name] != nil }

  private static let superclasses: [String: String] = rows.reduce(into: [:]) { result, row in
    for name in row.classes.split(separator: " ") { result[String(name)] = row.superclass }
  }

  /// Source: the inheritance that Apple's documentation lists.
  private static let rows: [(superclass: String, classes: String)] = [
    (
      "NSObject",
      """
      UIResponder UIBarItem UINavigationItem UIGestureRecognizer UILayoutGuide NSLayoutConstraint \
      UICollectionViewLayout UIStoryboardSegue UISearchDisplayController UIMotionEffect UIDynamicAnimator \
      UIDynamicBehavior UIImage UIColor UIFont UITextInputMode UIPopoverController UIDocument \
      UIPresentationController CALayer NSFormatter Formatter NSNumberFormatter NSLayoutManager \
      NSTextContainer NSOperation Operation UIMenuController UIBarButtonItemGroup UIBarAppearance \
      UITraitCollection UIVisualEffect AVPlayer NSManagedObject NSTextStorage NSUserActivity \
      UIPercentDrivenInteractiveTransition NSTextAttachment NSFetchedResultsController
      """
    ),
    ("UIResponder", "UIView UIViewController UIApplication UIScene"),
    ("UIScene", "UIWindowScene"),
    (
      "UIView",
      """
      UIControl UILabel UIImageView UIScrollView UIStackView UIWindow UIActivityIndicatorView UIProgressView \
      UIPickerView UINavigationBar UITabBar UIToolbar UISearchBar UITableViewCell \
      UITableViewHeaderFooterView UITableViewCellContentView UICollectionReusableView UIVisualEffectView \
      UIInputView UIAlertView UIActionSheet UIWebView WKWebView MKMapView MKAnnotationView MKCompassButton \
      MKScaleView SKView SCNView MTKView GLKView ARView PDFView PDFThumbnailView MPVolumeView \
      PHLivePhotoView LPLinkView ADBannerView AVRoutePickerView RPSystemBroadcastPickerView \
      HKActivityRingView UICalendarView UIPopoverBackgroundView UIContentUnavailableView UIListContentView
      """
    ),
    (
      "UIControl",
      """
      UIButton UITextField UISwitch UISlider UIStepper UISegmentedControl UIPageControl UIDatePicker \
      UIRefreshControl UIColorWell UIPasteControl PKAddPassButton PKPaymentButton PKIdentityButton \
      ASAuthorizationAppleIDButton INUIAddVoiceShortcutButton MKUserTrackingButton
      """
    ),
    ("UITextField", "UISearchTextField"),
    ("UIScrollView", "UITableView UICollectionView UITextView PKCanvasView"),
    ("SCNView", "ARSCNView"),
    ("SKView", "ARSKView"),
    ("UICollectionReusableView", "UICollectionViewCell"),
    ("UICollectionViewCell", "UICollectionViewListCell"),
    ("MKAnnotationView", "MKPinAnnotationView MKMarkerAnnotationView MKUserLocationView"),
    (
      "UIViewController",
      """
      UITableViewController UICollectionViewController UINavigationController UITabBarController \
      UIPageViewController UISplitViewController UIAlertController UISearchController \
      UIActivityViewController UIInputViewController UIReferenceLibraryViewController \
      UISearchContainerViewController UIDocumentPickerViewController UIFontPickerViewController \
      UIColorPickerViewController GKTurnBasedMatchmakerViewController UIDocumentMenuViewController \
      UIDocumentBrowserViewController UIDocumentPickerExtensionViewController UICloudSharingController \
      UIHostingController AVPlayerViewController MPMoviePlayerViewController GLKViewController \
      SFSafariViewController QLPreviewController SKStoreProductViewController SLComposeServiceViewController \
      SLComposeViewController CNContactViewController CNContactPickerViewController EKEventViewController \
      PKAddPassesViewController PKPaymentAuthorizationViewController PKAddPaymentPassViewController \
      PHPickerViewController MSMessagesAppViewController INUIAddVoiceShortcutViewController \
      MCBrowserViewController ABPersonViewController ABUnknownPersonViewController ABNewPersonViewController \
      MPMediaPickerController RPPreviewViewController RPBroadcastActivityViewController \
      ILClassificationUIExtensionViewController VNDocumentCameraViewController \
      FPUIActionExtensionViewController ASCredentialProviderViewController \
      ASAccountAuthenticationModificationViewController SFSafariExtensionViewController
      """
    ),
    (
      "UINavigationController",
      """
      UIImagePickerController UIVideoEditorController MFMailComposeViewController \
      MFMessageComposeViewController EKEventEditViewController ABPeoplePickerNavigationController \
      GKGameCenterViewController GKMatchmakerViewController GKLeaderboardViewController \
      GKAchievementViewController EKCalendarChooser
      """
    ),
    ("UIBarItem", "UIBarButtonItem UITabBarItem"),
    (
      "UIGestureRecognizer",
      """
      UITapGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer \
      UIPanGestureRecognizer UILongPressGestureRecognizer UIHoverGestureRecognizer
      """
    ),
    ("UILayoutGuide", "UIFocusGuide UITrackingLayoutGuide UIKeyboardLayoutGuide"),
    ("UIPanGestureRecognizer", "UIScreenEdgePanGestureRecognizer"),
    (
      "UICollectionViewLayout",
      """
      UICollectionViewFlowLayout UICollectionViewTransitionLayout UICollectionViewCompositionalLayout
      """
    ),
    ("UIStoryboardSegue", "UIStoryboardPopoverSegue"),
    ("UIBarAppearance", "UINavigationBarAppearance UITabBarAppearance UIToolbarAppearance"),
    ("UIVisualEffect", "UIBlurEffect UIVibrancyEffect"),
    ("CALayer", "CAGradientLayer CAShapeLayer CATextLayer CAEmitterLayer CAReplicatorLayer CATiledLayer"),
    ("NSFormatter", "NSDateFormatter"), ("Formatter", "NumberFormatter DateFormatter"),
  ]
}
