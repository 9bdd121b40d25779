import NibCore
import NibTools

/// The data that the browser remembers about a project between runs.
///
/// Everything but the recent documents is optional, so that a later version can add parts and read older files.
struct ProjectMemory: Codable, Hashable {
  struct Place: Codable, Hashable {
    /// The absolute path of the document.
    var document: String
    /// The id of the scene or root on the canvas.
    var scene: String?
    /// The id of the selected object.
    var selection: String?
  }

  struct Zoom: Codable, Hashable {
    /// 1 is 8 x 16 points per cell.
    var factor: Double
    /// Whether the zoom adapts to the pane.
    var fits: Bool
  }

  /// The sizes of the panes; see `PaneArrangement`.
  struct Panes: Codable, Hashable {
    var showsSide: Bool
    var showsInspector: Bool
    var sideColumns: Int?
    var inspectorColumns: Int?
    var inspectorRows: Int?
    var documentsShare: Double
  }

  /// A document that was shown.
  struct Recent: Codable, Hashable {
    /// The absolute path.
    var path: String
    /// The time at which it was last shown, in seconds since 1970.
    var time: Double
    /// The ids of the scene on the canvas and of the selected object, when it was last shown.
    var scene: String?
    var selection: String?

    /// The place at which the document was left.
    var place: Place { Place(document: path, scene: scene, selection: selection) }
  }

  var place: Place?
  var zoom: Zoom?
  /// The name of the device; nil for the document's own device.
  var device: String?
  var panes: Panes?
  /// The documents that were shown, the most recent first.
  var recent: [Recent] = []

  static let maximumRecentCount = 50

  /// Adds the changes that one instance of the browser has made to what several instances remember.
  ///
  /// - Parameters:
  ///   - base: what the instance knew before its changes.
  ///   - own: what the instance knows now. Parts that are equal to those of `base` have not changed.
  mutating func merge(_ own: ProjectMemory, since base: ProjectMemory) {
    if own.place != base.place { place = own.place }
    if own.zoom != base.zoom { zoom = own.zoom }
    if own.device != base.device { device = own.device }
    if own.panes != base.panes { panes = own.panes }
    recent = ProjectMemory.merged(recent + own.recent)
  }

  /// Adds a document to the recent ones, or moves it to the beginning.
  mutating func addRecent(_ place: Place, at time: Double) {
    let document = Recent(path: place.document, time: time, scene: place.scene, selection: place.selection)
    recent = ProjectMemory.merged([document] + recent)
  }

  /// The documents without repetitions, the most recent first. Of a document that was shown several times, the last
  /// place remains; the first one of those with the same time.
  private static func merged(_ documents: [Recent]) -> [Recent] {
    var last: [String: Recent] = [:]
    for document in documents where document.time > last[document.path]?.time ?? -.infinity {
      last[document.path] = document
    }
    let sorted = last.values.sorted { ($1.time, $0.path) < ($0.time, $1.path) }
    return Array(sorted.prefix(maximumRecentCount))
  }
}
