import NibCore

/// Loads small documents as the given version of Interface Builder lays them out.
package struct CanvasSample {
  package var toolsVersion: Int
  /// A device's id, or nil for a document that names no device.
  package var device: String?
  package var hasSafeAreas: Bool
  package var options: LayoutOptions

  package init(
    toolsVersion: Int = 17_701, device: String? = "retina6_1", hasSafeAreas: Bool = true,
    options: LayoutOptions = LayoutOptions()
  ) {
    (self.toolsVersion, self.device, self.hasSafeAreas, self.options) = (
      toolsVersion, device, hasSafeAreas, options
    )
  }

  /// A scene of one view controller with the given view. `metrics` are its simulated metrics.
  package func scene(_ view: String, metrics: String = "", attributes: String = "") -> String {
    """
    <scene sceneID="scene-\(attributes.count)-\(view.count)"><objects>
    <viewController id="vc" \(attributes)>\(view)\(metrics)</viewController>
    </objects></scene>
    """
  }

  package func storyboard(_ scenes: String, rest: String = "") -> LoadedDocument {
    loaded(
      "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB", "<scenes>\(scenes)</scenes>\(rest)",
      "storyboard")
  }

  package func xib(_ objects: String, rest: String = "") -> LoadedDocument {
    loaded("com.apple.InterfaceBuilder3.CocoaTouch.XIB", "<objects>\(objects)</objects>\(rest)", "xib")
  }

  private func loaded(_ type: String, _ content: String, _ suffix: String) -> LoadedDocument {
    let device = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="\(type)" version="3.0" toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch"
       useAutolayout="YES" useTraitCollections="YES"\(hasSafeAreas ? " useSafeAreas=\"YES\"" : "")>
      \(device)\(content)
      </document>
      """
    do {
      return LoadedDocument(try NibReader.read(Array(text.utf8), file: "Sample.\(suffix)"), options: options)
    } catch {
      preconditionFailure("the sample is not a document: \(error)")
    }
  }

  /// A root view of the given size whose subview `inner` fills the safe area.
  package static func root(_ width: Int, _ height: Int) -> String {
    """
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
    <rect key="frame" x="0" y="0" width="10" height="10"/></view></subviews>
    <viewLayoutGuide key="safeArea" id="safe"/>
    <constraints>\(pins("inner", "safe"))</constraints></view>
    """
  }

  /// Constraints that give `view` the edges of `other`. The attributes of `other` get a suffix, such as `Margin`.
  package static func pins(_ view: String, _ other: String, suffix: String = "") -> String {
    ["leading", "trailing", "top", "bottom"].map { edge in
      """
      <constraint firstItem="\(view)" firstAttribute="\(edge)" secondItem="\(other)" \
      secondAttribute="\(edge)\(suffix)" id="\(view)-\(other)-\(edge)"/>
      """
    }.joined()
  }
}

extension LoadedDocument {
  /// The frame of the view with the given id, or nil if there is no such view.
  package func frame(_ id: String) -> CGRect? {
    roots.lazy.flatMap(\.views).first { $0.nibOrigin?.id == id }?.frame
  }

  /// The insets of the view from its superview: top, left, bottom, right.
  package func insets(_ id: String) -> [CGFloat]? {
    guard let view = roots.lazy.flatMap(\.views).first(where: { $0.nibOrigin?.id == id }),
      let size = view.superview?.bounds.size
    else { return nil }
    return [view.frame.minY, view.frame.minX, size.height - view.frame.maxY, size.width - view.frame.maxX]
  }
}
