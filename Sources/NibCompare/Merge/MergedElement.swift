import NibSupport

/// One element of the merged document: its attributes and text, without its children.
struct MergedElement {
  /// The version whose tags are used.
  var primary: MergeElement
  /// The name, which is another than that of `primary` if the other version changed it.
  var name: String
  var attributes: [MergeAttribute]
  /// The content of an element with text; `nil` for any other element.
  var text: ArraySlice<UInt8>?
  /// The attributes that both versions changed differently; the values are those of ours.
  var disputedAttributes: [String] = []
  /// Whether both versions changed the element as a whole differently; the element is that of ours.
  var isDisputed = false

  /// An element that only one version has or has changed.
  init(_ element: MergeElement) {
    primary = element
    name = element.name
    attributes = element.attributes
    text = element.text.map { element.source[$0] }
  }

  /// Merges the attributes and texts of two versions of an element.
  ///
  /// - Parameter isNew: whether both versions added the object, so that a value that one of them leaves out is a value
  ///   too: it is not known which version is older.
  init(
    base: MergeElement?, ours: MergeElement, theirs: MergeElement, isNew: Bool = false, _ policy: MergePolicy
  ) {
    self.init(ours)
    if MergedElement.isOneValue(base, ours, theirs) {
      mergeAsOne(base, theirs, policy)
    } else {
      mergeName(base, theirs)
      mergeAttributes(base, theirs, policy)
      if isNew { disputeLeftOut(theirs, policy) }
      mergeText(base, theirs)
      if !disputedAttributes.isEmpty, ours.isLink { keepMeaning(theirs) }
    }
  }

  /// Takes what a constraint or a connection connects from ours, and disputes what is different in theirs: its
  /// attributes only together say what it connects.
  mutating func keepMeaning(_ theirs: MergeElement) {
    let (ourValues, theirValues) = (primary.values, theirs.values)
    var previous: String?
    for attribute in primary.attributes {
      if LinkMeaning.attributes.contains(attribute.name) { set(attribute, after: previous) }
      previous = attribute.name
    }
    attributes.removeAll { LinkMeaning.attributes.contains($0.name) && ourValues[$0.name] == nil }
    let all = primary.attributes.map(\.name) + theirs.attributes.map(\.name).filter { ourValues[$0] == nil }
    disputedAttributes = all.filter { name in
      ourValues[name] != theirValues[name]
        && (disputedAttributes.contains(name) || LinkMeaning.attributes.contains(name))
    }
  }

  /// Takes an attribute from ours and disputes it.
  mutating func dispute(_ attribute: String) {
    guard !disputedAttributes.contains(attribute) else { return }
    take(attribute, from: primary)
    disputedAttributes.append(attribute)
  }

  /// Takes an attribute from a version, which can be without it.
  mutating func take(_ attribute: String, from version: MergeElement) {
    disputedAttributes.removeAll { $0 == attribute }
    attributes.removeAll { $0.name == attribute }
    guard let index = version.attributes.firstIndex(where: { $0.name == attribute }) else { return }
    set(version.attributes[index], after: index > 0 ? version.attributes[index - 1].name : nil)
  }

  /// Whether the attributes of an element are the parts of one value, which cannot be mixed. Examples are a color, and
  /// the size of an image in the resources. The value of a property is one, too, if its form changed, for example from
  /// a system font to one with a name.
  private static func isOneValue(_ base: MergeElement?, _ ours: MergeElement, _ theirs: MergeElement) -> Bool
  {
    if ours.name == "color", theirs.name == "color" { return true }
    if ours.name == "image", ours.isResource { return true }
    guard ours.id == nil, ours.value("key") != nil, !groups.contains(ours.name) else { return false }
    let forms = [base, ours, theirs].map { element in
      element.map { [$0.name] + $0.attributes.map(\.name).sorted() }
    }
    return forms[0] != forms[1] || forms[1] != forms[2]
  }

  /// Whether the versions of the value of a property have different names, so that it is merged as a whole.
  static func changesName(_ base: MergeElement?, _ ours: MergeElement, _ theirs: MergeElement) -> Bool {
    ours.property != nil && !groups.contains(ours.name)
      && (ours.name != theirs.name || base.map { $0.name != ours.name } ?? false)
  }

  /// The elements with a `key` whose attributes are values of their own.
  static let groups: Set<String> = [
    "rect", "variation", "state", "accessibility", "textInputTraits", "buttonConfiguration",
    "listContentConfiguration",
  ]

  /// Merges an element as one value, of which one version is used.
  private mutating func mergeAsOne(_ base: MergeElement?, _ theirs: MergeElement, _ policy: MergePolicy) {
    let ours = primary
    // The content of a value with another name does not go with it.
    let isWhole = MergedElement.changesName(base, ours, theirs)
    let isSame = { (a: MergeElement, b: MergeElement) in
      a.hasSameValue(as: b) && (!isWhole || a.bytes == b.bytes)
    }
    // Theirs is the same as ours, or is unchanged.
    if isSame(ours, theirs) || base.map({ isSame(theirs, $0) }) ?? false { return }
    if base.map({ isSame(ours, $0) }) ?? false {
      // Only theirs changed the element.
      self = MergedElement(theirs)
    } else if policy.isComputed(ours) || (!isWhole && policy.meansSame(ours, as: theirs)) {
      // Both changed it, but they differ only in what Interface Builder computes.
      if policy.computedSide == .theirs { self = MergedElement(theirs) }
    } else if let base, policy.meansSame(ours, as: base) {
      // A person changed theirs, or Interface Builder changed computed values in both.
      let theirsIsOnlyComputed = policy.meansSame(theirs, as: base)
      if !theirsIsOnlyComputed || policy.computedSide == .theirs { self = MergedElement(theirs) }
    } else if base.map({ policy.meansSame(theirs, as: $0) }) != true {
      // A person changed both.
      isDisputed = true
    }
    // Otherwise a person changed only ours, which is the element already.
  }

  private mutating func mergeName(_ base: MergeElement?, _ theirs: MergeElement) {
    guard name != theirs.name, theirs.name != base?.name else { return }
    if name == base?.name { name = theirs.name } else { isDisputed = true }
  }

  private mutating func mergeText(_ base: MergeElement?, _ theirs: MergeElement) {
    let (old, new) = (base?.text.map { base?.source[$0] }, theirs.text.map { theirs.source[$0] })
    if text.map(Array.init) == new.map(Array.init) || new.map(Array.init) == old?.map(Array.init) { return }
    if text.map(Array.init) == old?.map(Array.init) { text = new } else { isDisputed = true }
  }

  /// Takes the attributes that only theirs changed. One that both changed is in dispute, unless the policy has a
  /// choice.
  private mutating func mergeAttributes(_ base: MergeElement?, _ theirs: MergeElement, _ policy: MergePolicy)
  {
    let ours = primary
    let old = base?.values ?? [:]
    let (ourValues, theirValues) = (ours.values, theirs.values)
    guard ourValues != theirValues else { return }
    for name in ours.attributes.map(\.name) where theirValues[name] == nil {
      // Theirs does not have the attribute.
      guard let value = old[name] else { continue }
      let choice: MergePolicy.Choice? =
        ourValues[name] == value ? .theirs : policy.choice(of: name, ours: ours, theirs: theirs)
      if choice == .theirs { attributes.removeAll { $0.name == name } }
      if choice == nil { disputedAttributes.append(name) }
    }
    var previous: String?
    for attribute in theirs.attributes {
      defer { previous = attribute.name }
      let (value, oldValue) = (ourValues[attribute.name], old[attribute.name])
      if value == attribute.value || attribute.value == oldValue { continue }
      let choice: MergePolicy.Choice? =
        value == oldValue
        ? .theirs
        : policy.choiceOfRounded(base: oldValue, ours: value, theirs: attribute.value, of: ours)
          ?? policy.choice(of: attribute.name, ours: ours, theirs: theirs)
      if choice == .theirs { set(attribute, after: previous) }
      if choice == nil { disputedAttributes.append(attribute.name) }
    }
  }

  /// Disputes the attributes that only one version writes, unless leaving them out means the same.
  private mutating func disputeLeftOut(_ theirs: MergeElement, _ policy: MergePolicy) {
    let ours = primary
    let (ourValues, theirValues) = (ours.values, theirs.values)
    for attribute in ours.attributes + theirs.attributes
    where ourValues[attribute.name] == nil || theirValues[attribute.name] == nil {
      let unset = ourValues[attribute.name] == nil ? ours : theirs
      if !policy.isSame(attribute, asNoneIn: unset) { dispute(attribute.name) }
    }
  }

  /// Replaces an attribute, or adds it after another one.
  mutating func set(_ attribute: MergeAttribute, after previous: String?) {
    if let index = attributes.firstIndex(where: { $0.name == attribute.name }) {
      attributes[index] = attribute
    } else {
      let index =
        attributes.firstIndex { $0.name == previous }.map { $0 + 1 }
        ?? (previous == nil ? 0 : attributes.count)
      attributes.insert(attribute, at: index)
    }
  }
}

extension MergeElement {
  /// Whether the element is an image or a color in the resources of its document.
  var isResource: Bool { parent?.name == "resources" }

  /// The values of all attributes, by name.
  var values: [String: [UInt8]] { Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first } }

  /// Whether two elements have the same name, attributes and text, whatever their children are.
  func hasSameValue(as other: MergeElement) -> Bool {
    name == other.name && values == other.values
      && text.map { Array(source[$0]) } == other.text.map { Array(other.source[$0]) }
  }
}

extension MergedElement {
  /// The id of the merged element, which can differ from that of `primary`.
  var id: ExactText? {
    get { attributes.first { $0.name == "id" }.map { ExactText(decoding: $0.value) } }
    set {
      guard let newValue, let index = attributes.firstIndex(where: { $0.name == "id" }) else { return }
      attributes[index].value = Array(newValue.text.utf8)
    }
  }
}

extension MergedElement {
  /// The start tag, as in the primary version except for attributes that differ.
  var startTag: [UInt8] { openTag + primary.source[primary.tagEnd] }

  /// The start tag up to the last attribute.
  var openTag: [UInt8] { Array("<\(name)".utf8) + attributes.flatMap(\.bytes) }
}
