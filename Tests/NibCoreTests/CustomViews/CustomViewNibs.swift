import Foundation

@testable import NibCore

/// Nibs for the tests of custom views, which are found by name without files.
enum CustomViewNibs {
  /// Registers the nibs and this module's classes. A second call has no effect.
  static func register() { _ = registration }

  private static let registration: Void = {
    NibClassRegistry.registerModule(of: PlainOwned.self)
    NibSearchPath.embed { name in nibs[name].map { Array(TestNib.xib($0.objects, owner: $0.owner).utf8) } }
  }()

  private struct Nib {
    let objects: String
    var owner = ""
  }

  private static let outlet = #"<connections><outlet property="label" destination="l" id="o"/></connections>"#

  /// A view of 120 x 40 points with a label of 104 x 24 points in its middle.
  private static func view(customClass name: String? = nil, connections: String = "") -> String {
    """
    <view contentMode="scaleToFill" id="r"\(name.map { " customClass=\"\($0)\"" } ?? "")>
      <rect key="frame" x="0.0" y="0.0" width="120" height="40"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>
        <label text="Inner" translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <rect key="frame" x="8" y="8" width="104" height="24"/>
        </label>
      </subviews>
      <constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="r" secondAttribute="top" constant="8" id="c1"/>
        <constraint firstItem="l" firstAttribute="leading" secondItem="r" secondAttribute="leading" constant="8"
          id="c2"/>
        <constraint firstAttribute="bottom" secondItem="l" secondAttribute="bottom" constant="8" id="c3"/>
        <constraint firstAttribute="trailing" secondItem="l" secondAttribute="trailing" constant="8" id="c4"/>
        <constraint firstItem="l" firstAttribute="height" constant="24" id="c5"/>
      </constraints>
      \(connections)
    </view>
    """
  }

  private static func part(_ element: String, customClass name: String) -> String {
    """
    <\(element) id="part" customClass="\(name)">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
    </\(element)>
    """
  }

  private static func inOuterNib(_ name: String, y: Int) -> String {
    """
    <view contentMode="scaleToFill" id="\(name)" customClass="\(name)">
      <rect key="frame" x="0.0" y="\(y)" width="200" height="60"/>
    </view>
    """
  }

  private static let nibs: [String: Nib] = [
    "PlainOwned": Nib(objects: view(customClass: "PlainOwned", connections: outlet)),
    "NameOfItsOwn": Nib(objects: view(customClass: "RenamedOwned", connections: outlet)),
    "WrongRoot": Nib(objects: view()),
    "InnerOwned": Nib(objects: view(customClass: "InnerOwned"), owner: outlet),
    "LoadedView": Nib(objects: view(), owner: outlet),
    "NoViewFirst": Nib(objects: #"<customObject id="x"/>"# + view()),
    "OwnedCell": Nib(objects: part("tableViewCell", customClass: "OwnedCell")),
    "OwnedItem": Nib(objects: part("collectionViewCell", customClass: "OwnedItem")),
    "OwnedHeader": Nib(objects: part("collectionReusableView", customClass: "OwnedHeader")),
    "LoadedCell": Nib(
      objects: """
        <tableViewCell id="cell" rowHeight="200">
          <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
          <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
            <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
            <subviews>
              <view translatesAutoresizingMaskIntoConstraints="NO" id="v" customClass="LoadedView">
                <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
              </view>
            </subviews>
            <constraints>
              <constraint firstItem="v" firstAttribute="top" secondItem="content" secondAttribute="top" id="1"/>
              <constraint firstItem="v" firstAttribute="leading" secondItem="content" secondAttribute="leading"
                id="2"/>
              <constraint firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="3"/>
              <constraint firstAttribute="trailing" secondItem="v" secondAttribute="trailing" id="4"/>
            </constraints>
          </tableViewCellContentView>
        </tableViewCell>
        """),
    "Outer": Nib(
      objects: """
        <view contentMode="scaleToFill" id="outer">
          <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>
          <subviews>
            \(inOuterNib("PlainOwned", y: 0))\(inOuterNib("OuterView", y: 60))\(inOuterNib("LoadedView", y: 120))
          </subviews>
        </view>
        """),
  ]
}
