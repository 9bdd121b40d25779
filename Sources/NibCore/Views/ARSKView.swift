/// A scene of sprites, over the camera's picture.
open class ARSKView: SKView {}
