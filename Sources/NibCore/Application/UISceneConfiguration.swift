/// The class of a scene's delegate, and the scene's storyboard.
open class UISceneConfiguration: NSObject {
  /// The configuration's name.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene; `nil` for `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene's delegate; `nil` for the one that Info.plist names.
  open var delegateClass: AnyClass?
  /// The scene's storyboard; `nil` for the one that Info.plist names.
  open var storyboard: UIStoryboard?

  /// Creates a configuration without classes and storyboard.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
