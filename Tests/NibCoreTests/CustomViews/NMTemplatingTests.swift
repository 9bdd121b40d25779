import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md G: views that copy the appearance and the content of a template.
@Suite struct NMTemplatingTests {
  init() { NMNibs.register() }

  private func template() -> UIView {
    let template = UIView(frame: CGRect(x: 5, y: 5, width: 200, height: 400))
    template.backgroundColor = .yellow
    template.tag = 4
    let title = UILabel(frame: CGRect(x: 20, y: 20, width: 160, height: 21))
    title.tag = 3001
    title.text = "Title"
    let text = UITextView(frame: CGRect(x: 0, y: 49, width: 200, height: 351))
    text.tag = 3002
    template.addSubview(title)
    template.addSubview(text)
    return template
  }

  @Test("G19: A template's appearance and bounds are copied, but not its transform, layer or gestures")
  func properties() {
    let template = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    template.backgroundColor = .red
    template.isHidden = true
    template.alpha = 0.5
    template.isOpaque = false
    template.clipsToBounds = true
    template.clearsContextBeforeDrawing = false
    template.isUserInteractionEnabled = false
    template.isMultipleTouchEnabled = true
    template.isExclusiveTouch = true
    template.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    template.autoresizesSubviews = false
    template.contentMode = .bottomLeft
    template.contentStretch = CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4)
    template.contentScaleFactor = 3
    template.tag = 9
    template.bounds.origin = CGPoint(x: 0, y: 7)
    template.transform = CGAffineTransform(scaleX: 2, y: 2)
    template.layer.cornerRadius = 4
    template.addGestureRecognizer(UITapGestureRecognizer())
    for apply in [UIView.applyViewTemplate, UIView.applyViewTemplateByCopyingHierarchy] {
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 10, height: 10))
      apply(view)(template)
      #expect(view.backgroundColor == .red)
      #expect(view.isHidden && view.alpha == 0.5 && !view.isOpaque && view.clipsToBounds)
      #expect(!view.clearsContextBeforeDrawing && !view.isUserInteractionEnabled)
      #expect(view.isMultipleTouchEnabled && view.isExclusiveTouch && !view.autoresizesSubviews)
      #expect(view.autoresizingMask == [.flexibleWidth, .flexibleTopMargin])
      #expect(view.contentMode == .bottomLeft && view.tag == 9 && view.contentScaleFactor == 3)
      #expect(view.contentStretch == CGRect(x: 0.1, y: 0.2, width: 0.3, height: 0.4))
      #expect(view.bounds == CGRect(x: 0, y: 7, width: 40, height: 20))
      #expect(view.frame == CGRect(x: 85, y: 95, width: 40, height: 20))
      #expect(view.transform == .identity && view.layer.cornerRadius == 0)
      #expect(view.gestureRecognizers == nil)
    }
  }

  @Test("G20: Each use of a template creates new views, and the template and earlier subviews remain")
  func copying() throws {
    let template = template()
    let items = (1...2).map { number in
      let item = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 400))
      item.addSubview(UIImageView())
      item.applyViewTemplate(template)
      (item.viewWithTag(3001) as? UILabel)?.text = "Item \(number)"
      return item
    }
    #expect(items.map { ($0.viewWithTag(3001) as? UILabel)?.text } == ["Item 1", "Item 2"])
    for item in items {
      #expect(item.subviews.map { "\(type(of: $0))" } == ["UIImageView", "UILabel", "UITextView"])
      #expect(item.subviews[2].frame == CGRect(x: 0, y: 49, width: 200, height: 351))
      #expect(item.backgroundColor == .yellow && item.tag == 4)
    }
    #expect((template.viewWithTag(3001) as? UILabel)?.text == "Title")
    #expect(template.subviews.count == 2)
  }

  @Test("G21: applyViewTemplateByCopyingHierarchy moves the subviews in order after the existing ones")
  func moving() {
    let template = template()
    let parts = template.subviews
    let view = UIView()
    view.addSubview(UIView())
    view.applyViewTemplateByCopyingHierarchy(template)
    #expect(view.subviews.dropFirst().map { ObjectIdentifier($0) } == parts.map { ObjectIdentifier($0) })
    #expect(template.subviews.isEmpty)
  }

  @Test("G22: An NMView in a template is copied once, with its outlets and state") func nestedViews() throws {
    let template = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    let card = NMCard(frame: CGRect(x: 10, y: 10, width: 300, height: 100))
    (card.viewWithTag(1) as? UILabel)?.text = "changed"
    card.addSubview(UISwitch())
    card.backgroundColor = .blue
    template.addSubview(card)
    let item = UIView()
    item.applyViewTemplate(template)
    let copy = try #require(item.subviews.first as? NMCard)
    #expect(copy.frame == card.frame && copy.backgroundColor == .blue)
    #expect(copy.subviews.map { "\(type(of: $0))" } == ["UILabel", "UIView", "UISwitch"])
    #expect((copy.viewWithTag(1) as? UILabel)?.text == "changed")
    #expect(copy.mark === copy.subviews[1] && copy.mark !== card.mark)
  }

  @Test("G22: The layouts of a copied view arrange the copy") func nestedLayouts() throws {
    let template = UIView()
    template.addSubview(NMLayouts(frame: CGRect(x: 0, y: 0, width: 200, height: 100)))
    let item = UIView()
    item.applyViewTemplate(template)
    let copy = try #require(item.subviews.first as? NMLayouts)
    copy.changeLayoutIfNecessary()
    #expect(copy.subviews.map(\.frame.width) == [30, 40])
  }

  @Test("G23: Copied image views share their image") func images() throws {
    let template = UIView()
    template.addSubview(UIImageView(image: UIImage(nibSource: .named("Icon-72.png"))))
    let item = UIView()
    item.applyViewTemplate(template)
    let image = (item.subviews.first as? UIImageView)?.image
    #expect(image != nil && image === (template.subviews.first as? UIImageView)?.image)
  }

  @Test("G29: Constraints to the nib's root are transferred to the view that replaces it")
  func rootConstraints() {
    TestNib.onPhone {
      let view = NMConstrained(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      view.layoutIfNeeded()
      #expect(view.subviews.map(\.frame) == [CGRect(x: 10, y: 10, width: 280, height: 180)])
      #expect(view.constraints.count == 4)
      #expect(view.nibLayoutReport?.ambiguous.isEmpty ?? true)
    }
  }

  @Test("G29: Layout guides of the root are transferred, and copies have their own constraints")
  func guides() { TestNib.onPhone { checkGuides() } }

  private func checkGuides() {
    let template = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let part = UIView()
    part.translatesAutoresizingMaskIntoConstraints = false
    template.addSubview(part)
    let guide = UILayoutGuide()
    template.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: template.leadingAnchor, constant: 7),
      guide.widthAnchor.constraint(equalToConstant: 20),
      part.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      part.trailingAnchor.constraint(equalTo: template.layoutMarginsGuide.trailingAnchor),
      part.topAnchor.constraint(equalTo: template.safeAreaLayoutGuide.topAnchor),
      part.heightAnchor.constraint(equalToConstant: 30),
    ])
    let copied = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    copied.applyViewTemplate(template)
    let moved = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    moved.applyViewTemplateByCopyingHierarchy(template)
    for view in [copied, moved] {
      view.layoutIfNeeded()
      #expect(view.subviews.map(\.frame) == [CGRect(x: 27, y: 0, width: 65, height: 30)])
    }
    #expect(template.constraints.isEmpty && template.layoutGuides.isEmpty)
    #expect(guide.owningView === moved)
  }
}
