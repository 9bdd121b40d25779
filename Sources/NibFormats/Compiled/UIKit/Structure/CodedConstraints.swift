import NibSupport

/// Translates Auto Layout constraints. (`CodedLayoutGuides` translates layout guides and their constraints.)
enum CodedConstraints {
  /// The classes of constraints that Interface Builder's compiler or UIKit adds. Documents do not contain
  /// them.
  private static let generatedClasses: Set<String> = ["_UILayoutSupportConstraint"]

  /// The attributes that constraints can refer to, with the raw values of `NSLayoutConstraint.Attribute`.
  static let attributes: KeyValuePairs<String, Int64> = [
    "left": 1, "right": 2, "top": 3, "bottom": 4, "leading": 5, "trailing": 6, "width": 7, "height": 8,
    "centerX": 9, "centerY": 10, "baseline": 11, "firstBaseline": 12, "leftMargin": 13, "rightMargin": 14,
    "topMargin": 15, "bottomMargin": 16, "leadingMargin": 17, "trailingMargin": 18,
    "centerXWithinMargins": 19, "centerYWithinMargins": 20,
    // A synonym of "baseline".
    "lastBaseline": 11,
  ]

  /// The row for the constraints of a view.
  static let list = CodedProperty(
    parts: [.element("constraints")], keys: ["UIViewAutolayoutConstraints"],
    translate: { object, draft in
      let guideConstraints = CodedLayoutGuides.provisionalConstraints(of: object)
        .union(CodedLayoutGuides.systemConstraints(of: object))
      for value in object.graph.array(object.value("UIViewAutolayoutConstraints")) ?? [] {
        guard !generatedClasses.contains(object.graph.className(value) ?? ""),
          !guideConstraints.contains(value)
        else { continue }
        guard let constraint = object.translation.draft(of: value) else { continue }
        // In a document, a constraint without a first item refers to the view that contains it.
        if constraint["firstItem"] == draft["id"] { constraint["firstItem"] = nil }
        draft.list("constraints").children.append(constraint)
      }
      CodedFixedFrames.translate(in: draft)
    },
    compile: { element, object in
      let constraints = element.child(named: "constraints").map { Array($0.children) } ?? []
      // Constraints that are marked as placeholders exist only at design time.
      let values =
        CodedLayoutGuides.provisionalConstraints(in: element, object)
        + constraints.filter { $0.bool("placeholder") != true }
        .compactMap { object.compilation.value(of: $0) }
        + CodedFixedFrames.constraints(in: element, object)
      if !values.isEmpty {
        object.set("UIViewAutolayoutConstraints", object.compilation.list(values, "NSMutableArray"))
      }
    })

  /// The property table of constraints.
  static let constraint = CodedClass(
    "NSLayoutConstraint", "constraint", aliases: ["NSIBPrototypingLayoutConstraint"],
    [
      items("first"), items("second"), multiplier,
      .enumeration(
        "relation", "NSRelation", ["lessThanOrEqual": -1, "equal": 0, "greaterThanOrEqual": 1],
        default: "equal"),
      constant,
      .scalar("priority", "NSPriority", .integerOrDouble, documentDefault: "1000", nibDefault: "1000"),
      .text("identifier", "NSLayoutIdentifier"), .constant("NSShouldBeArchived", .bool(true)),
      .handledElsewhere(.attribute("placeholder"), .element("variation")),
    ])

  /// One side of a constraint: an object and one of its attributes. A nib contains the attribute twice,
  /// because systems before iOS 8 do not know the attributes for margins and read another key.
  ///
  /// - Parameter side: `first` or `second`.
  private static func items(_ side: String) -> CodedProperty {
    let name = side == "first" ? "First" : "Second"
    let keys = ["NS\(name)Item", "NS\(name)AttributeV2", "NS\(name)Attribute"]
    return CodedProperty(
      parts: [.attribute(side + "Item"), .attribute(side + "Attribute")], keys: keys,
      translate: { object, draft in
        guard let item = object.graph.object(object.value(keys[0])) else { return }
        draft[side + "Item"] = object.translation.id(of: item)
        let number = (object.value(keys[1]) ?? object.value(keys[2])).flatMap { object.graph.int($0) }
        guard let number, let word = attributes.first(where: { $0.value == number })?.key else { return }
        draft[side + "Attribute"] = word
      },
      compile: { element, object in
        let id = element[side + "Item"]
        guard side == "first" || id != nil else { return }
        let item = id.map { object.compilation.number(id: $0) } ?? container(of: element, object)
        guard let item else { return object.reportMalformed(side + "Item", id ?? "", element) }
        object.set(keys[0], .object(item))
        guard let word = element[side + "Attribute"] ?? element["firstAttribute"],
          let number = attributes.first(where: { $0.key == word })?.value
        else { return object.reportMalformed(side + "Attribute", element[side + "Attribute"] ?? "", element) }
        object.set(keys[1], .integer(number))
        object.set(keys[2], .integer(withoutMargins(number)))
      })
  }

  /// The number of the view whose element contains a constraint; nil if that element cannot be compiled.
  private static func container(of constraint: NibElement, _ object: CodedCompilation.Subject) -> Int? {
    constraint.parent?.parent.flatMap { object.compilation.number(of: $0) }
  }

  /// Returns the nearest attribute that systems before iOS 8 know: for example, `left` for `leftMargin`.
  private static func withoutMargins(_ attribute: Int64) -> Int64 {
    switch attribute {
    case 12: 11
    case 13...18: attribute - 12
    case 19...20: attribute - 10
    default: attribute
    }
  }

  /// The multiplier of a constraint: a number or a ratio in a document, a number in a nib.
  private static let multiplier = CodedProperty(
    parts: [.attribute("multiplier")], keys: ["NSMultiplier"],
    translate: { object, draft in
      guard let number = object.value("NSMultiplier").flatMap({ object.graph.double($0) }), number != 1 else {
        return
      }
      draft["multiplier"] = NibNumber.exact(number)
    },
    compile: { element, object in
      guard let text = element["multiplier"] else { return }
      guard let number = NibMultiplier.parse(text) else {
        return object.reportMalformed("multiplier", text, element)
      }
      if number != 1 { object.set("NSMultiplier", .double(number)) }
    })

  // MARK: Constants

  /// The constant of a constraint, in points: a number, or the system's standard distance. For the standard distance,
  /// a nib contains a symbol instead of a number.
  private static let constant = CodedProperty(
    parts: [.attribute("constant"), .attribute("symbolic")],
    keys: ["NSConstantV2", "NSConstant", "NSSymbolicConstant"],
    translate: { object, draft in
      if object.string("NSSymbolicConstant") != nil {
        draft["symbolic"] = "YES"
        let space = standardSpace(of: object)
        if space != 0 { draft["constant"] = NibNumber.exact(space) }
      } else if let value = object.value("NSConstantV2") ?? object.value("NSConstant"),
        let number = object.graph.double(value), number != 0
      {
        draft["constant"] = NibNumber.exact(number)
      }
    },
    compile: { element, object in
      if element.bool("symbolic") == true {
        return object.set("NSSymbolicConstant", object.compilation.string("NSSpace"))
      }
      guard let text = element["constant"] else { return }
      guard let number = NibDecimal.parse(text) else {
        return object.reportMalformed("constant", text, element)
      }
      guard number != 0 else { return }
      object.set("NSConstantV2", .double(number))
      object.set("NSConstant", .double(number))
    })

  /// The system's standard distance in points: 20 between a view and its superview, 8 between other items.
  /// Between a view and a safe area it is 0 at the top and bottom, and 20 otherwise.
  private static func standardSpace(of object: CodedTranslation.Subject) -> Double {
    let items = ["NSFirstItem", "NSSecondItem"].compactMap { object.value($0) }
    guard items.count == 2 else { return 8 }
    if items.contains(where: { isSafeArea($0, object.graph) }) {
      let attribute = object.value("NSFirstAttribute").flatMap { object.graph.int($0) } ?? 0
      return attributes.contains { $0.value == attribute && ["top", "bottom"].contains($0.key) } ? 0 : 20
    }
    return isSubview(items[0], of: items[1], object.graph) || isSubview(items[1], of: items[0], object.graph)
      ? 20 : 8
  }

  private static func isSafeArea(_ item: CodedGraph.Value, _ graph: CodedGraph) -> Bool {
    guard let guide = graph.object(item) else { return false }
    return CodedLayoutGuides.key(of: guide, graph) == "safeArea"
  }

  private static func isSubview(
    _ view: CodedGraph.Value, of superview: CodedGraph.Value, _ graph: CodedGraph
  ) -> Bool {
    guard let superview = graph.object(superview) else { return false }
    // A nib lists the guides of a view controller among the subviews, but the distance between subview and superview
    // does not apply to them.
    guard graph.className(view) != CodedLayoutGuides.controllerGuide.name else { return false }
    return graph.array(graph.value("UISubviews", of: superview))?.contains(view) ?? false
  }
}

extension CodedProperty {
  static let constraints = CodedConstraints.list
}

/// Translates views with fixed frames. If a view has no constraints in a document that uses Auto Layout,
/// Interface Builder's compiler makes constraints that fix its position and size.
enum CodedFixedFrames {
  /// The identifier of the constraints that fix a frame.
  private static let identifier = "IB auto generated at build time for view with fixed frame"

  /// Marks the subviews of a view that have fixed frames, and removes the constraints that fix them.
  static func translate(in superview: NibDraft) {
    guard let list = superview.child(named: "constraints") else { return }
    var pins: [String: Int] = [:]
    for constraint in list.children where constraint["identifier"] == identifier {
      if let item = constraint["firstItem"] { pins[item, default: 0] += 1 }
    }
    for view in superview.child(named: "subviews")?.children ?? [] {
      // A fixed frame has four constraints: left, top, width and height.
      guard let id = view["id"], pins[id] == 4 else { continue }
      view["fixedFrame"] = "YES"
      list.children.removeAll { $0["identifier"] == identifier && $0["firstItem"] == id }
    }
    if list.children.isEmpty { superview.children.removeAll { $0 === list } }
  }

  /// The constraints that fix the frames of a view's subviews.
  static func constraints(in element: NibElement, _ object: CodedCompilation.Subject) -> [CodedGraph.Value] {
    guard let views = element.child(named: "subviews"), let superview = object.compilation.number(of: element)
    else {
      return []
    }
    return views.children.filter { $0.bool("fixedFrame") == true }.flatMap { view in
      constraints(of: view, superview, object)
    }
  }

  private static func constraints(
    of view: NibElement, _ superview: Int, _ object: CodedCompilation.Subject
  ) -> [CodedGraph.Value] {
    guard let item = object.compilation.number(of: view) else { return [] }
    let frame = view.savedFrame ?? NibRect(x: 0, y: 0, width: 0, height: 0)
    // The numbers of the attributes left, top, width and height.
    let edges: [(attribute: Int64, constant: Double, to: Int?)] = [
      (1, frame.x, superview), (3, frame.y, superview), (7, frame.width, nil), (8, frame.height, nil),
    ]
    return edges.map { edge in
      var entries = [
        CodedGraph.Entry("NSFirstItem", .object(item)),
        CodedGraph.Entry("NSFirstAttribute", .integer(edge.attribute)),
      ]
      if let superview = edge.to { entries.append(CodedGraph.Entry("NSSecondItem", .object(superview))) }
      entries += [
        CodedGraph.Entry("NSSecondAttribute", .integer(edge.to == nil ? 0 : edge.attribute)),
        CodedGraph.Entry("NSConstant", .double(edge.constant)),
        CodedGraph.Entry("NSShouldBeArchived", .bool(true)),
        CodedGraph.Entry("NSLayoutIdentifier", object.compilation.string(identifier)),
      ]
      return .object(
        object.compilation.add(
          CodedGraph.Object(
            "NSIBPrototypingLayoutConstraint", fallbackClassNames: ["NSLayoutConstraint"], entries: entries)))
    }
  }
}
