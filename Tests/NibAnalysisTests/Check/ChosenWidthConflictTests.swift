import Testing

@testable import NibAnalysis
@testable import NibCore

/// Conflicts with the width that a chosen device or size gives a row, a header or a view that fills the screen.
@Suite struct ChosenWidthConflictTests {
  private typealias S = CheckSample

  /// The view that is as wide as the canvas, 414 points.
  enum Place: CaseIterable { case row, xibCell, tableHeader, xibHeader, collectionHeader, screen }

  /// A document with a view that has distances of 20 and 350 points from the edges of another view.
  private func document(_ place: Place) -> NibDocument {
    let rect = #"<rect key="frame" x="0" y="0" width="414" height="60"/>"#
    let container = place == .row || place == .xibCell ? "content" : "holder"
    let pins = [
      S.pin("box", "leading", 20, to: container), S.pin("box", "trailing", -350, to: container),
      S.pin("box", "top", 10, to: container), S.length("box", "height", 40),
    ].enumerated().map { #"<constraint id="c\#($0.offset)" \#($0.element)/>"# }.joined()
    let content = """
      \(rect)<subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="20" y="10" width="44" height="40"/></view></subviews><constraints>\(pins)</constraints>
      """
    let cell = """
      <tableViewCell rowHeight="60" id="cell">\(rect)
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\(content)</tableViewCellContentView>
      </tableViewCell>
      """
    let screen = #"<rect key="frame" x="0" y="0" width="414" height="736"/>"#
    func table(_ parts: String) -> String {
      """
      <tableViewController id="t"><tableView key="view" dataMode="prototypes" rowHeight="60" id="table">
      \(screen)\(parts)</tableView></tableViewController>
      """
    }
    let objects =
      switch place {
      case .row: table("<prototypes>\(cell)</prototypes>")
      case .xibCell: cell
      case .tableHeader: table(#"<view key="tableHeaderView" id="holder">\#(content)</view>"#)
      case .xibHeader: #"<view customClass="Header" id="holder">\#(content)</view>"#
      case .collectionHeader:
        """
        <collectionViewController id="c"><collectionView key="view" dataMode="prototypes" id="items">\(screen)
        <collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="50" height="50"/>
        <size key="headerReferenceSize" width="50" height="60"/></collectionViewFlowLayout>
        <collectionReusableView key="sectionHeaderView" id="holder">\(content)</collectionReusableView>
        </collectionView></collectionViewController>
        """
      case .screen:
        #"<viewController id="v"><view key="view" id="holder">\#(content)</view></viewController>"#
      }
    let device = #"<device id="retina5_5" orientation="portrait" appearance="light"/>"#
    switch place {
    case .xibCell, .xibHeader:
      return S.document("XIB", "\(device)<objects>\(objects)</objects>", file: "S.xib")
    default:
      let scenes = #"\#(device)<scenes><scene sceneID="s"><objects>\#(objects)</objects></scene></scenes>"#
      return S.document("Storyboard.XIB", scenes, file: "S.storyboard")
    }
  }

  private static func options(_ device: String) -> LayoutOptions {
    var options = LayoutOptions()
    options.device = Device.named(device)
    return options
  }

  private func conflicts(_ document: NibDocument, _ options: LayoutOptions) -> [String] {
    NibCheck(document, options: options).diagnostics.filter { $0.id.hasSuffix("-conflict") }
      .map { "\($0.severity) \($0.id)" }
  }

  @Test("A conflict with the width that a device gives is an error", arguments: Place.allCases)
  func device(place: Place) {
    let document = document(place)
    #expect(conflicts(document, LayoutOptions()) == [])
    #expect(conflicts(document, Self.options("iPhone SE (3rd generation)")) == [])
    let narrow = Self.options("iPhone SE (1st generation)")
    #expect(conflicts(document, narrow) == ["error constraint-conflict"])
  }

  @Test("A size gives the rows of a table their width, too") func size() {
    var options = LayoutOptions()
    options.size = CGSize(width: 320, height: 568)
    #expect(conflicts(document(.row), options) == ["error constraint-conflict"])
  }

  @Test("explain finds the same conflicts on smaller screens as with the device", arguments: Place.allCases)
  func smallScreens(place: Place) throws {
    let document = document(place)
    func box(_ loaded: LoadedDocument) throws -> UIView {
      try #require(loaded.roots.flatMap(\.view.nibTree).first { $0.nibOrigin?.id == "box" })
    }
    let narrow = Self.options("iPhone SE (1st generation)")
    let onDevice = LoadedDocument(document, options: narrow)
    let ofDevice = try NibEnvironment.$current.withValue(onDevice.environment) {
      let view = try box(onDevice)
      return ViewVerdicts(view, in: ExplainedLayout(of: view), options: narrow).verdicts
    }
    #expect(ofDevice.first?.id == "constraint-conflict")
    #expect(ofDevice.first?.advice.hasPrefix("Remove one of the constraints in conflict") == true)

    let loaded = LoadedDocument(document)
    let view = try box(loaded)
    let screens = SmallScreens(than: loaded, options: LayoutOptions())
    let found = ViewVerdicts(view, in: ExplainedLayout(of: view), smallScreens: screens)
    #expect(found.allClear == nil)
    #expect(found.verdicts.map(\.id) == ofDevice.map(\.id))
    #expect(found.verdicts.map(\.detail) == ofDevice.map(\.detail))
    #expect(found.verdicts.map(\.advice) == ofDevice.map(\.advice))
    #expect(found.verdicts.allSatisfy { $0.device == "iPhone SE (1st generation)" })
  }
}
