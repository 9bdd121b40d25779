/// The property tables of controls (buttons, sliders, text fields and so on), labels, text views, picker views,
/// progress views and activity indicators.
enum CodedControls {
  static let all = [
    control, label, button, textField, segmentedControl, slider, switchControl, stepper, pageControl,
    datePicker, pickerView, progressView, activityIndicator, textView, refreshControl,
  ]

  static let control = CodedClass(
    "UIControl", "control", superclass: CodedViews.view,
    [
      .inverse("enabled", "UIDisabled"), .flag("selected", "UISelected"),
      .flag("highlighted", "UIHighlighted"),
      .enumeration(
        "contentHorizontalAlignment", "UIContentHorizontalAlignment",
        ["center", "left", "right", "fill", "leading", "trailing"]),
      .enumeration(
        "contentVerticalAlignment", "UIContentVerticalAlignment", ["center", "top", "bottom", "fill"]),
    ])

  static let label = CodedClass(
    "UILabel", "label", aliases: ["UITableViewLabel"], superclass: CodedViews.view,
    [
      .text("text", "UIText"), .attributedText("attributedText", "UIAttributedText"), .usesAttributedText,
      .font("fontDescription", "UIFont"), .color("textColor", "UITextColor"),
      .color("highlightedColor", "UIHighlightedColor"), .color("shadowColor", "UIShadowColor"), .shadowOffset,
      .enumeration("textAlignment", "UITextAlignment", textAlignments),
      .enumeration(
        "lineBreakMode", "UILineBreakMode", lineBreaks, default: "tailTruncation"),
      .integer("numberOfLines", "UINumberOfLines", default: 1),
      .enumeration("baselineAdjustment", "UIBaselineAdjustment", ["alignBaselines", "alignCenters", "none"]),
      .flag("adjustsFontSizeToFit", "UIAdjustsFontSizeToFit", documentDefault: true, nibDefault: false),
      .float("minimumFontSize", "UIMinimumFontSize"), .float("minimumScaleFactor", "UIMinimumScaleFactor"),
      .flag("adjustsLetterSpacingToFitWidth", "UIAdjustsLetterSpacingToFit"),
      .flag("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory"),
      .float("preferredMaxLayoutWidth", "UIPreferredMaxLayoutWidth"),
      .inverse("enabled", "UIDisabled"), .flag("highlighted", "UIHighlighted"),
      keepsTextColor,
    ])

  /// Whether the color of a label stays the same in the dark appearance, because the document sets it.
  private static let keepsTextColor = CodedProperty(
    parts: [], keys: ["UIDisableUpdateTextColorOnTraitCollectionChange"], translate: { _, _ in },
    compile: { element, object in
      let isSet = element.child(key: "textColor").map { !$0.isNamed("nil") } ?? false
      object.set("UIDisableUpdateTextColorOnTraitCollectionChange", .bool(isSet))
    })

  static let button = CodedClass(
    "UIButton", "button", aliases: ["UIRoundedRectButton", "UIThreePartButton", "UINavigationButton"],
    superclass: control,
    [
      .enumeration(
        "buttonType", "UIButtonType",
        [
          "custom": 0, "system": 1, "roundedRect": 1, "detailDisclosure": 2, "infoLight": 3, "infoDark": 4,
          "contactAdd": 5, "close": 7,
        ], default: "custom"),
      .font("fontDescription", "UIFont"), .buttonStates,
      .enumeration(
        "lineBreakMode", "UILineBreakMode", lineBreaks, default: "middleTruncation"),
      .size("titleShadowOffset", "UITitleShadowOffset"),
      .insetsFromZero("contentEdgeInsets", "UIContentEdgeInsets"),
      .insetsFromZero("titleEdgeInsets", "UITitleEdgeInsets"),
      .insetsFromZero("imageEdgeInsets", "UIImageEdgeInsets"),
      .flag(
        "adjustsImageWhenHighlighted", "UIAdjustsImageWhenHighlighted", documentDefault: true,
        nibDefault: false),
      .flag(
        "adjustsImageWhenDisabled", "UIAdjustsImageWhenDisabled", documentDefault: true, nibDefault: false),
      .flag("reversesTitleShadowWhenHighlighted", "UIReversesTitleShadowWhenHighlighted"),
      .flag("showsTouchWhenHighlighted", "UIShowsTouchWhenHighlighted"),
      .flag("springLoaded", "UISpringLoaded"),
      .flag("adjustsImageSizeForAccessibilityContentSizeCategory", imageSizeKey),
      // A nib does not store this flag, because it follows from the titles of the button's states.
      .omitted(.attribute("hasAttributedTitle")),
    ])

  static let textField = CodedClass(
    "UITextField", "textField", superclass: control,
    [
      .text("text", "UIText"), .attributedText("attributedText", "UIAttributedText"), .usesAttributedText,
      .text("placeholder", "UIPlaceholder"),
      .attributedText("attributedPlaceholder", "UIAttributedPlaceholder"),
      .font("fontDescription", "UIFont"), .color("textColor", "UITextColor"),
      .enumeration("textAlignment", "UITextAlignment", textAlignments),
      .enumeration("borderStyle", "UIBorderStyle", ["none", "line", "bezel", "roundedRect"]),
      .flag("adjustsFontSizeToFit", "UIAdjustsFontSizeToFit", documentDefault: true, nibDefault: false),
      .float("minimumFontSize", "UIMinimumFontSize"),
      .flag("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory"),
      .enumeration(
        "clearButtonMode", "UIClearButtonMode", ["never", "whileEditing", "unlessEditing", "always"]),
      .flag("clearsOnBeginEditing", "UIClearsOnBeginEditing"),
      .image("background", "UITextFieldBackground"),
      .image("disabledBackground", "UITextFieldDisabledBackground"), .textInputTraits,
      .constant("UIClearButtonOffset", CodedGeometry.value([3, 1])),
      .constant("UIDisableTextColorUpdateOnTraitCollectionChange", .bool(true)),
      .ignoredKeys("UIMinimumScaleFactor"),
    ])

  static let textView = CodedClass(
    "UITextView", "textView", superclass: CodedScrolling.scrollView,
    [
      .text("text", "UIText"), .attributedText("attributedText", "UIAttributedText"), .usesAttributedText,
      .font("fontDescription", "UIFont"), .color("textColor", "UITextColor"),
      .enumeration("textAlignment", "UITextAlignment", textAlignments),
      .flag("editable", "UIEditable", default: true), .flag("selectable", "UISelectable", default: true),
      .flag("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory"),
      .flag("allowsEditingTextAttributes", "UIAllowsEditingTextAttributes"), .dataDetectors, .textInputTraits,
      .ignoredKeys("UIDisableUpdateTextColorOnTraitCollectionChange"),
    ])

  static let segmentedControl = CodedClass(
    "UISegmentedControl", "segmentedControl", superclass: control,
    [
      .segments, .integer("selectedSegmentIndex", "UISelectedSegmentIndex", default: -1),
      .flag("momentary", "UIMomentary"), .omitted(.attribute("segmentControlStyle")),
      .flag("apportionsSegmentWidthsByContent", "UISegmentedControlApportionsByContent"),
      .color("selectedSegmentTintColor", "UISegmentedControlSelectedSegmentTintColor"),
      .ignoredKeys("UISegmentedControlStyle", "UISegmentedControlTintColor"),
    ])

  static let slider = CodedClass(
    "UISlider", "slider", superclass: control,
    [
      .float("value", "UIValue", default: 0), .float("minValue", "UIMinValue", default: 0),
      .float("maxValue", "UIMaxValue", default: 1), .flag("continuous", "UIContinuous", default: true),
      .color("minimumTrackTintColor", "UIMinimumTintColor"),
      .color("maximumTrackTintColor", "UIMaximumTintColor"), .color("thumbTintColor", "UIThumbTintColor"),
      .image("minimumValueImage", "UIMinimumValueImage"), .image("maximumValueImage", "UIMaximumValueImage"),
      .handledElsewhere(.attribute("catalog")),
    ])

  static let switchControl = CodedClass(
    "UISwitch", "switch", superclass: control,
    [
      .flag("on", "UISwitchOn"),
      .color("onTintColor", "UISwitchOnTintColor"), .color("thumbTintColor", "UISwitchThumbTintColor"),
      .ignoredKeys("UISwitchEnabled"), .text("title", "UITitle"),
    ])

  static let stepper = CodedClass(
    "UIStepper", "stepper", superclass: control,
    [
      .double("value", "UIValue", default: 0), .double("minimumValue", "UIMinimumValue", default: 0),
      .scalar("maximumValue", "UIMaximumValue", .double, nibDefault: "100"),
      .double("stepValue", "UIStepValue", default: 1),
      .flag("wraps", "UIWraps"), .flag("autorepeat", "UIAutorepeat", default: true),
      .flag("continuous", "UIContinuous", default: true),
    ])

  static let pageControl = CodedClass(
    "UIPageControl", "pageControl", superclass: control,
    [
      .integer("numberOfPages", "UINumberOfPages", default: 0),
      .integer("currentPage", "UICurrentPage", default: 0),
      .flag("hidesForSinglePage", "UIHideForSinglePage"),
      .flag("defersCurrentPageDisplay", "UIDefersCurrentPageDisplay"),
      .color("pageIndicatorTintColor", "UIPageIndicatorTintColor"),
      .color("currentPageIndicatorTintColor", "UICurrentPageIndicatorTintColor"),
    ])

  static let datePicker = CodedClass(
    "UIDatePicker", "datePicker", superclass: control,
    [
      .enumeration("datePickerMode", "UIDatePickerMode", ["time", "date", "dateAndTime", "countDownTimer"]),
      .enumeration("style", "UIDatePickerStyle", ["automatic", "wheels", "compact", "inline"]),
      .integer("minuteInterval", "UIMinuteInterval", default: 1),
      .double("countDownDuration", "UICountDownDuration"),
      .flag(
        "useCurrentDate", "UIDatePickerUseCurrentDateDuringDecoding", documentDefault: true, nibDefault: false
      ),
      .date("date", "UIDate"), .date("minimumDate", "UIMinimumDate"), .date("maximumDate", "UIMaximumDate"),
      .locale,
    ])

  static let pickerView = CodedClass(
    "UIPickerView", "pickerView", superclass: CodedViews.view,
    [
      .flag("showsSelectionIndicator", "UIShowsSelectionBar"), .ignoredKeys("UIAllowSelectingCells"),
    ])

  static let progressView = CodedClass(
    "UIProgressView", "progressView", superclass: CodedViews.view,
    [
      .float("progress", "UIProgress", default: 0),
      .enumeration("progressViewStyle", "UIProgressViewStyle", ["default", "bar"]),
      .color("progressTintColor", "UIProgressProgressTintColor"),
      .color("trackTintColor", "UIProgressTrackTintColor"),
      .image("progressImage", "UIProgressProgressImage"), .image("trackImage", "UIProgressTrackImage"),
    ])

  static let activityIndicator = CodedClass(
    "UIActivityIndicatorView", "activityIndicatorView", superclass: CodedViews.view,
    [
      .indicatorStyle, .flag("animating", "UIAnimating"),
      .flag("hidesWhenStopped", "UIHidesWhenStopped", documentDefault: false, nibDefault: true),
      .color("color", "UIColor"),
    ])

  static let refreshControl = CodedClass("UIRefreshControl", "refreshControl", superclass: control, [])

  static let textAlignments = ["left", "center", "right", "justified", "natural"]

  static let lineBreaks: KeyValuePairs<String, Int64> = [
    "wordWrap": 0, "characterWrap": 1, "clip": 2, "headTruncation": 3, "tailTruncation": 4,
    "middleTruncation": 5,
  ]

  static let imageSizeKey = "UIAdjustsImageSizeForAccessibilityContentSizeCategory"
}
