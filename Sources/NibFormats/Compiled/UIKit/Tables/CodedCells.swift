/// The property tables of the cells in table views and collection views.
enum CodedCells {
  static let all = [tableCell, tableContent, headerFooter, reusable, collectionCell, collectionContent]

  static let tableCell = CodedClass(
    "UITableViewCell", "tableViewCell", superclass: CodedViews.view,
    [
      .object("contentView", "UIContentView"), .text("reuseIdentifier", "UIReuseIdentifier"),
      .enumeration(
        "style", "UITableViewCellStyle",
        [
          "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1,
          "IBUITableViewCellStyleValue2": 2, "IBUITableViewCellStyleSubtitle": 3,
        ]),
      .reference("textLabel", "UITextLabel", isCodedIfMissing: true),
      .reference("detailTextLabel", "UIDetailTextLabel", isCodedIfMissing: true),
      .reference("imageView", "UIImageView", isCodedIfMissing: true), .cellStyle,
      .enumeration(
        "selectionStyle", "UISelectionStyle", ["none": 0, "blue": 1, "gray": 2, "default": 3],
        default: "default"),
      .enumeration("accessoryType", "UIAccessoryType", accessories),
      .enumeration("editingAccessoryType", "UIEditingAccessoryType", accessories),
      .object("accessoryView", "UIAccessoryView"), .object("editingAccessoryView", "UIEditingAccessoryView"),
      .object("backgroundView", "UIBackgroundView"),
      .object("selectedBackgroundView", "UISelectedBackgroundView"),
      .integer("indentationLevel", "UIIndentationLevel", default: 0),
      .float("indentationWidth", "UIIndentationWidth", default: 10),
      .flag("shouldIndentWhileEditing", "UIShouldIndentWhileEditing", default: true),
      .flag("showsReorderControl", "UIShowsReorderControl"),
      .flag("hidesAccessoryWhenEditing", "UIHidesAccessoryWhenEditing", default: true),
      .insets("separatorInset", "UISeparatorInset"),
      .enumeration("focusStyle", "UIFocusStyle", ["default", "custom"]),
      .omitted(.attribute("rowHeight")), .ignoredKeys("UITableCellBackgroundColorSet", "UISeparatorStyle"),
    ])

  /// The line below a table cell, which a nib lists among the subviews of the cell; empty for other elements. It is 1
  /// point high, and begins 15 points from the left if the cell has no inset for it.
  static func separators(of element: NibElement, _ compilation: CodedCompilation) -> [CodedGraph.Value] {
    guard element.isNamed("tableViewCell"), let cell = element.savedFrame else { return [] }
    let inset = element.child(key: "separatorInset")
    let left = inset?.double("minX") ?? 15
    let width = cell.width - left - (inset?.double("maxX") ?? 0)
    var entries = [
      CodedGraph.Entry("UIBounds", CodedGeometry.value([0, 0, width, 1])),
      CodedGraph.Entry("UICenter", CodedGeometry.value([left + width / 2, cell.height - 0.5])),
      CodedGraph.Entry("UIDeepDrawRect", .bool(true)), CodedGraph.Entry("UIOpaque", .bool(true)),
      CodedGraph.Entry("UIAutoresizeSubviews", .bool(true)),
      CodedGraph.Entry("UIViewSemanticContentAttribute", .integer(0)),
    ]
    if CodedToolsVersion.knows("UIViewLargeContentStoredProperties", in: element.document) {
      entries.append(CodedGraph.Entry("UIViewLargeContentStoredProperties", .null))
    }
    return [.object(compilation.add(CodedGraph.Object("_UITableViewCellSeparatorView", entries: entries)))]
  }

  private static let accessories = [
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ]

  static let tableContent = CodedClass(
    "UITableViewCellContentView", "tableViewCellContentView", superclass: CodedViews.view,
    [
      // The id of the cell around the content view, which `cellStyle` sets.
      .handledElsewhere(.attribute("tableViewCell"))
    ])

  static let headerFooter = CodedClass(
    "UITableViewHeaderFooterView", "tableViewHeaderFooterView", superclass: CodedViews.view,
    [
      .object("contentView", "UIContentView"), .text("reuseIdentifier", "UIReuseIdentifier"),
      .object("backgroundView", "UIBackgroundView"),
    ])

  static let reusable = CodedClass(
    "UICollectionReusableView", "collectionReusableView", superclass: CodedViews.view,
    [
      .text("reuseIdentifier", "UIReuseIdentifier")
    ])

  static let collectionCell = CodedClass(
    "UICollectionViewCell", "collectionViewCell", superclass: reusable,
    [
      .object("contentView", "UIContentView"), .object("backgroundView", "UIBackgroundView"),
      .object("selectedBackgroundView", "UISelectedBackgroundView"),
      .omitted(.keyed("customSize"), .keyed("size")),
    ])

  /// The content view of a collection view cell, which is a plain view in a nib.
  static let collectionContent = CodedClass(
    "UIView", "collectionViewCellContentView", superclass: CodedViews.view, [])
}

extension CodedProperty {
  /// The attributes of a cell that a nib does not contain: the basic style, which a nib leaves out, and the
  /// cell's id in the element of its content view.
  static let cellStyle = CodedProperty(
    parts: [], keys: [],
    translate: { object, draft in
      let hasLabels = ["textLabel", "detailTextLabel", "imageView"].contains { draft[$0] != nil }
      if hasLabels, draft["style"] == nil { draft["style"] = "IBUITableViewCellStyleDefault" }
      let content = draft.children.first { $0["key"] == "contentView" }
      content?["tableViewCell"] = draft["id"]
    },
    compile: { _, _ in })

  /// The sections of a table with static cells. A nib codes them as a data source that is connected to the
  /// table; `CodedTableSections` translates it.
  static let tableSections = CodedProperty(
    parts: [.element("sections"), .attribute("dataMode")], keys: [],
    translate: { _, _ in },
    compile: { element, object in
      guard let list = element.child(named: "sections") else { return }
      CodedTableSections.compile(list, table: object.number, object.compilation)
    })

  /// The prototype cells of a table.
  static let tablePrototypes = prototypes(
    "prototypes", "UITableViewCellPrototypeNibs", "UITableViewCellPrototypeNibExternalObjects")

  /// The prototype cells of a collection.
  static let collectionPrototypes = prototypes(
    "cells", "UICollectionViewCellNibDict", "UICollectionViewCellPrototypeNibExternalObjects")

  /// The prototypes of a collection's headers and footers, which are its children with keys.
  static let supplementaryPrototypes = CodedProperty(
    parts: [.keyed("sectionHeaderView"), .keyed("sectionFooterView")],
    keys: [
      "UICollectionViewSupplementaryViewNibDict",
      "UICollectionViewSupplementaryViewPrototypeNibExternalObjects",
    ],
    translate: { object, draft in
      for (word, kind) in CodedPrototypes.supplementaryKinds {
        guard let view = object.linkedPrototypes(kind).first, let child = object.translation.draft(of: view)
        else { continue }
        child["key"] = word
        draft.children.append(child)
      }
    },
    compile: { element, object in
      for child in element.children
      where CodedPrototypes.supplementaryKinds.contains(where: { $0.key == child.key }) {
        reportPrototypes(at: child, in: element, object)
      }
    })

  /// Prototype cells, which only storyboards can have. A nib codes them as a dictionary of nested nibs, which
  /// `CodedPrototypes` has added to the graph.
  ///
  /// - Parameters:
  ///   - word: the name of the element that contains the cells.
  ///   - key: the key of the dictionary.
  ///   - externalKey: the key of the objects that the nested nibs refer to.
  private static func prototypes(_ word: String, _ key: String, _ externalKey: String) -> CodedProperty {
    CodedProperty(
      parts: [.element(word)], keys: [key, externalKey],
      translate: { object, draft in
        for cell in object.linkedPrototypes(key) {
          guard let child = object.translation.draft(of: cell) else { continue }
          if word == "prototypes" { draft["dataMode"] = "prototypes" }
          draft.list(word).children.append(child)
        }
      },
      compile: { element, object in
        guard let list = element.child(named: word), !list.children.isEmpty else { return }
        reportPrototypes(at: list, in: element, object)
      })
  }

  private static func reportPrototypes(
    at place: NibElement, in element: NibElement, _ object: CodedCompilation.Subject
  ) {
    object.compilation.report(
      "not-compiled",
      "only storyboards can contain prototype cells, as separate nibs; they are left out",
      at: place.location, in: element)
  }
}
