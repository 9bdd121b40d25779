import Foundation

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// A file in a data set of an asset catalog, such as a JSON file.
open class NSDataAsset: NSObject {
  /// The name of the data set.
  public let name: NSDataAssetName
  /// The content of the file.
  public let data: Data
  /// The type of the file, such as `public.json`; empty if the data set does not name it.
  public let typeIdentifier: String

  /// Reads the data set with the given name; `nil` if there is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Reads the data set with the given name; `nil` if there is none. The catalogs of the program are searched, whatever
  /// the bundle is.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    let environment = NibEnvironment.current
    let idiom = environment.traits.userInterfaceIdiom
    guard let file = environment.catalogs?.dataFile(named: name, for: idiom),
      let bytes = FileBytes.ifReadable(file.path)
    else { return nil }
    self.name = name
    data = Data(bytes)
    typeIdentifier = file.type
  }
}

/// A `.dataset` folder of an asset catalog.
struct DataSet: Decodable {
  private struct Entry: Decodable {
    var filename: String?
    var idiom: String?
    var type: String?

    enum CodingKeys: String, CodingKey {
      case filename, idiom
      case type = "universal-type-identifier"
    }
  }

  private var data: [Entry]?

  /// The path and the type of the file for a kind of device; `nil` if there is none.
  static func file(inFolder folder: String, for idiom: UIUserInterfaceIdiom) -> (path: String, type: String)?
  {
    let contents = FileBytes.ifReadable(folder + "/Contents.json").map { Data($0) }
    let set = contents.flatMap { try? JSONDecoder().decode(DataSet.self, from: $0) }
    let entries = (set?.data ?? []).filter { $0.filename?.containsExactly("/") == false }
    let own = entries.first { $0.idiom == (idiom == .pad ? "ipad" : "iphone") }
    guard let entry = own ?? entries.first(where: { ($0.idiom ?? "universal") == "universal" }),
      let name = entry.filename
    else { return nil }
    return (folder + "/" + name, entry.type ?? "")
  }
}
