import NibCore

/// The classes of Apple's frameworks that appear in documents or as superclasses in programs, each with its own
/// superclass.
///
/// For a class that NibTerm implements, the superclass is read from the implementation. The table lists the
/// classes that NibTerm does not implement, or that nibs do not contain.
enum AppleClasses {
  /// The superclass of one of Apple's classes; `nil` for `NSObject` and for unknown classes.
  static func superclass(of name: String) -> String? {
    superclasses[name] ?? implementation(of: name).map(superclass)
  }

  static func contains(_ name: String) -> Bool {
    name == "NSObject" || superclasses[name] != nil || implementation(of: name) != nil
  }

  /// NibTerm's implementation of one of Apple's classes that nibs contain.
  static func implementation(of name: String) -> (any NibDecodable.Type)? {
    guard prefixes.contains(where: name.hasPrefix) else { return nil }
    return nibDecodable(NibClassRegistry.builtInClass(named: name))
  }

  /// The nearest superclass of an implementation that is one of Apple's classes. NibTerm's own classes in
  /// between are skipped.
  static func superclass(of type: AnyClass) -> String {
    let superclasses = ClassReflection.lineage(of: type).lazy.dropFirst().map { nibBareName(of: $0) }
    return superclasses.first { !$0.hasPrefix("Nib") } ?? "NSObject"
  }

  /// The class name prefixes of the frameworks that NibTerm implements in part. Names with other prefixes are not
  /// looked up, because a search for a class that does not exist is slow.
  private static let prefixes = [
    "UI", "MK", "WK", "AR", "AV", "GLK", "MTK", "MP", "PDF", "PH", "PK", "SCN", "SK",
  ]

  private static let superclasses: [String: String] = rows.reduce(into: [:]) { result, row in
    for name in row.classes.split(separator: " ") { result[String(name)] = row.superclass }
  }

  /// The names of classes, separated by spaces, with their superclass, from Apple's documentation.
  static let rows: [(superclass: String, classes: String)] = [
    (
      "NSObject",
      """
      UIResponder UILayoutGuide NSLayoutConstraint UIStoryboardSegue UIMotionEffect UIDynamicAnimator \
      UIDynamicBehavior UIImage UIColor UIFont UITextInputMode UIPopoverController UIDocument \
      CALayer NSFormatter Formatter NSNumberFormatter NSLayoutManager \
      NSTextContainer NSOperation Operation UIMenuController UIBarButtonItemGroup UITraitCollection \
      UIVisualEffect AVPlayer NSManagedObject NSTextStorage NSUserActivity \
      UIPercentDrivenInteractiveTransition NSTextAttachment NSFetchedResultsController
      """
    ),
    ("UIResponder", "UIApplication UIScene"),
    ("UIScene", "UIWindowScene"),
    (
      "UIView",
      """
      UIAlertView UIActionSheet MKAnnotationView MKCompassButton MKScaleView PDFThumbnailView LPLinkView \
      ADBannerView AVRoutePickerView RPSystemBroadcastPickerView HKActivityRingView UICalendarView \
      UIPopoverBackgroundView
      """
    ),
    (
      "UIControl",
      """
      UIPasteControl PKAddPassButton PKPaymentButton PKIdentityButton ASAuthorizationAppleIDButton \
      INUIAddVoiceShortcutButton MKUserTrackingButton
      """
    ),
    ("UIScrollView", "PKCanvasView"),
    ("MKAnnotationView", "MKPinAnnotationView MKMarkerAnnotationView MKUserLocationView"),
    (
      "UIViewController",
      """
      UIActivityViewController UIInputViewController \
      UIReferenceLibraryViewController UISearchContainerViewController UIDocumentPickerViewController \
      UIFontPickerViewController UIColorPickerViewController GKTurnBasedMatchmakerViewController \
      UIDocumentMenuViewController UIDocumentBrowserViewController UIDocumentPickerExtensionViewController \
      UICloudSharingController MPMoviePlayerViewController SFSafariViewController QLPreviewController \
      SKStoreProductViewController SLComposeServiceViewController SLComposeViewController \
      CNContactViewController CNContactPickerViewController EKEventViewController PKAddPassesViewController \
      PKPaymentAuthorizationViewController PKAddPaymentPassViewController PHPickerViewController \
      MSMessagesAppViewController INUIAddVoiceShortcutViewController MCBrowserViewController \
      ABPersonViewController ABUnknownPersonViewController ABNewPersonViewController MPMediaPickerController \
      RPPreviewViewController RPBroadcastActivityViewController ILClassificationUIExtensionViewController \
      VNDocumentCameraViewController FPUIActionExtensionViewController ASCredentialProviderViewController \
      ASAccountAuthenticationModificationViewController SFSafariExtensionViewController
      """
    ),
    (
      "UINavigationController",
      """
      UIVideoEditorController MFMailComposeViewController MFMessageComposeViewController \
      EKEventEditViewController ABPeoplePickerNavigationController GKGameCenterViewController \
      GKMatchmakerViewController GKLeaderboardViewController GKAchievementViewController EKCalendarChooser
      """
    ),
    ("UIGestureRecognizer", "UIHoverGestureRecognizer"),
    ("UILayoutGuide", "UIFocusGuide UITrackingLayoutGuide UIKeyboardLayoutGuide"),
    ("UICollectionViewLayout", "UICollectionViewTransitionLayout"),
    ("UIStoryboardSegue", "UIStoryboardPopoverSegue"),
    ("UIVisualEffect", "UIBlurEffect UIVibrancyEffect"),
    ("CALayer", "CAGradientLayer CAShapeLayer CATextLayer CAEmitterLayer CAReplicatorLayer CATiledLayer"),
    ("NSFormatter", "NSDateFormatter"),
    ("Formatter", "NumberFormatter DateFormatter"),
  ]
}
