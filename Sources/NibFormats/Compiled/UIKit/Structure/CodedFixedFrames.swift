/// Translates views with fixed frames. Interface Builder's compiler pins views that have no constraints to
/// their position.
enum CodedFixedFrames {
  private static let identifier = "IB auto generated at build time for view with fixed frame"

  /// Marks subviews that have fixed frames, and removes the constraints that pin them.
  static func translate(in holder: NibDraft) {
    guard let list = holder.child(named: "constraints") else { return }
    var pins: [String: Int] = [:]
    for constraint in list.children where constraint["identifier"] == identifier {
      if let item = constraint["firstItem"] { pins[item, default: 0] += 1 }
    }
    for view in holder.child(named: "subviews")?.children ?? [] {
      // A fixed frame has four constraints: left, top, width and height.
      guard let id = view["id"], pins[id] == 4 else { continue }
      view["fixedFrame"] = "YES"
      list.children.removeAll { $0["identifier"] == identifier && $0["firstItem"] == id }
    }
    if list.children.isEmpty { holder.children.removeAll { $0 === list } }
  }

  /// The constraints that pin the subviews with fixed frames.
  static func constraints(in element: NibElement, _ object: CodedCompilation.Subject) -> [CodedGraph.Value] {
    guard let views = element.child(named: "subviews"), let holder = object.compilation.number(of: element)
    else {
      return []
    }
    return views.children.filter { $0.bool("fixedFrame") == true }.flatMap { view in
      constraints(of: view, holder, object)
    }
  }

  private static func constraints(
    of view: NibElement, _ holder: Int, _ object: CodedCompilation.Subject
  ) -> [CodedGraph.Value] {
    guard let item = object.compilation.number(of: view) else { return [] }
    let frame = view.savedFrame ?? NibRect(x: 0, y: 0, width: 0, height: 0)
    let edges: [(attribute: Int64, constant: Double, to: Int?)] = [
      (1, frame.x, holder), (3, frame.y, holder), (7, frame.width, nil), (8, frame.height, nil),
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
