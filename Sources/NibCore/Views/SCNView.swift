/// A scene in space.
open class SCNView: NibPlaceholderView {
  /// The attributes of every view, and those of scenes.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + ignored(
        "sceneName", "allowsCameraControl", "preferredRenderingAPI", "wantsMultisampling",
        "autoenablesDefaultLighting", "jitteringEnabled", "playing", "loops")
  }
}
