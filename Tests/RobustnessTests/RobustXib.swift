/// Xibs with a root view of 320 x 480 points and the given content.
enum RobustXib {
  static let rect = "<rect key=\"frame\" x=\"10\" y=\"10\" width=\"50\" height=\"20\"/>"
  static let constrained = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  static func text(_ inner: String, constraints: String = "", root: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17701" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES">
    <objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
    <view id="root">
    \(root.isEmpty ? "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"480\"/>" : root)
    <subviews>\(inner)</subviews><constraints>\(constraints)</constraints>
    </view>
    </objects>
    </document>
    """
  }

  static func view(
    _ id: String, inside: String = "", after: String = "", attributes: String = ""
  ) -> String {
    let subviews = inside.isEmpty ? "" : "<subviews>\(inside)</subviews>"
    return "<view id=\"\(id)\" \(attributes)>\(rect)\(subviews)\(after)</view>"
  }

  static func label(_ id: String, _ text: String, _ attributes: String = "") -> String {
    "<label id=\"\(id)\" text=\"\(text)\" \(constrained) \(attributes)>\(rect)</label>"
  }
}
