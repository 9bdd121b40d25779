/// A small document that shows when a rule applies.
package struct RuleExample: Sendable, ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// The file name of the document.
  package let name: String
  /// The objects of a xib, the scenes of a storyboard (if the text begins with `<scene`), or a whole file (if it begins
  /// with `<document` or `<?xml`, or is empty).
  package let content: String
  /// Files of the project beside the document, by path.
  package let files: [String: String]
  /// The options of the rule, by name.
  package let options: [String: RuleValue]

  /// - Parameters:
  ///   - name: the file name; by default `Example.xib` or `Example.storyboard`.
  ///   - files: the texts of other files in the document's folder, by their paths.
  ///   - options: the options of the rule that differ from the standard.
  package init(
    _ content: String, name: String? = nil, files: [String: String] = [:], options: [String: RuleValue] = [:]
  ) {
    self.content = content
    self.name = name ?? (content.hasPrefix("<scene") ? "Example.storyboard" : "Example.xib")
    self.files = files
    self.options = options
  }

  package init(stringLiteral value: String) { self.init(value) }

  /// Whether the file name of the document matters.
  package var isNamed: Bool { !name.hasPrefix("Example.") }

  /// The text of the document, with the elements that the content leaves out.
  package var document: String {
    if content.isEmpty || content.hasPrefix("<document") || content.hasPrefix("<?xml") { return content }
    let isStoryboard = content.hasPrefix("<scene")
    let list = isStoryboard ? "scenes" : "objects"
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(isStoryboard ? "Storyboard." : "")XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <\(list)>
      \(content)
      </\(list)>
      </document>

      """
  }
}

extension RuleExample {
  static let plainView: RuleExample = """
    <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
    </view>
    """

  /// A document with a connection of its owner and a label `name`, for rules about connections.
  package static func owner(outlet: String) -> RuleExample {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner">
      <connections>
        \(outlet)
      </connections>
    </placeholder>
    <label text="Name" id="name"><rect key="frame" x="0" y="0" width="45" height="21"/></label>
    """
  }
}
