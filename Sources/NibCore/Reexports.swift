// Like `import UIKit`, `import NibCore` also imports Foundation (`CGRect`, `NSCoder`, `IndexPath`, `Bundle`) with the
// parts that only Apple's systems have (`NSPredicate`, `CGPath`; NibFoundation), and UIKit's values (`UIColor`;
// NibResources). In addition, it re-exports the public declarations of the other targets below NibCore: documents,
// diagnostics, constraints, cells.
//
// Each of these targets exports the ones below it, and Foundation is imported through NibResources only, so that the
// declarations of all of them hide those of Foundation with the same names.
@_exported import NibFoundation
@_exported import NibLayout
