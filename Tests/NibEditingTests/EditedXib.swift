import NibFormats
import Testing

@testable import NibEditing

/// A document that Interface Builder could have saved, with a label, a button and a stack view in a view.
enum EditedXib {
  static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <dependencies>
            <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="21505"/>
            <capability name="Safe area layout guides" minToolsVersion="9.0"/>
            <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
        </dependencies>
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Owner">
                <connections>
                    <outlet property="titleLabel" destination="lab-el-001" id="out-le-001"/>
                    <outlet property="view" destination="roo-t0-001" id="out-le-002"/>
                </connections>
            </placeholder>
            <view contentMode="scaleToFill" id="roo-t0-001">
                <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <label opaque="NO" contentMode="left" text="Title" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                        <rect key="frame" x="16" y="20" width="33.5" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                        <nil key="textColor"/>
                        <nil key="highlightedColor"/>
                    </label>
                    <button opaque="NO" contentMode="scaleToFill" fixedFrame="YES" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" translatesAutoresizingMaskIntoConstraints="NO" id="but-to-001">
                        <rect key="frame" x="100" y="100" width="75" height="35"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                        <state key="normal" title="Button"/>
                    </button>
                    <stackView opaque="NO" contentMode="scaleToFill" fixedFrame="YES" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO" id="sta-ck-001">
                        <rect key="frame" x="20" y="200" width="100" height="40"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                        <subviews>
                            <imageView userInteractionEnabled="NO" contentMode="scaleToFill" image="star" translatesAutoresizingMaskIntoConstraints="NO" id="ima-ge-001">
                                <rect key="frame" x="0.0" y="0.0" width="100" height="40"/>
                            </imageView>
                        </subviews>
                    </stackView>
                </subviews>
                <viewLayoutGuide key="safeArea" id="saf-e0-001"/>
                <constraints>
                    <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="saf-e0-001" secondAttribute="top" constant="20" id="con-st-001"/>
                    <constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="saf-e0-001" secondAttribute="leading" constant="16" id="con-st-002"/>
                </constraints>
            </view>
        </objects>
        <resources>
            <image name="star" width="20" height="20"/>
        </resources>
    </document>

    """

  static func editor(_ text: String = text, _ resources: EditResources = resources) throws -> DocumentEditor {
    try DocumentEditor(try NibReader.read(Array(text.utf8), file: "Edited.xib"), resources: resources)
  }

  static let resources = EditResources(
    systemColors: ["systemRedColor", "labelColor"],
    isNamedColor: { $0 == "Brand" },
    components: {
      $0 == .named("Brand") ? NibColorComponents(red: 0.6, green: 0, blue: 1) : NibColorComponents(white: 0)
    },
    imageSize: { name, _ in name == "heart" ? NibSize(width: 24.5, height: 22) : nil })

  /// The lines that edits remove (`-`) and add (`+`), without their indentation. Fails unless undoing restores the bytes.
  static func changes(_ edits: DocumentEdit..., in text: String = text) throws -> [String] {
    var editor = try editor(text)
    try editor.apply(edits)
    let lines = { (bytes: [UInt8]) in
      String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
    let difference = lines(editor.document.source).difference(from: lines(Array(text.utf8)))
    let changed = difference.map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, 0, "-" + trimmed(line))
      case .insert(let offset, let line, _): (offset, 1, "+" + trimmed(line))
      }
    }
    let edited = editor.document.source
    try editor.undo()
    #expect(editor.document.source == Array(text.utf8))
    try editor.redo()
    #expect(editor.document.source == edited)
    #expect(
      !editor.document.diagnostics.contains { $0.kind == .danglingReference || $0.kind == .duplicateID })
    return changed.filter { $0.1 == 0 }.map(\.2) + changed.filter { $0.1 == 1 }.map(\.2)
  }

  private static func trimmed(_ line: Substring) -> String { String(line.drop { $0 == " " }) }

  /// The message of the error of an edit; `nil` if it is possible.
  static func message(_ edit: DocumentEdit, in text: String = text) throws -> String? {
    var editor = try editor(text)
    do throws(EditError) {
      try editor.apply(edit)
      return nil
    } catch {
      return error.message
    }
  }
}
