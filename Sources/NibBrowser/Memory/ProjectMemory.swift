import NibCore
import NibTools

/// The data that the browser remembers about a project between runs.
///
/// Everything but the recent documents is optional, so that a later version can add parts and read older files.
struct ProjectMemory: Codable, Hashable {
  /// A document, with the scene and the selection with which it was left.
  struct DocumentState: Codable, Hashable {
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

    /// The state in which the document was left.
    var state: DocumentState { DocumentState(document: path, scene: scene, selection: selection) }
  }

  /// The document that was shown last.
  var place: DocumentState?
  var zoom: Zoom?
  /// The name of the device; `nil` for the document's own device.
  var device: String?
  var panes: Panes?
  /// The documents that were shown, the most recent first.
  var recent: [Recent] = []

  static let maximumRecentCount = 50

  /// Adds the changes of one instance of the browser.
  ///
  /// - Parameters:
  ///   - changed: the memory of the instance.
  ///   - base: the memory of the instance before its changes. Parts that are equal in both have not changed.
  mutating func merge(_ changed: ProjectMemory, since base: ProjectMemory) {
    if changed.place != base.place { place = changed.place }
    if changed.zoom != base.zoom { zoom = changed.zoom }
    if changed.device != base.device { device = changed.device }
    if changed.panes != base.panes { panes = changed.panes }
    recent = ProjectMemory.merged(recent + changed.recent)
  }

  /// Adds a document to the recent ones, or moves it to the beginning.
  mutating func addRecent(_ state: DocumentState, at time: Double) {
    let document = Recent(path: state.document, time: time, scene: state.scene, selection: state.selection)
    recent = ProjectMemory.merged([document] + recent)
  }

  /// The documents without repetitions, the most recent first. If a document occurs several times, the entry with the
  /// latest time remains, or the first of several entries with that time.
  private static func merged(_ documents: [Recent]) -> [Recent] {
    var last: [String: Recent] = [:]
    for document in documents where document.time > last[document.path]?.time ?? -.infinity {
      last[document.path] = document
    }
    let sorted = last.values.sorted { ($1.time, $0.path) < ($0.time, $1.path) }
    return Array(sorted.prefix(maximumRecentCount))
  }
}
