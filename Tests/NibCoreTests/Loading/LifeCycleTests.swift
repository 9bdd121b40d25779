import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md A: the life cycle of a nib.
@Suite struct LifeCycleTests {
  private let pair = """
    <view id="A" customClass="LoggingView"><rect key="frame" x="0" y="0" width="100" height="50"/>
    <subviews><view id="L" customClass="LoggingLabel"><rect key="frame" x="1" y="2" width="3" height="4"/></view>
    </subviews>
    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="note" value="hello"/>
    </userDefinedRuntimeAttributes>
    <connections><outlet property="label" destination="L" id="c1"/></connections></view>
    """

  @Test(
    "A1 A2 A4 A15 A16 A22 A23: Outlets and attributes are set between init(coder:) and awakeFromNib"
  )
  func order() throws {
    let log = try LoadingLog.record { try TestNib.nib(pair).nibInstantiate(withOwner: nil) }
    #expect(
      log == [
        "before LoggingView", "init(coder:) LoggingLabel", "after LoggingView subviews 1 outlet nil",
        "set label",
        "set note", "awake LoggingView note hello outlet set", "awake LoggingLabel",
      ])
  }

  @Test("A3: A custom object is created by init() and can be connected to the owner's outlet")
  func customObject() throws {
    let owner = TestOwner()
    let nib = TestNib.nib(
      "<customObject id=\"3\" customClass=\"PlainObject\"/>",
      owner: TestNib.connections("<outlet property=\"manager\" destination=\"3\" id=\"c\"/>"))
    let log = try LoadingLog.record { try nib.nibInstantiate(withOwner: owner) }
    #expect(log == ["init() PlainObject"])
    #expect(owner.manager != nil)
  }

  @Test("A6: An outlet that the class lacks stops loading before any awakeFromNib")
  func undefinedKey() throws {
    let objects = """
      <view id="A" customClass="LoggingLabel"><connections><outlet property="nope" destination="A" id="c"/>
      </connections></view>
      """
    var exception: NibException?
    let log = LoadingLog.record { exception = TestNib.exception(TestNib.nib(objects)) }
    #expect(log == ["init(coder:) LoggingLabel"])
    #expect(exception?.name == "NSUnknownKeyException")
    let reason = try #require(exception?.reason)
    #expect(reason.hasPrefix("[<LoggingLabel 0x"))
    #expect(
      reason.hasSuffix(
        "> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nope."))
  }

  @Test("A7: Without an owner an NSObject is used, and the error names it") func noOwner() throws {
    let nib = TestNib.nib(
      "<view id=\"A\"/>",
      owner: TestNib.connections("<outlet property=\"leftView\" destination=\"A\" id=\"c\"/>"))
    let reason = try #require(TestNib.exception(nib)?.reason)
    #expect(reason.hasPrefix("[<NSObject 0x"))
    #expect(reason.hasSuffix("not key value coding-compliant for the key leftView."))
  }

  @Test(
    "A9: An outlet of the wrong type is left unset and reported with both types, and loading continues",
    arguments: [NibLoadingMode.strict, .lenient])
  func mistypedOutlet(mode: NibLoadingMode) throws {
    let objects = """
      <view id="A" customClass="TitledView"><subviews><view id="B"/></subviews>
      <connections><outlet property="title" destination="B" id="c"/></connections></view>
      """
    let nib = TestNib.nib(objects, mode: mode)
    let view = try #require(try nib.nibInstantiate(withOwner: nil).first as? TitledView)
    #expect(nib.nibDiagnostics.map(\.id) == ["outlet"])
    let message = try #require(nib.nibDiagnostics.first?.message)
    #expect(message.contains("TitledView"))
    #expect(
      message.hasSuffix(
        "the key title has type UILabel, but the value has type UIView. The outlet is left unset."))
    let label = UILabel()
    view.title = label
    #expect(view.title === label)
  }

  @Test("A14 A17 A18: Placeholders are not returned, and two loads share no objects")
  func topLevelObjects() throws {
    let nib = TestNib.nib(
      "<view id=\"A\"/><view id=\"B\"/><customObject id=\"C\" customClass=\"PlainObject\"/>")
    let first = try nib.nibInstantiate(withOwner: TestOwner())
    let second = try nib.nibInstantiate(withOwner: TestOwner())
    #expect(first.map { "\(type(of: $0))" } == ["UIView", "UIView", "PlainObject"])
    let shared = zip(first, second).filter {
      ObjectIdentifier($0 as AnyObject) == ObjectIdentifier($1 as AnyObject)
    }
    #expect(shared.isEmpty)
  }

  @Test("A19 A20: Top-level objects without an owner live until the autorelease pool is drained")
  func lifetime() throws {
    final class Holder { weak var view: UIView? }
    let holder = Holder()
    try nibAutoreleasePool {
      holder.view = try TestNib.nib("<view id=\"A\"/>").nibInstantiate(withOwner: nil).first as? UIView
      #expect(holder.view != nil)
    }
    #expect(holder.view == nil)
  }

  @Test("A21: An outlet collection is set once, completely and in document order")
  func outletCollection() throws {
    let objects = """
      <view id="A" customClass="LoggingView"><subviews><view id="B" tag="1"/><view id="C" tag="2"/></subviews>
      <connections><outletCollection property="parts" destination="B" id="c1"/>
      <outletCollection property="parts" destination="C" id="c2"/></connections></view>
      """
    var view: LoggingView?
    let log = try LoadingLog.record {
      view = try TestNib.nib(objects).nibInstantiate(withOwner: nil).first as? LoggingView
    }
    #expect(log.filter { $0.hasPrefix("set") } == ["set parts"])
    #expect(view?.parts?.map(\.tag) == [1, 2])
  }

  @Test("A22 A24: Runtime attributes are set by key path, and one that fails is reported, not fatal")
  func runtimeAttributes() throws {
    let objects = """
      <view id="A" customClass="LoggingView"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="10"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="count"><integer key="value" value="7"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="self.layer.self.borderWidth"><real key="value" value="2"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="number" keyPath="self.tag"><integer key="value" value="3"/>
      </userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="string" keyPath="foo" value="x"/>
      </userDefinedRuntimeAttributes></view>
      """
    let nib = TestNib.nib(objects)
    let view = try #require(try nib.nibInstantiate(withOwner: nil).first as? LoggingView)
    #expect(view.layer.cornerRadius == 10)
    #expect(view.count == 7)
    #expect(view.layer.borderWidth == 2)
    #expect(view.tag == 3)
    #expect(nib.nibDiagnostics.count { $0.id == "runtime-attribute" } == 1)
    let message = try #require(nib.nibDiagnostics.first { $0.id == "runtime-attribute" }?.message)
    #expect(
      message.hasPrefix(
        "Failed to set (foo) user defined inspected property on (LoggingView): [<LoggingView 0x"))
    #expect(message.hasSuffix("not key value coding-compliant for the key foo."))
  }

  @Test("A25 A26: An unknown class is reported in UIKit's words, and the element's own class is used")
  func unknownClass() throws {
    let objects = """
      <view id="A" customClass="MyTableViewCell" customModule="Nibbage" customModuleProvider="target"/>
      """
    let nib = TestNib.nib(objects)
    let loaded = try nib.nibInstantiate(withOwner: nil)
    #expect(loaded.map { "\(type(of: $0))" } == ["UIView"])
    #expect(
      nib.nibDiagnostics.map(\.message) == [
        "Unknown class _TtC7Nibbage15MyTableViewCell in Interface Builder file."
      ])
  }

  @Test("A27: A class is found by its bare name if the document names another module")
  func otherModule() throws {
    let objects = "<view id=\"A\" customClass=\"LoggingView\" customModule=\"NibOwner_Example\"/>"
    let loaded = try TestNib.nib(objects).nibInstantiate(withOwner: nil)
    #expect(loaded.first is LoggingView)
  }

  @Test("A28: External objects are found by placeholder identifier, and the error names a missing one")
  func externalObjects() throws {
    let objects = """
      <placeholder placeholderIdentifier="MyProxy" id="9"/>
      <view id="A" customClass="LoggingView"><connections><outlet property="other" destination="9" id="c"/>
      </connections></view>
      """
    let outside = UIView()
    let loaded = try TestNib.nib(objects).nibInstantiate(
      withOwner: nil, options: [.externalObjects: ["MyProxy": outside]])
    #expect(loaded.count == 1)
    #expect((loaded.first as? LoggingView)?.other === outside)
    #expect(TestNib.exception(TestNib.nib(objects))?.reason.contains("'MyProxy'") == true)
  }

  @Test("A30: A nib that loads itself raises a readable error") func selfRecursion() throws {
    NibSearchPath.embed(["SelfLoadingView": Array(TestNib.xib(SelfLoadingView.objects).utf8)])
    NibClassRegistry.registerModule(of: SelfLoadingView.self)
    let log = LoadingLog.record { _ = TestNib.exception(UINib(nibName: "SelfLoadingView", bundle: nil)) }
    let line = try #require(log.first)
    #expect(line.contains("nib 'SelfLoadingView' loads itself"))
    #expect(line.hasSuffix("Set the class on File's Owner, not on the root view."))
  }

  @Test("A31: A view is left out if its init?(coder:) returns nil") func refusingView() throws {
    let objects = """
      <view id="A"><subviews><view id="B" customClass="RefusingView"/><view id="C" tag="3"/></subviews></view>
      """
    let nib = TestNib.nib(objects)
    let view = try #require(try nib.nibInstantiate(withOwner: nil).first as? UIView)
    #expect(view.subviews.map(\.tag) == [3])
    #expect(nib.nibDiagnostics.contains { $0.id == "init-returned-nil" })
  }
}

/// A root view whose initializer loads the nib of which it is the root.
final class SelfLoadingView: UIView {
  static let objects = "<view id=\"A\" customClass=\"SelfLoadingView\"/>"

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    do {
      try UINib(nibName: "SelfLoadingView", bundle: nil).nibInstantiate(withOwner: self)
    } catch {
      LoadingLog.note("\(error)")
      return nil
    }
  }
}

final class TitledView: UIView {
  @Outlet var title: UILabel!
}
