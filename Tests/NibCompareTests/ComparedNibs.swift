import NibAnalysis
import NibCompare
import NibCore

/// Pairs of small documents for tests of comparisons.
enum ComparedNibs {
  /// A xib with a root view that contains the given elements.
  static func document(
    _ subviews: String, constraints: String = "", connections: String = "", root: String = ""
  )
    throws -> NibDocument
  {
    try read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\(root)>
        <device id="retina4_7" orientation="portrait" appearance="light"/>
        <dependencies><plugIn identifier="p" version="1"/></dependencies>
        <objects>
          <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner">
            <connections>\(connections)</connections>
          </placeholder>
          <view id="root">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <subviews>\(subviews)</subviews>
            <constraints>\(constraints)</constraints>
          </view>
        </objects>
      </document>
      """)
  }

  static func read(_ text: String) throws -> NibDocument {
    try NibReader.read(Array(text.utf8), file: "A.xib")
  }

  /// A label at a place, with more attributes.
  static func label(
    _ text: String, id: String = "label", x: Int = 0, _ more: String = "", inside: String = ""
  )
    -> String
  {
    """
    <label text="\(text)" id="\(id)"\(more)>
      <rect key="frame" x="\(x)" y="20" width="100" height="20"/>\(inside)
    </label>
    """
  }

  /// The changes, one text for each: the object's id, action, subject, name, and the two values.
  static func changes(_ old: NibDocument, _ new: NibDocument) -> [String] {
    DocumentComparison(old, new).difference.objects.flatMap { object in
      object.changes.map { change in
        let values = [change.old, change.new].map { $0 ?? "-" }.joined(separator: " > ")
        let words = [change.action.rawValue, change.subject.rawValue, change.name].filter { !$0.isEmpty }
        return "\(object.newID ?? object.oldID ?? "document"): \(words.joined(separator: " ")): \(values)"
      }
    }
  }

  /// The noise, in words.
  static func noise(_ old: NibDocument, _ new: NibDocument) -> String {
    DocumentComparison(old, new).difference.noise.text
  }
}
