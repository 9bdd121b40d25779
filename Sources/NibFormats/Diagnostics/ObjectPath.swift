/// The way from an object to the root of its document, leaf first.
public struct ObjectPath: Hashable, Sendable, CustomStringConvertible {
  public struct Step: Hashable, Sendable {
    /// The object's class (custom class if it has one).
    public var className: String
    /// The object's id in the document.
    public var id: String
    /// The name that Interface Builder's user gave it.
    public var userLabel: String?

    public init(className: String, id: String, userLabel: String? = nil) {
      self.className = className
      self.id = id
      self.userLabel = userLabel
    }
  }

  public var steps: [Step]

  public init(_ steps: [Step] = []) { self.steps = steps }

  /// `UILabel#G3a-p1-jLE "Symbol" < UITableViewCell#KGk-i7-Jjw`.
  public var description: String {
    steps.map { "\($0.className)#\($0.id)\($0.userLabel.map { " \"\($0)\"" } ?? "")" }
      .joined(separator: " < ")
  }
}
