import NibCore

/// An element of a document whose identity can be found.
protocol IdentifiedElement {
  var name: String { get }
  /// The value of an attribute; `nil` if the element does not have it.
  func value(of attribute: String) -> String?
}

/// Identifies an element in all versions of a document. Comparison and merge use it.
///
/// An element with an `id` is the same wherever it is. Any other element is identified by its parent, and there by its
/// `key`, or by its name and the attribute that distinguishes it from its siblings. Siblings that have all of these in
/// common, such as the segments of a segmented control, have different numbers; `ListAlignment` finds out which of them
/// are the same in two versions.
struct ElementIdentity: Hashable, CustomStringConvertible {
  /// The reason why two elements are the same.
  enum Kind {
    /// They have the same `id`. The class of an object can change, so the name of the element does not count.
    case object
    /// They are scenes with the same `sceneID`. Its controller can have the same id.
    case scene
    /// They are the value of the same property. The name of the element does not count, because `nil` and `color` are
    /// two values of `textColor`. Only the variations of an object have the names of its properties too.
    case property
    /// They have the same name and the same distinguishing attribute in the same parent.
    case entry
  }

  let kind: Kind
  /// The name of the element, if it counts; otherwise empty.
  let name: String
  /// The id, the key or the value of the distinguishing attribute; empty if there is none.
  var value: String { exactValue.text }
  private let exactValue: ExactText
  /// Counts from 0 the siblings that have everything else in common.
  var number = 0

  /// The identity of an element without its number.
  ///
  /// - Parameter ignoresID: whether the element is identified by its place although it has an id.
  init(_ element: some IdentifiedElement, ignoresID: Bool = false) {
    // The id of a device is a name, and not that of an object.
    if !ignoresID, element.name != "device", let id = element.value(of: "id") {
      (kind, name, exactValue) = (.object, "", ExactText(id))
    } else if !ignoresID, let id = element.value(of: "sceneID") {
      (kind, name, exactValue) = (.scene, "", ExactText(id))
    } else if let key = element.value(of: "key") {
      (kind, name) = (.property, element.name == "variation" ? element.name : "")
      exactValue = ExactText(key)
    } else {
      kind = .entry
      name = element.name
      let values = ElementIdentity.distinguishing.lazy.compactMap { element.value(of: $0) }
      exactValue = ExactText(values.first ?? "")
    }
  }

  init(object id: String) { (kind, name, exactValue) = (.object, "", ExactText(id)) }

  init(property name: String) { (kind, self.name, exactValue) = (.property, "", ExactText(name)) }

  /// The attributes that distinguish siblings without an id and without a `key`. They occur in lists: of a variation
  /// (`reference`), of runtime attributes (`keyPath`), of dependencies (`identifier`), and of resources and
  /// capabilities (`name`). The most specific is the first.
  static let distinguishing = ["reference", "keyPath", "identifier", "name", "className"]

  /// Whether the identity does not depend on the element's place.
  var isGlobal: Bool { kind == .object || kind == .scene }

  /// Whether no attribute distinguishes the element from siblings with the same name.
  var hasNoDistinguishingAttribute: Bool { kind == .entry && value.isEmpty }

  /// A text that is different for different identities of siblings.
  var description: String {
    if hasNoDistinguishingAttribute { return "\(name)[\(number)]" }
    let count = number > 0 ? " \(number)" : ""
    return switch kind {
    case .object: "#\(value)\(count)"
    case .scene: "scene \(value)\(count)"
    case .property, .entry: "\(name)[\(value)]\(count)"
    }
  }
}

extension ElementIdentity {
  /// The identities of siblings, in their order.
  ///
  /// - Parameters:
  ///   - old: the same siblings in an earlier version, whose entries keep their numbers.
  ///   - content: returns a value that is equal for equal entries of a list.
  static func all<Element: IdentifiedElement, Content: Equatable>(
    of siblings: [Element], alignedWith old: [Element] = [], content: (Element) -> Content
  ) -> [ElementIdentity] {
    var identities = siblings.map { ElementIdentity($0) }
    let groups = Dictionary(grouping: siblings.indices) { identities[$0] }
    let isList = groups.count < siblings.count
    let known = old.isEmpty ? [:] : Dictionary(grouping: old) { ElementIdentity($0) }
    guard isList || known.count < old.count else { return identities }
    for (identity, indices) in groups {
      let before = known[identity] ?? []
      guard !before.isEmpty else {
        for (number, index) in indices.enumerated() { identities[index].number = number }
        continue
      }
      guard indices.count > 1 || before.count > 1 else { continue }
      let alignment = ListAlignment(before.map(content), indices.map { content(siblings[$0]) })
      var next = before.count
      for (index, counterpart) in zip(indices, alignment.counterparts) {
        identities[index].number = counterpart ?? next
        if counterpart == nil { next += 1 }
      }
    }
    return identities
  }
}

extension NibElement: IdentifiedElement {
  func value(of attribute: String) -> String? { self[attribute] }
}
