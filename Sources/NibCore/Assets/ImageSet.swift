import Foundation

/// The files of a named image: an `.imageset` folder of an asset catalog, or loose files with that name.
package struct ImageSet: Hashable, Sendable {
  /// One of the files.
  package struct File: Hashable, Sendable {
    package var path: String
    /// Pixels per point.
    package var scale: Double
    /// The kind of device that the file is for: `universal`, `iphone`, `ipad`, ...
    package var idiom = "universal"
    /// The appearance that the file is for; unspecified for any.
    package var style = UIUserInterfaceStyle.unspecified
  }

  /// The PNG files of the image; empty if the image has another format.
  package var files: [File]
  /// The rendering mode of the set: whether the image is shown in its own colors or in the tint color.
  package var renderingMode = UIImage.RenderingMode.automatic

  /// The file for the given appearance and kind of device. Of the files that match, it returns the one with
  /// the requested scale or the next larger one, otherwise the largest; `nil` if no file matches.
  package func file(for traits: UITraitCollection, scale: Double) -> File? {
    let idiom = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    let own = files.filter { $0.idiom == idiom }
    let usable = own.isEmpty ? files.filter { $0.idiom == "universal" } : own
    let style: UIUserInterfaceStyle = traits.userInterfaceStyle == .dark ? .dark : .light
    let styled = usable.filter { $0.style == style }
    let fitting = styled.isEmpty ? usable.filter { $0.style == .unspecified } : styled
    let sorted = fitting.sorted { ($0.scale, $0.path) < ($1.scale, $1.path) }
    return sorted.first { $0.scale >= scale } ?? sorted.last
  }
}

// MARK: Asset catalogs

extension ImageSet {
  /// Reads the `Contents.json` of an image set in `folder`; `nil` if it is not valid.
  init?(json: Data, folder: String) {
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

    enum CodingKeys: String, CodingKey { case filename, idiom, scale, appearances }

    func file(in folder: String) -> File? {
      guard let filename, filename.lowercased().hasSuffix(".png"), !filename.contains("/") else { return nil }
      let looks = appearances ?? []
      // Other appearances, such as high contrast, are not drawn.
      guard looks.allSatisfy({ $0.appearance == "luminosity" }) else { return nil }
      let style: UIUserInterfaceStyle =
        switch looks.first?.value {
        case "dark": .dark
        case "light": .light
        default: .unspecified
        }
      return File(
        path: folder + "/" + filename, scale: scale.flatMap { Double($0.dropLast()) } ?? 1,
        idiom: idiom ?? "universal", style: style)
    }
  }
}

// MARK: Loose files

extension ImageSet.File {
  /// The file with the given name beside a document (`star@2x~ipad.png`), and its image's name; `nil` if it
  /// is not a PNG file.
  static func loose(_ filename: String, in folder: String) -> (name: String, file: ImageSet.File)? {
    guard filename.lowercased().hasSuffix(".png") else { return nil }
    var name = String(filename.dropLast(4))
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
