// As `import UIKit` does, `import NibCore` also imports Foundation: CGRect, NSCoder, IndexPath, Bundle. In addition,
// it re-exports the public parts of the targets below: documents, diagnostics, cells.
@_exported import Foundation
@_exported import NibCells
@_exported import NibFormats
@_exported import NibLayout
@_exported import NibSupport
