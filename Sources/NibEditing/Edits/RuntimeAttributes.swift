import NibFormats
import NibSupport

/// Sets user-defined runtime attributes.
struct RuntimeAttributes {
  private let object: NibElement
  private let maker: EditMaker
  private let resources: EditResources

  init(_ object: NibElement, _ maker: EditMaker, _ resources: EditResources) {
    (self.object, self.maker, self.resources) = (object, maker, resources)
  }

  private static let list = "userDefinedRuntimeAttributes"
  /// The types with several numbers, with the names of these. The element of a value is named after its type.
  private static let numbers: KeyValuePairs<String, [String]> = [
    "point": NibPoint.names, "size": NibSize.names, "rect": NibRect.names, "range": NibRange.names,
  ]
  private static let types = CodedRuntimeAttributes.types

  /// - Parameters:
  ///   - keyPath: the path of the attribute, such as `layer.cornerRadius`.
  ///   - text: the value. The type can be written before it: `string:12`, `size:30,40`. Without it, the attribute keeps
  ///     its type; a new attribute is a Boolean, a number, a color or a string according to its value. `nil` removes the
  ///     attribute.
  func edits(_ keyPath: String, _ text: String?) throws(EditError) -> [SourceEdit] {
    let existing = object.children(named: "userDefinedRuntimeAttribute", inside: RuntimeAttributes.list)
      .first { $0["keyPath"] == keyPath }
    guard let text else { return existing.map { maker.edits(removing: [$0]) } ?? [] }
    guard existing != nil || CodeName.keyPath.matches(keyPath) else {
      throw EditError(
        "'\(keyPath)' is not a key path; use \(PropertyType.name(.keyPath).expectation()), such as "
          + "layer.cornerRadius")
    }
    let draft = try self.draft(keyPath, text, oldType: existing?["type"])
    if let existing { return maker.edits(replacing: existing, by: draft) }
    if let list = object.child(named: RuntimeAttributes.list) {
      return maker.edits(adding: [draft], to: list, before: nil)
    }
    let list = NibDraft(RuntimeAttributes.list)
    list.children = [draft]
    return maker.edits(adding: [list], to: object)
  }

  private func draft(_ keyPath: String, _ text: String, oldType: String?) throws(EditError) -> NibDraft {
    var (type, value) = (oldType, text)
    if let colon = text.firstIndex(of: ":") {
      let word = String(text[..<colon])
      if RuntimeAttributes.types.contains(word) {
        type = word
        value = String(text[text.index(after: colon)...])
      } else if let question = Suggestion(for: word, from: RuntimeAttributes.types).question {
        throw EditError(
          "'\(word)' is not a type of runtime attributes. \(question) The types are "
            + "\(RuntimeAttributes.types.listed("and")); a text that begins with this word is string:\(text)")
      }
    }
    let draft = NibDraft("userDefinedRuntimeAttribute")
    let chosen = type ?? RuntimeAttributes.type(of: value)
    draft["type"] = chosen
    draft["keyPath"] = keyPath
    switch chosen {
    case "boolean":
      guard let flag = RuntimeAttributes.flag(value) else { throw invalid(value, keyPath, "YES or NO") }
      draft["value"] = flag
    case "number":
      guard let number = NibDecimal.parse(value) else { throw invalid(value, keyPath, "a number") }
      let isWhole = Int(value) != nil
      draft.children = [
        NibDraft(
          isWhole ? "integer" : "real",
          ["key": "value", "value": isWhole ? value : EditorNumber.text(number)])
      ]
    case "color":
      guard let color = ColorValue(value) else { throw invalid(value, keyPath, "a color such as #FF8000") }
      let property = PropertyValue(name: keyPath, type: .color, element: object, resources: resources)
      draft.children = [property.draft(of: try property.known(color), key: "value")]
    case let chosen where RuntimeAttributes.numbers.contains { $0.key == chosen }:
      draft.children = [try numbers(value, chosen, keyPath)]
    case "nil": break
    case "string", "localizedString", "image": draft["value"] = value
    default: throw EditError("a runtime attribute of the type '\(chosen)' cannot be changed here")
    }
    return draft
  }

  /// The element of several numbers, which can be in braces as in Objective-C: `{{0, 0}, {30, 40}}`.
  private func numbers(_ text: String, _ type: String, _ keyPath: String) throws(EditError) -> NibDraft {
    let names = RuntimeAttributes.numbers.first { $0.key == type }?.value ?? []
    let parts = text.filter { !"{}".contains($0) }.split { ", ".contains($0) }.map(String.init)
    let numbers = parts.compactMap { NibDecimal.parse($0) }
    let isRange = type == "range"
    guard numbers.count == names.count, parts.count == names.count,
      !isRange || parts.allSatisfy({ UInt32($0) != nil })
    else {
      let kind = isRange ? "whole numbers from 0" : "numbers"
      throw invalid(text, keyPath, "\(names.count) \(kind): \(names.joined(separator: ", "))")
    }
    let draft = NibDraft(type, key: "value")
    for (name, number) in zip(names, numbers) {
      draft[name] = isRange ? String(Int(bounded: number)) : EditorNumber.text(number)
    }
    return draft
  }

  private func invalid(_ value: String, _ keyPath: String, _ expected: String) -> EditError {
    EditError("'\(value)' is not a valid value of '\(keyPath)'; use \(expected)")
  }

  private static func flag(_ text: String) -> String? {
    switch text.lowercased() {
    case "yes", "true": "YES"
    case "no", "false": "NO"
    default: nil
    }
  }

  private static func type(of text: String) -> String {
    if flag(text) != nil { return "boolean" }
    if NibDecimal.parse(text) != nil { return "number" }
    return text.hasPrefix("#") && ColorValue(text) != nil ? "color" : "string"
  }
}
