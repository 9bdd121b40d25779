/// Records the actions that loads of nibs connect, and the setters that they call, while `NibAudit` checks the nibs.
final class LoadRecorder {
  /// An action connection that was made.
  struct Action {
    let source: AnyObject
    /// `nil` if the action goes to the first responder.
    let target: AnyObject?
    let selector: String
    let location: SourceLocation
  }

  /// The action connections, in the order in which they were made.
  private(set) var actions: [Action] = []
  /// The setters that loads called, as `Class.property`, in order and without repetition.
  private(set) var calledSetters: [String] = []
  /// The setters that are listed in bindings and that a load should have called, in order and without repetition.
  private(set) var expectedSetters: [String] = []

  /// The recorder of the current task; `nil` unless an audit runs.
  static var current: LoadRecorder? { running?.recorder }
  @TaskLocal private static var running: Running?

  /// Makes a recorder usable as a task-local value, which must be `Sendable`. It stays on one thread.
  private struct Running: @unchecked Sendable { let recorder: LoadRecorder }

  /// Runs code whose loads are recorded.
  func record<Result>(_ body: () throws -> Result) rethrows -> Result {
    try LoadRecorder.$running.withValue(Running(recorder: self), operation: body)
  }

  func add(_ action: Action) { actions.append(action) }

  /// Notes that a nib sets a key of an object. A setter is expected only if bindings list the property.
  func addExpectedSetter(_ key: String, of object: AnyObject) {
    guard BoundMembers.of(type(of: object)).properties[key] != nil else { return }
    let name = "\(nibClassName(of: object)).\(key)"
    if !expectedSetters.contains(name) { expectedSetters.append(name) }
  }

  /// Notes that a load called the setter of a property.
  func addCalledSetter(_ key: String, of object: AnyObject) {
    let name = "\(nibClassName(of: object)).\(key)"
    if !calledSetters.contains(name) { calledSetters.append(name) }
  }
}
