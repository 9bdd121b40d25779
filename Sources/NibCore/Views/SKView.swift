/// A scene of sprites.
open class SKView: NibPlaceholderView {}
