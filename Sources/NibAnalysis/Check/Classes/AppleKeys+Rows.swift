import NibCore

/// The table behind `AppleKeys`.
extension AppleKeys {
  /// Properties of text input traits, which several classes have.
  private static let textInput = """
    autocapitalizationType autocorrectionType spellCheckingType smartQuotesType smartDashesType \
    smartInsertDeleteType keyboardType keyboardAppearance returnKeyType enablesReturnKeyAutomatically \
    secureTextEntry textContentType passwordRules inputView inputAccessoryView inputDelegate
    """

  /// The properties that each class declares, from Apple's documentation. A class that declares none has an
  /// empty row; the properties of a class without a row are not known.
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
      alpha autoresizesSubviews autoresizingMask backgroundColor bounds center clearsContextBeforeDrawing \
      clipsToBounds contentMode contentScaleFactor contentStretch exclusiveTouch frame gestureRecognizers \
      hidden layoutMargins directionalLayoutMargins insetsLayoutMarginsFromSafeArea maskView mask \
      motionEffects multipleTouchEnabled opaque preservesSuperviewLayoutMargins restorationIdentifier \
      semanticContentAttribute tag tintAdjustmentMode tintColor transform transform3D anchorPoint \
      translatesAutoresizingMaskIntoConstraints userInteractionEnabled layer \
      accessibilityIgnoresInvertColors interactions overrideUserInterfaceStyle focusGroupIdentifier \
      focusEffect maximumContentSizeCategory minimumContentSizeCategory showsLargeContentViewer \
      largeContentImage largeContentTitle scalesLargeContentImage largeContentImageInsets \
      safeAreaLayoutGuide keyboardLayoutGuide superview window subviews constraints viewForBaselineLayout
      """
    ),
    (
      "UIViewController",
      """
      view title tabBarItem navigationItem toolbarItems hidesBottomBarWhenPushed modalPresentationStyle \
      modalTransitionStyle modalPresentationCapturesStatusBarAppearance modalInPopover modalInPresentation \
      preferredContentSize contentSizeForViewInPopover definesPresentationContext \
      providesPresentationContextTransitionStyle edgesForExtendedLayout extendedLayoutIncludesOpaqueBars \
      automaticallyAdjustsScrollViewInsets additionalSafeAreaInsets viewRespectsSystemMinimumLayoutMargins \
      editing restorationIdentifier restorationClass transitioningDelegate wantsFullScreenLayout \
      overrideUserInterfaceStyle searchDisplayController tabBarSystemItem storyboard nibName \
      parentViewController navigationController tabBarController splitViewController focusGroupIdentifier \
      performsActionsWhilePresentingModally tabBarObservedScrollView previewActionItems inputAccessoryView \
      inputView
      """
    ),
    (
      "UIControl",
      """
      enabled highlighted selected contentHorizontalAlignment contentVerticalAlignment \
      showsMenuAsPrimaryAction contextMenuInteractionEnabled toolTip
      """
    ),
    (
      "UILabel",
      """
      text attributedText font textColor textAlignment lineBreakMode numberOfLines adjustsFontSizeToFitWidth \
      adjustsLetterSpacingToFitWidth adjustsFontForContentSizeCategory allowsDefaultTighteningForTruncation \
      baselineAdjustment minimumFontSize minimumScaleFactor enabled highlighted highlightedTextColor \
      shadowColor shadowOffset preferredMaxLayoutWidth lineBreakStrategy showsExpansionTextWhenTruncated
      """
    ),
    (
      "UIButton",
      """
      adjustsImageWhenDisabled adjustsImageWhenHighlighted contentEdgeInsets titleEdgeInsets imageEdgeInsets \
      font lineBreakMode reversesTitleShadowWhenHighlighted showsTouchWhenHighlighted titleShadowOffset \
      titleLabel imageView configuration role menu preferredMenuElementOrder pointerInteractionEnabled \
      changesSelectionAsPrimaryAction adjustsImageSizeForAccessibilityContentSizeCategory \
      automaticallyUpdatesConfiguration preferredBehavioralStyle title
      """
    ),
    (
      "UITextField",
      """
      text attributedText placeholder attributedPlaceholder font textColor textAlignment borderStyle \
      background disabledBackground clearButtonMode clearsOnBeginEditing clearsOnInsertion \
      adjustsFontSizeToFitWidth adjustsFontForContentSizeCategory minimumFontSize delegate leftView \
      leftViewMode rightView rightViewMode defaultTextAttributes typingAttributes \
      allowsEditingTextAttributes selectedTextRange \(textInput)
      """
    ),
    ("UISearchTextField", "tokens tokenBackgroundColor allowsDeletingTokens allowsCopyingTokens"),
    (
      "UITextView",
      """
      text attributedText font textColor textAlignment editable selectable selectedRange selectedTextRange \
      dataDetectorTypes linkTextAttributes typingAttributes allowsEditingTextAttributes clearsOnInsertion \
      textContainerInset textContainer layoutManager textStorage usesStandardTextScaling \
      findInteractionEnabled adjustsFontForContentSizeCategory contentToHTMLString \(textInput)
      """
    ),
    (
      "UIImageView",
      """
      image highlightedImage animationImages highlightedAnimationImages animationDuration \
      animationRepeatCount highlighted preferredSymbolConfiguration \
      adjustsImageSizeForAccessibilityContentSizeCategory adjustsImageWhenAncestorFocused \
      preferredImageDynamicRange
      """
    ),
    (
      "UIScrollView",
      """
      alwaysBounceHorizontal alwaysBounceVertical bounces bouncesZoom canCancelContentTouches contentInset \
      contentInsetAdjustmentBehavior contentOffset contentSize decelerationRate delaysContentTouches \
      delegate directionalLockEnabled indicatorStyle keyboardDismissMode maximumZoomScale minimumZoomScale \
      pagingEnabled refreshControl scrollEnabled scrollIndicatorInsets verticalScrollIndicatorInsets \
      horizontalScrollIndicatorInsets automaticallyAdjustsScrollIndicatorInsets scrollsToTop \
      showsHorizontalScrollIndicator showsVerticalScrollIndicator zoomScale
      """
    ),
    (
      "UITableView",
      """
      dataSource delegate prefetchDataSource dragDelegate dropDelegate dragInteractionEnabled rowHeight \
      sectionHeaderHeight sectionFooterHeight estimatedRowHeight estimatedSectionHeaderHeight \
      estimatedSectionFooterHeight separatorInset separatorInsetReference separatorStyle separatorColor \
      separatorEffect tableHeaderView tableFooterView backgroundView editing allowsSelection \
      allowsSelectionDuringEditing allowsMultipleSelection allowsMultipleSelectionDuringEditing allowsFocus \
      sectionIndexColor sectionIndexBackgroundColor sectionIndexMinimumDisplayRowCount \
      sectionIndexTrackingBackgroundColor cellLayoutMarginsFollowReadableWidth remembersLastFocusedIndexPath \
      insetsContentViewsToSafeArea sectionHeaderTopPadding fillerRowHeight selectionFollowsFocus style
      """
    ),
    (
      "UITableViewCell",
      """
      textLabel detailTextLabel imageView contentView backgroundView selectedBackgroundView \
      multipleSelectionBackgroundView accessoryType accessoryView editingAccessoryType editingAccessoryView \
      selectionStyle selected highlighted editing indentationLevel indentationWidth separatorInset \
      shouldIndentWhileEditing showsReorderControl focusStyle reuseIdentifier text textColor font image \
      selectedImage selectedTextColor textAlignment lineBreakMode backgroundConfiguration \
      contentConfiguration userInteractionEnabledWhileDragging target editAction accessoryAction
      """
    ),
    (
      "UITableViewHeaderFooterView",
      """
      textLabel detailTextLabel contentView backgroundView tintColor reuseIdentifier backgroundConfiguration
      """
    ),
    (
      "UICollectionView",
      """
      dataSource delegate prefetchDataSource dragDelegate dropDelegate dragInteractionEnabled \
      reorderingCadence prefetchingEnabled collectionViewLayout backgroundView allowsSelection \
      allowsMultipleSelection allowsFocus allowsSelectionDuringEditing allowsMultipleSelectionDuringEditing \
      editing remembersLastFocusedIndexPath selectionFollowsFocus selfSizingInvalidation
      """
    ),
    ("UICollectionReusableView", "reuseIdentifier"),
    (
      "UICollectionViewCell",
      """
      contentView backgroundView selectedBackgroundView selected highlighted backgroundConfiguration \
      contentConfiguration
      """
    ),
    (
      "UICollectionViewListCell",
      """
      indentationLevel indentationWidth indentsAccessories accessories
      """
    ),
    (
      "UIStackView",
      """
      alignment axis baselineRelativeArrangement distribution layoutMarginsRelativeArrangement spacing
      """
    ),
    (
      "UIWindow",
      """
      rootViewController screen windowLevel windowScene canResizeToFitContent backgroundColor
      """
    ),
    ("UIActivityIndicatorView", "activityIndicatorViewStyle style color hidesWhenStopped"),
    (
      "UIProgressView",
      """
      progress progressImage progressTintColor progressViewStyle trackImage trackTintColor observedProgress
      """
    ),
    ("UIPickerView", "dataSource delegate showsSelectionIndicator"),
    ("UISwitch", "on onTintColor thumbTintColor onImage offImage preferredStyle title"),
    (
      "UISlider",
      """
      value minimumValue maximumValue minimumValueImage maximumValueImage continuous minimumTrackTintColor \
      maximumTrackTintColor thumbTintColor preferredBehavioralStyle
      """
    ),
    ("UIStepper", "value minimumValue maximumValue stepValue autorepeat continuous wraps"),
    (
      "UISegmentedControl",
      """
      apportionsSegmentWidthsByContent momentary segmentedControlStyle selectedSegmentIndex \
      selectedSegmentTintColor
      """
    ),
    (
      "UIPageControl",
      """
      currentPage numberOfPages hidesForSinglePage pageIndicatorTintColor currentPageIndicatorTintColor \
      defersCurrentPageDisplay allowsContinuousInteraction backgroundStyle preferredIndicatorImage direction
      """
    ),
    (
      "UIDatePicker",
      """
      date datePickerMode minimumDate maximumDate minuteInterval countDownDuration calendar locale timeZone \
      preferredDatePickerStyle roundsToMinuteInterval
      """
    ),
    ("UIRefreshControl", "attributedTitle"),
    ("UIColorWell", "title selectedColor supportsAlpha"),
    (
      "UINavigationBar",
      """
      delegate barStyle barTintColor translucent titleTextAttributes largeTitleTextAttributes \
      prefersLargeTitles items shadowImage backIndicatorImage backIndicatorTransitionMaskImage \
      backgroundImage standardAppearance compactAppearance scrollEdgeAppearance compactScrollEdgeAppearance \
      preferredBehavioralStyle
      """
    ),
    (
      "UITabBar",
      """
      delegate barStyle barTintColor translucent items selectedItem backgroundImage shadowImage \
      selectionIndicatorImage selectedImageTintColor unselectedItemTintColor itemPositioning itemSpacing \
      itemWidth standardAppearance scrollEdgeAppearance
      """
    ),
    (
      "UIToolbar",
      """
      delegate barStyle barTintColor translucent items standardAppearance compactAppearance \
      scrollEdgeAppearance
      """
    ),
    (
      "UISearchBar",
      """
      delegate text placeholder prompt barStyle barTintColor searchBarStyle translucent showsBookmarkButton \
      showsCancelButton showsScopeBar showsSearchResultsButton searchResultsButtonSelected scopeButtonTitles \
      selectedScopeButtonIndex backgroundImage scopeBarBackgroundImage \
      searchFieldBackgroundPositionAdjustment searchTextPositionAdjustment \(textInput)
      """
    ),
    ("UIVisualEffectView", "effect contentView"),
    ("UIInputView", "allowsSelfSizing"),
    ("UITableViewCellContentView", ""),
    (
      "UIWebView",
      """
      delegate allowsInlineMediaPlayback dataDetectorTypes keyboardDisplayRequiresUserAction \
      mediaPlaybackRequiresUserAction mediaPlaybackAllowsAirPlay scalesPageToFit \
      suppressesIncrementalRendering paginationMode paginationBreakingMode pageLength gapBetweenPages \
      scrollView
      """
    ),
    (
      "WKWebView",
      """
      UIDelegate navigationDelegate allowsBackForwardNavigationGestures allowsLinkPreview customUserAgent \
      pageZoom mediaType configuration inspectable findInteractionEnabled underPageBackgroundColor
      """
    ),
    (
      "MKMapView",
      """
      delegate mapType region centerCoordinate visibleMapRect camera zoomEnabled scrollEnabled rotateEnabled \
      pitchEnabled showsUserLocation showsPointsOfInterest showsBuildings showsCompass showsScale \
      showsTraffic showsUserTrackingButton userTrackingMode pointOfInterestFilter preferredConfiguration \
      selectedAnnotations
      """
    ),
    ("UITableViewController", "tableView clearsSelectionOnViewWillAppear refreshControl"),
    (
      "UICollectionViewController",
      """
      collectionView clearsSelectionOnViewWillAppear useLayoutToLayoutNavigationTransitions \
      installsStandardGestureForInteractiveMovement
      """
    ),
    (
      "UINavigationController",
      """
      delegate viewControllers navigationBar toolbar navigationBarHidden toolbarHidden hidesBarsOnSwipe \
      hidesBarsOnTap hidesBarsWhenKeyboardAppears hidesBarsWhenVerticallyCompact
      """
    ),
    (
      "UITabBarController",
      """
      delegate viewControllers customizableViewControllers selectedViewController selectedIndex tabBar \
      moreNavigationController
      """
    ),
    ("UIPageViewController", "delegate dataSource doubleSided"),
    (
      "UISplitViewController",
      """
      delegate viewControllers presentsWithGesture preferredDisplayMode preferredPrimaryColumnWidthFraction \
      minimumPrimaryColumnWidth maximumPrimaryColumnWidth primaryEdge primaryBackgroundStyle \
      preferredSplitBehavior showsSecondaryOnlyButton preferredPrimaryColumnWidth
      """
    ),
    (
      "UINavigationItem",
      """
      title titleView prompt backBarButtonItem backButtonTitle backButtonDisplayMode hidesBackButton \
      leftBarButtonItem leftBarButtonItems leftItemsSupplementBackButton rightBarButtonItem \
      rightBarButtonItems searchController hidesSearchBarWhenScrolling largeTitleDisplayMode \
      standardAppearance compactAppearance scrollEdgeAppearance style
      """
    ),
    (
      "UIBarItem",
      """
      enabled title image landscapeImagePhone largeContentSizeImage imageInsets landscapeImagePhoneInsets \
      tag
      """
    ),
    (
      "UIBarButtonItem",
      """
      target action customView style width possibleTitles tintColor menu primaryAction selected hidden \
      backgroundVerticalPositionAdjustment
      """
    ),
    (
      "UITabBarItem",
      """
      badgeValue badgeColor selectedImage titlePositionAdjustment standardAppearance
      """
    ),
    (
      "UIGestureRecognizer",
      """
      delegate enabled state cancelsTouchesInView delaysTouchesBegan delaysTouchesEnded name view \
      allowedTouchTypes allowedPressTypes requiresExclusiveTouchType
      """
    ),
    ("UITapGestureRecognizer", "numberOfTapsRequired numberOfTouchesRequired buttonMaskRequired"),
    ("UIPinchGestureRecognizer", "scale"),
    ("UIRotationGestureRecognizer", "rotation"),
    ("UISwipeGestureRecognizer", "direction numberOfTouchesRequired"),
    (
      "UIPanGestureRecognizer",
      """
      minimumNumberOfTouches maximumNumberOfTouches allowedScrollTypesMask
      """
    ),
    ("UIScreenEdgePanGestureRecognizer", "edges"),
    (
      "UILongPressGestureRecognizer",
      """
      minimumPressDuration numberOfTapsRequired numberOfTouchesRequired allowableMovement
      """
    ),
    ("NSLayoutConstraint", "constant priority active identifier shouldBeArchived"),
    (
      "UIBarAppearance",
      "backgroundEffect backgroundColor backgroundImage backgroundImageContentMode shadowColor shadowImage"
    ),
    (
      "UINavigationBarAppearance",
      """
      titleTextAttributes titlePositionAdjustment largeTitleTextAttributes subtitleTextAttributes \
      largeSubtitleTextAttributes buttonAppearance doneButtonAppearance backButtonAppearance \
      prominentButtonAppearance
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
    ("UICollectionViewLayout", ""),
    (
      "UICollectionViewFlowLayout",
      """
      itemSize estimatedItemSize minimumLineSpacing minimumInteritemSpacing headerReferenceSize \
      footerReferenceSize sectionInset sectionInsetReference sectionHeadersPinToVisibleBounds \
      sectionFootersPinToVisibleBounds scrollDirection
      """
    ),
    ("UIStoryboardSegue", ""),
    (
      "UISearchDisplayController",
      """
      delegate searchBar searchContentsController searchResultsDataSource searchResultsDelegate \
      searchResultsTitle active displaysSearchBarInNavigationBar
      """
    ),
    ("UIApplication", "delegate applicationIconBadgeNumber idleTimerDisabled"),
  ]
}
