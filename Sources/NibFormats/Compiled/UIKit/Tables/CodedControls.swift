/// The tables of controls: buttons, sliders, text fields and so on.
enum CodedControls {
  static let all = [
    control, label, button, textField, segmentedControl, slider, switchControl, stepper, pageControl,
    datePicker, pickerView, progressView, activityIndicator, textView, refreshControl,
  ]

  static let control = CodedClass(
    "UIControl", "control", below: CodedViews.view,
    [
      .inverse("enabled", "UIDisabled"), .flag("selected", "UISelected"),
      .flag("highlighted", "UIHighlighted"),
      .words(
        "contentHorizontalAlignment", "UIContentHorizontalAlignment",
        ["center", "left", "right", "fill", "leading", "trailing"]),
      .words("contentVerticalAlignment", "UIContentVerticalAlignment", ["center", "top", "bottom", "fill"]),
    ])

  static let label = CodedClass(
    "UILabel", "label", aliases: ["UITableViewLabel"], below: CodedViews.view,
    [
      .text("text", "UIText"), .attributedText("attributedText", "UIAttributedText"), .usesAttributedText,
      .font("fontDescription", "UIFont"), .color("textColor", "UITextColor"),
      .color("highlightedColor", "UIHighlightedColor"), .color("shadowColor", "UIShadowColor"), .shadowOffset,
      .words("textAlignment", "UITextAlignment", textAlignments),
      .words(
        "lineBreakMode", "UILineBreakMode", lineBreaks, usual: "tailTruncation", coded: "tailTruncation"),
      .integer("numberOfLines", "UINumberOfLines", usual: 1),
      .words("baselineAdjustment", "UIBaselineAdjustment", ["alignBaselines", "alignCenters", "none"]),
      .flag("adjustsFontSizeToFit", "UIAdjustsFontSizeToFit", usual: true, coded: false),
      .float("minimumFontSize", "UIMinimumFontSize"), .float("minimumScaleFactor", "UIMinimumScaleFactor"),
      .flag("adjustsLetterSpacingToFitWidth", "UIAdjustsLetterSpacingToFit"),
      .flag("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory"),
      .float("preferredMaxLayoutWidth", "UIPreferredMaxLayoutWidth"),
      .inverse("enabled", "UIDisabled"), .flag("highlighted", "UIHighlighted"),
      .implied("UIDisableUpdateTextColorOnTraitCollectionChange"),
    ])

  static let button = CodedClass(
    "UIButton", "button", aliases: ["UIRoundedRectButton", "UIThreePartButton", "UINavigationButton"],
    below: control,
    [
      .words(
        "buttonType", "UIButtonType",
        [
          "custom": 0, "system": 1, "roundedRect": 1, "detailDisclosure": 2, "infoLight": 3, "infoDark": 4,
          "contactAdd": 5, "close": 7,
        ], usual: "custom", coded: "custom"),
      .font("fontDescription", "UIFont"), .buttonStates,
      .words(
        "lineBreakMode", "UILineBreakMode", lineBreaks, usual: "middleTruncation", coded: "middleTruncation"),
      .size("titleShadowOffset", "UITitleShadowOffset"), .insets("contentEdgeInsets", "UIContentEdgeInsets"),
      .insets("titleEdgeInsets", "UITitleEdgeInsets"), .insets("imageEdgeInsets", "UIImageEdgeInsets"),
      .flag("adjustsImageWhenHighlighted", "UIAdjustsImageWhenHighlighted", usual: true, coded: false),
      .flag("adjustsImageWhenDisabled", "UIAdjustsImageWhenDisabled", usual: true, coded: false),
      .flag("reversesTitleShadowWhenHighlighted", "UIReversesTitleShadowWhenHighlighted"),
      .flag("showsTouchWhenHighlighted", "UIShowsTouchWhenHighlighted"),
      .flag("springLoaded", "UISpringLoaded"),
      .flag("adjustsImageSizeForAccessibilityContentSizeCategory", imageSizeKey),
      // The titles of the states imply it.
      .lost(.attribute("hasAttributedTitle")),
    ])

  static let textField = CodedClass(
    "UITextField", "textField", below: control,
    [
      .text("text", "UIText"), .attributedText("attributedText", "UIAttributedText"), .usesAttributedText,
      .text("placeholder", "UIPlaceholder"),
      .attributedText("attributedPlaceholder", "UIAttributedPlaceholder"),
      .font("fontDescription", "UIFont"), .color("textColor", "UITextColor"),
      .words("textAlignment", "UITextAlignment", textAlignments),
      .words("borderStyle", "UIBorderStyle", ["none", "line", "bezel", "roundedRect"]),
      .flag("adjustsFontSizeToFit", "UIAdjustsFontSizeToFit", usual: true, coded: false),
      .float("minimumFontSize", "UIMinimumFontSize"),
      .flag("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory"),
      .words("clearButtonMode", "UIClearButtonMode", ["never", "whileEditing", "unlessEditing", "always"]),
      .flag("clearsOnBeginEditing", "UIClearsOnBeginEditing"),
      .image("background", "UITextFieldBackground"),
      .image("disabledBackground", "UITextFieldDisabledBackground"), .textInputTraits,
      .constant("UIClearButtonOffset", CodedNumbers.value([3, 1])),
      .implied("UIDisableTextColorUpdateOnTraitCollectionChange", "UIMinimumScaleFactor"),
    ])

  static let textView = CodedClass(
    "UITextView", "textView", below: CodedScrolling.scrollView,
    [
      .text("text", "UIText"), .attributedText("attributedText", "UIAttributedText"), .usesAttributedText,
      .font("fontDescription", "UIFont"), .color("textColor", "UITextColor"),
      .words("textAlignment", "UITextAlignment", textAlignments),
      .flag("editable", "UIEditable", usual: true), .flag("selectable", "UISelectable", usual: true),
      .flag("adjustsFontForContentSizeCategory", "UIAdjustsFontForContentSizeCategory"),
      .flag("allowsEditingTextAttributes", "UIAllowsEditingTextAttributes"), .dataDetectors, .textInputTraits,
      .implied("UIDisableUpdateTextColorOnTraitCollectionChange"),
    ])

  static let segmentedControl = CodedClass(
    "UISegmentedControl", "segmentedControl", below: control,
    [
      .segments, .integer("selectedSegmentIndex", "UISelectedSegmentIndex", usual: -1),
      .flag("momentary", "UIMomentary"), .lost(.attribute("segmentControlStyle")),
      .flag("apportionsSegmentWidthsByContent", "UISegmentedControlApportionsByContent"),
      .color("selectedSegmentTintColor", "UISegmentedControlSelectedSegmentTintColor"),
      .implied("UISegmentedControlStyle", "UISegmentedControlTintColor"),
    ])

  static let slider = CodedClass(
    "UISlider", "slider", below: control,
    [
      .float("value", "UIValue", usual: 0), .float("minValue", "UIMinValue", usual: 0),
      .float("maxValue", "UIMaxValue", usual: 1), .flag("continuous", "UIContinuous", usual: true),
      .color("minimumTrackTintColor", "UIMinimumTintColor"),
      .color("maximumTrackTintColor", "UIMaximumTintColor"), .color("thumbTintColor", "UIThumbTintColor"),
      .image("minimumValueImage", "UIMinimumValueImage"), .image("maximumValueImage", "UIMaximumValueImage"),
      .elsewhere(.attribute("catalog")),
    ])

  static let switchControl = CodedClass(
    "UISwitch", "switch", below: control,
    [
      .flag("on", "UISwitchOn"),
      .color("onTintColor", "UISwitchOnTintColor"), .color("thumbTintColor", "UISwitchThumbTintColor"),
      .implied("UISwitchEnabled"), .text("title", "UITitle"),
    ])

  static let stepper = CodedClass(
    "UIStepper", "stepper", below: control,
    [
      .double("value", "UIValue", usual: 0), .double("minimumValue", "UIMinimumValue", usual: 0),
      .scalar("maximumValue", "UIMaximumValue", .double, coded: "100"),
      .double("stepValue", "UIStepValue", usual: 1),
      .flag("wraps", "UIWraps"), .flag("autorepeat", "UIAutorepeat", usual: true),
      .flag("continuous", "UIContinuous", usual: true),
    ])

  static let pageControl = CodedClass(
    "UIPageControl", "pageControl", below: control,
    [
      .integer("numberOfPages", "UINumberOfPages", usual: 0),
      .integer("currentPage", "UICurrentPage", usual: 0),
      .flag("hidesForSinglePage", "UIHideForSinglePage"),
      .flag("defersCurrentPageDisplay", "UIDefersCurrentPageDisplay"),
      .color("pageIndicatorTintColor", "UIPageIndicatorTintColor"),
      .color("currentPageIndicatorTintColor", "UICurrentPageIndicatorTintColor"),
    ])

  static let datePicker = CodedClass(
    "UIDatePicker", "datePicker", below: control,
    [
      .words("datePickerMode", "UIDatePickerMode", ["time", "date", "dateAndTime", "countDownTimer"]),
      .words("style", "UIDatePickerStyle", ["automatic", "wheels", "compact", "inline"]),
      .integer("minuteInterval", "UIMinuteInterval", usual: 1),
      .double("countDownDuration", "UICountDownDuration"),
      .flag("useCurrentDate", "UIDatePickerUseCurrentDateDuringDecoding", usual: true, coded: false),
      .date("date", "UIDate"), .date("minimumDate", "UIMinimumDate"), .date("maximumDate", "UIMaximumDate"),
      .locale,
    ])

  static let pickerView = CodedClass(
    "UIPickerView", "pickerView", below: CodedViews.view,
    [
      .flag("showsSelectionIndicator", "UIShowsSelectionBar"), .implied("UIAllowSelectingCells"),
    ])

  static let progressView = CodedClass(
    "UIProgressView", "progressView", below: CodedViews.view,
    [
      .float("progress", "UIProgress", usual: 0),
      .words("progressViewStyle", "UIProgressViewStyle", ["default", "bar"]),
      .color("progressTintColor", "UIProgressProgressTintColor"),
      .color("trackTintColor", "UIProgressTrackTintColor"),
      .image("progressImage", "UIProgressProgressImage"), .image("trackImage", "UIProgressTrackImage"),
    ])

  static let activityIndicator = CodedClass(
    "UIActivityIndicatorView", "activityIndicatorView", below: CodedViews.view,
    [
      .indicatorStyle, .flag("animating", "UIAnimating"),
      .flag("hidesWhenStopped", "UIHidesWhenStopped", usual: false, coded: true), .color("color", "UIColor"),
    ])

  static let refreshControl = CodedClass("UIRefreshControl", "refreshControl", below: control, [])

  static let textAlignments = ["left", "center", "right", "justified", "natural"]

  static let lineBreaks: KeyValuePairs<String, Int64> = [
    "wordWrap": 0, "characterWrap": 1, "clip": 2, "headTruncation": 3, "tailTruncation": 4,
    "middleTruncation": 5,
  ]

  static let imageSizeKey = "UIAdjustsImageSizeForAccessibilityContentSizeCategory"
}
