import Foundation

/// The files of a named image: an `.imageset` folder of an asset catalog, or loose files with that name.
package struct ImageSet: Hashable, Sendable {
  /// A file of the image, for a scale, a kind of device and an appearance.
  package struct File: Hashable, Sendable {
    package var path: String
    /// The number of pixels per point.
    package var scale: Double
    /// The kind of device for which the file is meant: `universal`, `iphone`, `ipad` or another one.
    package var idiom = "universal"
    /// The appearance for which the file is meant; unspecified for any.
    package var style = UIUserInterfaceStyle.unspecified
    /// The parts of the image that keep their size when it is drawn larger; `nil` if the whole image is stretched.
    package var slices: ImageSlices?

    /// The format by the name of the file.
    package var format: ImageFormat? { ImageFormat(suffixOf: path) }
  }

  /// The files of the image in the formats PNG, JPEG, PDF, SVG and GIF; empty if the image has another format.
  package var files: [File]
  /// The rendering mode that the image set specifies; `automatic` if it specifies none.
  package var renderingMode = UIImage.RenderingMode.automatic

  /// The best file for the given traits; `nil` if no file matches their kind of device and appearance.
  ///
  /// Of the files that match, it is the one with the requested scale or the next larger one, otherwise the one with the
  /// largest scale.
  package func file(for traits: UITraitCollection, scale: Double) -> File? {
    let idiom = traits.userInterfaceIdiom.catalogName
    let filesOfDevice = files.filter { $0.idiom == idiom }
    let usable = filesOfDevice.isEmpty ? files.filter { $0.idiom == "universal" } : filesOfDevice
    let style: UIUserInterfaceStyle = traits.userInterfaceStyle == .dark ? .dark : .light
    let filesOfStyle = usable.filter { $0.style == style }
    let matching = filesOfStyle.isEmpty ? usable.filter { $0.style == .unspecified } : filesOfStyle
    let sorted = matching.sorted { ($0.scale, $0.path) < ($1.scale, $1.path) }
    return sorted.first { $0.scale >= scale } ?? sorted.last
  }
}

extension ImageSet {
  /// Reads the `Contents.json` of an image set in `folder`; `nil` if it is not valid.
  package init?(json: Data, folder: String) {
    guard let contents = try? JSONDecoder().decode(Contents.self, from: json) else { return nil }
    files = (contents.images ?? []).compactMap { $0.file(in: folder) }
    switch contents.properties?.intent {
    case "template": renderingMode = .alwaysTemplate
    case "original": renderingMode = .alwaysOriginal
    default: break
    }
  }

  private struct Contents: Decodable {
    struct Properties: Decodable {
      var intent: String?

      enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }

    var images: [Entry]?
    var properties: Properties?
  }

  private struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    var filename: String?
    var idiom: String?
    var scale: String?
    var appearances: [Appearance]?
    var resizing: ImageSlices.Description?

    /// The file of this entry; `nil` if there is none that can be used.
    func file(in folder: String) -> File? {
      guard let filename, ImageFormat(suffixOf: filename) != nil, !filename.containsExactly("/") else {
        return nil
      }
      let appearances = appearances ?? []
      // Files for other appearances, such as high contrast, are not used.
      guard appearances.allSatisfy({ $0.appearance == "luminosity" }) else { return nil }
      let style: UIUserInterfaceStyle =
        switch appearances.first?.value {
        case "dark": .dark
        case "light": .light
        default: .unspecified
        }
      let namedScale = scale.flatMap { Double($0.dropLast()) } ?? 1
      let pixelsPerPoint = (0.01...100).contains(namedScale) ? namedScale : 1
      return File(
        path: folder + "/" + filename, scale: pixelsPerPoint, idiom: idiom ?? "universal", style: style,
        slices: resizing?.slices(scale: pixelsPerPoint))
    }
  }
}

extension ImageSet {
  /// The suffixes of the folders in asset catalogs whose images programs and documents can use by name.
  package static let setSuffixes = [".imageset", ".symbolset", ".appiconset", ".launchimage", ".imagestack"]

  private static let suffixes = [
    ".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic", ".tif", ".tiff", ".webp", ".bmp",
  ]

  package static func isImage(_ name: String) -> Bool { Disk.name(of: name, endsIn: suffixes) }

  /// The name of an image without the parts that only a file has: `Icon` for `Icon@2x~ipad.png`.
  package static func bareName(_ name: String) -> String {
    var bare = name[...]
    if isImage(name), let dot = bare.lastIndex(of: ".") { bare = bare[..<dot] }
    for suffix in ["~ipad", "~iphone", "@2x", "@3x"] where bare.hasSuffix(suffix) {
      bare = bare.dropLast(suffix.count)
    }
    return String(bare)
  }

  /// The names under which a project can contain the image that a document names, the most likely first. UIKit ignores
  /// the suffix of a file when it looks into a catalog, and a document can name a file in a folder.
  static func candidates(for name: String) -> [String] {
    let bare = bareName(name)
    return [name, bare, Disk.name(of: bare)]
  }
}

extension ImageSet {
  package init(file path: String) {
    let file = File.parsed(Disk.name(of: path), in: Disk.folder(of: path))?.file
    files = [File(path: path, scale: file?.scale ?? 1)]
  }
}

extension ImageSet.File {
  /// Parses a file name such as `star@2x~ipad.png`: returns the name of the image, and the file with its scale and kind
  /// of device. `nil` if it is not the name of a PNG or JPEG file.
  static func parsed(_ filename: String, in folder: String) -> (name: String, file: ImageSet.File)? {
    guard ImageFormat(suffixOf: filename)?.isDrawn == true, let dot = filename.lastIndex(of: ".") else {
      return nil
    }
    var name = String(filename[..<dot])
    var file = ImageSet.File(path: folder + "/" + filename, scale: 1)
    for idiom in ["ipad", "iphone"] where name.hasSuffix("~" + idiom) {
      file.idiom = idiom
      name.removeLast(idiom.count + 1)
    }
    for scale in [2, 3] where name.hasSuffix("@\(scale)x") {
      file.scale = Double(scale)
      name.removeLast(3)
    }
    return name.isEmpty ? nil : (name, file)
  }
}
