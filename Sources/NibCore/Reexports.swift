// As `import UIKit` does, `import NibCore` brings Foundation with it: CGRect, NSCoder, IndexPath, Bundle. It also brings
// the public parts of the targets below: documents, diagnostics, cells.
@_exported import Foundation
@_exported import NibCells
@_exported import NibFormats
@_exported import NibLayout
@_exported import NibSupport
