import NibSupport

/// Translates Auto Layout constraints. (`CodedLayoutGuides` translates layout guides and their constraints.)
enum CodedConstraints {
  /// The classes of constraints that Interface Builder's compiler or UIKit adds. Documents do not contain
  /// them.
  private static let generatedClasses: Set<String> = ["_UILayoutSupportConstraint"]

  static let list = PropertySchema(
    parts: [.element("constraints")], keys: ["UIViewAutolayoutConstraints"],
    translate: { object, draft in
      let guideConstraints = CodedLayoutGuides.provisionalConstraints(of: object)
        .union(CodedLayoutGuides.systemConstraints(of: object))
      for value in object.graph.array(object.value("UIViewAutolayoutConstraints")) ?? [] {
        guard !generatedClasses.contains(object.graph.className(value) ?? ""),
          !guideConstraints.contains(value),
          object.graph.object(value).flatMap({ object.graph.string("NSLayoutIdentifier", of: $0) })
            != CodedCollectionCell.identifier
        else { continue }
        guard let constraint = object.translation.draft(of: value) else { continue }
        // In a document, a constraint without a first item refers to the view that contains it.
        if constraint["firstItem"] == draft["id"] { constraint["firstItem"] = nil }
        draft.childAdding(named: "constraints").children.append(constraint)
      }
      CodedFixedFrames.translate(in: draft)
    },
    compile: { element, object in
      let isMoved = CodedCollectionCell.content(of: element) != nil
      let owner = CodedCollectionCell.cell(of: element) ?? element
      let constraints = isMoved ? [] : owner.children(inside: "constraints")
      // Constraints that are marked as placeholders exist only at design time.
      let values =
        CodedLayoutGuides.provisionalConstraints(in: element, object)
        + CodedCollectionCell.placement(in: element, object)
        + CodedConstraintOrder(in: owner).sorted(constraints.filter { $0.bool("placeholder") != true })
        .compactMap { constraint in
          if constraint.bool("installed") != false { reportIllegal(constraint, object.compilation) }
          let value = object.compilation.value(of: constraint)
          return owner.isInstalled(constraint) ? value : nil
        }
      if !values.isEmpty {
        object.set("UIViewAutolayoutConstraints", object.compilation.list(values, "NSMutableArray"))
      }
    })

  /// One side of a constraint: an object and one of its attributes. A nib contains the attribute twice,
  /// because systems before iOS 8 do not know the attributes for margins and read another key.
  /// `CodedConstraintConstant` does the same for the constant.
  ///
  /// - Parameter side: `first` or `second`.
  static func items(_ side: String) -> PropertySchema {
    let name = side == "first" ? "First" : "Second"
    let keys = ["NS\(name)Item", "NS\(name)AttributeV2", "NS\(name)Attribute"]
    return PropertySchema(
      parts: [.attribute(side + "Item"), .attribute(side + "Attribute")], keys: keys,
      types: [
        side + "Item": .reference, side + "Attribute": .choice(SchemaWords.layoutAttributes.all),
      ],
      translate: { object, draft in
        guard let item = object.graph.object(object.value(keys[0])) else { return }
        draft[side + "Item"] = object.translation.id(of: item)
        let number = (object.value(keys[1]) ?? object.value(keys[2])).flatMap { object.graph.int($0) }
        guard let number, let word = SchemaWords.layoutAttributes.word(of: number) else { return }
        draft[side + "Attribute"] = word
      },
      compile: { element, object in
        let id = element[side + "Item"]
        guard side == "first" || id != nil else {
          guard object.compilation.style.hasMissingAttributes else { return }
          for key in keys.dropFirst() { object.set(key, .integer(0)) }
          return
        }
        let item = id.map { contentNumber(id: $0, element, object) } ?? container(of: element, object)
        guard let item else { return object.reportMalformed(side + "Item", id ?? "", element) }
        object.set(keys[0], .object(item))
        guard let number = attribute(side, of: element) else {
          return object.reportMalformed(side + "Attribute", element[side + "Attribute"] ?? "", element)
        }
        object.set(keys[1], .integer(number))
        object.set(keys[2], .integer(withoutMargins(number)))
      })
  }

  /// Reports a constraint for which UIKit raises an exception, so that the nib cannot be loaded.
  private static func reportIllegal(_ element: NibElement, _ compilation: CodedCompilation) {
    if let pairing = IllegalPairing(element) {
      compilation.report(
        .cannotCompile, "the constraint \(pairing.problem); UIKit raises an exception",
        at: element.location(ofAttribute: pairing.word) ?? element.location, in: element)
    }
    for word in element.outsideItemWords {
      compilation.report(
        .cannotCompile,
        "\(word)=\"\(element[word] ?? "")\" is outside the view that the constraint belongs to: move the constraint to a "
          + "common ancestor; UIKit raises an exception",
        at: element.location(ofAttribute: word) ?? element.location, in: element)
    }
  }

  /// The attribute with an item of a constraint that a nib cannot contain; `nil` if there is none. The nib then cannot
  /// contain the constraint either: UIKit raises an exception for a constraint without the item.
  static func unknownItem(of element: NibElement, _ compilation: CodedCompilation) -> String? {
    guard element.isNamed(ConstraintWord.schema.element) else { return nil }
    return ["firstItem", "secondItem"].first { side in
      element[side].map { !compilation.canRefer(toID: $0) } ?? false
    }
  }

  /// Reports a constraint that is left out because of an item.
  static func reportLeftOut(_ element: NibElement, because side: String, _ compilation: CodedCompilation) {
    let item = element[side].flatMap { element.document.object(id: $0) }
    let reason =
      item.map { "<\($0.name)>, whose form in a compiled nib is not known" }
      ?? "'\(element[side] ?? "")', which is not in the document"
    compilation.report(
      .notCompiled, "the constraint refers to \(reason); it is left out",
      at: element.location(ofAttribute: side) ?? element.location, in: element)
  }

  /// The number of the object of an item. A constraint inside a cell refers to the content view instead of the cell.
  private static func contentNumber(
    id: String, _ constraint: NibElement, _ object: CodedCompilation.Subject
  ) -> Int? {
    let view = constraint.parent?.parent
    let isOwnCell =
      view?.key == "contentView" && view?.parent?["id"] == id
      || view?["id"] == id && CodedCollectionCell.content(of: view) != nil
    return isOwnCell ? container(of: constraint, object) : object.compilation.number(id: id)
  }

  /// The number of the attribute on one side of a constraint in a document; `nil` if its word is unknown.
  static func attribute(_ side: String, of constraint: NibElement) -> Int64? {
    let word = constraint[side + "Attribute"] ?? constraint["firstAttribute"]
    return word.flatMap { SchemaWords.layoutAttributes.number(of: $0) }.map { Int64($0) }
  }

  /// The number of the view whose element contains a constraint; `nil` if that element cannot be compiled.
  private static func container(of constraint: NibElement, _ object: CodedCompilation.Subject) -> Int? {
    constraint.parent?.parent.flatMap { object.compilation.number(of: CodedCollectionCell.owner(of: $0)) }
  }

  /// Returns the attribute without a margin: for example, `left` for `leftMargin`.
  static func withoutMargins<Number: BinaryInteger>(_ attribute: Number) -> Number {
    switch attribute {
    case 13...18: attribute - 12
    case 19...20: attribute - 10
    default: attribute
    }
  }

  /// The multiplier of a constraint: a number or a ratio in a document, a number in a nib.
  static let multiplier = PropertySchema(
    parts: [.attribute("multiplier")], keys: ["NSMultiplier"],
    translate: { object, draft in
      guard let number = object.value("NSMultiplier").flatMap({ object.graph.double($0) }), number != 1,
        number.isFinite
      else { return }
      draft["multiplier"] = NibNumber.exact(number)
    },
    compile: { element, object in
      guard let text = element["multiplier"] else { return }
      guard let number = NibMultiplier.parse(text) else {
        return object.reportMalformed("multiplier", text, element)
      }
      if number == 0, IllegalPairing(element) == nil {
        object.compilation.report(
          .malformedValue,
          "a constraint with the multiplier 0 does not depend on its second item; it is compiled as it is",
          at: element.location(ofAttribute: "multiplier") ?? element.location, in: element)
      }
      // Interface Builder keeps multipliers in single precision.
      if number != 1 { object.set("NSMultiplier", .double(Double(Float(number)))) }
    })
}
