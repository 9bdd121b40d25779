package enum ControlWord: String, SchemaWord {
  case enabled, selected, highlighted, contentHorizontalAlignment, contentVerticalAlignment

  package static let schema = ClassSchema(
    "UIControl", of: ViewWord.schema,
    [
      enabled: .inverse("UIDisabled"), selected: .flag(), highlighted: .flag(),
      contentHorizontalAlignment: .choice(["center", "left", "right", "fill", "leading", "trailing"])
        .archived(absent: "left"),
      contentVerticalAlignment: .choice(["center", "top", "bottom", "fill"]).archived(absent: "top"),
    ])
}

package enum LabelWord: String, SchemaWord {
  case text, attributedText, usesAttributedText, fontDescription, textColor, highlightedColor, shadowColor,
    shadowOffset, textAlignment, lineBreakMode, numberOfLines, baselineAdjustment, adjustsFontSizeToFit,
    minimumFontSize, minimumScaleFactor, adjustsLetterSpacingToFitWidth, adjustsFontForContentSizeCategory,
    preferredMaxLayoutWidth, enabled, highlighted

  package static let schema = ClassSchema(
    "UILabel", aliases: ["UITableViewLabel"], of: ViewWord.schema,
    [
      text: .text().localized(), attributedText: .attributedText(),
      usesAttributedText: .row(.usesAttributedText),
      fontDescription: .font("UIFont"), textColor: .color(), highlightedColor: .color(),
      shadowColor: .color(), shadowOffset: .row(.shadowOffset),
      textAlignment: .choice(.textAlignments, document: "left", nib: nil),
      lineBreakMode: .choice(.lineBreaks, default: "tailTruncation").archived(absent: "tailTruncation"),
      numberOfLines: .integer(default: 1).within(.counts),
      baselineAdjustment: .choice(["alignBaselines", "alignCenters", "none"]),
      adjustsFontSizeToFit: .flag(document: true, nib: false),
      minimumFontSize: .row(.minimumFontSize).within(0...10_000),
      minimumScaleFactor: .float().within(0...1),
      adjustsLetterSpacingToFitWidth: .flag("UIAdjustsLetterSpacingToFit"),
      adjustsFontForContentSizeCategory: .flag(), preferredMaxLayoutWidth: .float(),
      enabled: .inverse("UIDisabled"), highlighted: .flag().and(.keepsTextColor).and(.cellLabel),
    ])
}

package enum ButtonWord: String, SchemaWord {
  case buttonType, fontDescription, normal, highlighted, disabled, selected, lineBreakMode, titleShadowOffset,
    contentEdgeInsets, titleEdgeInsets, imageEdgeInsets, adjustsImageWhenHighlighted,
    adjustsImageWhenDisabled, reversesTitleShadowWhenHighlighted, showsTouchWhenHighlighted, springLoaded,
    adjustsImageSizeForAccessibilityContentSizeCategory, hasAttributedTitle, configuration, focused, role,
    changesSelectionAsPrimaryAction, showsMenuAsPrimaryAction, pointerInteraction, menu

  package static let schema = ClassSchema(
    "UIButton", aliases: ["UIRoundedRectButton", "UIThreePartButton", "UINavigationButton"],
    of: ControlWord.schema,
    [
      buttonType: .choice(
        [
          "custom": 0, "system": 1, "roundedRect": 1, "detailDisclosure": 2, "infoLight": 3, "infoDark": 4,
          "contactAdd": 5, "close": 7,
        ], default: "custom"
      ).archived(words: [
        "custom", "roundedRect", "detailDisclosure", "infoLight", "infoDark", "contactAdd",
      ]),
      fontDescription: .row(.buttonFont), normal: .row(CodedButtonStates.property),
      lineBreakMode: .choice(.lineBreaks, default: "middleTruncation").archived(absent: "middleTruncation"),
      titleShadowOffset: .size(), contentEdgeInsets: .insetsFromZero(), titleEdgeInsets: .insetsFromZero(),
      imageEdgeInsets: .insetsFromZero(), adjustsImageWhenHighlighted: .flag(document: true, nib: false),
      adjustsImageWhenDisabled: .flag(document: true, nib: false),
      reversesTitleShadowWhenHighlighted: .flag(), showsTouchWhenHighlighted: .flag(), springLoaded: .flag(),
      adjustsImageSizeForAccessibilityContentSizeCategory: .flag(), hasAttributedTitle: .omitted(.flag),
      configuration: .row(CodedButtonConfiguration.property),
      role: .uncoded(["normal", "primary", "cancel", "destructive"]),
      changesSelectionAsPrimaryAction: .uncoded(.flag), showsMenuAsPrimaryAction: .uncoded(.flag),
      pointerInteraction: .uncoded(.flag),
    ])
}

package enum TextFieldWord: String, SchemaWord {
  case text, attributedText, usesAttributedText, placeholder, attributedPlaceholder, fontDescription,
    textColor, textAlignment, borderStyle, adjustsFontSizeToFit, minimumFontSize,
    adjustsFontForContentSizeCategory, clearButtonMode, clearsOnBeginEditing, background, disabledBackground,
    textInputTraits, allowsEditingTextAttributes

  package static let schema = ClassSchema(
    "UITextField", of: ControlWord.schema, ignoring: ["UIMinimumScaleFactor"],
    [
      text: .text().localized(), attributedText: .attributedText(),
      usesAttributedText: .row(.usesAttributedText),
      placeholder: .text().localized(), attributedPlaceholder: .attributedText(),
      fontDescription: .font("UIFont"),
      textColor: .row(.fieldTextColor),
      textAlignment: .choice(.textAlignments, document: "left", nib: nil),
      borderStyle: .choice(["none", "line", "bezel", "roundedRect"]),
      adjustsFontSizeToFit: .flag(document: true, nib: false), minimumFontSize: .float().within(0...10_000),
      adjustsFontForContentSizeCategory: .flag(),
      clearButtonMode: .choice(["never", "whileEditing", "unlessEditing", "always"]),
      clearsOnBeginEditing: .flag(), allowsEditingTextAttributes: .uncoded(.flag),
      background: .image("UITextFieldBackground"),
      disabledBackground: .image("UITextFieldDisabledBackground"),
      textInputTraits: .row(.textInputTraits).and(
        .constant("UIClearButtonOffset", CodedGeometry.value([3, 1]))
      ).and(.keepsFieldColor),
    ])
}

package enum TextViewWord: String, SchemaWord {
  case text, attributedText, usesAttributedText, fontDescription, textColor, textAlignment, editable,
    selectable, adjustsFontForContentSizeCategory, allowsEditingTextAttributes, dataDetectorTypes,
    textInputTraits, clearsOnInsertion, textContainerInset, layoutManager

  package static let schema = ClassSchema(
    "UITextView", of: ScrollViewWord.schema, ignoring: ["UIDisableUpdateTextColorOnTraitCollectionChange"],
    [
      text: .text().localized(), attributedText: .attributedText(),
      usesAttributedText: .row(.usesAttributedText),
      fontDescription: .font("UIFont"), textColor: .color(),
      textAlignment: .choice(.textAlignments, document: "left", nib: nil),
      editable: .flag(default: true), selectable: .flag(default: true),
      adjustsFontForContentSizeCategory: .flag(), allowsEditingTextAttributes: .flag(),
      dataDetectorTypes: .dataDetectors,
      textInputTraits: .row(.textInputTraits).and(.textViewCapitalization),
    ])
}

package enum SegmentedControlWord: String, SchemaWord {
  case segments, selectedSegmentIndex, momentary, segmentControlStyle, apportionsSegmentWidthsByContent,
    selectedSegmentTintColor, horizontalHuggingPriority

  package static let schema = ClassSchema(
    "UISegmentedControl", of: ControlWord.schema,
    ignoring: ["UISegmentedControlStyle", "UISegmentedControlTintColor"],
    [
      segments: .row(CodedSegments.property).and(.verticalAlignment),
      horizontalHuggingPriority: .row(.pickerHugging),
      selectedSegmentIndex: .integer(default: -1).within(-1...Double(Int32.max)),
      momentary: .flag(),
      segmentControlStyle: .omitted(.choice(["plain", "bordered", "bar", "bezeled"])).archived(
        "IBSegmentControlStyle", absent: "plain", words: ["plain", "bordered", "bar", "bezeled"]),
      apportionsSegmentWidthsByContent: .flag("UISegmentedControlApportionsByContent"),
      selectedSegmentTintColor: .color("UISegmentedControlSelectedSegmentTintColor"),
    ])
}

package enum SliderWord: String, SchemaWord {
  case value, minValue, maxValue, continuous, minimumTrackTintColor, maximumTrackTintColor, thumbTintColor,
    minimumValueImage, maximumValueImage, catalog

  package static let schema = ClassSchema(
    "UISlider", of: ControlWord.schema,
    [
      value: .float(default: 0), minValue: .float(default: 0), maxValue: .float(default: 1),
      continuous: .flag(default: true), minimumTrackTintColor: .color("UIMinimumTintColor"),
      maximumTrackTintColor: .color("UIMaximumTintColor"), thumbTintColor: .color(),
      minimumValueImage: .image(), maximumValueImage: .image(), catalog: .catalog,
    ])
}

package enum SwitchWord: String, SchemaWord {
  case on, onTintColor, thumbTintColor, title, preferredStyle

  package static let schema = ClassSchema(
    "UISwitch", of: ControlWord.schema, ignoring: ["UISwitchEnabled"],
    [
      on: .flag("UISwitchOn"), onTintColor: .color("UISwitchOnTintColor"),
      thumbTintColor: .color("UISwitchThumbTintColor"), title: .text().localized(),
      preferredStyle: .uncoded(["automatic", "checkbox", "sliding"]),
    ])
}

package enum StepperWord: String, SchemaWord {
  case value, minimumValue, maximumValue, stepValue, wraps, autorepeat, continuous

  package static let schema = ClassSchema(
    "UIStepper", of: ControlWord.schema,
    [
      value: .double(default: 0), minimumValue: .double(default: 0),
      maximumValue: .scalar(.double, nib: "100"), stepValue: .double(default: 1), wraps: .flag(),
      autorepeat: .flag(default: true), continuous: .flag(default: true),
    ])
}

package enum PageControlWord: String, SchemaWord {
  case numberOfPages, currentPage, hidesForSinglePage, defersCurrentPageDisplay, pageIndicatorTintColor,
    currentPageIndicatorTintColor

  package static let schema = ClassSchema(
    "UIPageControl", of: ControlWord.schema,
    [
      numberOfPages: .integer(default: 0).within(.counts), currentPage: .integer(default: 0).within(.counts),
      hidesForSinglePage: .flag("UIHideForSinglePage"), defersCurrentPageDisplay: .flag(),
      pageIndicatorTintColor: .color(), currentPageIndicatorTintColor: .color(),
    ])
}

/// The words of `<colorWell>`, whose form in compiled nibs is not known.
package enum ColorWellWord: String, SchemaWord {
  case selectedColor, title, supportsAlpha

  package static let schema = ClassSchema(
    "UIColorWell", of: ControlWord.schema,
    [
      selectedColor: .uncoded(.color), title: .uncoded(.text), supportsAlpha: .uncoded(.flag),
    ])
}

package enum DatePickerWord: String, SchemaWord {
  case datePickerMode, style, minuteInterval, countDownDuration, useCurrentDate, date, minimumDate,
    maximumDate, locale, timeZone, horizontalHuggingPriority

  package static let schema = ClassSchema(
    "UIDatePicker", of: ControlWord.schema,
    [
      datePickerMode: .choice(
        ["time", "date", "dateAndTime", "countDownTimer"], default: "dateAndTime"
      ).archived(absent: "dateAndTime"),
      style: .choice(["automatic", "wheels", "compact", "inline"], "UIDatePickerStyle"),
      minuteInterval: .integer(default: 1).within(1...30),
      countDownDuration: .double().within(0...86_399),
      useCurrentDate: .row(.usesCurrentDate).archived(absent: "NO"),
      date: .date(), minimumDate: .date(), maximumDate: .date(), locale: .locale(),
      horizontalHuggingPriority: .row(.pickerHugging),
    ])
}

package enum PickerViewWord: String, SchemaWord {
  case showsSelectionIndicator, horizontalHuggingPriority

  package static let schema = ClassSchema(
    "UIPickerView", of: ViewWord.schema,
    [
      showsSelectionIndicator: .flag("UIShowsSelectionBar").and(
        .constant("UIAllowSelectingCells", .bool(true))),
      horizontalHuggingPriority: .row(.pickerHugging),
    ])
}

package enum ProgressViewWord: String, SchemaWord {
  case progress, progressViewStyle, progressTintColor, trackTintColor, progressImage, trackImage

  package static let schema = ClassSchema(
    "UIProgressView", of: ViewWord.schema,
    [
      progress: .float(default: 0).within(0...1), progressViewStyle: .choice(["default", "bar"]),
      progressTintColor: .color("UIProgressProgressTintColor"),
      trackTintColor: .color("UIProgressTrackTintColor"), progressImage: .image("UIProgressProgressImage"),
      trackImage: .image("UIProgressTrackImage"),
    ])
}

package enum ActivityIndicatorViewWord: String, SchemaWord {
  case style, animating, hidesWhenStopped, color, horizontalHuggingPriority

  package static let schema = ClassSchema(
    "UIActivityIndicatorView", of: ViewWord.schema,
    [
      style: .row(.indicatorStyle, .indicatorStyles).archived(absent: "white"), animating: .flag(),
      hidesWhenStopped: .flag(document: false, nib: true).archived(absent: "YES"),
      color: .row(.indicatorColor), horizontalHuggingPriority: .row(.indicatorHugging),
    ])
}

package enum RefreshControlWord: String, SchemaWord {
  case attributedTitle

  package static let schema = ClassSchema("UIRefreshControl", of: ControlWord.schema)
}

/// The words of the keyboard settings of text fields, text views and search bars.
package enum TextInputTraitsWord: String, SchemaWord {
  case autocapitalizationType, autocorrectionType, spellCheckingType, keyboardType, keyboardAppearance,
    returnKeyType, enablesReturnKeyAutomatically, secureTextEntry, smartDashesType, smartInsertDeleteType,
    smartQuotesType, textContentType

  package static let schema = ClassSchema(
    "UITextInputTraits",
    [
      autocapitalizationType: .choice(["none", "words", "sentences", "allCharacters"]),
      autocorrectionType: .choice(.choices), spellCheckingType: .choice(.choices),
      keyboardType: .choice(
        [
          "default": 0, "alphabet": 1, "asciiCapable": 1, "numbersAndPunctuation": 2, "URL": 3,
          "numberPad": 4, "phonePad": 5, "namePhonePad": 6, "emailAddress": 7, "decimalPad": 8, "twitter": 9,
          "webSearch": 10, "asciiCapableNumberPad": 11,
        ], default: "default"),
      keyboardAppearance: .choice(["default": 0, "alert": 1, "dark": 1, "light": 2], default: "default"),
      returnKeyType: .choice([
        "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
        "emergencyCall", "continue",
      ]),
      enablesReturnKeyAutomatically: .flag(), secureTextEntry: .flag(),
      smartDashesType: .choice(.choices, "UITextSmartDashesType"),
      smartInsertDeleteType: .choice(.choices, "UITextSmartInsertDeleteType"),
      smartQuotesType: .choice(.choices, "UITextSmartQuotesType"), textContentType: .text(),
    ])
}

extension PropertySchema {
  /// The color of a label's text. Without a color in the document, it is the color of texts; with `<nil>`, it also
  /// changes in the dark appearance.
  fileprivate static let keepsTextColor = PropertySchema(
    keys: ["UIDisableUpdateTextColorOnTraitCollectionChange"],
    translate: { object, draft in
      guard object.bool("UIDisableUpdateTextColorOnTraitCollectionChange") == false else { return }
      let child = draft.children.first { $0["key"] == "textColor" }
      guard child == nil || child?["systemColor"] == CodedColor.labelName else { return }
      draft.children.removeAll { $0 === child }
      draft.children.append(NibDraft("nil", key: "textColor"))
    },
    compile: { element, object in
      let child = element.child(key: "textColor")
      let isNil = child?.isNamed("nil") ?? false
      if child == nil || isNil { object.set("UITextColor", CodedColor.label(object.compilation)) }
      object.set("UIDisableUpdateTextColorOnTraitCollectionChange", .bool(!isNil))
    })

  /// The color of a field's text. Without a color in the document, it is the color of texts.
  fileprivate static let fieldTextColor: PropertySchema = {
    var row = PropertyKind.color().property(named: "textColor", keyPrefix: "UI")
    row.compile = { [compile = row.compile] element, object in
      if element.child(key: "textColor").map({ !$0.isNamed("nil") }) == true {
        return compile(element, object)
      }
      object.set("UITextColor", CodedColor.label(object.compilation))
    }
    return row
  }()

  /// The labels of table cells, which are of a private class (all versions of Xcode: 42 of 42 labels).
  fileprivate static let cellLabel = PropertySchema(
    compile: { element, object in
      let cell = element.parent?.parent?.parent
      guard let id = element.id, element["customClass"] == nil, cell?.isNamed("tableViewCell") == true,
        ["textLabel", "detailTextLabel"].contains(where: { cell?[$0] == id })
      else { return }
      object.compilation.setClass("UITableViewLabel", of: .object(object.number), fallsBack: false)
    })

  /// The capitalization of a text view, which capitalizes sentences unless its nib says otherwise (until Xcode 8: 28 of
  /// 28 text views).
  fileprivate static let textViewCapitalization: PropertySchema = {
    let key = "UIAutocapitalizationType"
    let word = TextInputTraitsWord.autocapitalizationType.rawValue
    return PropertySchema(
      translate: { object, draft in
        guard object.value(key) == nil else { return }
        draft.children.last { $0["key"] == "textInputTraits" }?[word] = "sentences"
      },
      compile: { element, object in
        guard let traits = element.child(key: "textInputTraits") else { return }
        object.compilation.remove(key, ifEqualTo: .integer(2), of: object.number)
        if (traits[word] ?? "none") == "none" { object.set(key, .integer(0)) }
      })
  }()

  /// Whether a field keeps the color of its text in the dark appearance.
  fileprivate static let keepsFieldColor = PropertySchema(
    keys: ["UIDisableTextColorUpdateOnTraitCollectionChange"],
    compile: { element, object in
      let isNil = element.child(key: "textColor")?.isNamed("nil") ?? false
      let updates = isNil && object.compilation.style.updatesFieldColors
      object.set("UIDisableTextColorUpdateOnTraitCollectionChange", .bool(!updates))
    })

  /// The smallest size to which a label reduces its font, and the scale factor: each follows from the other and the
  /// font size. The size is rounded to quarters of a point. 0 is not written.
  fileprivate static let minimumFontSize: PropertySchema = {
    var row = PropertyKind.float().property(named: "minimumFontSize", keyPrefix: "UI")
    row.translate = { [translate = row.translate] object, draft in
      if object.value("UIMinimumScaleFactor") == nil { translate(object, draft) }
    }
    row.compile = { [compile = row.compile] element, object in
      let style = object.compilation.style
      let size = element.child(key: "fontDescription").flatMap { CodedFont.size(of: $0, style) } ?? 17
      guard let factor = element.double("minimumScaleFactor") else {
        let minimum = element.double("minimumFontSize")
        if minimum != 0 { compile(element, object) }
        guard let minimum, minimum != 0, size > 0 else { return }
        return object.set("UIMinimumScaleFactor", .float(Float(minimum / size)))
      }
      object.set("UIMinimumFontSize", .float(Float((factor * size * 4).rounded() / 4)))
    }
    return row
  }()

  /// The font of a button. Without a font in the document, it is the system font with 15 points, or 18 points for a
  /// custom button. A button with a configuration has none.
  fileprivate static let buttonFont: PropertySchema = {
    var row = PropertyKind.font("UIFont").property(named: "fontDescription", keyPrefix: "UI")
    row.compile = { [compile = row.compile] element, object in
      if element.child(key: "fontDescription") != nil { return compile(element, object) }
      guard CodedButtonConfiguration.element(of: element) == nil else { return }
      let isCustom = element["buttonType"] == nil || element["buttonType"] == "custom"
      if isCustom, !object.compilation.style.hasCustomButtonFonts { return }
      object.set("UIFont", CodedFont.button(ofSize: isCustom ? 18 : 15, object.compilation))
    }
    return row
  }()

  /// Whether a date picker shows the current date. One without a date of its own is compiled with the date in
  /// the options.
  fileprivate static let usesCurrentDate: PropertySchema = {
    let kind = PropertyKind.flag("UIDatePickerUseCurrentDateDuringDecoding", document: true, nib: false)
    var row = kind.property(named: "useCurrentDate", keyPrefix: "UI")
    row.translate = { [translate = row.translate] object, draft in
      let keys = ["UIDatePickerUseCurrentDateDuringDecoding", "UIDate"]
      if keys.contains(where: { object.value($0) != nil }) { translate(object, draft) }
    }
    row.compile = { [compile = row.compile] element, object in
      if element["useCurrentDate"] != nil { compile(element, object) }
      guard element.child(key: "date") == nil, let time = object.compilation.options.date else { return }
      object.set("UIDate", object.compilation.object("NSDate", [("NS.time", .double(time))]))
    }
    return row
  }()

  /// The hugging priorities of an activity indicator, whose defaults are 250 in documents and 750 in nibs.
  fileprivate static let indicatorHugging: PropertySchema = {
    var row = priorities("Hugging", "UIViewContentHuggingPriority", default: 250)
    row.translate = { [translate = row.translate] object, draft in
      if object.value("UIViewContentHuggingPriority") != nil { return translate(object, draft) }
      draft["horizontalHuggingPriority"] = "750"
      draft["verticalHuggingPriority"] = "750"
    }
    row.compile = { [compile = pickerHugging.compile] element, object in
      let words = ["horizontalHuggingPriority", "verticalHuggingPriority"]
      if words.allSatisfy({ element.double($0) == 750 }) { return }
      compile(element, object)
    }
    return row
  }()

  /// The vertical alignment of a segmented control, which nibs contain twice.
  fileprivate static let verticalAlignment = PropertySchema(
    keys: ["UIContentVerticalAlignment2"],
    compile: { element, object in
      let entries = object.compilation.objects[object.number].entries
      guard let value = entries.last(where: { $0.key == "UIContentVerticalAlignment" })?.value else { return }
      object.set("UIContentVerticalAlignment2", value)
    })

  /// The hugging priorities of pickers and segmented controls, which nibs contain even if they are the default ones.
  fileprivate static let pickerHugging: PropertySchema = {
    var row = priorities("Hugging", "UIViewContentHuggingPriority", default: 250)
    row.compile = { [compile = row.compile] element, object in
      let words = ["horizontalHuggingPriority", "verticalHuggingPriority"]
      if words.contains(where: { element[$0] != nil }) { return compile(element, object) }
      object.set("UIViewContentHuggingPriority", object.compilation.string("{250, 250}"))
    }
    return row
  }()
}
