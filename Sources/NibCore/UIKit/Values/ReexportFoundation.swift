// As `import UIKit` does, `import NibCore` brings Foundation with it: CGRect, NSCoder, IndexPath, Bundle.
@_exported import Foundation
