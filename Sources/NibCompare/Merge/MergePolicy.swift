import NibCore

/// Decides differences that need no decision by a person: versions, of which the newer one is used, and values that
/// Interface Builder computes itself.
struct MergePolicy {
  /// The version from which computed values come: that which the newer Interface Builder saved, so that both directions
  /// of a merge give the same document.
  let computedSide: Choice

  init(ours: MergeElement, theirs: MergeElement) {
    let order = ["toolsVersion", "systemVersion"].lazy
      .map { MergePolicy.compare(ours.string($0) ?? "", theirs.string($0) ?? "") }.first { $0 != 0 }
    let isOursNewer = order.map { $0 > 0 } ?? !ours.source.lexicographicallyPrecedes(theirs.source)
    computedSide = isOursNewer ? .ours : .theirs
  }

  /// A choice between the values of both versions.
  enum Choice { case ours, theirs }

  /// The choice for an attribute that both versions changed; `nil` if only a person can decide.
  func choice(of attribute: String, ours: MergeElement, theirs: MergeElement) -> Choice? {
    if isVersion(attribute, of: ours) {
      let order = MergePolicy.compare(ours.string(attribute) ?? "", theirs.string(attribute) ?? "")
      return order < 0 ? .theirs : .ours
    }
    // Both versions gave a constraint or a connection a new id.
    if attribute == "id" {
      return (ours.string(attribute) ?? "") < (theirs.string(attribute) ?? "") ? .ours : .theirs
    }
    return isComputed(attribute, of: ours) ? computedSide : nil
  }

  /// Whether an element without an attribute means the same as one with it: no person decides about the attribute, or
  /// it has the default value.
  func isSame(_ attribute: MergeAttribute, asNoneIn element: MergeElement) -> Bool {
    let (name, value) = (attribute.name, String(decoding: attribute.value, as: UTF8.self))
    let needsNoDecision = choice(of: name, ours: element, theirs: element) != nil
    if needsNoDecision || EditorValues.writtenLater[name] == value { return true }
    if element.parent == nil, EditorValues.documentDefaults[name] == value { return true }
    if element.name == "constraint", MergePolicy.isNeutral(name, value: value) { return true }
    return element.object.isDefault(attribute: name, value: value)
  }

  /// Whether an attribute of a constraint does not change its equation, so that it is often left out.
  private static func isNeutral(_ attribute: String, value: String) -> Bool {
    switch attribute {
    case "constant": Double(value) == 0
    case "multiplier": NibMultiplier.parse(value) == 1
    default: false
    }
  }

  /// Whether an object without a value, which is a child element, means the same as one with it.
  func isSame(_ value: MergeElement, asNoneIn object: MergeElement) -> Bool {
    if MergePolicy.isDerived(value) || isComputed(value) { return true }
    // Constraints place such a view.
    if value.string("key") == "autoresizingMask",
      object.string("translatesAutoresizingMaskIntoConstraints") == "NO"
    {
      return true
    }
    return object.object.isDefault(child: value.object)
  }

  /// Whether an attribute is a version, of which the newer one is used: that of a tool, or that of the system or of
  /// Xcode for which a document is saved.
  private func isVersion(_ attribute: String, of element: MergeElement) -> Bool {
    if EditorValues.versions[element.name]?.contains(attribute) ?? false { return true }
    return attribute == "version" && ["deployment", "development"].contains(element.name)
  }

  /// Whether an element as a whole is a value that Interface Builder computes or that only it uses.
  func isComputed(_ element: MergeElement) -> Bool {
    // No attribute has an empty name.
    isComputed("", of: element)
  }

  /// Whether an attribute is a value that Interface Builder computes or that only it uses.
  func isComputed(_ attribute: String, of element: MergeElement) -> Bool {
    if EditorValues.marks.contains(attribute) || MergePolicy.isOnlyForEditor(element) { return true }
    switch element.name {
    case "document": return EditorValues.conversions.contains(attribute)
    case "image": return element.isResource && element.string("catalog") == "system"
    case "systemColor", "namedColor": return element.isResource
    case "color":
      return attribute == "cocoaTouchSystemColor" || element.parent?.parent?.name == "resources"
    default: return MergePolicy.isComputedFrame(attribute, of: element)
    }
  }

  /// Whether an element says nothing that a person has decided, so that a change of it does not keep a deleted object.
  static func isDerived(_ element: MergeElement) -> Bool {
    element.isResource || element.string("key") == "frame" || isOnlyForEditor(element)
  }

  /// The choice for a number that both versions changed; `nil` unless two of the three versions differ only in rounding.
  func choiceOfRounded(
    base: [UInt8]?, ours: [UInt8]?, theirs: [UInt8], of element: MergeElement
  ) -> Choice? {
    guard let ours else { return nil }
    if isRounded(ours, theirs, of: element) { return computedSide }
    guard let base else { return nil }
    if isRounded(base, ours, of: element) { return .theirs }
    return isRounded(base, theirs, of: element) ? .ours : nil
  }

  /// Whether two numbers differ by less than one ten-thousandth, as other versions of Interface Builder write the same
  /// number.
  func isRounded(_ a: [UInt8], _ b: [UInt8], of element: MergeElement) -> Bool {
    guard MergePolicy.numbers.contains(element.name), let x = Double(String(decoding: a, as: UTF8.self)),
      let y = Double(String(decoding: b, as: UTF8.self))
    else { return false }
    return abs(x - y) < 0.000_1
  }

  /// Whether two versions of an element differ in nothing but values that Interface Builder computes.
  func meansSame(_ element: MergeElement, as old: MergeElement) -> Bool {
    if element.hasSameValue(as: old) || haveSameSize(element, old) { return true }
    guard element.name == old.name, element.text == nil, old.text == nil else { return false }
    let (new, before) = (element.values, old.values)
    return Set(new.keys).union(before.keys).allSatisfy {
      if $0 == "id" { return true }
      guard let a = new[$0], let b = before[$0], a != b else {
        return new[$0] == before[$0] || isComputed($0, of: element)
      }
      return isComputed($0, of: element) || isRounded(a, b, of: element)
    }
  }

  /// Whether two versions of an image in the resources differ only in how its size was measured.
  func haveSameSize(_ a: MergeElement, _ b: MergeElement) -> Bool {
    a.isResource && b.isResource && NearValues.haveNearSizes(a.object, b.object)
  }

  /// The elements whose attributes are numbers.
  private static let numbers: Set<String> = ["rect", "point", "size", "color"]

  /// Whether an element is a declaration or a value that only the editor reads, or is inside one.
  private static func isOnlyForEditor(_ element: MergeElement) -> Bool {
    var next: MergeElement? = element
    while let current = next {
      if let key = current.string("key"), EditorValues.isOnCanvas(key) { return true }
      if current.depth == 1, EditorValues.declarations.contains(where: { $0.key == current.name }) {
        return true
      }
      next = current.parent
    }
    return false
  }

  /// Whether an attribute is part of the frame of a view that constraints, a stack view, a table or a controller place.
  private static func isComputedFrame(_ attribute: String, of element: MergeElement) -> Bool {
    guard element.name == "rect", element.string("key") == "frame", let view = element.parent else {
      return false
    }
    // The frame of a view without constraints places it.
    if view.string("fixedFrame") == "YES" { return false }
    if view.string("translatesAutoresizingMaskIntoConstraints") == "NO" { return true }
    if let key = view.string("key") { return SavedFrame.keptAttributes[key]?.contains(attribute) != true }
    if view.name.hasSuffix("Cell") || view.name.hasSuffix("ContentView") { return true }
    return view.parent?.parent?.name == "stackView" || isPlacedByCell(view)
  }

  /// Whether a view is the label or image of a table cell with one of the standard styles.
  private static func isPlacedByCell(_ view: MergeElement) -> Bool {
    guard let id = view.string("id") else { return false }
    var next = view.parent
    while let element = next {
      if element.name == "tableViewCell" {
        return ["textLabel", "detailTextLabel", "imageView"].contains { element.string($0) == id }
      }
      next = element.parent
    }
    return false
  }

  /// Compares versions such as `13771` and `17A405`, from left to right: runs of digits as numbers, letters as text.
  ///
  /// - Returns: a negative number if the first is older, 0 if both are equal, a positive number if it is newer.
  static func compare(_ a: String, _ b: String) -> Int {
    let (left, right) = (parts(a), parts(b))
    for (x, y) in zip(left, right) where x != y {
      if let m = Int(x), let n = Int(y) { return m < n ? -1 : 1 }
      return x < y ? -1 : 1
    }
    return left.count - right.count
  }

  /// The runs of digits and of other characters in a version, without points.
  private static func parts(_ text: String) -> [String] {
    var result: [String] = []
    var wasDigit: Bool?
    for character in text {
      let isDigit = character.isASCII && character.isNumber
      if character == "." {
        wasDigit = nil
      } else if isDigit == wasDigit {
        result[result.count - 1].append(character)
      } else {
        result.append(String(character))
        wasDigit = isDigit
      }
    }
    return result
  }
}
