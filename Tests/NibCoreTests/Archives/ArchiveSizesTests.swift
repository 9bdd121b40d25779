import Foundation
import TestSupport
import Testing

@testable import NibCore

/// Archives were saved before Xcode 5, when Interface Builder drew the controls of iOS 6. The expected sizes are
/// those that archives store.
@Suite struct ArchiveSizesTests {
  /// The intrinsic size, in points, of a view with the given archived class and keys.
  private func size(_ name: String, _ keys: String, version: Int = 3084) throws -> CGSize {
    let data = "<string key=\"IBDocument.InterfaceBuilderVersion\">\(version)</string>"
    let text = ArchiveText.archive(view: keys, class: name, data: data)
    let root = try #require(LoadedDocument(NibReader.read(Array(text.utf8), file: "Sample.xib")).roots.first)
    return root.view.intrinsicContentSize
  }

  private static let buttonFont =
    "<object class=\"IBUIFontDescription\" key=\"IBUIFontDescription\"><int key=\"type\">2</int>"
    + "<double key=\"pointSize\">15</double></object>"

  @Test(
    "I10: Rounded buttons have the sizes of iOS 6",
    arguments: [
      ("Button", 73.0), ("Done", 62), ("Me", 45), ("Stop", 58), ("Cancel", 74), ("Show in Maps App", 158),
    ])
  func buttons(title: String, width: Double) throws {
    let keys = "<int key=\"IBUIButtonType\">1</int><string key=\"IBUINormalTitle\">\(title)</string>"
    let size = try size("IBUIButton", keys + Self.buttonFont)
    #expect(size.height == 44)
    #expect(abs(size.width - width) <= 1)
  }

  @Test(
    "I10: Switches, steppers, sliders and progress views have the sizes of iOS 6",
    arguments: [
      ("IBUISwitch", CGSize(width: 94, height: 27)), ("IBUIStepper", CGSize(width: 94, height: 27)),
      ("IBUISlider", CGSize(width: UIView.noIntrinsicMetric, height: 23)),
      ("IBUIProgressView", CGSize(width: UIView.noIntrinsicMetric, height: 9)),
    ])
  func controls(name: String, size: CGSize) throws {
    #expect(try self.size(name, "") == size)
  }

  @Test("I10: A detail disclosure button has the size of iOS 6") func disclosure() throws {
    let size = try size("IBUIButton", "<int key=\"IBUIButtonType\">2</int>")
    #expect(size == CGSize(width: 29, height: 31))
  }
}
