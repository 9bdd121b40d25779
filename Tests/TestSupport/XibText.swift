/// Makes documents in the format of Interface Builder 3.
package enum XibText {
  /// A xib for iOS with the given elements in its `<objects>` and `<resources>`.
  package static func xib(_ objects: String, resources: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
    <objects>\(objects)</objects><resources>\(resources)</resources>
    </document>
    """
  }
}
