import NibFormats

/// Writes a property in one form if the versions have it in two. The forms are an attribute, such as `text="A"`, and a
/// child with the name of the property as its `key`, such as `<string key="text">`.
///
/// Interface Builder changes the form with the value, for example if a text gets a line break. Both forms are one
/// value, so a property that both versions changed becomes a child in all of them.
struct MergeForms {
  /// The form in which a version writes a property.
  private enum Form: Equatable {
    /// The version does not write the property.
    case none
    case attribute([UInt8])
    case child([UInt8])
  }

  /// The attributes of an element that become children, and the new children.
  private struct Rewriting {
    let element: MergeElement
    var removedAttributes: Set<String> = []
    var children: [[UInt8]] = []
  }

  /// The texts of the versions with the properties rewritten; `nil` if there is nothing to rewrite.
  private(set) var texts: [[UInt8]]?

  /// - Parameters:
  ///   - sources: the base, ours and theirs, with the keys of their elements.
  ///   - keyCount: the number of keys.
  init(_ sources: [MergeSource], keyCount: Int) {
    let tables = sources.map { $0.root.table(ofKeys: keyCount) }
    let (ours, theirs) = (tables[1], tables[2])
    var rewritings: [[Rewriting]] = [[], [], []]
    for key in 0..<keyCount where ours[key] != nil && theirs[key] != nil {
      for (version, rewriting) in MergeForms.rewritings(of: tables.map { $0[key] }).enumerated() {
        if let rewriting { rewritings[version].append(rewriting) }
      }
    }
    guard rewritings.contains(where: { !$0.isEmpty }) else { return }
    texts = zip(sources, rewritings).map { source, rewritings in
      var edits: [SourceEdit] = []
      for rewriting in rewritings { MergeForms.add(rewriting, in: source, to: &edits) }
      return edits.applied(to: source.document.source)
    }
  }

  /// The rewriting of an element in each version. A property is written as a child if both versions changed it, and at
  /// least one version has it as a child.
  ///
  /// - Parameter versions: the element in the base, ours and theirs.
  private static func rewritings(of versions: [MergeElement?]) -> [Rewriting?] {
    var result = versions.map { $0.map { Rewriting(element: $0) } }
    var seen: Set<String> = []
    for child in versions.flatMap({ $0?.children ?? [] }) {
      guard let property = child.property, seen.insert(property).inserted else { continue }
      let forms = versions.map { form(of: property, in: $0) }
      // A version that has both forms has two values.
      guard !forms.contains(nil) else { continue }
      let (base, ours, theirs) = (forms[0], forms[1], forms[2])
      guard ours != base, theirs != base else { continue }
      for (version, form) in forms.enumerated() {
        guard case .attribute(let value) = form, let element = versions[version] else { continue }
        let isImage = child.name == "imageReference"
        result[version]?.removedAttributes.insert(property)
        if isImage, !hasOtherImages(element, property) {
          result[version]?.removedAttributes.insert("catalog")
        }
        result[version]?.children.append(
          isImage
            ? imageReference(property, value, catalog: element.value("catalog")) : string(property, value))
      }
    }
    return result.map { $0?.children.isEmpty ?? true ? nil : $0 }
  }

  /// - Returns: `nil` if the element has the property in both forms.
  private static func form(of property: String, in element: MergeElement?) -> Form? {
    let child = element?.children.first { $0.property == property }
    guard let value = element?.value(property) else {
      return child.map { .child(Array($0.bytes)) } ?? Form.none
    }
    return child == nil ? .attribute(value) : nil
  }

  /// Whether the catalog of an element also applies to another of its images.
  private static func hasOtherImages(_ element: MergeElement, _ property: String) -> Bool {
    element.attributes.contains { $0.name != property && $0.name.lowercased().hasSuffix("image") }
  }

  /// The text of a `<string>` child.
  private static func string(_ key: String, _ value: [UInt8]) -> [UInt8] {
    Array("<string key=\"\(key)\">".utf8) + value + Array("</string>".utf8)
  }

  /// The text of an `<imageReference>` child.
  private static func imageReference(_ key: String, _ value: [UInt8], catalog: [UInt8]?) -> [UInt8] {
    let catalog = catalog.map { Array(" catalog=\"".utf8) + $0 + Array("\"".utf8) } ?? []
    return Array("<imageReference key=\"\(key)\" image=\"".utf8) + value + Array("\"".utf8) + catalog
      + Array("/>".utf8)
  }

  /// Adds the edits of a rewriting.
  private static func add(_ rewriting: Rewriting, in source: MergeSource, to edits: inout [SourceEdit]) {
    let element = rewriting.element
    for attribute in source.tree.elements[element.index].attributes
    where rewriting.removedAttributes.contains(
      String(decoding: source.tree.text[attribute.name], as: UTF8.self))
    {
      edits.replace(attribute.opening.lowerBound..<attribute.value.upperBound + 1)
    }
    let space = { (depth: Int) in
      element.lineBreak + [UInt8](repeating: UInt8(ascii: " "), count: 4 * depth)
    }
    let children = rewriting.children.flatMap { space(element.depth + 1) + $0 }
    if element.isEmptyTag {
      let end = space(element.depth) + Array("</\(element.name)>".utf8)
      edits.replace(element.tagEnd, with: [UInt8(ascii: ">")] + children + end)
    } else {
      edits.replace(element.tagEnd.upperBound..<element.tagEnd.upperBound, with: children)
    }
  }
}

extension MergeElement {
  /// The name of the property whose value the element is; `nil` for objects and other elements. A text with attributes
  /// and one without have the same name, because their owner shows only one of them.
  var property: String? {
    guard id == nil, name != "variation", let key = string("key"), key != "key" else { return nil }
    return NibAttributedString.plainName(ofAttributed: key) ?? key
  }
}
