import Foundation
import Testing

@testable import NibCore

/// Anchors, each of which represents an attribute of a view or layout guide and creates constraints with it.
@Suite struct LayoutAnchorTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 304))
  private let view = UIView()
  private let guide = UILayoutGuide()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    root.addLayoutGuide(guide)
  }

  @Test("An anchor represents the attribute with its name") func attributes() {
    let across: [NSLayoutConstraint.Attribute] = [.leading, .trailing, .left, .right, .centerX]
    let down: [NSLayoutConstraint.Attribute] = [.top, .bottom, .centerY]
    let sizes: [NSLayoutConstraint.Attribute] = [.width, .height]
    let ofView = [
      view.leadingAnchor, view.trailingAnchor, view.leftAnchor, view.rightAnchor, view.centerXAnchor,
    ]
    let ofGuide = [
      guide.leadingAnchor, guide.trailingAnchor, guide.leftAnchor, guide.rightAnchor, guide.centerXAnchor,
    ]
    #expect(ofView.map(\.attribute) == across)
    #expect(ofGuide.map(\.attribute) == across)
    #expect([view.topAnchor, view.bottomAnchor, view.centerYAnchor].map(\.attribute) == down)
    #expect([guide.topAnchor, guide.bottomAnchor, guide.centerYAnchor].map(\.attribute) == down)
    #expect([view.widthAnchor, view.heightAnchor].map(\.attribute) == sizes)
    #expect([guide.widthAnchor, guide.heightAnchor].map(\.attribute) == sizes)
    #expect(view.firstBaselineAnchor.attribute == .firstBaseline)
    #expect(view.lastBaselineAnchor.attribute == .lastBaseline)
    #expect(ofView.allSatisfy { $0.item === view } && ofGuide.allSatisfy { $0.item === guide })
  }

  @Test("A constraint of two anchors has their items and attributes and the requested relation")
  func relations() {
    let (from, to) = (view.trailingAnchor, root.leadingAnchor)
    let made: [(NSLayoutConstraint, NSLayoutConstraint.Relation, CGFloat)] = [
      (from.constraint(equalTo: to), .equal, 0), (from.constraint(equalTo: to, constant: 3), .equal, 3),
      (from.constraint(greaterThanOrEqualTo: to), .greaterThanOrEqual, 0),
      (from.constraint(greaterThanOrEqualTo: to, constant: -4), .greaterThanOrEqual, -4),
      (from.constraint(lessThanOrEqualTo: to), .lessThanOrEqual, 0),
      (from.constraint(lessThanOrEqualTo: to, constant: 5), .lessThanOrEqual, 5),
    ]
    for (constraint, relation, constant) in made {
      #expect(constraint.relation == relation && constraint.constant == constant)
      #expect(constraint.firstItem === view && constraint.firstAttribute == .trailing)
      #expect(constraint.secondItem === root && constraint.secondAttribute == .leading)
      #expect(constraint.multiplier == 1 && constraint.priority == .required && !constraint.isActive)
    }
  }

  @Test("A dimension anchor accepts constants and multipliers") func dimensions() {
    let (from, to) = (view.widthAnchor, guide.heightAnchor)
    let numbers = [
      from.constraint(equalToConstant: 8), from.constraint(greaterThanOrEqualToConstant: 8),
      from.constraint(lessThanOrEqualToConstant: 8),
    ]
    let multiples = [
      from.constraint(equalTo: to, multiplier: 2, constant: 1),
      from.constraint(greaterThanOrEqualTo: to, multiplier: 2, constant: 1),
      from.constraint(lessThanOrEqualTo: to, multiplier: 2, constant: 1),
    ]
    let relations: [NSLayoutConstraint.Relation] = [.equal, .greaterThanOrEqual, .lessThanOrEqual]
    #expect(numbers.map(\.relation) == relations && multiples.map(\.relation) == relations)
    for constraint in numbers {
      #expect(constraint.firstAttribute == .width && constraint.constant == 8)
      #expect(constraint.secondItem == nil && constraint.secondAttribute == .notAnAttribute)
    }
    for constraint in multiples {
      #expect(constraint.secondItem === guide && constraint.secondAttribute == .height)
      #expect(constraint.multiplier == 2 && constraint.constant == 1)
    }
  }

  @Test("Constraints between a guide and a view determine the frames of both") func layout() {
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
      guide.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -16),
      guide.heightAnchor.constraint(equalToConstant: 96),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      view.widthAnchor.constraint(greaterThanOrEqualTo: guide.heightAnchor, multiplier: 0.75, constant: 16),
      view.widthAnchor.constraint(lessThanOrEqualToConstant: 88),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25, constant: 10),
    ])
    root.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 40, y: 192, width: 200, height: 96))
    #expect(view.frame == CGRect(x: 96, y: 224, width: 88, height: 32))
  }
}
