/// A scene in space, over the camera's picture, of RealityKit.
open class ARView: NibPlaceholderView {}
