/// The tables of cells in table views and collection views.
enum CodedCells {
  static let all = [tableCell, tableContent, headerFooter, reusable, collectionCell, collectionContent]

  static let tableCell = CodedClass(
    "UITableViewCell", "tableViewCell", below: CodedViews.view,
    [
      .object("contentView", "UIContentView"), .text("reuseIdentifier", "UIReuseIdentifier"),
      .words(
        "style", "UITableViewCellStyle",
        [
          "IBUITableViewCellStyleDefault": 0, "IBUITableViewCellStyleValue1": 1,
          "IBUITableViewCellStyleValue2": 2, "IBUITableViewCellStyleSubtitle": 3,
        ]),
      .reference("textLabel", "UITextLabel"), .reference("detailTextLabel", "UIDetailTextLabel"),
      .reference("imageView", "UIImageView"), .cellStyle,
      .words(
        "selectionStyle", "UISelectionStyle", ["none": 0, "blue": 1, "gray": 2, "default": 3],
        usual: "default", coded: "default"),
      .words("accessoryType", "UIAccessoryType", accessories),
      .words("editingAccessoryType", "UIEditingAccessoryType", accessories),
      .object("accessoryView", "UIAccessoryView"), .object("editingAccessoryView", "UIEditingAccessoryView"),
      .object("backgroundView", "UIBackgroundView"),
      .object("selectedBackgroundView", "UISelectedBackgroundView"),
      .integer("indentationLevel", "UIIndentationLevel", usual: 0),
      .float("indentationWidth", "UIIndentationWidth", usual: 10),
      .flag("shouldIndentWhileEditing", "UIShouldIndentWhileEditing", usual: true),
      .flag("showsReorderControl", "UIShowsReorderControl"),
      .flag("hidesAccessoryWhenEditing", "UIHidesAccessoryWhenEditing", usual: true),
      .insets("separatorInset", "UISeparatorInset"),
      .words("focusStyle", "UIFocusStyle", ["default", "custom"]),
      .lost(.attribute("rowHeight")), .implied("UITableCellBackgroundColorSet", "UISeparatorStyle"),
    ])

  private static let accessories = [
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ]

  static let tableContent = CodedClass(
    "UITableViewCellContentView", "tableViewCellContentView", below: CodedViews.view,
    [
      // The cell around the content view.
      .elsewhere(.attribute("tableViewCell"))
    ])

  static let headerFooter = CodedClass(
    "UITableViewHeaderFooterView", "tableViewHeaderFooterView", below: CodedViews.view,
    [
      .object("contentView", "UIContentView"), .text("reuseIdentifier", "UIReuseIdentifier"),
      .object("backgroundView", "UIBackgroundView"),
    ])

  static let reusable = CodedClass(
    "UICollectionReusableView", "collectionReusableView", below: CodedViews.view,
    [
      .text("reuseIdentifier", "UIReuseIdentifier")
    ])

  static let collectionCell = CodedClass(
    "UICollectionViewCell", "collectionViewCell", below: reusable,
    [
      .object("contentView", "UIContentView"), .object("backgroundView", "UIBackgroundView"),
      .object("selectedBackgroundView", "UISelectedBackgroundView"),
      .lost(.keyed("customSize"), .keyed("size")),
    ])

  /// The content view of a collection view cell, which is a plain view in a nib.
  static let collectionContent = CodedClass(
    "UIView", "collectionViewCellContentView", below: CodedViews.view, [])
}

extension CodedProperty {
  /// The style of a cell. A document states it for every standard cell, even for the basic style, which a nib
  /// leaves out.
  static let cellStyle = CodedProperty(
    words: [], keys: [],
    translate: { object, draft in
      let hasLabels = ["textLabel", "detailTextLabel", "imageView"].contains { draft[$0] != nil }
      if hasLabels, draft["style"] == nil { draft["style"] = "IBUITableViewCellStyleDefault" }
      let content = draft.children.first { $0["key"] == "contentView" }
      content?["tableViewCell"] = draft["id"]
    },
    compile: { _, _ in })

  /// The sections of a table with static cells. A nib codes them as a data source that is connected to the
  /// table.
  static let tableSections = CodedProperty(
    words: [.element("sections"), .attribute("dataMode")], keys: [],
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
    "cells", "UICollectionViewCellPrototypeNibs", "UICollectionViewCellPrototypeNibExternalObjects")

  /// Prototype cells. A nib codes them as a dictionary of nested nibs. Only storyboards can have them.
  private static func prototypes(_ word: String, _ key: String, _ externalKey: String) -> CodedProperty {
    CodedProperty(
      words: [.element(word)], keys: [key, externalKey],
      translate: { object, draft in
        for cell in object.linkedPrototypes(key) {
          guard let child = object.translation.draft(of: cell) else { continue }
          if word == "prototypes" { draft["dataMode"] = "prototypes" }
          draft.list(word).children.append(child)
        }
      },
      compile: { element, object in
        guard let list = element.child(named: word), !list.children.isEmpty else { return }
        object.compilation.report(
          "not-compiled",
          "only storyboards can contain prototype cells, as separate nibs; they are left out",
          at: list.location, in: element)
      })
  }

  // MARK: Objects within objects

  /// Properties that a nib stores in a separate object.
  static func within(_ key: String, _ className: String, _ properties: [CodedProperty]) -> CodedProperty {
    CodedProperty(
      words: properties.flatMap(\.words), keys: [key],
      translate: { object, draft in
        guard let inner = object.graph.object(object.value(key)) else { return }
        let subject = CodedTranslation.Subject(translation: object.translation, number: inner)
        for property in properties { property.translate(subject, draft) }
      },
      compile: { element, object in
        let inner = object.compilation.add(CodedGraph.Object(className))
        let subject = CodedCompilation.Subject(compilation: object.compilation, number: inner)
        for property in properties { property.compile(element, subject) }
        object.set(key, .object(inner))
      })
  }

  /// A set of a rectangle's edges.
  static func edges(_ element: String, _ word: String, _ key: String) -> CodedProperty {
    CodedProperty(
      words: [.keyed(word)], keys: [key],
      translate: { object, draft in
        guard let value = object.value(key), let bits = object.graph.integer(value) else { return }
        let child = NibDraft(element, key: word)
        for (bit, edge) in edgeWords.enumerated() where bits >> bit & 1 == 1 { child[edge] = "YES" }
        draft.children.append(child)
      },
      compile: { parent, object in
        guard let child = parent.child(key: word) else { return }
        let bits = edgeWords.enumerated().reduce(into: Int64(0)) { bits, edge in
          if child.bool(edge.element) == true { bits |= 1 << edge.offset }
        }
        object.set(key, .integer(bits))
      })
  }

  private static let edgeWords = ["top", "left", "bottom", "right"]

  static let extendedEdges = edges("extendedEdge", "edgesForExtendedLayout", "UIEdgesForExtendedLayout")
}
