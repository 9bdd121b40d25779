// Like `import UIKit`, `import NibCore` also imports Foundation (`CGRect`, `NSCoder`, `IndexPath`, `Bundle`). In
// addition, it re-exports the public declarations of the targets below NibCore: documents, diagnostics, constraints,
// cells.
@_exported import Foundation
@_exported import NibCells
@_exported import NibFormats
@_exported import NibLayout
@_exported import NibSupport
