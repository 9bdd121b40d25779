import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md M: details that the documents of docs/seeds.md mention in passing.
@Suite struct MentionedRowsTests {
  private static let cell = """
    <tableViewCell id="c"><rect key="frame" x="0" y="0" width="320" height="111"/>
    <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
    <rect key="frame" x="0" y="0" width="320" height="110.5"/>
    <subviews><view id="b" translatesAutoresizingMaskIntoConstraints="NO"/></subviews>
    <constraints><constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="10" id="1"/>
    <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="10" id="2"/>
    <constraint firstItem="b" firstAttribute="height" constant="90.5" id="3"/>
    <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="4"/>
    <constraint firstItem="b" firstAttribute="width" constant="100" id="5"/></constraints>
    </tableViewCellContentView></tableViewCell>
    """

  @Test("M2: heightForRowAt can measure a nib's cell with systemLayoutSizeFitting") func measuring() throws {
    let nib = makeNib(Self.cell)
    let prototype = try #require(try nib.nibInstantiate(withOwner: nil).first as? UITableViewCell)
    let source = ListSource(2)
    NibEnvironment.$current.withValue(.phone) {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), style: .plain)
      source.height = { _ in
        let content = prototype.contentView
        let fitting = content.systemLayoutSizeFitting(
          CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel)
        #expect(fitting == CGSize(width: 320, height: 110.5))
        #expect(content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height == 110.5)
        return fitting.height + 0.5
      }
      table.register(nib, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = source
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [111, 111])
    }
  }

  @Test("M5: A scene's view outside its controller is available to outlets") func looseViews() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="a"><scenes><scene sceneID="1"><objects>
      <viewController id="a" customClass="LooseViewController"><view key="view" id="v"/><connections>
      <outlet property="loose" destination="w" id="c"/></connections></viewController>
      <view id="w" tag="8"/></objects></scene></scenes></document>
      """
    NibClassRegistry.registerModule(of: LooseViewController.self)
    let document = try NibReader.read(Array(text.utf8), file: "M5.storyboard")
    let controller = try UIStoryboard(nibDocument: document).nibInitialController() as? LooseViewController
    #expect(controller?.loose?.tag == 8)
  }

  @Test("M7: A controller can combine several nibs without an owner") func assembling() {
    NibSearchPath.embed([
      "RowsHeader": Array(TestNib.xib("<view id=\"h\" tag=\"1\"/>").utf8),
      "RowsFooter": Array(TestNib.xib("<view id=\"f\" tag=\"2\"/>").utf8),
    ])
    let controller = AssemblingController()
    #expect(controller.view.subviews.map(\.tag) == [1, 2])
    #expect(controller.view.subviews.map(\.frame.minY) == [0, 100])
  }

  @MainActor @Test("M15: IBDesignable, IBInspectable and IBAction can be written as for iOS")
  func attributes() throws {
    let nib = TestNib.nib(
      """
      <view id="A" customClass="DesignableView"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="name" value="x"/></userDefinedRuntimeAttributes></view>
      """)
    let view = try #require(try nib.nibInstantiate(withOwner: nil).first as? DesignableView)
    #expect(view.name == "x")
    view.press(view)
    #expect(view.pressed)
  }

  @Test("M13: prepareForReuse() resets a reused cell before it is configured again") func reuse() {
    let source = ListSource(30)
    let table = makeTable(source)
    table.register(ConfiguredCell.self, forCellReuseIdentifier: "configured")
    source.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "configured", for: path)
      #expect((cell as? ConfiguredCell)?.symbol == nil)
      (cell as? ConfiguredCell)?.symbol = "\(path.row)"
      return cell
    }
    table.reloadData()
    table.layoutIfNeeded()
    table.contentOffset.y = 16 * 20
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { ($0 as? ConfiguredCell)?.symbol } == (20..<30).map { "\($0)" })
  }

  @Test("M14: An initializer can return the object of a nib, with the requested frame") func factory() {
    NibSearchPath.embed([
      "RowsFactory": Array(TestNib.xib("<view id=\"v\" customClass=\"FactoryView\" tag=\"14\"/>").utf8)
    ])
    NibClassRegistry.registerModule(of: FactoryView.self)
    let view = FactoryView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(view.tag == 14)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }
}

/// A cell that is configured by a property, because a reused cell is not initialized again.
final class ConfiguredCell: UITableViewCell {
  var symbol: String?

  override func prepareForReuse() {
    super.prepareForReuse()
    symbol = nil
  }
}

private protocol FactoryMade {}

extension FactoryView: FactoryMade {}

extension FactoryMade {
  fileprivate init(nib: String) { self = Bundle.main.loadNibNamed(nib, owner: nil)![0] as! Self }
}

final class FactoryView: UIView {
  override convenience init(frame: CGRect) {
    self.init(nib: "RowsFactory")
    self.frame = frame
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class LooseViewController: UIViewController {
  @Outlet var loose: UIView?
}

final class AssemblingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, name) in ["RowsHeader", "RowsFooter"].enumerated() {
      let part = Bundle.main.loadNibNamed(name, owner: nil)?.first as? UIView
      part?.frame = CGRect(x: 0, y: CGFloat(index) * 100, width: 320, height: 100)
      part.map(view.addSubview)
    }
  }
}

@IBDesignable
final class DesignableView: UIView {
  @Inspectable var name = ""
  @IBInspectable var plain = 3
  private(set) var pressed = false

  @IBAction func press(_ sender: Any) { pressed = true }
}
