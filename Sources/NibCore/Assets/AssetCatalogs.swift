import Synchronization

/// The colors and images of the asset catalogs in the project that a document belongs to, and the pictures beside it.
///
/// They are looked for when the first one is asked for.
public final class AssetCatalogs: Sendable {
  private let file: String
  private let state = Mutex(State())

  private struct State {
    /// Nil until looked for.
    var index: AssetIndex?
    /// Colors that were asked for; nil for names without one.
    var colors: [String: UIColor?] = [:]
    /// Images that were asked for; nil for names without one.
    var images: [String: ImageSet?] = [:]

    mutating func index(around file: String) -> AssetIndex {
      let found = index ?? AssetIndex.recent(around: file)
      index = found
      return found
    }
  }

  /// The catalogs around the document at that path; none when there is no such file.
  public init(around file: String) { self.file = file }

  /// The color set of that name with its light and dark values; nil when no catalog has a usable one.
  public func color(named name: String) -> UIColor? {
    state.withLock { state in
      if let known = state.colors[name] { return known }
      let color = state.index(around: file).colors[name].flatMap(Self.contents)
        .flatMap { ColorSet(json: $0)?.color }
      state.colors[name] = color
      return color
    }
  }

  /// The picture files of that name: those of a catalog, else loose ones; nil when there are no PNG files.
  public func image(named name: String) -> ImageSet? {
    state.withLock { state in
      if let known = state.images[name] { return known }
      let index = state.index(around: file)
      let image = Self.imageSet(at: index.images[name]) ?? Self.loose(name, in: index)
      state.images[name] = image
      return image
    }
  }

  private static func imageSet(at path: String?) -> ImageSet? {
    guard let path, let data = contents(of: path), let set = ImageSet(json: data, folder: path) else {
      return nil
    }
    return set.files.isEmpty ? nil : set
  }

  private static func loose(_ name: String, in index: AssetIndex) -> ImageSet? {
    // Documents name loose files with or without their ending.
    let bare = name.lowercased().hasSuffix(".png") ? String(name.dropLast(4)) : name
    return (index.loose[name] ?? index.loose[bare]).map { ImageSet(files: $0) }
  }

  private static func contents(of set: String) -> Data? {
    FileBytes.ifReadable(set + "/Contents.json").map { Data($0) }
  }
}
