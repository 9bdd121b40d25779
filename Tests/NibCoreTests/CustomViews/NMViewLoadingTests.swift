import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md G, and parts of A: how an NMView loads its nib.
@Suite struct NMViewLoadingTests {
  init() { NMNibs.register() }

  /// The view of the given class from a nib that contains only this view.
  private func loaded<View: UIView>(_ name: String, as type: View.Type, tag: Int = 7) throws -> View {
    let nib = TestNib.nib("<view id=\"1\"><subviews>\(NMNibs.inner(name, tag: tag))</subviews></view>")
    let root = try #require(try nib.nibInstantiate(withOwner: nil).first as? UIView)
    return try #require(root.subviews.first as? View)
  }

  @Test("G1: init() gives the view its nib's size, centered at (50, 50)") func plainInit() {
    let card = NMCard()
    #expect(card.frame == CGRect(x: -150, y: -25, width: 400, height: 150))
    #expect(card.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(card.tag == 3)
    #expect(NMCard(nibName: nil, bundle: nil).bounds == card.bounds)
    #expect(NMWithoutNib().frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("G2: The frame of init(frame:) overrides the nib's") func frameInit() {
    let frame = CGRect(x: 20, y: 452, width: 100, height: 100)
    let card = NMCard(frame: frame)
    #expect(card.frame == frame)
    #expect(card.subviews.map(\.tag) == [1, 2])
  }

  @Test("G3 G30: Frame, tag and mask come from the outer nib, and everything else from the view's own")
  func coderInit() throws {
    let card = try loaded("NMCard", as: NMCard.self)
    #expect(card.frame == CGRect(x: 20, y: 20, width: 100, height: 100))
    #expect(card.tag == 7)
    #expect(card.autoresizingMask == .flexibleWidth)
    #expect(card.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(!card.clipsToBounds)
    #expect(card.superview?.viewWithTag(7) === card)
    #expect((card.viewWithTag(1) as? UILabel)?.text == "on the card")
    #expect(card.viewWithTag(1)?.superview === card)
  }

  @Test("G4: A view without a nib, or without a view in it, creates its content before viewDidLoad")
  func createdContent() throws {
    let views = [
      NMWithoutNib(), NMWithoutNib(frame: .zero), try loaded("NMWithoutNib", as: NMWithoutNib.self),
    ]
    for view in views { #expect(view.calls == ["createView", "viewDidLoad"]) }
    #expect(NMNoView().calls == ["createView", "viewDidLoad"])
    #expect(NMCard().calls == ["set mark", "viewDidLoad"])
    let nowhere = NMView(nibName: "NMNowhere", bundle: nil)
    #expect(nowhere.subviews.isEmpty && nowhere.bounds.size == CGSize(width: 100, height: 100))
  }

  @Test("G4: An NMView can load any nib by name") func otherNib() {
    let view = NMView(nibName: "NMPlain", bundle: nil)
    #expect(view.tag == 5)
    #expect(view.bounds.size == CGSize(width: 30, height: 40))
  }

  @Test("G5: The other views of a nib are layouts if they are marked") func layouts() {
    let view = NMLayouts()
    view.frame = CGRect(x: 0, y: 0, width: 900, height: 100)
    view.changeLayoutIfNecessary()
    // The unmarked view's ratio is 9, the nearest marked one's 2.
    #expect((view.layoutManager as? NMExplicitLayoutManager)?.currentLayout?.aspectRatio == 2)
    #expect(view.subviews.map(\.frame.width) == [30, 40])
  }

  @Test("G5: A nib with an unmarked second view creates a manager with only the first view's layout")
  func template() {
    let view = NMTemplateHolder()
    #expect(view.template.frame.size == CGSize(width: 20, height: 40))
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
    view.changeLayoutIfNecessary()
    #expect((view.layoutManager as? NMExplicitLayoutManager)?.currentLayout?.aspectRatio == 3)
    #expect(NMCard().layoutManager == nil)
  }

  @Test("G6 A3: A layout manager that the nib creates and connects is used") func nibManager() throws {
    let view = NMManaged()
    let manager = try #require(view.layoutManager as? NMTestManager)
    view.changeLayoutIfNecessary()
    #expect(manager.callCount == 1)
    #expect(view.calls == ["set layoutManager", "viewDidLoad", "layoutDidChange"])
  }

  @Test(
    "G28: layoutDidChange() is called only if the manager arranged views, and the base class arranges none")
  func customManagers() {
    let view = NMManaged()
    (view.layoutManager as? NMTestManager)?.result = false
    view.changeLayoutIfNecessary()
    #expect(!view.calls.contains("layoutDidChange"))
    #expect(!NMViewLayoutManager().layoutSubviews(view))
  }

  @Test("A5: An outlet is set once, through the owner's setValue(_:forKey:)") func outlet() {
    let card = NMCard()
    #expect(card.calls.filter { $0 == "set mark" }.count == 1)
    #expect(card.mark === card.viewWithTag(2))
  }

  @Test("A6: Loading a subclass's nib for an owner without its outlets raises an exception")
  func missingOutlet() throws {
    let owner = NMView()
    let exception = try #require(TestNib.exception(UINib(nibName: "NMCard", bundle: nil), owner: owner))
    #expect(exception.name == "NSUnknownKeyException")
    #expect(exception.reason.hasPrefix("[<NMView 0x"))
    #expect(
      exception.reason.hasSuffix(
        "> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key mark."))
    #expect(owner.subviews.isEmpty)
  }

  @Test("A29: Inner nibs are loaded completely before the outer one continues") func nestedNibs() throws {
    let outer = try loaded("NMOuter", as: NMOuter.self, tag: 1)
    let card = try #require(outer.viewWithTag(7) as? NMCard)
    #expect(card.mark.superview === card)
    #expect(outer.calls == ["viewDidLoad"])
  }

  @Test("A30 G31: A nib whose root has the class that loads the nib is reported to load itself")
  func selfLoading() throws {
    let nib = TestNib.nib("<view id=\"1\" customClass=\"NMSelfLoading\"/>", mode: .lenient)
    try nib.nibInstantiate(withOwner: nil)
    let diagnostic = try #require(nib.nibDiagnostics.first { $0.id == "nested-nib" })
    #expect(diagnostic.message.hasPrefix("nib 'NMSelfLoading' loads itself: the class NMSelfLoading"))
  }

  @Test("M12: A nib finds NMView and the marker classes of the library") func libraryClasses() throws {
    let nib = TestNib.nib(
      "<view id=\"1\" customClass=\"NMView\"/><view id=\"2\" customClass=\"NMViewLayoutOmitSubviewsView\"/>")
    let made = try nib.nibInstantiate(withOwner: nil)
    #expect(made.map { "\(type(of: $0))" } == ["NMView", "NMViewLayoutOmitSubviewsView"])
    #expect(nib.nibDiagnostics.isEmpty)
  }
}
