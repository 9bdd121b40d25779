extension UITableView {
  static let tableAttributes: [NibAttribute] = NibRow<UITableView, TableViewWord>.table(
    .choice(.style, \.style), .number(.rowHeight, \.rowHeight),
    .number(.estimatedRowHeight, \.estimatedRowHeight), .number(.sectionHeaderHeight, \.sectionHeaderHeight),
    .number(.sectionFooterHeight, \.sectionFooterHeight),
    .number(.estimatedSectionHeaderHeight, \.estimatedSectionHeaderHeight),
    .number(.estimatedSectionFooterHeight, \.estimatedSectionFooterHeight),
    .choice(.separatorStyle, \.separatorStyle), .bool(.allowsSelection, \.allowsSelection),
    .bool(.allowsMultipleSelection, \.allowsMultipleSelection),
    .bool(.allowsSelectionDuringEditing, \.allowsSelectionDuringEditing),
    .bool(.allowsMultipleSelectionDuringEditing, \.allowsMultipleSelectionDuringEditing),
    .bool(.contentViewInsetsToSafeArea, \.insetsContentViewsToSafeArea),
    .color(.separatorColor, \.separatorColor), .insets(.separatorInset, \.separatorInset),
    .object(.tableHeaderView, \.tableHeaderView), .object(.tableFooterView, \.tableFooterView),
    .object(.backgroundView, \.backgroundView), .delegate("dataSource", \.dataSource),
    .color(.sectionIndexColor, \.sectionIndexColor),
    .color(.sectionIndexBackgroundColor, \.sectionIndexBackgroundColor),
    .color(.sectionIndexTrackingBackgroundColor, \.sectionIndexTrackingBackgroundColor),
    .integer(.sectionIndexMinimumDisplayRowCount, \.sectionIndexMinimumDisplayRowCount),
    .handledChild(.prototypes, .sections), .handled(.dataMode),
    .ignored(.separatorInsetReference, because: "in a terminal, separators begin at the row's edge"),
    .ignored(.showsSelectionImmediatelyOnTouchBegin, because: "a terminal reports clicks at once"),
    .property("separatorInset", \.separatorInset),
    .property("sectionHeaderTopPadding", \.sectionHeaderTopPadding),
    .property("cellLayoutMarginsFollowReadableWidth", \.cellLayoutMarginsFollowReadableWidth),
    .property("insetsContentViewsToSafeArea", \.insetsContentViewsToSafeArea),
    .property("editing", \.isEditing), .property("allowsFocus", \.allowsFocus),
    .property("selectionFollowsFocus", \.selectionFollowsFocus),
    .property("remembersLastFocusedIndexPath", \.remembersLastFocusedIndexPath),
    .property("dragInteractionEnabled", \.dragInteractionEnabled),
    .property("prefetchDataSource", \.prefetchDataSource),
    .property("prefetchingEnabled", \.isPrefetchingEnabled))

  /// Decodes static cells and prototypes. Called after all attributes were set.
  func nibDecodeContent(_ coder: NibCoder) {
    if let list = coder.element.child(named: "sections") { nibDecodeSections(list, coder) }
    if let list = coder.element.child(named: "prototypes") { nibDecodePrototypes(list, coder) }
  }

  /// Decodes the sections of a static table.
  private func nibDecodeSections(_ list: NibElement, _ coder: NibCoder) {
    let sections = list.children(named: "tableViewSection").map { element in
      StaticTableContent.Section(
        headerTitle: nibTitle("headerTitle", of: element), footerTitle: nibTitle("footerTitle", of: element),
        cells: nibCells(in: element.child(named: "cells"), coder))
    }
    nibSetStaticContent(sections, coder)
  }

  private func nibTitle(_ key: String, of section: NibElement) -> String? {
    section[key] ?? section.child(key: key).map { NibString($0)?.value ?? $0.text }
  }

  private func nibCells(in list: NibElement?, _ coder: NibCoder) -> [UITableViewCell] {
    guard let list else { return [] }
    return coder.objects(in: list, otherwise: .notACell) {
      "<\($0.name)> is among the cells, but it is not a cell"
    }
  }

  /// Registers a storyboard's prototypes under their identifiers. In a xib, prototypes are ignored
  /// (docs/behaviours.md D20). A table that is only previewed shows them as its rows in both kinds of document.
  private func nibDecodePrototypes(_ list: NibElement, _ coder: NibCoder) {
    if !coder.nibRefusesPrototypes(list.children.map { $0 }, "cells", at: list) {
      for element in list.children where element.listMember == .object {
        guard let identifier = element[TableViewCellWord.reuseIdentifier] else { continue }
        nibPool.register(.prototype(PrototypeNib(element, of: coder.instantiation)), for: identifier)
      }
    }
    guard coder.instantiation.mode == .lenient else { return }
    let title = nibFollows(.prototypeHeaders) ? "Prototype Cells" : nil
    nibSetStaticContent(
      [StaticTableContent.Section(headerTitle: title, cells: nibCells(in: list, coder))], coder)
  }

  /// Stores static sections. A preview shows all their cells.
  private func nibSetStaticContent(_ sections: [StaticTableContent.Section], _ coder: NibCoder) {
    let isPreview = coder.instantiation.mode == .lenient
    nibStaticContent = StaticTableContent(
      sections: sections, isPreview: isPreview, keepsSavedFrames: isPreview && nibFollows(.rowsKeepFrames))
    if isPreview {
      for cell in sections.flatMap(\.cells) { addSubview(cell) }
    }
    nibSetNeedsReload()
  }
}

extension DiagnosticKind {
  package static let notACell = DiagnosticKind(
    "not-a-cell", .objects, .warning, "An object in a list of cells is not a cell.",
    advice: "Remove it.",
    wrong: .list("<view id=\"name\"/>"),
    right: .list("<tableViewCell reuseIdentifier=\"name\" id=\"name\"/>"))
}

extension RuleExample {
  fileprivate static func list(_ prototype: String) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <tableViewController id="list" sceneMemberID="viewController">
        <tableView key="view" id="table"><rect key="frame" x="0" y="0" width="320" height="480"/>
          <prototypes>
            \(prototype)
          </prototypes>
        </tableView>
      </tableViewController>
    </objects></scene>
    """
  }
}
