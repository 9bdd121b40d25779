package enum ScrollViewWord: String, SchemaWord {
  case scrollEnabled, pagingEnabled, directionalLockEnabled, bounces, bouncesZoom, alwaysBounceVertical,
    alwaysBounceHorizontal, showsHorizontalScrollIndicator, showsVerticalScrollIndicator,
    delaysContentTouches, canCancelContentTouches, minimumZoomScale, maximumZoomScale, indicatorStyle,
    keyboardDismissMode, contentInsetAdjustmentBehavior, contentInset, scrollIndicatorInsets, scrollsToTop,
    springLoaded, refreshControl, contentSize

  package static let schema = ClassSchema(
    "UIScrollView", of: ViewWord.schema,
    ignoring: ["UIContentSize", "UIContentOffset"],
    [
      scrollEnabled: .inverse("UIScrollDisabled"), pagingEnabled: .flag(), directionalLockEnabled: .flag(),
      bounces: .flag("UIBounceEnabled", default: true), bouncesZoom: .flag(document: true, nib: false),
      alwaysBounceVertical: .flag(), alwaysBounceHorizontal: .flag(),
      showsHorizontalScrollIndicator: .flag(default: true),
      showsVerticalScrollIndicator: .flag(default: true), delaysContentTouches: .flag(default: true),
      canCancelContentTouches: .flag(default: true), minimumZoomScale: .float(default: 1),
      maximumZoomScale: .float(default: 1), indicatorStyle: .choice(["default", "black", "white"]),
      keyboardDismissMode: .choice(["none", "onDrag", "interactive"]),
      contentInsetAdjustmentBehavior: .choice(
        ["automatic", "scrollableAxes", "never", "always"], "UIScrollViewContentInsetAdjustmentBehavior",
        document: "automatic", nib: nil
      ).and(.constant("UIScrollViewIndicatorInsetAdjustmentBehavior", .integer(1))),
      contentInset: .insetsFromZero(), scrollIndicatorInsets: .insetsFromZero(),
      springLoaded: .uncoded(.flag),
    ])
}

package enum TableViewWord: String, SchemaWord {
  case style, separatorStyle, separatorColor, separatorInset, separatorInsetReference, rowHeight,
    sectionHeaderHeight, sectionFooterHeight, estimatedRowHeight, estimatedSectionHeaderHeight,
    estimatedSectionFooterHeight, allowsSelection, allowsMultipleSelection, allowsSelectionDuringEditing,
    allowsMultipleSelectionDuringEditing, contentViewInsetsToSafeArea, showsSelectionImmediatelyOnTouchBegin,
    sectionIndexColor, sectionIndexBackgroundColor, sectionIndexTrackingBackgroundColor,
    sectionIndexMinimumDisplayRowCount, tableHeaderView, tableFooterView, backgroundView, sections, dataMode,
    prototypes

  package static let schema = ClassSchema(
    "UITableView", of: ScrollViewWord.schema,
    ignoring: [
      "UITableViewStyle", "UISeparatorStyleIOS5AndLater", "UISeparatorStyleIOS9AndLater", "UIFillerRowHeight",
      "UIPrefetchingEnabled", "UISectionHeaderTopPadding", "UICellLayoutMarginsFollowReadableWidth",
    ],
    [
      style: .choice(["plain", "grouped", "insetGrouped"], document: "plain", nib: nil).archived(
        absent: "plain"
      )
      .alsoCoded("UITableViewStyle"),
      separatorStyle: .choice(
        ["none": 0, "default": 1, "singleLine": 1, "singleLineEtched": 2], document: "default", nib: "none"
      ).archived(absent: "none").alsoCoded("UISeparatorStyleIOS5AndLater"),
      separatorColor: .color(), separatorInset: .insets(),
      separatorInsetReference: .choice(
        ["fromCellEdges", "fromAutomaticInsets"], document: "fromCellEdges", nib: nil),
      rowHeight: .length(absent: "44").within(.heights),
      sectionHeaderHeight: .length(absent: "22").within(.heights),
      sectionFooterHeight: .length(absent: "22").within(.heights),
      estimatedRowHeight: .scalar(.float, document: "0").within(.heights),
      estimatedSectionHeaderHeight: .scalar(.float, document: "0").within(.heights),
      estimatedSectionFooterHeight: .scalar(.float, document: "0").within(.heights),
      allowsSelection: .flag(default: true), allowsMultipleSelection: .flag(),
      allowsSelectionDuringEditing: .flag(), allowsMultipleSelectionDuringEditing: .flag(),
      contentViewInsetsToSafeArea: .scalar(.flag, "UIInsetsContentViewsToSafeArea", document: "YES"),
      showsSelectionImmediatelyOnTouchBegin: .flag(default: true), sectionIndexColor: .color(),
      sectionIndexBackgroundColor: .color(), sectionIndexTrackingBackgroundColor: .color(),
      sectionIndexMinimumDisplayRowCount: .integer().within(.counts), tableHeaderView: .object(),
      tableFooterView: .object(),
      backgroundView: .object(), sections: .row(.tableSections),
      prototypes: .row(.tablePrototypes).and(.tableContentSize),
    ])
}

package enum CollectionViewWord: String, SchemaWord {
  case collectionViewLayout, backgroundView, allowsSelection, allowsMultipleSelection, prefetchingEnabled,
    cells, sectionHeaderView, sectionFooterView, dataMode

  package static let schema = ClassSchema(
    "UICollectionView", of: ScrollViewWord.schema,
    [
      collectionViewLayout: .object("UICollectionLayout"), backgroundView: .object(),
      allowsSelection: .flag(default: true), allowsMultipleSelection: .flag(),
      prefetchingEnabled: .scalar(.flag, "UICollectionViewPrefetchingEnabled", document: "YES"),
      cells: .row(.collectionPrototypes), sectionHeaderView: .row(.supplementaryPrototypes),
      dataMode: .omitted(.choice(["none", "prototypes"])).and(
        .constant("UIAllowsUserInitiatedMultipleSelection", .bool(true))
      )
      .and(.storyboardDelegate).and(.collectionContent),
    ])
}

extension PropertySchema {
  /// The size of a table's content: its header and footer, as its rows are not known before the app runs.
  fileprivate static let tableContentSize = PropertySchema(
    compile: { element, object in
      guard let frame = element.savedFrame else { return }
      let views = ["tableHeaderView", "tableFooterView"].compactMap { element.child(key: $0)?.savedFrame }
      let isPlain = (element["style"] ?? "plain") == "plain"
      guard !views.isEmpty || isPlain && object.compilation.style.hasPlainTableContentSize else { return }
      let height = views.reduce(0) { $0 + $1.height }
      object.set("UIContentSize", CodedGeometry.value([frame.width, height]))
    })

  /// The margins of a collection view, and the size of its content without items, which some versions of Xcode write.
  fileprivate static let collectionContent = PropertySchema(
    compile: { element, object in
      let style = object.compilation.style
      let isOwn = ["layoutMargins", "directionalLayoutMargins"].contains { element.child(key: $0) != nil }
      if style.hasCollectionMargins, !isOwn {
        object.set("UIViewLayoutMargins", CodedGeometry.value([8, 8, 8, 8]))
      }
      guard style.hasCollectionContentSize, let frame = element.savedFrame else { return }
      let isHorizontal = element.child(key: "collectionViewLayout")?["scrollDirection"] == "horizontal"
      let size = isHorizontal ? [0, frame.height] : [frame.width, 0]
      object.set("UIContentSize", CodedGeometry.value(size))
    })

  /// The delegate of a collection view. In the nibs of storyboards, it is `nil`, and a connection sets it.
  fileprivate static let storyboardDelegate = PropertySchema(
    keys: ["UIDelegate"],
    compile: { _, object in
      if object.compilation.scope != nil { object.set("UIDelegate", .null) }
    })
}

package enum CollectionViewFlowLayoutWord: String, SchemaWord {
  case minimumLineSpacing, minimumInteritemSpacing, scrollDirection, itemSize, estimatedItemSize,
    headerReferenceSize, footerReferenceSize, sectionInset, sectionInsetReference, automaticEstimatedItemSize

  package static let schema = ClassSchema(
    "UICollectionViewFlowLayout", of: ObjectWord.schema,
    [
      minimumLineSpacing: .scalar(.float, "UILineSpacing", nib: "10"),
      minimumInteritemSpacing: .scalar(.float, "UIInteritemSpacing", nib: "10"),
      scrollDirection: .choice(["vertical", "horizontal"]), itemSize: .size().uncoded(if: [50, 50]),
      estimatedItemSize: .size(), headerReferenceSize: .size().uncoded(if: [0, 0]),
      footerReferenceSize: .size().uncoded(if: [0, 0]),
      sectionInset: .insetsFromZero().uncoded(if: [0, 0, 0, 0]),
      sectionInsetReference: .choice(["contentInset", "safeArea", "layoutMargins"]),
      automaticEstimatedItemSize: .uncoded(.flag),
    ])
}
