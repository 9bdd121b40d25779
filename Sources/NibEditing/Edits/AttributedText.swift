import NibFormats
import NibSupport

/// A text with attributes that an object shows in place of a property with a plain text: `attributedText` in place of
/// `text`, `attributedTitle` in place of `title`.
struct AttributedText {
  /// The name of the property with the plain text.
  private let plainName: String
  private let owner: NibElement
  /// The `<attributedString>`.
  private let element: NibElement
  /// The position of the fragment that is named; `nil` for the whole text.
  private let position: Int?
  /// Whether the name is that of the text with attributes, not that of the plain one.
  private let isNamed: Bool

  private var fragments: [NibElement] { Array(element.children(named: "fragment")) }
  private var key: String { NibAttributedString.name(ofPlain: plainName) }

  /// The attributes that say that an object shows texts with attributes, with the paths of these texts.
  static let flags = [
    "usesAttributedText": ["attributedText"],
    "hasAttributedTitle": PropertyPath.states.sorted().map { "\($0).attributedTitle" },
  ]

  /// - Parameters:
  ///   - path: the name or path of a property: `text`, `attributedText`, `attributedText[1]` for one of its fragments, or
  ///     `normal.title`.
  ///   - object: the object that has the property.
  /// - Returns: `nil` if the object has no such text with attributes, or none in place of the plain one.
  init?(_ path: String, of object: NibElement) {
    let parts = path.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let owner = parts.count == 1 ? object : AttributedText.titleOwner(parts[0], of: object)
    let (name, position) = AttributedText.split(parts.last ?? "")
    let plain = NibAttributedString.plainName(ofAttributed: name)
    let key = NibAttributedString.name(ofPlain: plain ?? name)
    guard let owner, plain != nil || position == nil, let element = owner.child(key: key),
      element.isNamed("attributedString")
    else { return nil }
    (self.owner, self.element, self.position) = (owner, element, position)
    isNamed = plain != nil
    plainName = plain ?? name
  }

  /// The element with the title that a button shows in a state: its configuration if that has a title.
  private static func titleOwner(_ state: String, of object: NibElement) -> NibElement? {
    guard object.isNamed("button"), PropertyPath.states.contains(state) else { return nil }
    let configuration = state == "normal" ? object.child(key: "configuration") : nil
    let hasTitle = configuration?["title"] != nil || configuration?.child(key: "attributedTitle") != nil
    return hasTitle ? configuration : object.child(key: state)
  }

  /// The name and the position of `name[position]`.
  private static func split(_ property: String) -> (name: String, position: Int?) {
    guard property.hasSuffix("]"), let bracket = property.firstIndex(of: "[") else { return (property, nil) }
    let digits = property[property.index(after: bracket)...].dropLast()
    return Int(digits).map { (String(property[..<bracket]), $0) } ?? (property, nil)
  }

  /// The characters of the whole text, or of the fragment that is named.
  var text: String {
    let texts = fragments.map(AttributedText.content(of:))
    guard let position else { return texts.joined() }
    return texts.indices.contains(position) ? texts[position] : ""
  }

  private static func content(of fragment: NibElement) -> String {
    fragment["content"] ?? fragment.child(key: "content").flatMap { NibString($0)?.value } ?? ""
  }

  /// The edits that change the characters of the text, and keep the attributes.
  ///
  /// - Parameter value: the new characters; `nil` removes the fragments, or with the name of the text with attributes also
  ///   its attributes.
  func edits(_ value: String?, _ maker: EditMaker) throws(EditError) -> [SourceEdit] {
    if let position {
      guard fragments.indices.contains(position) else { throw missing(position) }
      return try edits(value, of: fragments[position], maker)
    }
    if value == nil, isNamed { return plainEdits(maker) }
    guard !ExactText.areEqual(value, text) else { return [] }
    guard let value else { return maker.edits(removing: Set(fragments)) }
    guard let first = fragments.first else {
      return maker.edits(adding: [NibDraft("fragment", content(value))], to: element)
    }
    guard fragments.count == 1 else { throw severalFragments }
    return try edits(value, of: first, maker)
  }

  private func edits(
    _ value: String?, of fragment: NibElement, _ maker: EditMaker
  ) throws(EditError) -> [SourceEdit] {
    guard let value else { return maker.edits(removing: [fragment]) }
    return maker.edits(content(value), of: fragment)
  }

  private func content(_ text: String) -> [PartChange] { PropertyValue.textChanges("content", text) }

  /// The edits that make the text a plain one, as in Interface Builder: the object keeps its characters.
  private func plainEdits(_ maker: EditMaker) -> [SourceEdit] {
    let changed = plainTextEdits(maker)
    let object = owner.isNamed("state") ? owner.parent ?? owner : owner
    let isLast = !object.children(named: "state").contains { $0 != owner && $0.child(key: key) != nil }
    return changed + (isLast ? AttributedText.flagEdits(of: object, maker) : [])
  }

  private func plainTextEdits(_ maker: EditMaker) -> [SourceEdit] {
    maker.edits([.child(key: key, nil)] + PropertyValue.textChanges(plainName, text), of: owner)
  }

  /// The edits that remove the attribute that says that an object shows texts with attributes.
  private static func flagEdits(of object: NibElement, _ maker: EditMaker) -> [SourceEdit] {
    flags.keys.sorted().filter { object[$0] != nil }.flatMap { maker.edits(setting: $0, of: object, to: nil) }
  }

  /// The edits that follow from an attribute that says whether an object shows texts with attributes; `nil` if only the
  /// attribute changes.
  static func edits(
    setting flag: String, to isOn: Bool, of object: NibElement, _ maker: EditMaker
  ) throws(EditError) -> [SourceEdit]? {
    let texts = flags[flag, default: []].compactMap { AttributedText($0, of: object) }
    if isOn, texts.isEmpty {
      throw EditError("attributes of texts cannot be added here; make the text an attributed one in Xcode")
    }
    if isOn || texts.isEmpty { return nil }
    return texts.flatMap { $0.plainTextEdits(maker) } + flagEdits(of: object, maker)
  }

  // MARK: Errors

  private func missing(_ position: Int) -> EditError {
    EditError("'\(key)' has no fragment \(position); its fragments are \(fragmentNames)")
  }

  private var severalFragments: EditError {
    EditError(
      "the text has fragments with different attributes; set one of them: \(fragmentNames); or first '\(key)' to nothing, "
        + "which makes it a plain text")
  }

  /// The names and the texts of the first fragments.
  private var fragmentNames: String {
    let names = fragments.enumerated().prefix(8).map { position, fragment in
      "\(key)[\(position)] (\(AttributedText.excerpt(of: fragment)))"
    }
    let rest = fragments.count - names.count
    return names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  private static func excerpt(of fragment: NibElement) -> String {
    let text = VisibleText.line(content(of: fragment))
    return "\"\(text.prefix(30))\(text.count > 30 ? "…" : "")\""
  }
}
