import Testing

@testable import NibAnalysis
@testable import NibCore

/// The search for opaque views in front of others.
@Suite struct OpaqueAreasTests {
  private static func view(_ frame: CGRect, isOpaque: Bool = false) -> UIView {
    let view = UIView(frame: frame)
    if isOpaque { view.backgroundColor = .red }
    return view
  }

  @Test("The opaque areas of a superview are collected once for all of its subviews") func once() {
    let root = Self.view(CGRect(x: 0, y: 0, width: 500, height: 500))
    root.bounds.origin.y = 30
    let views = (0..<300).map { Self.view(CGRect(x: $0, y: $0, width: 20, height: 20)) }
    for view in views { root.addSubview(view) }
    // A view in a moved view that covers those from 100 to 180.
    let holder = Self.view(CGRect(x: 90, y: 80, width: 300, height: 300))
    let cover = Self.view(CGRect(x: 10, y: 20, width: 100, height: 100), isOpaque: true)
    holder.addSubview(cover)
    root.addSubview(holder)
    let later = Self.view(CGRect(x: 120, y: 120, width: 20, height: 20))
    root.addSubview(later)
    let areas = OpaqueAreas()
    let covered = views.indices.filter { CoveredView(views[$0], behind: areas)?.cover === cover }
    #expect(covered == Array(100...180))
    #expect(CoveredView(later, behind: areas) == nil)
    #expect(CoveredView(cover, behind: areas) == nil)
    #expect(areas.collections == 1)
  }

  @Test("Of several opaque views, the one in front is the cover") func order() {
    let root = Self.view(CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0..<3).map { Self.view(CGRect(x: 0, y: 0, width: 50, height: 50), isOpaque: $0 > 0) }
    for view in views { root.addSubview(view) }
    #expect(CoveredView(views[0])?.cover === views[2])
    #expect(CoveredView(views[1])?.cover === views[2])
    #expect(CoveredView(views[2]) == nil)
  }
}
