// Like `import UIKit`, `import NibCore` also imports Foundation (`CGRect`, `NSCoder`, `IndexPath`, `Bundle`) and UIKit's
// values (`UIColor`, `UIFont`), which NibResources declares. In addition, it re-exports the public declarations of the
// other targets below NibCore: documents, diagnostics, constraints, cells.
//
// Foundation and the targets below NibResources are imported through it only, so that its declarations hide those of
// Foundation with the same names.
@_exported import NibLayout
@_exported import NibResources
