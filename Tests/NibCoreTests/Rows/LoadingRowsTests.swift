import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md A: the rows about loading that no other suite covers.
@Suite struct LoadingRowsTests {
  // MARK: A1, A32: windows

  @Test("A1 A32: Windows are shown after the last awakeFromNib, and full-screen windows fill the screen")
  func windows() throws {
    let objects = """
      <window id="W" customClass="LoggingWindow" visibleAtLaunch="YES" resizesToFullScreen="YES">
      <rect key="frame" x="0" y="0" width="10" height="20"/></window>
      <window id="V"><rect key="frame" x="0" y="0" width="30" height="40"/></window>
      <view id="A" customClass="LoggingLabel"/>
      """
    var windows: [UIWindow] = []
    let log = try TestNib.onPhone {
      try LoadingLog.record {
        windows = try TestNib.nib(objects).nibInstantiate(withOwner: nil).compactMap { $0 as? UIWindow }
      }
    }
    #expect(log == ["init(coder:) LoggingLabel", "awake LoggingLabel", "show LoggingWindow"])
    let screen = NibEnvironment(device: Device.all[2]).screenSize
    #expect(windows.map(\.frame.size) == [screen, CGSize(width: 30, height: 40)])
  }

  // MARK: A5: setters

  @Test("A5: An outlet is set once, through the owner's own setter") func ownSetter() throws {
    let owner = SetterOwner()
    let nib = TestNib.nib(
      "<activityIndicatorView id=\"A\" style=\"gray\"/>",
      owner: TestNib.connections("<outlet property=\"activityIndicator\" destination=\"A\" id=\"c\"/>"))
    let objects = try nib.nibInstantiate(withOwner: owner)
    #expect(owner.set.count == 1)
    #expect(owner.set.first === objects.first as? UIActivityIndicatorView)
  }

  @Test("A5: Outlets can connect any objects, including placeholders") func anyObjects() throws {
    let owner = TestOwner()
    let nib = TestNib.nib(
      """
      <view id="A" customClass="LoggingView"><connections>
      <outlet property="other" destination="B" id="c1"/></connections></view><view id="B" tag="2"/>
      <customObject id="C" customClass="DelegateObject"><connections>
      <outlet property="delegate" destination="-1" id="c2"/></connections></customObject>
      """, owner: TestNib.connections("<outlet property=\"view\" destination=\"A\" id=\"c3\"/>"))
    let objects = try nib.nibInstantiate(withOwner: owner)
    #expect((owner.view as? LoggingView)?.other?.tag == 2)
    #expect((objects.last as? DelegateObject)?.delegate === owner)
  }

  // MARK: A20: weak outlets

  @Test("A20: A weak outlet to an unowned view becomes nil with the autorelease pool, and a strong one stays")
  func weakOutlets() throws {
    let owner = TemplateOwner()
    try nibAutoreleasePool {
      let outlets = ["weakTemplate", "strongTemplate"].map {
        "<outlet property=\"\($0)\" destination=\"\($0)\" id=\"c\($0)\"/>"
      }
      let nib = TestNib.nib(
        "<view id=\"weakTemplate\"/><view id=\"strongTemplate\"/>",
        owner: TestNib.connections(outlets.joined()))
      try nib.nibInstantiate(withOwner: owner)
      #expect(owner.weakTemplate != nil)
    }
    #expect(owner.weakTemplate == nil)
    #expect(owner.strongTemplate != nil)
  }

  // MARK: A21: appending collections

  @Test("A21: gestureRecognizers is appended to, and a collection that the class lacks is an error")
  func appendingCollection() throws {
    let view = """
      <view id="A"><gestureRecognizers/><connections>
      <outletCollection property="gestureRecognizers" destination="T" appends="YES" id="c1"/>
      <outletCollection property="gestureRecognizers" destination="P" appends="YES" id="c2"/>
      </connections></view>
      """
    let nib = TestNib.nib(view + "<tapGestureRecognizer id=\"T\"/><panGestureRecognizer id=\"P\"/>")
    let loaded = try #require(try nib.nibInstantiate(withOwner: nil).first as? UIView)
    #expect(
      loaded.gestureRecognizers?.map { "\(type(of: $0))" } == [
        "UITapGestureRecognizer", "UIPanGestureRecognizer",
      ])
    let missing = view.replacingOccurrences(of: "property=\"gestureRecognizers\"", with: "property=\"keys\"")
    #expect(TestNib.exception(TestNib.nib(missing))?.reason.hasSuffix("for the key keys.") == true)
  }

  // MARK: A22: types of runtime attributes

  @Test("A22: Runtime attributes of every type are set") func attributeTypes() throws {
    func attribute(_ type: String, _ key: String, _ value: String) -> String {
      let inline = value.hasPrefix("<") ? "" : " value=\"\(value)\""
      let child = value.hasPrefix("<") ? value : ""
      return "<userDefinedRuntimeAttribute type=\"\(type)\" keyPath=\"\(key)\"\(inline)>\(child)"
        + "</userDefinedRuntimeAttribute>"
    }
    let nib = TestNib.nib(
      "<view id=\"A\" customClass=\"AttributedView\"><userDefinedRuntimeAttributes>"
        + [
          attribute("string", "text", "hello"), attribute("localizedString", "localized", "hallo"),
          attribute("number", "whole", "<integer key=\"value\" value=\"7\"/>"),
          attribute("number", "real", "<real key=\"value\" value=\"1.5\"/>"),
          attribute("boolean", "flag", "YES"), attribute("image", "image", "star"),
          attribute("color", "color", "<color key=\"value\" white=\"0.5\" colorSpace=\"calibratedWhite\"/>"),
          attribute("size", "size", "<size key=\"value\" width=\"3\" height=\"4\"/>"),
          attribute("point", "point", "<point key=\"value\" x=\"1\" y=\"2\"/>"),
          attribute("rect", "rect", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>"),
          attribute("range", "range", "<range key=\"value\" location=\"5\" length=\"6\"/>"),
          attribute("nil", "gone", "<nil key=\"value\"/>"),
          attribute("number", "layer.borderWidth", "<integer key=\"value\" value=\"2\"/>"),
        ].joined() + "</userDefinedRuntimeAttributes></view>")
    let view = try #require(try nib.nibInstantiate(withOwner: nil).first as? AttributedView)
    #expect(nib.nibDiagnostics.map(\.message) == [])
    #expect(view.text == "hello")
    #expect(view.localized == "hallo")
    #expect(view.whole == 7)
    #expect(view.real == 1.5)
    #expect(view.flag)
    #expect(view.image?.nibName == "star")
    #expect(view.color == UIColor(white: 0.5, alpha: 1))
    #expect(view.size == CGSize(width: 3, height: 4))
    #expect(view.point == CGPoint(x: 1, y: 2))
    #expect(view.rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.range == NSRange(location: 5, length: 6))
    #expect(view.gone == nil)
    #expect(view.layer.borderWidth == 2)
  }

  // MARK: A9, A25, A26: the lesson's cell without its classes

  private let lesson = """
    <tableViewCell id="C" customClass="NibbageCell" customModule="Nibbage" customModuleProvider="target">
    <rect key="frame" x="0" y="0" width="320" height="111"/>
    <tableViewCellContentView key="contentView" tableViewCell="C" id="V">
    <rect key="frame" x="0" y="0" width="320" height="110.5"/>
    <subviews><label text="Label" id="L"><rect key="frame" x="78" y="14" width="163" height="82"/></label>
    <view id="B" customClass="NibbageButton" customModule="Nibbage" customModuleProvider="target">
    <rect key="frame" x="210" y="0" width="110" height="110"/></view></subviews></tableViewCellContentView>
    <connections><outlet property="symbolImage" destination="L" id="c1"/>
    <outlet property="symbolLabel" destination="L" id="c2"/></connections></tableViewCell>
    """

  @Test("A25: Each unknown class is reported once, then its outlet raises an exception")
  func unknownClasses() throws {
    let nib = TestNib.nib(lesson)
    let exception = try #require(TestNib.exception(nib))
    #expect(
      nib.nibDiagnostics.map(\.message) == [
        "Unknown class _TtC7Nibbage11NibbageCell in Interface Builder file.",
        "Unknown class _TtC7Nibbage13NibbageButton in Interface Builder file.",
      ])
    #expect(exception.name == "NSUnknownKeyException")
    #expect(exception.reason.hasPrefix("[<UITableViewCell 0x"))
    #expect(exception.reason.hasSuffix("not key value coding-compliant for the key symbolImage."))
  }

  @Test("A26: A preview reports unknown classes as warnings and draws the rest")
  func unknownClassPreview() throws {
    let document = try NibReader.read(Array(TestNib.xib(lesson).utf8), file: "Cell.xib")
    let loaded = LoadedDocument(document)
    #expect(loaded.diagnostics.map(\.severity) == [.warning, .warning])
    #expect(loaded.roots.first?.views.compactMap { ($0 as? UILabel)?.text } == ["Label"])
  }

  @Test("A9: Two outlets can share a label, also if one of them is declared as a UIView")
  func sharedDestination() throws {
    let nib = TestNib.nib(
      lesson.replacingOccurrences(of: "customClass=\"NibbageCell\"", with: "customClass=\"SymbolCell\""))
    let cell = try #require(try nib.nibInstantiate(withOwner: nil).first as? SymbolCell)
    #expect(cell.symbolImage === cell.symbolLabel)
    #expect(cell.symbolLabel?.text == "Label")
  }

  // MARK: A29, A34: nested and repeated loads

  @Test("A29: A nib loaded in init(coder:) is loaded completely before the outer one continues")
  func nestedNib() throws {
    let objects = """
      <view id="A" customClass="LoggingView"><subviews><view id="B" customClass="InnerLoadingView"/></subviews>
      <connections><outlet property="other" destination="B" id="c"/></connections></view>
      """
    let log = try LoadingLog.record { try TestNib.nib(objects).nibInstantiate(withOwner: nil) }
    #expect(
      log == [
        "before LoggingView", "inner begins", "init(coder:) LoggingLabel", "set loaded", "awake LoggingLabel",
        "inner ends", "after LoggingView subviews 1 outlet nil", "set other",
        "awake LoggingView note  outlet nil",
      ])
  }

  @Test("A34: A second load replaces the connected outlets and changes nothing else")
  func secondLoad() throws {
    let owner = TemplateOwner()
    let other = UIView()
    owner.untouched = other
    let nib = TestNib.nib(
      "<view id=\"A\"/>",
      owner: TestNib.connections("<outlet property=\"strongTemplate\" destination=\"A\" id=\"c\"/>"))
    let first = try nib.nibInstantiate(withOwner: owner).first as? UIView
    #expect(owner.strongTemplate === first)
    let second = try nib.nibInstantiate(withOwner: owner).first as? UIView
    #expect(owner.strongTemplate === second)
    #expect(first !== second)
    #expect(owner.untouched === other)
  }

  // MARK: A31, A33: objects that were not created, and loadView()

  @Test("A31: An object that could not be created is missing in outlets and results, and is reported")
  func uncreatedObjects() throws {
    let nib = TestNib.nib(
      """
      <view id="R" customClass="RefusingView"/><view id="A" customClass="LoggingView"><connections>
      <outlet property="other" destination="R" id="c"/></connections></view>
      """)
    let objects = try nib.nibInstantiate(withOwner: nil)
    #expect(objects.map { "\(type(of: $0))" } == ["LoggingView"])
    #expect((objects.first as? LoggingView)?.other == nil)
    #expect(nib.nibDiagnostics.map(\.id) == ["init-returned-nil"])
  }

  @Test("A33: An override of loadView() can load a nib, and no other nib is searched")
  func loadViewOverride() {
    NibSearchPath.embed([
      "RowsManual": Array(TestNib.xib("<view id=\"A\" tag=\"33\"/>").utf8),
      "ManualViewController": Array(TestNib.xib("<view id=\"A\" tag=\"1\"/>").utf8),
    ])
    let controller = ManualViewController()
    #expect(controller.view.tag == 33)
    #expect(controller.view === controller.loaded)
  }

  // MARK: A36: uncaught exceptions

  @Test("A36: An uncaught exception is reported in UIKit's words and ends the process with an error")
  func uncaughtException() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      UINib(nibName: "Nope", bundle: nil).instantiate(withOwner: nil)
    }
    let text = errorText(result)
    #expect(
      text.contains(
        "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', "
          + "reason: 'Could not load NIB in bundle: 'NSBundle <"))
    #expect(text.contains("(loaded)' with name 'Nope''"))
  }
}

// MARK: - Classes

final class LoggingWindow: UIWindow {
  override var isHidden: Bool { didSet { if !isHidden { LoadingLog.note("show LoggingWindow") } } }
}

/// An owner with its own setter, as in Objective-C classes.
final class SetterOwner: UIResponder {
  private(set) var set: [UIActivityIndicatorView] = []

  override func setValue(_ value: Any?, forKey key: String) throws {
    guard key == "activityIndicator" else { return try super.setValue(value, forKey: key) }
    if let view = value as? UIActivityIndicatorView { set.append(view) }
  }
}

final class DelegateObject: NSObject {
  @Outlet(.weak) var delegate: TestOwner?
}

final class TemplateOwner: NSObject {
  @Outlet(.weak) var weakTemplate: UIView?
  @Outlet var strongTemplate: UIView?
  @Outlet var untouched: UIView?
}

final class AttributedView: UIView {
  @Inspectable var text = ""
  @Inspectable var localized = ""
  @Inspectable var whole = 0
  @Inspectable var real = 0.0
  @Inspectable var flag = false
  @Inspectable var image: UIImage?
  @Inspectable var color: UIColor?
  @Inspectable var size = CGSize.zero
  @Inspectable var point = CGPoint.zero
  @Inspectable var rect = CGRect.zero
  @Inspectable var range = NSRange(location: 0, length: 0)
  @Inspectable var gone: String? = "there"
}

final class SymbolCell: UITableViewCell {
  @Outlet var symbolImage: UIView?
  @Outlet var symbolLabel: UILabel?
}

/// Loads another nib while it is decoded.
final class InnerLoadingView: UIView {
  private static let nib = TestNib.xib(
    "<view id=\"I\" customClass=\"LoggingLabel\"/>",
    owner: TestNib.connections("<outlet property=\"loaded\" destination=\"I\" id=\"c\"/>"))
  @Outlet var loaded: UIView?

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    LoadingLog.note("inner begins")
    UINib(data: Data(InnerLoadingView.nib.utf8), bundle: nil).instantiate(withOwner: self)
    LoadingLog.note("inner ends")
  }

  override func setValue(_ value: Any?, forKey key: String) throws {
    LoadingLog.note("set \(key)")
    try super.setValue(value, forKey: key)
  }
}

final class ManualViewController: UIViewController {
  private(set) var loaded: UIView?

  override func loadView() {
    loaded = Bundle.main.loadNibNamed("RowsManual", owner: self)?.first as? UIView
    view = loaded
  }
}
