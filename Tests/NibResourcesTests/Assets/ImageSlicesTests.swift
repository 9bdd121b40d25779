import Foundation
import Testing

@testable import NibResources

/// The slices of image sets, and the sizes that they give their images.
@Suite struct ImageSlicesTests {
  /// The slices in an image set with one file with two pixels per point.
  private static func slices(_ resizing: String) -> ImageSlices? {
    let json = """
      {"images": [{"filename": "p.png", "scale": "2x", "resizing": \(resizing)}], "info": {"version": 1}}
      """
    return ImageSet(json: Data(json.utf8), folder: "/f")?.files.first?.slices
  }

  @Test(
    "Slices are read in points, under the keys of all versions of Xcode",
    arguments: [
      (
        #"{"mode": "9-part", "center": {"mode": "tile", "width": 2, "height": 4}, "#
          + #""cap-insets": {"left": 20, "top": 10, "right": 6, "bottom": 8}}"#,
        ImageSlices(
          horizontal: .init(leading: 10, trailing: 3, center: 1),
          vertical: .init(leading: 5, trailing: 4, center: 2), isTiled: true)
      ),
      (
        #"{"mode": "3-part-horizontal", "center": {"mode": "fill", "width": 1}, "#
          + #""capInsets": {"right": 6, "left": 45}}"#,
        ImageSlices(
          horizontal: .init(leading: 22.5, trailing: 3, center: 0.5), vertical: nil, isTiled: false)
      ),
      (
        #"{"mode": "3-part-vertical", "cap-insets": {"top": 4}}"#,
        ImageSlices(horizontal: nil, vertical: .init(leading: 2, trailing: 0), isTiled: false)
      ),
    ])
  func reading(resizing: String, expected: ImageSlices) { #expect(Self.slices(resizing) == expected) }

  @Test(
    "Without a known mode, the whole image is stretched",
    arguments: ["{}", #"{"mode": "5-part", "cap-insets": {"left": 4}}"#, "null"])
  func none(resizing: String) { #expect(Self.slices(resizing) == nil) }

  @Test("The size of a sliced image is that of its parts, which are at most the whole image") func sizes() {
    let slices = ImageSlices(
      horizontal: .init(leading: 10, trailing: 11, center: 1), vertical: .init(leading: 10, trailing: 10),
      isTiled: false)
    #expect(slices.size(of: CGSize(width: 50, height: 60)) == CGSize(width: 22, height: 60))
    #expect(slices.size(of: CGSize(width: 5, height: 60)) == CGSize(width: 5, height: 60))
  }
}
