import Testing

@testable import NibResources

/// Sizes of controls that Interface Builder saved.
@Suite struct ControlWidthTests {
  private func canvas(_ toolsVersion: Int) -> TextMetrics {
    TextMetrics(.canvas(toolsVersion: toolsVersion, scale: 2))
  }

  @Test(
    "A segmented control has the size that Interface Builder saved",
    arguments: [
      (["Off", "Default", "Restore"], 23727, 200), (["UDP", "TCP"], 23504, 93),
      (["Top", "Bottom", "Center"], 22505, 194), (["None", "Gray", "Color", "Blur"], 22505, 211),
      (["UIKit", "SwiftUI", "Options"], 17701, 203), (["Solid", "Gradient"], 15702, 145),
      (["Female", "Male"], 24128, 126), (["Northbound", "Southbound"], 24412, 188),
      (["Signal", "User", "Task", "Web3", "Perps"], 24506, 285),
    ] as [([String], Int, CGFloat)])
  func segmentedControls(titles: [String], toolsVersion: Int, width: CGFloat) {
    let segments = titles.map { TextMetrics.Segment(title: $0) }
    #expect(canvas(toolsVersion).segmentedControlSize(segments) == CGSize(width: width, height: 32))
  }

  /// A button without a title is at least as high as a line of its font.
  @Test(
    "A button with an image and no title has the size that Interface Builder saved",
    arguments: [
      (24, 17, 18, 24, 22), (32, 19, 18, 32, 22), (23, 25, 18, 23, 25), (13, 19, 15, 13, 19),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func imageButtons(
    imageWidth: CGFloat, imageHeight: CGFloat, points: CGFloat, width: CGFloat, height: CGFloat
  ) {
    let size = canvas(14460).buttonSize(
      title: nil, font: .systemFont(ofSize: points), imageSize: CGSize(width: imageWidth, height: imageHeight)
    )
    #expect(size == CGSize(width: width, height: height))
  }

  @Test(
    "A text field has the width that Interface Builder saved",
    arguments: [
      (nil, true, 22154, 32), (nil, false, 14490, 8), ("Provide an Optional Nonce", true, 17701, 200),
      ("max", false, 14854, 32),
    ] as [(String?, Bool, Int, CGFloat)])
  func textFields(placeholder: String?, isRounded: Bool, toolsVersion: Int, width: CGFloat) {
    let font = UIFont.systemFont(ofSize: placeholder == "max" ? 17 : 14)
    let size = canvas(toolsVersion).textFieldSize(
      text: nil, placeholder: placeholder, font: font, isRounded: isRounded)
    #expect(size.width == width)
  }

  @Test("Spaces before a newline count toward the width of a text") func trailingSpaces() {
    let metrics = canvas(14460)
    let font = UIFont.systemFont(ofSize: 17)
    let spaced = metrics.size(of: "come back? \nTry", font: font)
    #expect(spaced.width == metrics.size(of: "come back? ", font: font, numberOfLines: 1).width)
    #expect(spaced.width > metrics.size(of: "come back?\nTry", font: font).width)
    // Spaces at the end of a wrapped line count only if they fit.
    let limit = metrics.width(of: "come back?", font: font)
    #expect(metrics.size(of: "come back? Try", font: font, width: limit).width <= limit + 0.5)
  }
}
