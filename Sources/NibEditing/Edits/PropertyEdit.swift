import NibFormats
import NibSupport

/// Gives a property of an object a value, or removes it.
package struct PropertyEdit: Hashable, Sendable {
  package let object: String
  /// The name of the property in documents, or a path: `text`, `frame.x`, `normal.title`, `accessibility.label`,
  /// `runtime.layer.cornerRadius`.
  package let property: String
  /// The value as it is entered; `nil` for the default.
  package let value: String?

  package init(_ object: String, _ property: String, _ value: String?) {
    self.object = object
    self.property = property
    self.value = value
  }

  /// The edit for `KEY=VALUE`. An empty value is the default.
  package init(_ object: String, assignment: String) {
    let sign = assignment.firstIndex(of: "=") ?? assignment.endIndex
    let value = String(assignment[sign...].dropFirst())
    self.init(object, String(assignment[..<sign]), value.isEmpty ? nil : value)
  }

  func edits(_ maker: EditMaker, _ resources: EditResources) throws(EditError) -> [SourceEdit] {
    let element = try maker.object(object)
    let name = PropertyPath.expanded(property, of: element)
    if let variation = try SizeClassVariation(name, of: element) {
      return try variation.edits(value, maker)
    }
    if name == InitialController.property {
      let flag = PropertyValue(name: name, type: .flag, element: element, resources: resources)
      return try InitialController.edits(flag, value, maker)
    }
    if element.isNamed("constraint"), ConstraintValues.names.contains(name) {
      return try ConstraintValues(element, maker).edits(name, value)
    }
    if element.isNamed("tableViewCell"), name == "style" {
      return try CellStyleEdit(of: element, maker).edits(value)
    }
    if element.isNamed("tableView"), name == TableContentEdit.property {
      try TableContentEdit(of: element).check(value)
    }
    if let id = try CellText.label(name, of: element)?.id {
      return try PropertyEdit(id, "text", value).edits(maker, resources)
    }
    if element.isNamed("segmentedControl"), name == SegmentTitles.property {
      return try SegmentTitles(of: element, maker).edits(value)
    }
    if let text = AttributedText(name, of: element) { return try text.edits(value, maker) }
    return try edits(name, of: element, maker, resources) + rowEdits(name, of: element, maker)
      + (RowHeight(of: element, maker)?.edits(following: name, value) ?? [])
  }

  /// The edits of the saved positions of rows that follow from the first or the last title of a section.
  private func rowEdits(_ name: String, of element: NibElement, _ maker: EditMaker) -> [SourceEdit] {
    guard element.isNamed("tableViewSection"), name == "headerTitle" || name == "footerTitle",
      let stack = RowStack(around: element)
    else { return [] }
    let sections = stack.sections.map { section -> RowStack.Section in
      guard section.element == element else { return section }
      return RowStack.Section(
        element: element, rows: section.rows,
        hasHeader: name == "headerTitle" ? value != nil : section.hasHeader,
        hasFooter: name == "footerTitle" ? value != nil : section.hasFooter)
    }
    return stack.edits(placing: sections, maker).flatMap(\.edits)
  }

  /// The edits of a property, which can be a part of another one.
  private func edits(
    _ name: String, of element: NibElement, _ maker: EditMaker, _ resources: EditResources
  ) throws(EditError) -> [SourceEdit] {
    guard let dot = name.firstIndex(of: ".") else {
      return try ownEdits(name, of: element, maker, resources)
    }
    let (first, rest) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
    try GeneralProperties(of: element).check(part: first, of: name)
    switch first {
    case "accessibility", "accessibilityConfiguration":
      return try AccessibilityValues(element, maker, resources).edits(rest, value)
    case "runtime", "userDefinedRuntimeAttributes":
      return try RuntimeAttributes(element, maker, resources).edits(rest, value)
    case _ where PropertyPath.states.contains(first) && element.isNamed("button"):
      if name == "normal.image", let configuration = element.child(key: "configuration") {
        return try imageEdits(of: configuration, maker, resources)
      }
      return try partEdits(first, "state", ButtonStateWord.schema, rest, of: element, maker, resources)
        + (name == "normal.title" ? configurationEdits(of: element, maker) : [])
    default: return try componentEdits(first, rest, of: element, maker, resources)
    }
  }

  /// The edits of a property of the object itself.
  private func ownEdits(
    _ name: String, of element: NibElement, _ maker: EditMaker, _ resources: EditResources
  ) throws(EditError) -> [SourceEdit] {
    let type = try PropertyPath.type(name, of: element)
    if value == nil { try PropertyPath.checkRemoval(name, of: element) }
    if name == "customClass" { try CustomModule.checkClassName(value, in: element.document) }
    if AttributedText.flags[name] != nil {
      let flag = PropertyValue(name: name, type: .flag, element: element, resources: resources)
      let isOn = try value.map { text throws(EditError) in try flag.flag(text) == "YES" } ?? false
      if let edits = try AttributedText.edits(setting: name, to: isOn, of: element, maker) { return edits }
    }
    let range = PropertyPath.schema(of: element)?.ranges[name]
    let changes =
      try PropertyValue(
        name: name, type: type, element: element, resources: resources, range: range
      ).changes(value, in: element)
      + BarItemContent.changes(following: name, value, of: element)
    if case .reference = type, let target = value.flatMap({ element.document.object(id: $0) }) {
      try NewReference(name, of: element, to: target).check()
    }
    switch name {
    case "customClass":
      return maker.edits(changes, of: element) + CustomModule(of: value, for: element).edits(maker)
        + SceneComment.edits(name, value, of: element, maker)
    case "customModule": return CustomModule(named: value, of: element).edits(maker)
    default:
      return maker.edits(changes, of: element) + SceneComment.edits(name, value, of: element, maker)
    }
  }

  /// The edits of the image in a button's configuration. Interface Builder does not write it into the normal state.
  private func imageEdits(
    of configuration: NibElement, _ maker: EditMaker, _ resources: EditResources
  ) throws(EditError) -> [SourceEdit] {
    let changes = try PropertyValue(
      name: "image", type: .image, element: configuration, resources: resources
    ).changes(value, in: configuration)
    return maker.edits(changes, of: configuration)
  }

  /// The edits of the title in a button's configuration, which the button shows instead of that of the normal state.
  private func configurationEdits(of button: NibElement, _ maker: EditMaker) -> [SourceEdit] {
    guard let configuration = button.child(key: "configuration"), configuration["title"] != nil else {
      return []
    }
    return maker.edits(setting: "title", of: configuration, to: value)
  }

  /// The edits of one number or option in a child, such as `frame.x`, or of one property of a child, such as
  /// `textInputTraits.keyboardType`.
  private func componentEdits(
    _ name: String, _ component: String, of element: NibElement, _ maker: EditMaker,
    _ resources: EditResources
  ) throws(EditError) -> [SourceEdit] {
    switch try PropertyPath.type(name, of: element) {
    case .numbers(let child, let names, let form):
      guard names.contains(component) else { throw PropertyPath.unknown(component, of: name, names) }
      let number = try PropertyValue(
        name: component, type: .number, element: element, resources: resources,
        range: PropertyRange.component(component, of: child)
      ).number(value ?? "0")
      if let existing = element.child(key: name), existing.isNamed(child) {
        return maker.edits(setting: component, of: existing, to: EditorNumber.text(number))
      }
      let draft = NibDraft(child, key: name)
      draft["type"] = form
      for other in names { draft[other] = EditorNumber.text(other == component ? number : 0) }
      return maker.edits([.child(key: name, draft)], of: element)
    case .options(let child, let names):
      guard names.contains(component) else { throw PropertyPath.unknown(component, of: name, names) }
      return try partEdits(name, child, nil, component, of: element, maker, resources)
    case .part(let child):
      return try partEdits(name, child, TextInputTraitsWord.schema, component, of: element, maker, resources)
    case .font where component == "pointSize" || component == "size":
      return try ownSizeEdits(name, of: element, maker, resources)
    default: throw EditError("'\(name)' of \(element.name) has no part '\(component)'")
    }
  }

  private func ownSizeEdits(
    _ name: String, of element: NibElement, _ maker: EditMaker, _ resources: EditResources
  ) throws(EditError) -> [SourceEdit] {
    guard let font = element.child(key: name), font["pointSize"] != nil else {
      throw EditError("the font has no size of its own; set '\(name)'")
    }
    let size = try PropertyValue(
      name: name + ".pointSize", type: .number, element: element, resources: resources,
      range: PropertyRange.fontSizes
    ).number(value ?? "17")
    return maker.edits(setting: "pointSize", of: font, to: EditorNumber.text(size))
  }

  /// The edits of a property of a child that has a schema of its own, or of an option if there is none.
  private func partEdits(
    _ key: String, _ elementName: String, _ schema: ClassSchema?, _ name: String, of element: NibElement,
    _ maker: EditMaker, _ resources: EditResources
  ) throws(EditError) -> [SourceEdit] {
    let child = element.child(key: key)
    let type =
      try schema.map { schema throws(EditError) in
        try PropertyPath.type(name, ofPart: key, schema)
      } ?? .flag
    let changes = try PropertyValue(name: name, type: type, element: element, resources: resources)
      .changes(schema == nil && value == "NO" ? nil : value, in: child)
    if PropertyPath.states.contains(key) {
      return maker.edits(changes, ofPart: key, elementName, of: element)
    }
    if let child { return maker.edits(changes, of: child) }
    let draft = NibDraft(elementName, key: key, changes)
    return maker.edits([.child(key: key, draft)], of: element)
  }
}

extension NibDraft {
  /// A new element with the parts that changes add.
  convenience init(_ name: String, key: String? = nil, _ changes: [PartChange]) {
    self.init(name, key: key)
    for change in changes {
      switch change {
      case .attribute(let name, let value): self[name] = value
      case .child(_, let child): if let child { children.append(child) }
      }
    }
  }
}

extension EditMaker {
  /// The edits of a part of an object, which is added with its first value and removed with its last one.
  ///
  /// - Parameters:
  ///   - key: the key of the part, such as `normal` for the values of a button's normal state.
  ///   - name: the name of its element.
  func edits(
    _ changes: [PartChange], ofPart key: String, _ name: String, of element: NibElement
  ) -> [SourceEdit] {
    guard let part = element.child(key: key) else {
      let draft = NibDraft(name, key: key, changes)
      if draft.attributes.count == 1, draft.children.isEmpty { return [] }
      return edits([.child(key: key, draft)], of: element)
    }
    var left = Set(part.attributeNames + part.children.compactMap(\.key)).subtracting(["key"])
    for change in changes {
      switch change {
      case .attribute(let name, let value): if value == nil { left.remove(name) } else { left.insert(name) }
      case .child(let key, let draft):
        if draft != nil { left.insert(key) } else if part[key] == nil { left.remove(key) }
      }
    }
    return left.isEmpty ? edits(removing: [part]) : edits(changes, of: part)
  }

  /// The edits that change parts of an element.
  func edits(_ changes: [PartChange], of element: NibElement) -> [SourceEdit] {
    changes.flatMap { change -> [SourceEdit] in
      switch change {
      case .attribute(let name, let value): return edits(setting: name, of: element, to: value)
      case .child(let key, let draft):
        guard let old = element.child(key: key) else {
          return draft.map { edits(adding: [$0], to: element) } ?? []
        }
        guard let draft else { return edits(removing: [old]) }
        return edits(replacing: old, by: draft)
      }
    }
  }

  /// The edits that replace an element. What both have in common keeps its bytes.
  func edits(replacing old: NibElement, by draft: NibDraft) -> [SourceEdit] {
    let place = sourceElement(of: old)
    let isSame =
      old.name == draft.name && old.attributes.count == draft.attributes.count && old.text == draft.text
      && draft.attributes.allSatisfy { old[$0.name] == $0.value } && old.children.isEmpty
    if isSame { return [] }
    if old.name == draft.name, old.children.isEmpty, draft.children.isEmpty, draft.text.isEmpty,
      old.text.isEmpty
    {
      let names = Set(draft.attributes.map(\.name))
      if names == Set(old.attributeNames) {
        return draft.attributes.flatMap { edits(setting: $0.name, of: old, to: $0.value) }
      }
    }
    let indent = indentation(of: old)
    let text = draft.source(indentation: indent ?? "", lineBreak: indent == nil ? "" : lineBreak)
    return [replacing(place.range, with: String(text.dropFirst(indent?.count ?? 0)))]
  }
}
