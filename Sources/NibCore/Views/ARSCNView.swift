/// A scene in space, over the camera's picture.
open class ARSCNView: SCNView {}
