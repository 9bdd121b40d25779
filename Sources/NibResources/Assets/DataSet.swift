import Foundation

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
  static func file(
    inFolder folder: String, for idiom: UIUserInterfaceIdiom
  ) -> (path: String, type: String)? {
    let contents = FileBytes.ifReadable(folder + "/Contents.json").map { Data($0) }
    let set = contents.flatMap { try? JSONDecoder().decode(DataSet.self, from: $0) }
    let entries = (set?.data ?? []).filter { $0.filename?.containsExactly("/") == false }
    let entry =
      entries.first { $0.idiom == idiom.catalogName }
      ?? entries.first { ($0.idiom ?? "universal") == "universal" }
    guard let entry, let name = entry.filename else { return nil }
    return (folder + "/" + name, entry.type ?? "")
  }
}
