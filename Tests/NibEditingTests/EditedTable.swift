/// Storyboards with a table view in a scene, for tests of its rows.
enum EditedTable {
  /// A storyboard with a table view.
  ///
  /// - Parameters:
  ///   - content: the sections or prototypes of the table view, and its footer.
  ///   - attributes: other attributes of the table view.
  static func text(
    _ content: String, _ attributes: String = #"style="grouped" dataMode="static""#, version: String = "21507"
  )
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" colorMatched="YES">
    <scenes>
    <scene sceneID="scene">
    <objects>
    <tableViewController id="controller" sceneMemberID="viewController">
    <tableView key="view" contentMode="scaleToFill" \(attributes) rowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="18" id="table">
    <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    \(content)
    </tableView>
    \(content.contains("id=\"a1\"") ? connections : "")
    </tableViewController>
    </objects>
    </scene>
    </scenes>
    </document>

    """
  }

  private static let connections = """
    <connections>
    <outlet property="first" destination="a1" id="out"/>
    </connections>
    """

  /// A row with the height of 44 points.
  static func row(
    _ id: String, y: Double, height: Double = 44, _ attributes: String = "", content: String = ""
  ) -> String {
    """
    <tableViewCell contentMode="scaleToFill" \(attributes)id="\(id)">
    <rect key="frame" x="0.0" y="\(y)" width="375" height="\(height)"/>
    <tableViewCellContentView key="contentView" insetsLayoutMarginsFromSafeArea="NO" tableViewCell="\(id)" id="\(id)-content">
    <rect key="frame" x="0.0" y="0.0" width="375" height="\(height)"/>
    \(content)</tableViewCellContentView>
    </tableViewCell>
    """
  }

  static func section(_ id: String, _ attributes: String = "", _ rows: String...) -> String {
    """
    <tableViewSection \(attributes)id="\(id)">
    <cells>
    \(rows.joined(separator: "\n"))
    </cells>
    </tableViewSection>
    """
  }

  /// Three sections without titles: `a` with the rows a1 and a2, `b` with b1 of 60 points, and `c` with c1. A footer follows.
  static let sections = text(
    """
    <view key="tableFooterView" contentMode="scaleToFill" id="footer">
    <rect key="frame" x="0.0" y="300" width="375" height="44"/>
    </view>
    <sections>
    \(section("a", "", row("a1", y: 18), row("a2", y: 62)))
    \(section("b", "", row("b1", y: 142, height: 60)))
    \(section("c", "", row("c1", y: 238)))
    </sections>
    """)

  static let prototypes = text(
    """
    <prototypes>
    \(row("p1", y: 28))
    \(row("p2", y: 72, height: 60))
    \(row("p3", y: 132))
    </prototypes>
    """, #"style="plain" dataMode="prototypes""#)
}
