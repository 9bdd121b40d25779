package enum TableViewCellWord: String, SchemaWord {
  case contentView, reuseIdentifier, style, textLabel, detailTextLabel, imageView, selectionStyle,
    accessoryType, editingAccessoryType, accessoryView, editingAccessoryView, backgroundView,
    selectedBackgroundView, indentationLevel, indentationWidth, shouldIndentWhileEditing, showsReorderControl,
    hidesAccessoryWhenEditing, separatorInset, focusStyle, rowHeight, multipleSelectionBackgroundView

  package static let schema = ClassSchema(
    "UITableViewCell", of: ViewWord.schema,
    ignoring: ["UITableCellBackgroundColorSet", "UISeparatorStyle", "UIHidesAccessoryWhenEditing"],
    [
      contentView: .object(), reuseIdentifier: .text(),
      style: .choice(
        [
          "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1,
          "IBUITableViewCellStyleValue2": 2, "IBUITableViewCellStyleSubtitle": 3,
        ], "UITableViewCellStyle", document: nil, nib: nil),
      textLabel: .reference(isCodedIfMissing: true), detailTextLabel: .reference(isCodedIfMissing: true),
      imageView: .reference(isCodedIfMissing: true).and(.cellStyle),
      selectionStyle: .choice(["none": 0, "blue": 1, "gray": 2, "default": 3], default: "default").archived(
        absent: "blue"),
      accessoryType: .choice(.accessories), editingAccessoryType: .choice(.accessories),
      accessoryView: .object(), editingAccessoryView: .object(), backgroundView: .object(),
      selectedBackgroundView: .object(), indentationLevel: .integer(default: 0).within(-100...100),
      indentationWidth: .scalar(.float, document: "10").archived(absent: "10"),
      shouldIndentWhileEditing: .flag(default: true), showsReorderControl: .flag(),
      hidesAccessoryWhenEditing: .omitted(.flag), separatorInset: .insets(),
      focusStyle: .choice(["default", "custom"]),
      rowHeight: .omitted(.number).within(.heights).and(.customCellIndentation).and(.cellColorMark)
        .and(CodedCellBackground.property)
        .and(.constant("UIContentConfigurationIdentifier", .null))
        .and(.constant("UIContentConfigurationView", .null)),
    ])
}

package enum TableViewCellContentViewWord: String, SchemaWord {
  case tableViewCell

  package static let schema = ClassSchema(
    "UITableViewCellContentView", of: ViewWord.schema,
    [
      tableViewCell: .handled().typed(.reference)
    ])
}

package enum TableViewHeaderFooterViewWord: String, SchemaWord {
  case contentView, reuseIdentifier, backgroundView

  package static let schema = ClassSchema(
    "UITableViewHeaderFooterView", of: ViewWord.schema,
    [
      contentView: .object(), reuseIdentifier: .text(), backgroundView: .object(),
    ])
}

package enum CollectionReusableViewWord: String, SchemaWord {
  case reuseIdentifier, collectionReusableView

  package static let schema = ClassSchema(
    "UICollectionReusableView", of: ViewWord.schema,
    [
      reuseIdentifier: .text()
    ])
}

package enum CollectionViewCellWord: String, SchemaWord {
  case contentView, backgroundView, selectedBackgroundView, customSize, size

  package static let schema = ClassSchema(
    "UICollectionViewCell", of: CollectionReusableViewWord.schema,
    [
      contentView: .row(CodedCollectionCell.contentView), backgroundView: .object(),
      selectedBackgroundView: .object(),
      customSize: .omitted(.child).and(.constant("UISystemBackgroundView", .null))
        .and(.constant("UIContentConfigurationIdentifier", .null))
        .and(.constant("UIContentConfigurationView", .null)),
      size: .omitted(.child),
    ])
}

/// The keys under which a table or collection stores the nibs of its prototypes, and the objects of the outer nib to
/// which these nibs refer.
struct PrototypeKeys: Sendable {
  let nibs: String
  let external: String

  static let tableCells = PrototypeKeys(
    nibs: "UITableViewCellPrototypeNibs", external: "UITableViewCellPrototypeNibExternalObjects")
  static let collectionCells = PrototypeKeys(
    nibs: "UICollectionViewCellNibDict", external: "UICollectionViewCellPrototypeNibExternalObjects")
  static let supplementaryViews = PrototypeKeys(
    nibs: "UICollectionViewSupplementaryViewNibDict",
    external: "UICollectionViewSupplementaryViewPrototypeNibExternalObjects")
  static let all = [tableCells, collectionCells, supplementaryViews]

  /// The kinds of a collection's supplementary views, by the keys of their elements in documents. A nib stores such a
  /// view under its kind, a slash, and its reuse identifier.
  static let supplementaryKinds: KeyValuePairs<String, String> = [
    "sectionHeaderView": "UICollectionElementKindSectionHeader",
    "sectionFooterView": "UICollectionElementKindSectionFooter",
  ]
}

/// The lines between table cells.
enum CodedCells {
  /// The line below a table cell, which a nib lists among the subviews of the cell; empty for other elements. It
  /// begins 15 points from the left if the cell has no inset for it.
  static func separators(of element: NibElement, _ compilation: CodedCompilation) -> [CodedGraph.Value] {
    guard element.isNamed("tableViewCell"), let cell = element.savedFrame else { return [] }
    let inset = element.child(key: "separatorInset")
    let left = inset?.double("minX") ?? 15
    let width = cell.width - left - (inset?.double("maxX") ?? 0)
    let height = compilation.style.separatorHeight
    let values: CodedObjects.Values = [
      ("UIBounds", CodedGeometry.value([0, 0, width, height])),
      ("UICenter", CodedGeometry.value([left + width / 2, cell.height - height / 2])),
      ("UIDeepDrawRect", .bool(true)), ("UIOpaque", .bool(true)), ("UIAutoresizeSubviews", .bool(true)),
      ("UIViewSemanticContentAttribute", .integer(0)), ("UIViewLargeContentStoredProperties", .null),
    ]
    return [compilation.object("_UITableViewCellSeparatorView", values)]
  }
}

extension PropertySchema {
  /// The attributes of a cell that a nib does not contain: the basic style, which a nib leaves out, and the
  /// cell's id in the element of its content view.
  static let cellStyle = PropertySchema(
    translate: { object, draft in
      let hasLabels = ["textLabel", "detailTextLabel", "imageView"].contains { draft[$0] != nil }
      if hasLabels, draft["style"] == nil { draft["style"] = "IBUITableViewCellStyleDefault" }
      let content = draft.children.first { $0.name == "tableViewCellContentView" }
      content?["tableViewCell"] = draft["id"]
    })

  /// The indentation of a cell of a custom class, which older versions of Xcode leave out.
  static let customCellIndentation = PropertySchema(
    compile: { element, object in
      guard element["customClass"] != nil, !object.compilation.style.hasCustomCellIndentation else { return }
      object.compilation.replace("UIIndentationWidth", nil, of: object.number)
    })

  /// Whether a cell has a background color, which older versions of Xcode write in addition to the color.
  static let cellColorMark = PropertySchema(
    compile: { element, object in
      guard object.compilation.style.marksCellColors, element.child(key: "backgroundColor") != nil else {
        return
      }
      object.set("UITableCellBackgroundColorSet", .bool(true))
    })

  /// The sections of a table with static cells. A nib codes them as a data source that is connected to the
  /// table; `CodedTableSections` translates it.
  static let tableSections = PropertySchema(
    parts: [.element("sections"), .attribute("dataMode")],
    types: ["dataMode": .choice(["none", "prototypes", "static"])],
    compile: { element, object in
      guard let list = element.child(named: "sections") else { return }
      CodedTableSections.compile(list, table: object.number, object.compilation)
    })

  static let tablePrototypes = prototypes("prototypes", .tableCells)
  static let collectionPrototypes = prototypes("cells", .collectionCells)

  /// The prototypes of a collection's headers and footers, which are its children with keys.
  static let supplementaryPrototypes = PropertySchema(
    parts: [.keyed("sectionHeaderView"), .keyed("sectionFooterView")],
    keys: [PrototypeKeys.supplementaryViews.nibs, PrototypeKeys.supplementaryViews.external],
    translate: { object, draft in
      for (word, kind) in PrototypeKeys.supplementaryKinds {
        guard let view = object.linkedPrototypes(kind).first, let child = object.translation.draft(of: view)
        else { continue }
        child["key"] = word
        draft.children.append(child)
      }
    },
    compile: { element, object in
      let views = element.children.compactMap { child in
        PrototypeKeys.supplementaryKinds.first { $0.key == child.key }.map {
          CodedPrototype(element: child, prefix: $0.value + "/")
        }
      }
      object.compile(views, .supplementaryViews)
    })

  /// Prototype cells, which only storyboards can have. A nib codes them as a dictionary of nested nibs, which
  /// the reader has added to the graph.
  ///
  /// - Parameter word: the name of the element that contains the cells.
  private static func prototypes(_ word: String, _ keys: PrototypeKeys) -> PropertySchema {
    PropertySchema(
      parts: [.element(word)], keys: [keys.nibs, keys.external],
      translate: { object, draft in
        for cell in object.linkedPrototypes(keys.nibs) {
          guard let child = object.translation.draft(of: cell) else { continue }
          if word == "prototypes" { draft["dataMode"] = "prototypes" }
          draft.childAdding(named: word).children.append(child)
        }
      },
      compile: { element, object in
        let cells = element.children(inside: word).map { CodedPrototype(element: $0, prefix: "") }
        object.compile(cells, keys)
      })
  }
}
