import NibCore
import TestSupport
import Testing

@testable import NibBrowser
@testable import NibTools

/// Documents for the tests of the outline and the inspector.
enum InspectedNib {
  static func document(_ text: String) throws -> NibDocument {
    try NibReader.read(Array(text.utf8), file: "Screens/Cell.xib")
  }

  static func loaded(_ text: String) throws -> LoadedDocument { LoadedDocument(try document(text)) }

  static func inspected(_ text: String) throws -> InspectedDocument {
    let loaded = try loaded(text)
    return InspectedDocument(loaded, pictures: Picture.all(of: loaded))
  }

  /// A cell whose constraints hold exactly, hold with points to spare, give way to stronger ones, or are broken.
  static let cell = SmallNibs.document(
    """
    <tableViewCell reuseIdentifier="symbol" id="cell" customClass="SymbolCell" customModule="App">
      <rect key="frame" x="0" y="0" width="320" height="60"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
        <rect key="frame" x="0" y="0" width="320" height="60"/>
        <subviews>
          <label text="H" translatesAutoresizingMaskIntoConstraints="NO" id="big" userLabel="Big Symbol">
            <rect key="frame" x="20" y="8" width="40" height="20"/>
          </label>
          <label text="Hello&#10;world" numberOfLines="0" glow="strong" id="hello">
            <rect key="frame" x="28" y="40" width="72" height="40.5"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="17"/>
            <color key="textColor" red="1" green="0" blue="0" alpha="0.5" colorSpace="custom"
              customColorSpace="sRGB"/>
          </label>
          <button id="press">
            <rect key="frame" x="120" y="8" width="60" height="30"/>
            <state key="normal" title="Press"/>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                <integer key="value" value="4"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="boolean" keyPath="isRound" value="YES"/>
            </userDefinedRuntimeAttributes>
            <connections>
              <action selector="press:" destination="-1" eventType="touchUpInside" id="a1"/>
              <outletCollection property="gestureRecognizers" destination="tap" id="o2"/>
            </connections>
          </button>
          <imageView horizontalHuggingPriority="251" image="star.fill" id="star">
            <rect key="frame" x="200" y="8" width="40" height="40"/>
            <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/>
          </imageView>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="big" firstAttribute="leading" secondItem="content" \
    secondAttribute="leadingMargin" constant="12" id="c1"/>
          <constraint firstItem="content" firstAttribute="trailing" relation="greaterThanOrEqual" \
    secondItem="hello" secondAttribute="trailing" constant="16" id="c2"/>
          <constraint firstItem="hello" firstAttribute="width" secondItem="content" secondAttribute="width" \
    multiplier="0.5" constant="-4" priority="250" id="c3"/>
          <constraint firstAttribute="height" constant="44" id="c4"/>
          <constraint firstItem="press" firstAttribute="width" secondItem="press" secondAttribute="height" \
    multiplier="2:1" id="c5"/>
        </constraints>
      </tableViewCellContentView>
      <connections><outlet property="button" destination="press" id="o1"/></connections>
    </tableViewCell>
    <tapGestureRecognizer id="tap">
      <connections><action selector="tapped:" destination="missing" id="a2"/></connections>
    </tapGestureRecognizer>
    """)

  /// Two scenes and a segue.
  static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" initialViewController="start">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController title="Start" id="start">
            <layoutGuides><viewControllerLayoutGuide type="top" id="topGuide"/></layoutGuides>
            <view key="view" id="startView">
              <rect key="frame" x="0" y="0" width="375" height="667"/>
              <subviews>
                <button id="go"><rect key="frame" x="20" y="40" width="60" height="30"/>
                  <state key="normal" title="Go"/>
                  <connections><segue destination="detail" kind="show" identifier="details" id="details"/>
                  </connections></button>
              </subviews>
            </view>
            <navigationItem key="navigationItem" id="item">
              <barButtonItem key="rightBarButtonItem" systemItem="flexibleSpace" id="space"/>
            </navigationItem>
          </viewController>
          <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController id="detail" customClass="DetailController"/>
          <exit id="exit"/>
        </objects></scene>
      </scenes>
    </document>
    """
}
