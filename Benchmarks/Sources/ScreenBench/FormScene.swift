/// A storyboard with one scene, which is a form. Each row has a label, a field, a button, and a stack of two texts, one
/// of which wraps: seven views and sixteen constraints.
struct FormScene {
  /// The approximate number of views.
  let views: Int

  var bytes: [UInt8] { Array(text.utf8) }

  private var rows: Range<Int> { 0..<max(1, views / 7) }

  private var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES"
      initialViewController="controller">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes><scene sceneID="scene"><objects>
        <viewController id="controller" sceneMemberID="viewController">
          <view key="view" id="root">
            <rect key="frame" x="0" y="0" width="393" height="852"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>\(rows.map(row).joined(separator: "\n"))</subviews>
            <viewLayoutGuide key="safeArea" id="safe"/>
            <constraints>\(rows.flatMap(constraintsOfRow).joined(separator: "\n"))</constraints>
          </view>
        </viewController>
      </objects></scene></scenes>
    </document>
    """
  }

  private func row(_ number: Int) -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="row\(number)">
      <rect key="frame" x="16" y="\(60 + 76 * number)" width="361" height="68"/>
      <subviews>
        \(label("name\(number)", "Name of field \(number)", size: 17))
        <textField text="value \(number)" borderStyle="roundedRect" \(Self.placed) id="field\(number)">
          <rect key="frame" x="128" y="0" width="165" height="34"/>
          <fontDescription key="fontDescription" type="system" pointSize="14"/>
        </textField>
        <button buttonType="system" \(Self.placed) id="button\(number)">
          <rect key="frame" x="301" y="2" width="60" height="30"/>
          <state key="normal" title="Edit \(number)"/>
        </button>
        <stackView axis="vertical" \(Self.placed) id="stack\(number)">
          <rect key="frame" x="0" y="38" width="361" height="30"/>
          <subviews>
            \(label("help\(number)", Self.help, size: 12, lines: 0))
            \(label("note\(number)", "required", size: 12))
          </subviews>
        </stackView>
      </subviews>
      <constraints>\(constraints(in: number).joined(separator: "\n"))</constraints>
    </view>
    """
  }

  private func label(_ id: String, _ text: String, size: Int, lines: Int = 1) -> String {
    """
    <label text="\(text)" numberOfLines="\(lines)" lineBreakMode="tailTruncation" \(Self.placed) id="\(id)">
      <rect key="frame" x="0" y="0" width="120" height="15"/>
      <fontDescription key="fontDescription" type="system" pointSize="\(size)"/>
    </label>
    """
  }

  private static let placed = #"translatesAutoresizingMaskIntoConstraints="NO""#
  private static let help = "An explanation of this field, which is too long to be shown on only one line"

  // MARK: Constraints

  private func constraints(in number: Int) -> [String] {
    let (row, name, field) = ("row\(number)", "name\(number)", "field\(number)")
    let (button, stack) = ("button\(number)", "stack\(number)")
    return [
      constraint(name, "leading", row, "leading"), constraint(name, "width", constant: 120),
      constraint(field, "leading", name, "trailing", constant: 8),
      constraint(button, "leading", field, "trailing", constant: 8),
      constraint(button, "width", constant: 60),
      constraint(row, "trailing", button, "trailing"), constraint(field, "top", row, "top"),
      constraint(name, "centerY", field, "centerY"), constraint(button, "centerY", field, "centerY"),
      constraint(stack, "top", field, "bottom", constant: 4), constraint(stack, "leading", row, "leading"),
      constraint(row, "trailing", stack, "trailing"), constraint(row, "bottom", stack, "bottom"),
    ]
  }

  private func constraintsOfRow(_ number: Int) -> [String] {
    let row = "row\(number)"
    return [
      constraint(row, "leading", "root", "leading", constant: 16),
      constraint("root", "trailing", row, "trailing", constant: 16),
      number == 0
        ? constraint(row, "top", "safe", "top", constant: 8)
        : constraint(row, "top", "row\(number - 1)", "bottom", constant: 8),
    ]
  }

  private func constraint(
    _ first: String, _ attribute: String, _ second: String? = nil, _ other: String = "", constant: Int = 0
  ) -> String {
    let end = second.map { #" secondItem="\#($0)" secondAttribute="\#(other)""# } ?? ""
    return
      #"<constraint firstItem="\#(first)" firstAttribute="\#(attribute)"\#(end) constant="\#(constant)" "#
      + #"id="\#(first)-\#(attribute)-\#(second ?? "")"/>"#
  }
}
