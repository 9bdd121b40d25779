import NibFormats

/// A view of Interface Builder's library with its attributes and size.
package struct LibraryView: Sendable {
  let width: Double
  let height: Double
  /// Makes the element without its id and its frame.
  let draft: @Sendable () -> NibDraft

  private init(
    _ element: String, _ width: Double, _ height: Double, _ attributes: KeyValuePairs<String, String>,
    children: @escaping @Sendable () -> [NibDraft] = { [] }
  ) {
    (self.width, self.height) = (width, height)
    let pairs = attributes.map { ($0.key, $0.value) }
    draft = {
      let draft = NibDraft(element)
      for (name, value) in pairs { draft[name] = value }
      draft.children = children()
      return draft
    }
  }

  /// The elements of views that cannot have subviews in Interface Builder.
  static let leaves: Set<String> = [
    "label", "button", "textField", "switch", "slider", "stepper", "segmentedControl",
    "activityIndicatorView",
    "progressView", "pageControl", "datePicker", "pickerView", "tableView", "collectionView", "textView",
    "containerView", "navigationBar", "tabBar", "toolbar", "searchBar", "mapView",
  ]

  /// The elements inside views of the library that have ids of their own.
  static let innerObjects: Set<String> = ["collectionViewFlowLayout", "barButtonItem"]

  /// Gives a new view its frame. A view with Auto Layout has a fixed frame until it gets constraints, and none in a stack
  /// view.
  static func place(_ draft: NibDraft, _ frame: NibRect, in superview: NibElement, _ maker: EditMaker) {
    let rect = NibDraft.frame(frame)
    let isArranged = superview.isNamed("stackView")
    let mask = NibDraft(
      "autoresizingMask", key: "autoresizingMask", ["flexibleMaxX": "YES", "flexibleMaxY": "YES"])
    let hasMask = !maker.usesAutoLayout || !isArranged && LibraryAge(maker.document).hasMasksOfFixedFrames
    draft.children.insert(contentsOf: hasMask ? [rect, mask] : [rect], at: 0)
    guard maker.usesAutoLayout else { return }
    draft["translatesAutoresizingMaskIntoConstraints"] = "NO"
    if !isArranged { draft["fixedFrame"] = "YES" }
  }

  static func stackView(isVertical: Bool, spacing: Double) -> NibDraft {
    let draft = NibDraft("stackView", ["opaque": "NO", "contentMode": "scaleToFill"])
    if isVertical { draft["axis"] = "vertical" }
    if spacing != 0 { draft["spacing"] = EditorNumber.text(spacing) }
    return draft
  }

  private static func systemFont(_ size: String) -> NibDraft {
    NibDraft("fontDescription", key: "fontDescription", ["type": "system", "pointSize": size])
  }

  private static func background(_ color: String) -> NibDraft {
    NibDraft("color", key: "backgroundColor", ["systemColor": color])
  }

  private static var flowLayout: NibDraft {
    let layout = NibDraft(
      "collectionViewFlowLayout", key: "collectionViewLayout",
      ["minimumLineSpacing": "10", "minimumInteritemSpacing": "10"])
    let none = ["headerReferenceSize", "footerReferenceSize"].map { key in
      NibDraft("size", key: key, ["width": "0.0", "height": "0.0"])
    }
    let inset = NibDraft(
      "inset", key: "sectionInset", ["minX": "0.0", "minY": "0.0", "maxX": "0.0", "maxY": "0.0"])
    layout.children = [NibDraft("size", key: "itemSize", ["width": "128", "height": "128"])] + none + [inset]
    return layout
  }

  /// The views by the names of their elements.
  package static let all: [String: LibraryView] = [
    "view": LibraryView(
      "view", 240, 128, ["contentMode": "scaleToFill"], children: { [background("systemBackgroundColor")] }),
    "containerView": LibraryView("containerView", 240, 128, ["opaque": "NO", "contentMode": "scaleToFill"]),
    "label": LibraryView(
      "label", 42, 21,
      [
        "opaque": "NO", "userInteractionEnabled": "NO", "contentMode": "left",
        "horizontalHuggingPriority": "251",
        "verticalHuggingPriority": "251", "text": "Label", "textAlignment": "natural",
        "lineBreakMode": "tailTruncation", "baselineAdjustment": "alignBaselines",
        "adjustsFontSizeToFit": "NO",
      ],
      children: {
        [systemFont("17"), NibDraft("nil", key: "textColor"), NibDraft("nil", key: "highlightedColor")]
      }),
    "button": LibraryView(
      "button", 75, 35,
      [
        "opaque": "NO", "contentMode": "scaleToFill", "contentHorizontalAlignment": "center",
        "contentVerticalAlignment": "center", "buttonType": "system", "lineBreakMode": "middleTruncation",
      ],
      children: {
        [
          NibDraft("state", key: "normal", ["title": "Button"]),
          NibDraft("buttonConfiguration", key: "configuration", ["style": "plain", "title": "Button"]),
        ]
      }),
    "imageView": LibraryView(
      "imageView", 240, 128,
      [
        "clipsSubviews": "YES", "userInteractionEnabled": "NO", "contentMode": "scaleAspectFit",
        "horizontalHuggingPriority": "251", "verticalHuggingPriority": "251",
      ]),
    "textField": LibraryView(
      "textField", 97, 34,
      [
        "opaque": "NO", "contentMode": "scaleToFill", "contentHorizontalAlignment": "left",
        "contentVerticalAlignment": "center", "borderStyle": "roundedRect", "textAlignment": "natural",
        "minimumFontSize": "17",
      ],
      children: { [systemFont("14"), NibDraft("textInputTraits", key: "textInputTraits")] }),
    "textView": LibraryView(
      "textView", 240, 128,
      [
        "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill",
        "text": "Lorem ipsum dolor sit amet", "textAlignment": "natural",
      ],
      children: {
        [
          background("systemBackgroundColor"),
          NibDraft("color", key: "textColor", ["systemColor": "labelColor"]), systemFont("14"),
          NibDraft("textInputTraits", key: "textInputTraits", ["autocapitalizationType": "sentences"]),
        ]
      }),
    "switch": LibraryView(
      "switch", 51, 31,
      [
        "opaque": "NO", "contentMode": "scaleToFill", "horizontalHuggingPriority": "750",
        "verticalHuggingPriority": "750", "contentHorizontalAlignment": "center",
        "contentVerticalAlignment": "center", "on": "YES",
      ]),
    "slider": LibraryView(
      "slider", 118, 30,
      [
        "opaque": "NO", "contentMode": "scaleToFill", "contentHorizontalAlignment": "center",
        "contentVerticalAlignment": "center", "value": "0.5", "minValue": "0.0", "maxValue": "1",
      ]),
    "stepper": LibraryView(
      "stepper", 94, 32,
      [
        "opaque": "NO", "contentMode": "scaleToFill", "horizontalHuggingPriority": "750",
        "verticalHuggingPriority": "750", "contentHorizontalAlignment": "center",
        "contentVerticalAlignment": "center", "maximumValue": "100",
      ]),
    "segmentedControl": LibraryView(
      "segmentedControl", 131, 32,
      [
        "opaque": "NO", "contentMode": "scaleToFill", "contentHorizontalAlignment": "left",
        "contentVerticalAlignment": "top", "segmentControlStyle": "plain", "selectedSegmentIndex": "0",
      ],
      children: {
        let segments = NibDraft("segments")
        segments.children = ["First", "Second"].map { NibDraft("segment", ["title": $0]) }
        return [segments]
      }),
    "activityIndicatorView": LibraryView(
      "activityIndicatorView", 20, 20,
      [
        "opaque": "NO", "contentMode": "scaleToFill", "horizontalHuggingPriority": "750",
        "verticalHuggingPriority": "750", "style": "medium",
      ]),
    "progressView": LibraryView(
      "progressView", 150, 4,
      ["opaque": "NO", "contentMode": "scaleToFill", "verticalHuggingPriority": "750", "progress": "0.5"]),
    "pageControl": LibraryView(
      "pageControl", 115.5, 26,
      [
        "opaque": "NO", "contentMode": "scaleToFill", "contentHorizontalAlignment": "center",
        "contentVerticalAlignment": "center", "numberOfPages": "3",
      ]),
    "datePicker": LibraryView(
      "datePicker", 320, 216,
      [
        "contentMode": "scaleToFill", "contentHorizontalAlignment": "center",
        "contentVerticalAlignment": "center", "datePickerMode": "dateAndTime", "minuteInterval": "1",
        "style": "wheels",
      ]),
    "pickerView": LibraryView("pickerView", 320, 216, ["contentMode": "scaleToFill"]),
    "stackView": LibraryView("stackView", 100, 100, ["opaque": "NO", "contentMode": "scaleToFill"]),
    "verticalStackView": LibraryView(
      "stackView", 100, 100, ["opaque": "NO", "contentMode": "scaleToFill", "axis": "vertical"]),
    "scrollView": LibraryView(
      "scrollView", 240, 128,
      ["clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill"]),
    "collectionView": LibraryView(
      "collectionView", 240, 128,
      [
        "clipsSubviews": "YES", "multipleTouchEnabled": "YES", "contentMode": "scaleToFill",
        "dataMode": "prototypes",
      ],
      children: { [background("systemBackgroundColor"), flowLayout] }),
    "toolbar": LibraryView(
      "toolbar", 375, 44,
      ["opaque": "NO", "clearsContextBeforeDrawing": "NO", "contentMode": "scaleToFill"],
      children: {
        let items = NibDraft("items")
        items.children = [NibDraft("barButtonItem", ["title": "Item"])]
        return [items]
      }),
    "tableView": LibraryView(
      "tableView", 240, 128,
      [
        "clipsSubviews": "YES", "contentMode": "scaleToFill", "alwaysBounceVertical": "YES",
        "dataMode": "prototypes", "style": "plain", "separatorStyle": "default", "rowHeight": "-1",
        "estimatedRowHeight": "-1", "sectionHeaderHeight": "-1", "estimatedSectionHeaderHeight": "-1",
        "sectionFooterHeight": "-1", "estimatedSectionFooterHeight": "-1",
      ],
      children: { [background("systemBackgroundColor")] }),
  ]
}
