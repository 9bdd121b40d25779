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
