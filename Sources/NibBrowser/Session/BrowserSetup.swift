import NibAnalysis
import NibCore
import NibDrawing

/// The initial configuration of the browser.
package struct BrowserSetup {
  /// The folder to search for documents; `nil` when the browser shows a single file.
  package var folder: String?
  /// The file to show first.
  package var file: String?
  /// The document of the file, if it has been read already.
  package var document: NibDocument?
  package var options = LayoutOptions()
  /// The name of the device as the user gave it; `nil` for the document's own device.
  package var deviceName: String?
  package var style = NibDrawingContext.Style.rendered
  /// The characters of which large text on the canvas consists.
  package var blocks = LargeTextBlocks.quadrants
  package var theme = Theme.Name.default
  package var icons = OutlineIcons.letters
  package var usesMouse = true
  /// Whether pages are painted in their own background, light or dark, instead of the terminal's.
  package var paintsPages = true
  /// Whether pictures are images of pixels in terminals that can show them.
  package var showsImages = true
  /// Whether only the canvas is shown at first, as for `nibterm preview`.
  package var showsOnlyCanvas = false
  /// Whether the list omits documents that git ignores.
  package var respectsIgnore = true
  /// Whether the browser searches the folder and checks documents before it shows anything, and does not watch
  /// them afterwards. Used by scripted runs, whose screens must not depend on time.
  package var findsSynchronously = false
  /// Whether the sources of the programs that load documents are read. Scripted runs read them when a command shows
  /// problems.
  package var readsSources = true
  /// The versions of documents to compare, for `nibterm --diff`; `nil` to compare none.
  package var changes: VersionPairs?
  /// Whether the list of documents is shown from the beginning.
  var listsDocuments: Bool { folder != nil || changes != nil }
  /// The problems found in the configuration file, which a panel shows at first.
  package var settingsDiagnostics: [Diagnostic] = []
  /// The keys of the commands.
  package var bindings = KeyBindings.standard
  /// Returns the configuration of `nibterm check` for the document at a path; `nil` if the document is left out.
  package typealias FindConfiguration = @Sendable (_ path: String) -> CheckConfiguration?
  /// Finds the configuration of each document that is checked. By default, all rules are used that are on by default.
  package var configuration: FindConfiguration = { _ in CheckConfiguration() }
  /// The memory of earlier runs in the project; `nil` to remember nothing, as in scripted runs.
  package var memory: BrowserMemory?
  /// Whether documents cannot be edited.
  package var isReadOnly = false
  /// The folder for edits that are not written; `nil` to store none, as in scripted runs.
  package var recovery: RecoveryFolder?

  package init() {}
}

extension BrowserSetup {
  /// The check of the documents of the browser.
  var check: DocumentCheck { DocumentCheck(options: options, configuration: configuration) }
}
