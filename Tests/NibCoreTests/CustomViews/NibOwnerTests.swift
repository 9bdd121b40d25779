import Foundation
import Testing

@testable import NibCore

class PlainOwned: UIView, NibOwner {
  @Outlet(.weak) var label: UILabel!

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }
}

final class RenamedOwned: UIView, NibOwner {
  static var nibName: String { "NameOfItsOwn" }
  @Outlet(.weak) var label: UILabel!
}

final class WrongRoot: UIView, NibOwner {}
final class NibNobodyHas: UIView, NibOwner {}
final class InnerOwned: UIView, NibOwner {}

/// The workaround of docs/behaviours.md C24: a view without its own nib that contains a view from a nib.
final class OuterView: UIView {
  @Outlet(.weak) var label: UILabel!

  override init(frame: CGRect) {
    super.init(frame: frame)
    insertInnerView()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    insertInnerView()
  }

  private func insertInnerView() {
    guard let innerView = InnerOwned.fromNib(owner: self) else { return }
    addSubview(innerView)
    innerView.translatesAutoresizingMaskIntoConstraints = false
    innerView.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
    innerView.trailingAnchor.constraint(equalTo: trailingAnchor).isActive = true
    innerView.topAnchor.constraint(equalTo: topAnchor).isActive = true
    innerView.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
  }
}

/// Views that own their nib (docs/behaviours.md C20-C26).
@Suite struct NibOwnerTests {
  init() { CustomViewNibs.register() }

  @Test("C20: The nib's name is the class name, unless the class overrides it") func names() {
    #expect(PlainOwned.nibName == "PlainOwned")
    #expect(RenamedOwned.nibName == "NameOfItsOwn")
    #expect(RenamedOwned.fromNib()?.label != nil)
  }

  @Test("C21: fromNib() returns the nib's first object with its outlets set") func fromNib() throws {
    let view = try #require(PlainOwned.fromNib())
    #expect(view.frame == CGRect(x: 0, y: 0, width: 120, height: 40))
    #expect(view.label.frame == CGRect(x: 8, y: 8, width: 104, height: 24))
    #expect(PlainOwned.fromNib() !== view)
  }

  @Test("C21: fromNib() returns nil if the first object has another class")
  func wrongRoot() { #expect(WrongRoot.fromNib() == nil) }

  @Test("C21 B1: A missing nib raises UIKit's exception") func missingNib() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NibNobodyHas.fromNib()
    }
    let message = errorText(result)
    #expect(
      message.contains(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: "
          + "'Could not load NIB in bundle: 'NSBundle <"))
    #expect(message.contains("> (loaded)' with name 'NibNobodyHas''"))
  }

  @Test("C22: The nib's root is the view itself, not a subview of it") func noExtraLevel() throws {
    let view = try #require(PlainOwned.fromNib())
    #expect(view.subviews.map { type(of: $0) == UILabel.self } == [true])
  }

  @Test("C23: A custom class in another nib is decoded from that nib, without its own content or outlets")
  func nestedView() throws {
    let outer = try #require(
      UINib(nibName: "Outer", bundle: nil).instantiate(withOwner: nil).first as? UIView)
    let plain = try #require(outer.subviews.first as? PlainOwned)
    #expect(plain.subviews.isEmpty)
    #expect(plain.label == nil)
    #expect(plain.frame == CGRect(x: 0, y: 0, width: 200, height: 60))
  }

  @Test("C24 A29: A view that contains a view from a nib works in nibs and in code") func compound() throws {
    let outer = try #require(
      UINib(nibName: "Outer", bundle: nil).instantiate(withOwner: nil).first as? UIView)
    let fromNib = try #require(outer.subviews[1] as? OuterView)
    let fromCode = OuterView(frame: CGRect(x: 0, y: 60, width: 200, height: 60))
    for view in [fromNib, fromCode] {
      #expect(view.subviews.map { $0 is InnerOwned } == [true])
      #expect(view.frame == CGRect(x: 0, y: 60, width: 200, height: 60))
    }
  }

  @Test("C25 C26: The outer view has the outlets of File's Owner, and anchors make the inner view fill it")
  func ownerOutlets() {
    TestNib.onPhone {
      let view = OuterView(frame: CGRect(x: 0, y: 0, width: 250, height: 40))
      view.layoutIfNeeded()
      #expect(view.subviews.first?.frame == view.bounds)
      #expect(view.label.frame == CGRect(x: 8, y: 8, width: 234, height: 24))
      #expect(view.label.superview is InnerOwned)
    }
  }
}
