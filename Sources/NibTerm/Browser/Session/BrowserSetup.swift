import NibCore
import NibDrawing

/// The initial configuration of the browser.
struct BrowserSetup {
  /// The folder to search for documents; nil when the browser shows a single file.
  var folder: String?
  /// The file to show first.
  var file: String?
  /// The document of the file, if it has been read already.
  var document: NibDocument?
  var options = LayoutOptions()
  /// The name of the device as the user gave it; nil for the document's own device.
  var deviceName: String?
  var style = NibDrawingContext.Style.rendered
  /// The characters that large text on the canvas consists of.
  var blocks = LargeTextBlocks.quadrants
  var theme = Theme.Name.default
  var icons = OutlineIcons.letters
  var usesMouse = true
  /// Whether pages are painted in their own background, light or dark, instead of the terminal's.
  var paintsPages = true
  /// Whether only the canvas is shown at first, as for `nibterm preview`.
  var showsOnlyCanvas = false
  /// Whether the list omits documents that git ignores.
  var respectsIgnore = true
  /// Whether the browser searches the folder and checks documents before it shows anything, and does not watch
  /// them afterwards. Used by scripted runs, whose screens must not depend on time.
  var findsSynchronously = false
  /// The versions of documents to compare, for `nibterm --diff`; nil to compare none.
  var changes: VersionPairs?
  /// Whether the list of documents is shown from the beginning.
  var listsDocuments: Bool { folder != nil || changes != nil }
  /// The problems found in the configuration file, which a panel shows at first.
  var settingsDiagnostics: [Diagnostic] = []
  /// The keys of the commands.
  var bindings = KeyBindings.standard
  /// The memory of earlier runs in the project; nil to remember nothing, as in scripted runs.
  var memory: BrowserMemory?
}
