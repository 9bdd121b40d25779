import Foundation
import Testing

@testable import NibCore

/// The kinds of objects in outlines.
@Suite struct NibKindTests {
  static let kinds: KeyValuePairs<String, NibKind> = [
    "scene": .scene, "placeholder": .placeholder, "exit": .exit, "window": .window, "view": .view,
    "label": .label, "button": .button, "stackView": .stack, "imageView": .image, "textField": .text,
    "textView": .text, "searchBar": .text, "switch": .control, "slider": .control, "stepper": .control,
    "segmentedControl": .control, "pageControl": .control, "datePicker": .control, "pickerView": .control,
    "activityIndicatorView": .control, "progressView": .control, "refreshControl": .control,
    "tableView": .table, "collectionView": .table, "tableViewSection": .section, "tableViewCell": .cell,
    "collectionViewCell": .cell, "collectionReusableView": .cell, "scrollView": .scroll,
    "navigationBar": .bar, "toolbar": .bar, "tabBar": .bar, "navigationItem": .item, "barButtonItem": .item,
    "tabBarItem": .item, "constraints": .constraints, "constraint": .constraint, "segue": .segue,
    "viewLayoutGuide": .guide, "keyboardLayoutGuide": .guide, "viewControllerLayoutGuide": .guide,
    "viewControllerPlaceholder": .controller, "customView": .view, "containerView": .view,
    "tableViewCellContentView": .view, "collectionViewCellContentView": .view, "wkWebView": .view,
    "tableViewController": .controller, "glkViewController": .controller,
    "searchDisplayController": .controller, "tapGestureRecognizer": .gesture,
    "pongPressGestureRecognizer": .gesture, "popUpButton": .button, "buttonCell": .cell,
    "outlineView": .view, "customObject": .object, "collectionViewFlowLayout": .object, "menu": .object,
  ]

  private func kind(ofElement element: String) throws -> NibKind {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">\
      <objects>\(element)</objects></document>
      """
    let document = try NibReader.read(Array(text.utf8), file: "Kind.xib")
    return NibKind(try #require(document.root.descendants.first { $0.id == "a" }))
  }

  @Test(
    "The name of an element determines its kind in outlines", arguments: Self.kinds.map { ($0.key, $0.value) }
  )
  func elementKinds(name: String, kind: NibKind) throws {
    #expect(try self.kind(ofElement: "<\(name) id='a'/>") == kind)
  }

  @Test("An element of an unknown class is a view if it has a frame") func unknownElements() throws {
    #expect(try kind(ofElement: "<box id='a'/>") == .object)
    #expect(
      try kind(ofElement: "<box id='a'><rect key='frame' x='0' y='0' width='9' height='9'/></box>") == .view)
  }
}
