/// Translates views with fixed frames. If a view has no constraints in a document that uses Auto Layout, the compilers
/// of Xcode 7 and older made constraints that fix its position and size. Newer ones, and NibTerm, code it as a view that
/// follows its autoresizing mask.
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
}
