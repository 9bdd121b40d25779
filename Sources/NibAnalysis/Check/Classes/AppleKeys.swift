import NibCore

/// The properties of Apple's classes that connections and runtime attributes can set.
///
/// The properties that NibTerm implements come from the attribute tables of its own classes. The table here
/// lists the others.
enum AppleKeys {
  /// Whether one of Apple's classes declares the property, not counting its superclasses; nil if the class's
  /// properties are not known.
  static func contains(_ key: String, in name: String) -> Bool? {
    let own = AppleClasses.implementation(of: name)
    let others = keys[name]
    // All properties of UIKit's classes are known. Other frameworks' classes have more than NibTerm implements.
    guard others != nil || own != nil && name.hasPrefix("UI") && !isPartial.contains(name) else { return nil }
    // The key of a Boolean property does not contain the `is` of its getter, but both spellings are accepted.
    let bare = key.hasPrefix("is") ? key.dropFirst(2).prefix(1).lowercased() + key.dropFirst(3) : key
    let table = own.map { NibAttributeTable.table(of: $0) }
    return [key, bare].contains { others?.contains($0) ?? false || table?.property($0) != nil }
  }

  /// Classes of UIKit that have more properties than NibTerm implements and this table lists.
  private static let isPartial: Set<String> = ["UIHostingController", "UIImagePickerController"]

  private static let keys: [String: Set<String>] = rows.reduce(into: [:]) { result, row in
    result[row.name] = Set(row.keys.split(separator: " ").map(String.init))
  }

  /// The properties for text input, which text fields, text views and search bars share.
  private static let textInput = """
    autocapitalizationType autocorrectionType spellCheckingType smartQuotesType smartDashesType \
    smartInsertDeleteType keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically \
    textContentType passwordRules inputView inputAccessoryView inputDelegate
    """

  /// The properties that each class declares and that NibTerm does not implement, from Apple's documentation.
  /// A class that NibTerm does not implement has an empty row if it declares none.
  static let rows: [(name: String, keys: String)] = [
    (
      "NSObject",
      """
      accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits accessibilityFrame \
      accessibilityPath accessibilityIdentifier accessibilityLanguage accessibilityElements \
      accessibilityElementsHidden accessibilityViewIsModal accessibilityActivationPoint \
      accessibilityCustomActions accessibilityNavigationStyle accessibilityIgnoresInvertColors \
      accessibilityLocalizationKey accessibilityUserInputLabels isAccessibilityElement \
      accessibilityContainerType accessibilityRespondsToUserInteraction accessibilityAttributedLabel \
      accessibilityAttributedHint accessibilityAttributedValue shouldGroupAccessibilityChildren \
      accessibilityHeaderElements largeContentTitle observationInfo
      """
    ),
    ("UIResponder", "userActivity restorationIdentifier"),
    (
      "UIView",
      """
      bounds center clipsToBounds contentScaleFactor gestureRecognizers maskView mask motionEffects \
      tintAdjustmentMode transform transform3D anchorPoint accessibilityIgnoresInvertColors interactions \
      overrideUserInterfaceStyle focusGroupIdentifier focusEffect maximumContentSizeCategory \
      minimumContentSizeCategory showsLargeContentViewer largeContentImage largeContentTitle \
      scalesLargeContentImage largeContentImageInsets safeAreaLayoutGuide keyboardLayoutGuide superview \
      window subviews constraints viewForBaselineLayout
      """
    ),
    (
      "UIViewController",
      """
      modalPresentationCapturesStatusBarAppearance modalInPopover modalInPresentation preferredContentSize \
      additionalSafeAreaInsets viewRespectsSystemMinimumLayoutMargins editing restorationClass \
      transitioningDelegate overrideUserInterfaceStyle tabBarSystemItem storyboard parentViewController \
      navigationController tabBarController splitViewController focusGroupIdentifier \
      performsActionsWhilePresentingModally tabBarObservedScrollView previewActionItems inputAccessoryView \
      inputView
      """
    ),
    ("UIControl", "showsMenuAsPrimaryAction contextMenuInteractionEnabled toolTip"),
    (
      "UILabel",
      """
      font adjustsFontSizeToFitWidth allowsDefaultTighteningForTruncation highlightedTextColor \
      lineBreakStrategy showsExpansionTextWhenTruncated
      """
    ),
    (
      "UIButton",
      """
      font titleLabel imageView preferredMenuElementOrder pointerInteractionEnabled \
      automaticallyUpdatesConfiguration preferredBehavioralStyle title
      """
    ),
    (
      "UITextField",
      """
      font clearsOnInsertion adjustsFontSizeToFitWidth leftView leftViewMode rightView rightViewMode \
      defaultTextAttributes typingAttributes selectedTextRange \(textInput)
      """
    ),
    ("UISearchTextField", "tokens tokenBackgroundColor allowsDeletingTokens allowsCopyingTokens"),
    (
      "UITextView",
      """
      font selectedRange selectedTextRange linkTextAttributes typingAttributes textContainer textStorage \
      usesStandardTextScaling findInteractionEnabled contentToHTMLString secureTextEntry \(textInput)
      """
    ),
    (
      "UIImageView",
      """
      animationImages highlightedAnimationImages animationDuration animationRepeatCount \
      adjustsImageWhenAncestorFocused preferredImageDynamicRange
      """
    ),
    (
      "UIScrollView",
      """
      contentOffset decelerationRate verticalScrollIndicatorInsets horizontalScrollIndicatorInsets \
      automaticallyAdjustsScrollIndicatorInsets zoomScale
      """
    ),
    (
      "UITableView",
      """
      prefetchDataSource dragDelegate dropDelegate dragInteractionEnabled separatorEffect editing \
      allowsFocus cellLayoutMarginsFollowReadableWidth remembersLastFocusedIndexPath \
      insetsContentViewsToSafeArea sectionHeaderTopPadding fillerRowHeight selectionFollowsFocus
      """
    ),
    (
      "UITableViewCell",
      """
      multipleSelectionBackgroundView editingAccessoryView selected highlighted editing text textColor font \
      image selectedImage selectedTextColor textAlignment lineBreakMode backgroundConfiguration \
      contentConfiguration userInteractionEnabledWhileDragging target editAction accessoryAction
      """
    ),
    ("UITableViewHeaderFooterView", "textLabel detailTextLabel backgroundConfiguration"),
    (
      "UICollectionView",
      """
      prefetchDataSource dragDelegate dropDelegate dragInteractionEnabled reorderingCadence allowsFocus \
      allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing editing \
      remembersLastFocusedIndexPath selectionFollowsFocus selfSizingInvalidation
      """
    ),
    ("UICollectionViewCell", "selected highlighted backgroundConfiguration contentConfiguration"),
    ("UICollectionViewListCell", "indentationLevel indentationWidth indentsAccessories accessories"),
    ("UIWindow", "screen windowLevel windowScene canResizeToFitContent"),
    ("UIActivityIndicatorView", "activityIndicatorViewStyle"),
    ("UIProgressView", "observedProgress"),
    ("UISwitch", "onImage offImage"),
    ("UISlider", "preferredBehavioralStyle"),
    ("UISegmentedControl", "segmentedControlStyle"),
    ("UIPageControl", "allowsContinuousInteraction backgroundStyle preferredIndicatorImage direction"),
    ("UIDatePicker", "calendar preferredDatePickerStyle roundsToMinuteInterval"),
    ("UINavigationBar", "preferredBehavioralStyle"),
    ("UISearchBar", "searchResultsButtonSelected selectedScopeButtonIndex secureTextEntry \(textInput)"),
    ("UIVisualEffectView", "effect"),
    ("UIInputView", "allowsSelfSizing"),
    ("UIWebView", "paginationMode paginationBreakingMode pageLength gapBetweenPages scrollView"),
    ("WKWebView", "pageZoom mediaType inspectable findInteractionEnabled underPageBackgroundColor"),
    (
      "MKMapView",
      """
      region centerCoordinate visibleMapRect camera showsUserTrackingButton userTrackingMode \
      pointOfInterestFilter preferredConfiguration selectedAnnotations
      """
    ),
    (
      "UICollectionViewController",
      "useLayoutToLayoutNavigationTransitions installsStandardGestureForInteractiveMovement"
    ),
    ("UITabBarController", "customizableViewControllers moreNavigationController"),
    (
      "UISplitViewController",
      """
      primaryEdge preferredSplitBehavior showsSecondaryOnlyButton preferredPrimaryColumnWidth
      """
    ),
    (
      "UINavigationItem",
      """
      backButtonDisplayMode searchController hidesSearchBarWhenScrolling standardAppearance \
      compactAppearance scrollEdgeAppearance
      """
    ),
    ("UIBarItem", "landscapeImagePhone landscapeImagePhoneInsets"),
    (
      "UIBarButtonItem",
      """
      action possibleTitles menu primaryAction selected hidden backgroundVerticalPositionAdjustment
      """
    ),
    ("UITabBarItem", "standardAppearance"),
    ("UIGestureRecognizer", "state name view allowedTouchTypes allowedPressTypes requiresExclusiveTouchType"),
    ("UITapGestureRecognizer", "buttonMaskRequired"),
    ("UIPanGestureRecognizer", "allowedScrollTypesMask"),
    ("NSLayoutConstraint", "constant priority active identifier shouldBeArchived"),
    ("UIBarAppearance", "backgroundImageContentMode"),
    (
      "UINavigationBarAppearance",
      """
      titlePositionAdjustment subtitleTextAttributes largeSubtitleTextAttributes buttonAppearance \
      doneButtonAppearance backButtonAppearance prominentButtonAppearance
      """
    ),
    (
      "UITabBarAppearance",
      """
      stackedLayoutAppearance inlineLayoutAppearance compactInlineLayoutAppearance selectionIndicatorImage \
      selectionIndicatorTintColor stackedItemPositioning stackedItemWidth stackedItemSpacing
      """
    ),
    ("UIToolbarAppearance", "buttonAppearance doneButtonAppearance prominentButtonAppearance"),
    ("UILayoutGuide", "identifier"),
    ("UICollectionViewFlowLayout", "sectionHeadersPinToVisibleBounds sectionFootersPinToVisibleBounds"),
    ("UIStoryboardSegue", ""),
    ("UISearchDisplayController", "active displaysSearchBarInNavigationBar"),
    ("UIApplication", "delegate applicationIconBadgeNumber idleTimerDisabled"),
  ]
}
