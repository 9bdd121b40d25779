import Synchronization

/// The colors and images of a document's project: those in its asset catalogs, and loose image files near the document.
///
/// The project is searched when the first color or image is requested. Results are cached.
package final class AssetCatalogs: Sendable {
  /// Where the catalogs are.
  private enum Location {
    /// The project of the document at a path.
    case document(String)
    /// The resources of the running program.
    case program

    var index: AssetIndex {
      switch self {
      case .document(let file): AssetIndex.recent(around: file)
      case .program: AssetIndex.ofProgram
      }
    }
  }

  private let location: Location
  private let state = Mutex(State())

  /// The catalogs in the resources of the running program.
  static let ofProgram = AssetCatalogs(.program)

  /// A color for a kind of device.
  private struct ColorKey: Hashable {
    var name: String
    var idiom: UIUserInterfaceIdiom
  }

  private struct State {
    /// The index of the catalogs; `nil` until they have been searched.
    var index: AssetIndex?
    /// Colors requested so far; `nil` for names without a color set.
    var colors: [ColorKey: Result<UIColor, ColorSet.Problem>?] = [:]
    /// Images requested so far; `nil` for names without an image.
    var images: [String: ImageSet?] = [:]
    /// Sizes of image files requested so far, by path; `nil` for files without a size.
    var sizes: [String: CGSize?] = [:]

    /// The stored index, which is created on the first call.
    mutating func index(of location: Location) -> AssetIndex {
      if let index { return index }
      let newIndex = location.index
      index = newIndex
      return newIndex
    }
  }

  /// Creates the catalogs for the document at the given path. They are empty if the file does not exist.
  package convenience init(around file: String) { self.init(.document(file)) }

  private init(_ location: Location) { self.location = location }

  /// The color with the given name for a kind of device, or the reason why its color set cannot be used. `nil` if no
  /// catalog has a color set with that name.
  package func color(
    named name: String, for idiom: UIUserInterfaceIdiom
  ) -> Result<UIColor, ColorSet.Problem>? {
    state.withLock { state in
      let key = ColorKey(name: name, idiom: idiom)
      if let color = state.colors[key] { return color }
      let color = state.index(of: location).colorSet(named: name).map { folder in
        Result { () throws(ColorSet.Problem) in try ColorSet.color(inFolder: folder, for: idiom) }
      }
      state.colors[key] = color
      return color
    }
  }

  /// The files of the image with the given name: those of an image set, otherwise loose files; `nil` if there are none
  /// in a format that is known.
  package func image(named name: String) -> ImageSet? {
    state.withLock { state in
      if let image = state.images[name] { return image }
      let index = state.index(of: location)
      let looseImage = index.looseImage(named: name).flatMap { $0.files.isEmpty ? nil : $0 }
      let image = Self.imageSet(at: index.imageSet(named: name)) ?? looseImage
      state.images[name] = image
      return image
    }
  }

  /// The names of all colors, sorted.
  package var colorNames: [String] { state.withLock { $0.index(of: location).names(\.colors) } }

  /// The names of all images, sorted: those of image sets, and those of loose files.
  package var imageNames: [String] {
    state.withLock { state in
      let index = state.index(of: location)
      return Set(index.names(\.images) + index.names(\.loose)).sorted()
    }
  }

  /// The path and the type of the file in the data set with the given name; `nil` if there is none.
  func dataFile(named name: String, for idiom: UIUserInterfaceIdiom) -> (path: String, type: String)? {
    let folder = state.withLock { $0.index(of: location).dataSet(named: name) }
    return folder.flatMap { DataSet.file(inFolder: $0, for: idiom) }
  }

  /// The file of the image with the given name that suits an environment's traits; `nil` if there is none.
  package func imageFile(named name: String, for traits: UITraitCollection) -> ImageSet.File? {
    image(named: name)?.file(for: traits, scale: 2)
  }

  /// The size in points of the image with the given name for an environment's traits, without the parts that slices leave
  /// out; `nil` if it is not known.
  package func imageSize(named name: String, for traits: UITraitCollection) -> CGSize? {
    guard let file = imageFile(named: name, for: traits), let size = size(of: file) else { return nil }
    return file.slices?.size(of: size) ?? size
  }

  /// The size in points of the whole image in a file; `nil` if it is not known. A file is read once, because programs
  /// request images for every cell.
  package func size(of file: ImageSet.File) -> CGSize? {
    state.withLock { state in
      if let size = state.sizes[file.path] { return size }
      let size = UIImage(nibFile: file.path, scale: file.scale)?.nibSize
      state.sizes[file.path] = size
      return size
    }
  }

  /// Whether the project has an image with the given name, in any format.
  package func contains(imageNamed name: String) -> Bool {
    state.withLock { state in
      let index = state.index(of: location)
      return index.imageSet(named: name) != nil || index.looseImage(named: name) != nil
    }
  }

  private static func imageSet(at path: String?) -> ImageSet? {
    guard let path, let data = contents(of: path), let set = ImageSet(json: data, folder: path) else {
      return nil
    }
    return set.files.isEmpty ? nil : set
  }

  /// The `Contents.json` in the folder of an image set; `nil` if it cannot be read.
  private static func contents(of set: String) -> Data? {
    FileBytes.ifReadable(set + "/Contents.json").map { Data($0) }
  }
}
