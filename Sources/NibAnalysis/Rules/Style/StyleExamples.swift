import NibCore

extension CheckContext {
  /// The name of the document's file, without its extension and the kind of device; `nil` for standard input.
  var documentName: String? {
    document.file.hasPrefix("<") ? nil : DocumentName.nibName(of: document.file)
  }
}

extension NibElement {
  /// The name of an object's custom class, or of the built-in class that its element stands for.
  var objectClassName: String { self["customClass"] ?? NibClassRegistry.className(ofElement: name) }
}

extension CheckRule {
  static func scene(_ attributes: String, id: String = "controller") -> String {
    """
    <scene sceneID="\(id)-scene"><objects>
      <viewController id="\(id)" \(attributes)/>
    </objects></scene>
    """
  }

  /// A document without objects whose root has the given attributes.
  static func document(_ attributes: String, device: String = "retina4_7") -> RuleExample {
    RuleExample(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" \(attributes)>
        <device id="\(device)" orientation="portrait" appearance="light"/>
        <objects>
          <view id="root"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
        </objects>
      </document>
      """)
  }
}
