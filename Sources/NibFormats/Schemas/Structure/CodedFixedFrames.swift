/// Translates views with fixed frames. If a view has no constraints in a document that uses Auto Layout, the compilers
/// of Xcode 7 and older make constraints that fix its position and size. Newer ones code it as a view that follows its
/// autoresizing mask.
enum CodedFixedFrames {
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
    return views.children.filter { $0.fixedFrame == .constraints }.flatMap { view in
      constraints(of: view, superview, object)
    }
  }

  /// The four constraints that fix the frame of a view without constraints.
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
      let other = edge.to == nil ? 0 : edge.attribute
      var values: CodedObjects.Values = [("NSFirstItem", .object(item))]
      if let superview = edge.to { values.append(("NSSecondItem", .object(superview))) }
      for suffix in ["V2", ""] {
        values.append(("NSFirstAttribute" + suffix, .integer(edge.attribute)))
        values.append(("NSSecondAttribute" + suffix, .integer(other)))
      }
      values += CodedConstraintConstant.values(edge.constant, margin: 0)
      values += [
        ("NSShouldBeArchived", .bool(true)), ("NSLayoutIdentifier", object.compilation.string(identifier)),
      ]
      return object.compilation.object(
        "NSIBPrototypingLayoutConstraint", fallback: "NSLayoutConstraint", values)
    }
  }
}
