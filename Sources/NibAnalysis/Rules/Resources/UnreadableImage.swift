import NibCore
import NibDrawing

extension CheckRule {
  static let unreadableImage = CheckRule(
    "unreadable-image", .resources, .warning,
    "The file of an image is empty, incomplete or damaged, or is not an image.",
    details: """
      The PNG, JPEG, GIF, PDF and SVG files of image sets in asset catalogs are examined, for all devices and \
      appearances, and files outside of catalogs. A file that only refers to a file of Git LFS is not an image, either. \
      Files that other programs can read, but that NibTerm does not draw, for example because they have too many \
      pixels, are not reported here: `show` names them.
      """,
    advice: "Export the file again, or fetch the files of Git LFS.",
    wrong: imageView(""), right: imageView("<svg width=\"8\" height=\"8\"><circle r=\"4\"/></svg>"),
    find: { context in
      guard let program = context.project.program else { return [] }
      let sets = program.assets.names.images
      return context.imageUses.flatMap { use in
        let own = sets[use.name] ?? sets[ImageSet.bareName(use.name)]
        let loose = { context.catalogs.image(named: use.name)?.files ?? [] }
        return (own?.flatMap(files) ?? loose()).compactMap { file in
          file.damage.map { reason in
            context.finding(
              "the file '\(Disk.name(of: file.path))' of the image '\(use.name)' cannot be read: \(reason)",
              at: use.element, attribute: use.attribute)
          }
        }
      }
    })

  /// The files of an image set; empty if its description cannot be read.
  private static func files(ofSet set: String) -> [ImageSet.File] {
    guard set.hasSuffix(".imageset"), let bytes = FileBytes.ifReadable(set + "/Contents.json") else {
      return []
    }
    return ImageSet(json: Data(bytes), folder: set)?.files ?? []
  }

  private static func imageView(_ content: String) -> RuleExample {
    RuleExample(
      """
      <imageView image="Apple" id="picture"><rect key="frame" x="0" y="0" width="20" height="20"/></imageView>
      """,
      files: [
        "Assets.xcassets/Apple.imageset/Contents.json":
          #"{"images": [{"idiom": "universal", "filename": "apple.svg"}]}"#,
        "Assets.xcassets/Apple.imageset/apple.svg": content,
      ])
  }
}

extension CheckContext {
  /// The images around the document, as it is drawn with them.
  fileprivate var catalogs: AssetCatalogs { fact { AssetCatalogs(around: document.file) } }
}
