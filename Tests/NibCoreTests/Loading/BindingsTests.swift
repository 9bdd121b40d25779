import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md A5: properties and methods that a module lists in `NibTermBindings`.
@Suite struct BindingsTests {
  private static let attributes = """
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="corner"><integer key="value" value="7"/>
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="viewCorner"><real key="value" value="2.5"/>
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    """

  private func load(_ connections: String = "") throws -> BoundView {
    let nib = TestNib.nib(
      """
      <view id="A" customClass="BoundView"><subviews><label id="L"/><button id="B">
      <connections><action selector="press:" destination="A" eventType="touchUpInside" id="c1"/>
      </connections></button></subviews>\(Self.attributes)<connections>
      <outlet property="nameLabel" destination="L" id="c2"/>
      <outlet property="plainLabel" destination="L" id="c3"/>\(connections)</connections></view>
      """)
    return try #require(nib.nibInstantiate(withOwner: nil).first as? BoundView)
  }

  @Test("A5: The willSet and didSet of an outlet and of an inspectable property run when a nib sets them")
  func observers() throws {
    let view = try load()
    #expect(view.log == ["willSet nameLabel", "didSet nameLabel", "set corner 7.0"])
    #expect(view.nameLabel === view.subviews.first)
  }

  @Test("A5: A computed property is set through its setter, also one in an extension of a UIKit class")
  func computed() throws {
    let view = try load()
    #expect(view.storedCorner == 7)
    #expect(view.layer.cornerRadius == 2.5)
  }

  @Test("A5: A property without a wrapper can be an outlet") func plainProperty() throws {
    let view = try load()
    #expect(view.plainLabel === view.subviews.first)
  }

  @Test("An action that is listed in the bindings is called, on objects of derived classes too") func action()
    throws
  {
    let view = try load()
    let button = try #require(view.subviews.last as? UIButton)
    try button.nibSendActions(for: .touchUpInside, event: nil)
    #expect(view.log.last == "press UIButton")
    #expect(nibAction("press:", of: DerivedBoundView()) != nil)
    #expect(nibAction("press:", of: UIView()) == nil)
  }

  @Test("Of the methods with one selector, the first that accepts the sender is called") func overloads()
    throws
  {
    let slider = NibAction("move:") { (view: BoundView) in { (_: UISlider) in view.log.append("slider") } }
    let button = NibAction("move:") { (view: BoundView) in { (_: UIButton) in view.log.append("button") } }
    let view = try load()
    let action = slider.or(button)
    #expect(action.call(on: view, sender: UIButton(), event: nil))
    #expect(action.call(on: view, sender: UISlider(), event: nil))
    #expect(!action.call(on: view, sender: UILabel(), event: nil))
    #expect(view.log.suffix(2) == ["button", "slider"])
  }

  @Test("A value of the wrong type is refused with the class, the key and both types") func wrongType() throws
  {
    // An outlet of a nib is left as it was.
    let view = try load("<outlet property=\"plainLabel\" destination=\"B\" id=\"c4\"/>")
    #expect(view.plainLabel === view.subviews.first)
    #expect {
      try view.setValue(UIButton(), forKey: "plainLabel")
    } throws: { error in
      let reason = (error as? NibException)?.reason ?? ""
      return reason.hasSuffix("the key plainLabel has type UILabel, but the value has type UIButton.")
    }
  }

  @Test("An object of a class without init() is left out and reported") func missingInit() throws {
    let loaded = LoadedDocument(
      try NibReader.read(
        Array(TestNib.xib("<view id=\"V\"/><customObject id=\"O\" customClass=\"ModelWithoutInit\"/>").utf8),
        file: "Model.xib"))
    #expect(loaded.diagnostics.map(\.message) == ["nibs cannot create a ModelWithoutInit; it is left out"])
  }

  @Test("A nib that the bindings embed is found by its name") func embeddedNib() {
    let views = Bundle.main.loadNibNamed("EmbeddedInBindings", owner: nil) ?? []
    #expect((views.first as? UIView)?.tag == 42)
  }
}

/// The bindings of this module, as the build plugin writes them.
final class NibTermBindings: NibBindings {
  override class var classes: [NibClassBindings] {
    [
      NibClassBindings(
        BoundView.self, actions: [NibAction("press:", BoundView.press(_:))],
        properties: [
          NibProperty("nameLabel", \BoundView.nameLabel), NibProperty("plainLabel", \BoundView.plainLabel),
          NibProperty("corner", \BoundView.corner),
        ]),
      NibClassBindings(UIView.self, properties: [NibProperty("viewCorner", \UIView.viewCorner)]),
      NibClassBindings(ModelWithoutInit.self, hasInit: false),
      NibClassBindings(
        AuditedOwner.self,
        actions: [NibAction("press:", AuditedOwner.press), NibAction("field:", AuditedOwner.field)],
        properties: [NibProperty("label", \AuditedOwner.label), NibProperty("size", \AuditedOwner.size)]),
      NibClassBindings(
        AuditedDetail.self, actions: [NibAction("save:", AuditedDetail.save)],
        properties: [NibProperty("label", \AuditedDetail.label)]),
    ]
  }

  override class var rowEditors: [String]? { ["EditedController", "DeletingController"] }

  override class func document(named name: String) -> String? {
    name == "EmbeddedInBindings" ? TestNib.xib("<view id=\"V\" tag=\"42\"/>") : nil
  }
}

class ModelWithoutInit: NSObject {
  let name: String
  init(name: String) { self.name = name }
}

class BoundView: UIView {
  var log: [String] = []
  @Outlet var nameLabel: UILabel! {
    willSet { log.append("willSet nameLabel") }
    didSet { log.append("didSet nameLabel") }
  }
  weak var plainLabel: UILabel!
  var storedCorner = 0
  var corner: CGFloat {
    get { CGFloat(storedCorner) }
    set {
      storedCorner = Int(newValue)
      log.append("set corner \(newValue)")
    }
  }

  func press(_ sender: UIButton) -> Bool {
    log.append("press \(type(of: sender))")
    return true
  }
}

final class DerivedBoundView: BoundView {}

extension UIView {
  fileprivate var viewCorner: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}
