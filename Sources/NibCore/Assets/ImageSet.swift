import Foundation

/// The files that an image's name stands for: an `.imageset` folder of an asset catalog, or loose files with the name.
public struct ImageSet: Hashable, Sendable {
  /// One of the files.
  public struct File: Hashable, Sendable {
    public var path: String
    /// Pixels a point.
    public var scale: Double
    /// The devices that it is for: `universal`, `iphone`, `ipad`, ...
    public var idiom = "universal"
    /// The appearance that it is for; unspecified: any.
    public var style = UIUserInterfaceStyle.unspecified
  }

  /// Only PNG files; empty when the image is in another format.
  public var files: [File]
  /// Whether the set says that its picture's own colors or the tint color are shown.
  public var renderingMode = UIImage.RenderingMode.automatic

  /// The file for an appearance and kind of device: of those made for it, the one with as many pixels a point as are
  /// asked for, or a few more. Nil when there is none.
  public func file(for traits: UITraitCollection, scale: Double) -> File? {
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
  /// What the `Contents.json` of an image set in `folder` says; nil when it is not one.
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
      // High contrast and the like are not what is drawn here.
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
  /// A file beside a document by its name (`star@2x~ipad.png`), and the image's name; nil if it is no PNG file.
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
