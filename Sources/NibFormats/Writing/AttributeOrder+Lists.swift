extension AttributeOrder {
  /// The attributes at the end of every object.
  static let identity = [
    "translatesAutoresizingMaskIntoConstraints", "simulatedAppContext", "id", "userLabel", "customClass",
    "customModule", "customModuleProvider", "sceneMemberID",
  ]

  static let view = [
    "key", "hidden", "toolTip", "autoresizesSubviews", "opaque", "verifyAmbiguity", "clipsSubviews",
    "clearsContextBeforeDrawing", "multipleTouchEnabled", "userInteractionEnabled", "alpha", "tag",
    "contentMode", "semanticContentAttribute", "horizontalHuggingPriority", "verticalHuggingPriority",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority", "fixedFrame",
    "ambiguous", "misplaced", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
    "restorationIdentifier", "preservesSuperviewLayoutMargins", "layoutMarginsFollowReadableWidth",
    "insetsLayoutMarginsFromSafeArea",
  ]

  static let scrollView = [
    "directionalLockEnabled", "bounces", "alwaysBounceVertical", "alwaysBounceHorizontal", "pagingEnabled",
    "scrollEnabled", "showsHorizontalScrollIndicator", "showsVerticalScrollIndicator",
    "contentInsetAdjustmentBehavior", "indicatorStyle", "keyboardDismissMode", "minimumZoomScale",
    "maximumZoomScale", "delaysContentTouches", "canCancelContentTouches", "bouncesZoom",
  ]

  static let control = [
    "showsMenuAsPrimaryAction", "selected", "enabled", "highlighted", "contentHorizontalAlignment",
    "contentVerticalAlignment",
  ]

  /// The attributes of single classes of views.
  static let views: [String: [String]] = [
    "label": [
      "usesAttributedText", "text", "textAlignment", "lineBreakMode", "numberOfLines", "baselineAdjustment",
      "enabled", "highlighted", "minimumScaleFactor", "minimumFontSize", "adjustsLetterSpacingToFitWidth",
      "showsExpansionTextWhenTruncated", "adjustsFontForContentSizeCategory", "adjustsFontSizeToFit",
      "preferredMaxLayoutWidth",
    ],
    "button": [
      "springLoaded", "adjustsImageSizeForAccessibilityContentSizeCategory",
      "reversesTitleShadowWhenHighlighted", "buttonType", "showsTouchWhenHighlighted",
      "adjustsImageWhenHighlighted", "adjustsImageWhenDisabled", "lineBreakMode", "hasAttributedTitle",
      "pointerInteraction", "changesSelectionAsPrimaryAction", "role",
    ],
    "imageView": [
      "highlighted", "image", "catalog", "highlightedImage",
      "adjustsImageSizeForAccessibilityContentSizeCategory",
    ],
    "textField": [
      "text", "borderStyle", "placeholder", "textAlignment", "adjustsFontForContentSizeCategory",
      "adjustsFontSizeToFit", "minimumFontSize", "clearsOnBeginEditing", "clearButtonMode", "background",
      "disabledBackground", "allowsEditingTextAttributes",
    ],
    "textView": [
      "editable", "usesAttributedText", "text", "textAlignment", "selectable", "layoutManager",
      "adjustsFontForContentSizeCategory",
    ],
    "stackView": [
      "axis", "distribution", "alignment", "spacing", "spacingType", "baselineRelativeArrangement",
      "layoutMarginsRelativeArrangement",
    ],
    "tableView": [
      "dataMode", "style", "separatorStyle", "allowsSelection", "allowsSelectionDuringEditing",
      "allowsMultipleSelection", "allowsMultipleSelectionDuringEditing", "separatorInsetReference",
      "rowHeight", "estimatedRowHeight", "sectionHeaderHeight", "estimatedSectionHeaderHeight",
      "sectionFooterHeight", "estimatedSectionFooterHeight",
    ],
    "collectionView": ["dataMode", "prefetchingEnabled"],
    "tableViewCell": [
      "selectionStyle", "accessoryType", "hidesAccessoryWhenEditing", "indentationLevel", "indentationWidth",
      "shouldIndentWhileEditing", "reuseIdentifier", "focusStyle", "editingAccessoryType", "textLabel",
      "detailTextLabel", "imageView", "rowHeight", "style",
    ],
    "collectionViewCell": ["reuseIdentifier"], "collectionReusableView": ["reuseIdentifier"],
    "switch": ["on", "title", "preferredStyle"], "slider": ["value", "minValue", "maxValue", "continuous"],
    "stepper": [
      "continuous", "autorepeat", "wraps", "value", "minimumValue", "maximumValue", "stepValue",
    ],
    "segmentedControl": [
      "apportionsSegmentWidthsByContent", "momentary", "segmentControlStyle", "selectedSegmentIndex",
    ],
    "activityIndicatorView": ["hidesWhenStopped", "animating", "style"],
    "progressView": ["progressViewStyle", "progress"],
    "pageControl": ["hidesForSinglePage", "numberOfPages", "currentPage"],
    "datePicker": ["datePickerMode", "minuteInterval", "useCurrentDate", "style"],
    "searchBar": ["barStyle", "searchBarStyle", "text", "placeholder", "showsCancelButton"],
    "navigationBar": ["barStyle", "translucent", "largeTitles"],
  ]

  static let controller = [
    "restorationIdentifier", "storyboardIdentifier", "storyboardName", "autoresizesArchivedViewToFullSize",
    "title", "referencedIdentifier", "wantsFullScreenLayout", "extendedLayoutIncludesOpaqueBars",
    "automaticallyAdjustsScrollViewInsets", "definesPresentationContext", "modalTransitionStyle",
    "modalPresentationStyle", "useStoryboardIdentifierAsRestorationIdentifier", "transitionStyle",
    "hidesBottomBarWhenPushed", "navigationBarHidden", "navigationOrientation", "spineLocation",
    "clearsSelectionOnViewWillAppear",
  ]

  /// The attributes of elements that are neither views nor controllers.
  static let others: [String: [String]] = [
    "constraint": [
      "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "priority",
      "constant", "symbolic", "symbolType", "placeholder", "identifier", "id", "userLabel", "customClass",
      "customModule", "customModuleProvider",
    ],
    "buttonConfiguration": ["key", "style", "image", "catalog", "imagePlacement", "title", "imagePadding"],
    "state": ["key", "title", "image", "backgroundImage", "catalog"],
    "barButtonItem": [
      "key", "enabled", "tag", "springLoaded", "title", "image", "catalog", "landscapeImage", "width",
      "style", "systemItem", "id", "userLabel", "customClass", "customModule", "customModuleProvider",
    ],
    "tabBarItem": [
      "key", "enabled", "tag", "systemItem", "title", "badgeValue", "image", "catalog", "selectedImage",
      "landscapeImage", "id", "userLabel",
    ],
    "navigationItem": ["key", "title", "prompt", "largeTitleDisplayMode", "id", "userLabel"],
    "color": [
      "key", "systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor", "name", "catalog", "red",
      "green", "blue", "white", "alpha", "colorSpace", "customColorSpace",
    ],
    "textInputTraits": [
      "key", "autocapitalizationType", "autocorrectionType", "spellCheckingType", "keyboardType",
      "keyboardAppearance", "returnKeyType", "enablesReturnKeyAutomatically", "secureTextEntry",
      "smartDashesType", "smartInsertDeleteType", "smartQuotesType", "textContentType",
    ],
    "segue": [
      "destination", "kind", "relationship", "identifier", "customClass", "customModule",
      "customModuleProvider", "animates", "modalPresentationStyle", "modalTransitionStyle",
      "popoverAnchorView", "popoverAnchorBarButtonItem", "id",
    ],
    "collectionViewFlowLayout": [
      "key", "scrollDirection", "automaticEstimatedItemSize", "minimumLineSpacing", "minimumInteritemSpacing",
      "sectionInsetReference", "id",
    ],
    "accessibility": ["key", "hint", "identifier", "label"],
    "autoresizingMask": [
      "key", "flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY",
    ],
    "inset": ["key", "minX", "minY", "maxX", "maxY"],
    "document": [
      "type", "version", "toolsVersion", "systemVersion", "targetRuntime", "propertyAccessControl",
      "useAutolayout", "launchScreen", "useTraitCollections", "useSafeAreas", "colorMatched",
      "initialViewController",
    ],
    "device": ["id", "orientation", "layout", "appearance"],
    "image": ["name", "catalog", "width", "height"], "capability": ["name", "minToolsVersion"],
    "rect": ["key", "x", "y", "width", "height"], "size": ["key", "width", "height"],
    "fontDescription": ["key", "type", "name", "family", "weight", "pointSize", "style"],
    "outlet": ["property", "destination", "id"],
    "action": ["selector", "destination", "eventType", "id"],
    "segment": ["title", "image", "catalog", "width", "enabled"],
    "userDefinedRuntimeAttribute": ["type", "keyPath", "value"],
  ]
}
