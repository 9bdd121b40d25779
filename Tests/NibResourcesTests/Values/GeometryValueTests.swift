import Testing

@testable import NibResources

@Suite struct GeometryValueTests {
  @Test("Insets shrink a rectangle, and directional insets follow the layout direction") func insets() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(directional.nibEdgeInsets(for: .leftToRight) == insets)
    #expect(
      directional.nibEdgeInsets(for: .rightToLeft) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }

  @Test("Layout priorities can be compared, added and subtracted") func priorities() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh + 1 == UILayoutPriority(751))
    #expect(UILayoutPriority.defaultLow - 1 < .defaultLow)
    var priority = UILayoutPriority.fittingSizeLevel
    priority += 10
    #expect(priority == UILayoutPriority(rawValue: 60))
  }

  @Test("An index path has a section and a row or item, and is ordered by section first") func indexPaths() {
    var path = IndexPath(row: 3, section: 2)
    #expect((path.row, path.section, path.item) == (3, 2, 3))
    #expect(path == IndexPath(item: 3, section: 2))
    path.row = 7
    path.section = 1
    #expect(path == IndexPath(indexes: [1, 7]))
    #expect(IndexPath(row: 9, section: 0) < IndexPath(row: 0, section: 1))
  }

  @Test("Affine transforms can be combined, inverted and applied to points, sizes and rectangles")
  func transforms() {
    let move = CGAffineTransform(translationX: 10, y: 20)
    let grow = CGAffineTransform(scaleX: 2, y: 3)
    let point = CGPoint(x: 1, y: 1)
    #expect(point.applying(move.concatenating(grow)) == CGPoint(x: 22, y: 63))
    #expect(point.applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 23))
    #expect(point.applying(move).applying(move.inverted()) == point)
    #expect(CGSize(width: 1, height: 1).applying(move) == CGSize(width: 1, height: 1))
    let turned = CGRect(x: 0, y: 0, width: 10, height: 20)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.width - 20) < 1e-9 && abs(turned.minX + 20) < 1e-9)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
  }

  @Test("A rectangle covers another one in spite of the rounding errors of thirds of a point") func covering()
  {
    let third = CGRect(x: 0, y: 103.0 + 1.0 / 3, width: 10, height: 20.0 + 1.0 / 3)
    let row = CGRect(x: 0, y: third.minY, width: 10, height: third.maxY - third.minY)
    #expect(row.covers(third) && third.covers(row) && third.covers(third))
    #expect(!third.covers(third.offsetBy(dx: 0, dy: 0.01)))
    #expect(!third.covers(third.insetBy(dx: -0.01, dy: 0)))
  }
}
