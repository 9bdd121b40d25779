/// The information that belongs to a scene. A program in a terminal has one session.
open class UISceneSession: NSObject {
  /// The role of scenes.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of a window scene.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The role of a scene on a second screen. A terminal has none.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
  }

  /// The session's scene; `nil` before it is connected.
  public internal(set) weak var scene: UIScene?
  /// The session's role.
  public let role: Role
  /// The configuration with which the scene was created.
  public internal(set) var configuration: UISceneConfiguration
  /// The session's identifier.
  public let persistentIdentifier = "terminal"
  /// The program's own information.
  open var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}
