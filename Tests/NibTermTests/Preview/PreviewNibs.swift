/// Small nibs with cells for the tests of `nibterm preview`.
enum PreviewNibs {
  /// A cell whose height is determined by two labels, one below the other. The second one wraps. Its outlets are
  /// `titleLabel` and `note`.
  static let stacked = SmallNibs.document(
    """
    <tableViewCell id="cell" customClass="PersonCell" reuseIdentifier="Person">
      <rect key="frame" x="0" y="0" width="320" height="80"/>
      <tableViewCellContentView key="contentView" id="content" tableViewCell="cell">
        <rect key="frame" x="0" y="0" width="320" height="80"/>
        <subviews>
          \(label("title", text: "Title", top: 8))
          \(label("note", text: "Note", top: 40, lines: 0))
        </subviews>
        <constraints>
          \(edge("title", "top", to: "content", "top", 8))
          \(edge("note", "top", to: "title", "bottom", 8))
          \(edge("content", "bottom", to: "note", "bottom", 8))
          \(edge("title", "leading", to: "content", "leading", 16))
          \(edge("note", "leading", to: "content", "leading", 16))
          \(edge("content", "trailing", to: "title", "trailing", 16))
          \(edge("content", "trailing", to: "note", "trailing", 16))
        </constraints>
      </tableViewCellContentView>
      <connections>
        <outlet property="titleLabel" destination="title" id="o1"/>
        <outlet property="note" destination="note" id="o2"/>
      </connections>
    </tableViewCell>
    """)

  /// A cell whose label, `title`, wraps and is connected to all edges, with the given margin above and below it.
  static func wrapping(margin: Int) -> String {
    SmallNibs.document(
      """
      <tableViewCell id="cell" reuseIdentifier="Wrapping">
        <rect key="frame" x="0" y="0" width="320" height="56"/>
        <tableViewCellContentView key="contentView" id="content" tableViewCell="cell">
          <rect key="frame" x="0" y="0" width="320" height="56"/>
          <subviews>\(label("title", text: "Title", top: 18, lines: 0))</subviews>
          <constraints>
            \(edge("title", "top", to: "content", "top", margin))
            \(edge("content", "bottom", to: "title", "bottom", margin))
            \(edge("title", "leading", to: "content", "leading", 16))
            \(edge("content", "trailing", to: "title", "trailing", 16))
          </constraints>
        </tableViewCellContentView>
        <connections><outlet property="title" destination="title" id="o1"/></connections>
      </tableViewCell>
      """)
  }

  /// A cell of 93 points whose label, `title`, is connected to the top and the sides only.
  static let openBelow = SmallNibs.document(
    """
    <tableViewCell id="cell" reuseIdentifier="Open">
      <rect key="frame" x="0" y="0" width="320" height="93"/>
      <tableViewCellContentView key="contentView" id="content" tableViewCell="cell">
        <rect key="frame" x="0" y="0" width="320" height="93"/>
        <subviews>\(label("title", text: "Title", top: 8))</subviews>
        <constraints>
          \(edge("title", "top", to: "content", "top", 8))
          \(edge("title", "leading", to: "content", "leading", 16))
          \(edge("content", "trailing", to: "title", "trailing", 16))
        </constraints>
      </tableViewCellContentView>
      <connections><outlet property="title" destination="title" id="o1"/></connections>
    </tableViewCell>
    """)

  /// A cell of 93 points whose image view, `photo`, is connected to all edges and has no image.
  static let withoutImage = SmallNibs.document(
    """
    <tableViewCell id="cell" reuseIdentifier="Photo">
      <rect key="frame" x="0" y="0" width="320" height="93"/>
      <tableViewCellContentView key="contentView" id="content" tableViewCell="cell">
        <rect key="frame" x="0" y="0" width="320" height="93"/>
        <subviews>
          <imageView translatesAutoresizingMaskIntoConstraints="NO" id="photo">
            <rect key="frame" x="16" y="8" width="288" height="77"/>
          </imageView>
        </subviews>
        <constraints>
          \(edge("photo", "top", to: "content", "top", 8))
          \(edge("content", "bottom", to: "photo", "bottom", 8))
          \(edge("photo", "leading", to: "content", "leading", 16))
          \(edge("content", "trailing", to: "photo", "trailing", 16))
        </constraints>
      </tableViewCellContentView>
      <connections><outlet property="photo" destination="photo" id="o1"/></connections>
    </tableViewCell>
    """)

  /// A plain view of 160 x 32 points. The outlets belong to the File's Owner.
  static let owned = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch">
      <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="RowView">
          <connections><outlet property="name" destination="name" id="o1"/></connections>
        </placeholder>
        <view id="root">
          <rect key="frame" x="0" y="0" width="160" height="32"/>
          <subviews>
            <label adjustsFontSizeToFit="NO" fixedFrame="YES" text="Name" id="name">
              <rect key="frame" x="8" y="0" width="80" height="32"/>
            </label>
            <switch fixedFrame="YES" userLabel="Is Open" id="open">
              <rect key="frame" x="96" y="0" width="51" height="31"/>
            </switch>
          </subviews>
        </view>
      </objects>
    </document>
    """

  /// A storyboard with one table and two prototypes, `Left` and `Right`.
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" initialViewController="vc">
      <scenes><scene sceneID="scene"><objects>
        <tableViewController id="vc" sceneMemberID="viewController">
          <tableView key="view" rowHeight="48" id="table">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <prototypes>\(prototype("Left"))\(prototype("Right"))</prototypes>
          </tableView>
        </tableViewController>
      </objects></scene></scenes>
    </document>
    """

  /// A collection view cell of 80 x 32 points with one label, `name`.
  static let item = SmallNibs.document(
    """
    <collectionViewCell reuseIdentifier="Item" id="cell">
      <rect key="frame" x="0" y="0" width="80" height="32"/>
      <view key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="80" height="32"/>
        <subviews>
          <label adjustsFontSizeToFit="NO" fixedFrame="YES" text="Name" id="name">
            <rect key="frame" x="0" y="0" width="80" height="16"/>
          </label>
        </subviews>
      </view>
      <connections><outlet property="name" destination="name" id="o1"/></connections>
    </collectionViewCell>
    """)

  /// A collection view cell of 80 x 60 points whose label, `name`, wraps and is connected to all edges.
  static let sizedItem = SmallNibs.document(
    """
    <collectionViewCell reuseIdentifier="Item" id="cell">
      <rect key="frame" x="0" y="0" width="80" height="60"/>
      <view key="contentView" id="content">
        <rect key="frame" x="0" y="0" width="80" height="60"/>
        <subviews>\(label("name", text: "Name", top: 8, lines: 0))</subviews>
        <constraints>
          \(edge("name", "top", to: "content", "top", 8))
          \(edge("content", "bottom", to: "name", "bottom", 8))
          \(edge("name", "leading", to: "content", "leading", 8))
          \(edge("content", "trailing", to: "name", "trailing", 8))
        </constraints>
      </view>
      <connections><outlet property="name" destination="name" id="o1"/></connections>
    </collectionViewCell>
    """)

  /// A cell with a label, `titleLabel`, in front of a switch, and an image view, `photo`, of 48 x 48 points.
  static let pictured = SmallNibs.document(
    """
    <tableViewCell id="cell" reuseIdentifier="Pictured">
      <rect key="frame" x="0" y="0" width="320" height="64"/>
      <tableViewCellContentView key="contentView" id="content" tableViewCell="cell">
        <rect key="frame" x="0" y="0" width="320" height="64"/>
        <subviews>
          <imageView fixedFrame="YES" id="photo">
            <rect key="frame" x="16" y="8" width="48" height="48"/>
          </imageView>
          <label adjustsFontSizeToFit="NO" fixedFrame="YES" text="Title" id="title">
            <rect key="frame" x="80" y="22" width="220" height="20"/>
          </label>
          <switch fixedFrame="YES" id="switch">
            <rect key="frame" x="240" y="16" width="51" height="31"/>
          </switch>
        </subviews>
      </tableViewCellContentView>
      <connections>
        <outlet property="titleLabel" destination="title" id="o1"/>
        <outlet property="photo" destination="photo" id="o2"/>
      </connections>
    </tableViewCell>
    """)

  private static func prototype(_ name: String) -> String {
    """
    <tableViewCell reuseIdentifier="\(name)" id="\(name)-cell">
      <rect key="frame" x="0" y="0" width="375" height="48"/>
      <tableViewCellContentView key="contentView" id="\(name)-content" tableViewCell="\(name)-cell">
        <rect key="frame" x="0" y="0" width="375" height="48"/>
        <subviews>
          <label adjustsFontSizeToFit="NO" fixedFrame="YES" text="\(name) text" id="\(name)-label">
            <rect key="frame" x="16" y="16" width="240" height="16"/>
          </label>
        </subviews>
      </tableViewCellContentView>
    </tableViewCell>
    """
  }

  private static func label(_ id: String, text: String, top: Int, lines: Int = 1) -> String {
    """
    <label text="\(text)" numberOfLines="\(lines)" adjustsFontSizeToFit="NO" \
    translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="16" y="\(top)" width="288" height="20"/>
    </label>
    """
  }

  private static func edge(
    _ item: String, _ attribute: String, to other: String, _ otherAttribute: String, _ constant: Int
  ) -> String {
    """
    <constraint firstItem="\(item)" firstAttribute="\(attribute)" secondItem="\(other)" \
    secondAttribute="\(otherAttribute)" constant="\(constant)" id="\(item)-\(attribute)-\(other)"/>
    """
  }
}
