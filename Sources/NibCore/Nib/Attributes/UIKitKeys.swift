/// The properties of Apple's classes that NibTerm does not implement. Outlets and runtime attributes can set them,
/// which has no effect. `check --strict` uses the same table.
package enum UIKitKeys {
  /// The keys that a class declares, without those of its superclasses; `nil` for a class without a row.
  package static func keys(of name: String) -> Set<String>? { keysByClass[name] }

  /// Whether a class or one of its superclasses has a key that NibTerm does not implement.
  static func contains(_ key: String, in type: AnyClass) -> Bool {
    ClassReflection.lineage(of: type).contains { type in
      let keys = keysByClass[nibBareName(of: type)] ?? []
      return keys.contains(key) || keys.contains(KeyRows.withoutIs(key))
    }
  }

  private static let keysByClass: [String: Set<String>] = rows.reduce(into: [:]) { result, row in
    result[row.name] = Set(row.keys.split(separator: " ").map(String.init))
  }

  /// The properties for text input, which text fields, text views and search bars share.
  private static let textInput =
    (TextInputTraitsWord.names(without: [.secureTextEntry]) + ["passwordRules", "inputDelegate"])
    .joined(separator: " ")

  /// The properties that each class declares and that NibTerm does not implement, from Apple's documentation.
  /// A class that NibTerm does not implement has an empty row if it declares none.
  package static let rows: [(name: String, keys: String)] = text.split(separator: "\n").map { line in
    let parts = line.split(separator: ":", maxSplits: 1)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
  }

  /// One line per class, with its properties.
  private static let text = """
    NSObject: accessibilityLabel accessibilityHint accessibilityValue accessibilityTraits accessibilityFrame \
      accessibilityPath accessibilityIdentifier accessibilityLanguage accessibilityElements \
      accessibilityElementsHidden accessibilityViewIsModal accessibilityActivationPoint accessibilityCustomActions \
      accessibilityNavigationStyle accessibilityIgnoresInvertColors accessibilityLocalizationKey \
      accessibilityUserInputLabels isAccessibilityElement accessibilityContainerType \
      accessibilityRespondsToUserInteraction accessibilityAttributedLabel accessibilityAttributedHint \
      accessibilityAttributedValue shouldGroupAccessibilityChildren accessibilityHeaderElements largeContentTitle \
      observationInfo
    UIResponder: userActivity restorationIdentifier
    UIView: gestureRecognizers maskView mask motionEffects transform3D anchorPoint accessibilityIgnoresInvertColors \
      focusGroupIdentifier focusEffect maximumContentSizeCategory minimumContentSizeCategory showsLargeContentViewer \
      largeContentImage largeContentTitle scalesLargeContentImage largeContentImageInsets safeAreaLayoutGuide \
      keyboardLayoutGuide subviews constraints viewForBaselineLayout preferredFocusedView
    UIViewController: modalPresentationCapturesStatusBarAppearance modalInPopover \
      viewRespectsSystemMinimumLayoutMargins restorationClass tabBarSystemItem storyboard parentViewController \
      splitViewController focusGroupIdentifier performsActionsWhilePresentingModally tabBarObservedScrollView \
      previewActionItems inputAccessoryView inputView preferredFocusedView
    UIControl: showsMenuAsPrimaryAction contextMenuInteractionEnabled toolTip
    UILabel: showsExpansionTextWhenTruncated
    UIButton: font preferredMenuElementOrder pointerInteractionEnabled automaticallyUpdatesConfiguration \
      preferredBehavioralStyle title
    UITextField: clearsOnInsertion defaultTextAttributes typingAttributes \(textInput)
    UISearchTextField: tokens tokenBackgroundColor allowsDeletingTokens allowsCopyingTokens
    UITextView: linkTextAttributes typingAttributes textStorage usesStandardTextScaling findInteractionEnabled \
      contentToHTMLString secureTextEntry \(textInput)
    UIImageView: adjustsImageWhenAncestorFocused preferredImageDynamicRange
    UIScrollView: automaticallyAdjustsScrollIndicatorInsets
    UITableView: dragDelegate dropDelegate separatorEffect fillerRowHeight
    UITableViewCell: editingAccessoryView text textColor font image selectedImage selectedTextColor textAlignment \
      lineBreakMode userInteractionEnabledWhileDragging target editAction accessoryAction
    UITableViewHeaderFooterView: backgroundConfiguration
    UICollectionView: dragDelegate dropDelegate reorderingCadence selfSizingInvalidation
    UICollectionViewCell:
    UICollectionViewListCell:
    UIWindow: screen windowLevel canResizeToFitContent
    UIActivityIndicatorView: activityIndicatorViewStyle
    UIProgressView: observedProgress
    UISwitch: onImage offImage
    UISlider: preferredBehavioralStyle
    UISegmentedControl: segmentedControlStyle
    UIPageControl: allowsContinuousInteraction backgroundStyle preferredIndicatorImage direction
    UIDatePicker: roundsToMinuteInterval
    UINavigationBar: preferredBehavioralStyle
    UISearchBar: searchResultsButtonSelected secureTextEntry inputView inputAccessoryView \(textInput)
    UIVisualEffectView:
    UIInputView:
    UIWebView: paginationMode paginationBreakingMode pageLength gapBetweenPages scrollView
    WKWebView: pageZoom mediaType inspectable findInteractionEnabled underPageBackgroundColor
    MKMapView: region centerCoordinate visibleMapRect camera showsUserTrackingButton userTrackingMode \
      pointOfInterestFilter preferredConfiguration selectedAnnotations
    UICollectionViewController: useLayoutToLayoutNavigationTransitions installsStandardGestureForInteractiveMovement
    UITabBarController: customizableViewControllers moreNavigationController
    UISplitViewController:
    UINavigationItem: backButtonDisplayMode
    UIBarItem: landscapeImagePhoneInsets
    UIBarButtonItem: hidden backgroundVerticalPositionAdjustment
    UITabBarItem: standardAppearance
    UIGestureRecognizer: view allowedTouchTypes allowedPressTypes requiresExclusiveTouchType
    UITapGestureRecognizer: buttonMaskRequired
    UIPanGestureRecognizer: allowedScrollTypesMask
    NSLayoutConstraint:
    UIBarAppearance: backgroundImageContentMode
    UINavigationBarAppearance: titlePositionAdjustment subtitleTextAttributes largeSubtitleTextAttributes \
      prominentButtonAppearance
    UITabBarAppearance: selectionIndicatorImage selectionIndicatorTintColor stackedItemPositioning stackedItemWidth \
      stackedItemSpacing
    UIToolbarAppearance: buttonAppearance doneButtonAppearance prominentButtonAppearance
    UILayoutGuide:
    UICollectionViewFlowLayout: sectionFootersPinToVisibleBounds
    UIStoryboardSegue:
    UISearchDisplayController: active displaysSearchBarInNavigationBar
    UIApplication: statusBarStyle statusBarHidden statusBarOrientation applicationSupportsShakeToEdit \
      proximitySensingEnabled shortcutItems scheduledLocalNotifications
    """
}
