// The notifications have Foundation's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A record of changes that can be undone and done again. Foundation on Linux does not have this class.
///
/// Changes are registered in groups, which are undone together. Unless a program opens groups itself, all changes of
/// one turn of the run loop are a group. A change that is registered during `undo()` can be done again with `redo()`.
open class UndoManager: NSObject {
  /// A closure that undoes a change of a target.
  private struct Action {
    weak var target: AnyObject?
    let perform: (AnyObject) -> Void
  }

  /// Changes that are undone together.
  private final class Group {
    var actions: [Action] = []
    var name = ""
    var isDiscardable = false
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  /// The groups that are open, the outermost first.
  private var openGroups: [Group] = []
  /// Whether the outermost open group was opened for a turn of the run loop.
  private var isGroupOfTurn = false
  /// The number of calls of `disableUndoRegistration()` without a call of `enableUndoRegistration()`.
  private var disableCount = 0

  // MARK: Groups

  /// The number of open groups.
  open var groupingLevel: Int { openGroups.count }
  /// Whether the changes of each turn of the run loop are a group. The default is true. Otherwise, changes may be
  /// registered only between `beginUndoGrouping()` and `endUndoGrouping()`.
  open var groupsByEvent = true
  /// The modes of the run loop in which the groups of turns end. Stored, but without effect: a terminal has one mode.
  open var runLoopModes: [RunLoop.Mode] = [.default]
  /// The maximum number of groups that can be undone. Older groups are removed. 0, the default, stands for no limit.
  open var levelsOfUndo = 0 { didSet { removeOldGroups() } }

  /// Opens a group. If another group is open, the new group becomes a part of that group.
  open func beginUndoGrouping() {
    openTurnIfNeeded()
    openGroup()
  }

  /// Closes the group that was opened last. Raises `NSInternalInconsistencyException` if there is none.
  open func endUndoGrouping() {
    guard !openGroups.isEmpty else { fail("endUndoGrouping called with no matching begin") }
    closeGroup()
  }

  private func openGroup() {
    post(.NSUndoManagerCheckpoint)
    openGroups.append(Group())
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  /// Closes the innermost group. A group without changes is removed.
  private func closeGroup() {
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = openGroups.removeLast()
    if openGroups.isEmpty { isGroupOfTurn = false }
    if let outer = openGroups.last {
      outer.actions += group.actions
      if outer.name.isEmpty { outer.name = group.name }
    } else if !group.actions.isEmpty {
      if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
      removeOldGroups()
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Opens the group of this turn of the run loop.
  private func openTurnIfNeeded() {
    guard groupsByEvent, openGroups.isEmpty, !isUndoing, !isRedoing else { return }
    openGroup()
    isGroupOfTurn = true
    LaterCall.run { [weak self] in self?.closeTurn() }
  }

  private func closeTurn() { if isGroupOfTurn, openGroups.count == 1 { closeGroup() } }

  private func removeOldGroups() {
    guard levelsOfUndo > 0 else { return }
    undoGroups.removeFirst(max(0, undoGroups.count - levelsOfUndo))
    redoGroups.removeFirst(max(0, redoGroups.count - levelsOfUndo))
  }

  // MARK: Registering

  /// Whether changes are recorded.
  open var isUndoRegistrationEnabled: Bool { disableCount == 0 }
  /// Stops recording changes, until `enableUndoRegistration()` was called as often as this method.
  open func disableUndoRegistration() { disableCount += 1 }

  /// Records changes again. Raises `NSInternalInconsistencyException` if recording was not stopped.
  open func enableUndoRegistration() {
    guard disableCount > 0 else { fail("enableUndoRegistration called with no matching disable") }
    disableCount -= 1
  }

  /// Records a change, which `handler` undoes. The target is not retained; without the target, the handler is not
  /// called.
  ///
  /// Raises `NSInternalInconsistencyException` if no group is open and `groupsByEvent` is false.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    register(target) { if let target = $0 as? Target { handler(target) } }
  }

  /// Records a change: a method of the target, called with an object, undoes it. Raises the same exception as
  /// `registerUndo(withTarget:handler:)`.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    register(nibObject(in: target)) { SelectorCall.perform(selector, on: $0, with: anObject) }
  }

  private func register(_ target: AnyObject, _ perform: @escaping (AnyObject) -> Void) {
    guard isUndoRegistrationEnabled else { return }
    openTurnIfNeeded()
    guard let group = openGroups.last else { fail("must begin a group before registering undo") }
    group.actions.append(Action(target: target, perform: perform))
    if !isUndoing, !isRedoing { redoGroups = [] }
  }

  // MARK: Undoing

  /// Whether there is a change to undo.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.actions.isEmpty } }
  /// Whether there is an undone change to do again.
  open var canRedo: Bool { !redoGroups.isEmpty }
  /// Whether changes are being undone.
  open private(set) var isUndoing = false
  /// Whether undone changes are being done again.
  open private(set) var isRedoing = false

  /// Closes the open group if there is one, and undoes the last group. Raises `NSInternalInconsistencyException` if a
  /// group is open inside another one.
  open func undo() {
    if openGroups.count == 1 { closeGroup() }
    undoNestedGroup()
  }

  /// Undoes the last group. Raises `NSInternalInconsistencyException` if a group is open.
  open func undoNestedGroup() {
    guard openGroups.isEmpty else { fail("undo was called with too many nested undo groups") }
    guard let group = undoGroups.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  /// Closes the group of this turn of the run loop, and does the last undone group again. Raises
  /// `NSInternalInconsistencyException` if another group is open.
  open func redo() {
    // Unlike `undo`, it does not close a group that the program has opened.
    if isGroupOfTurn, openGroups.count == 1 { closeGroup() }
    guard openGroups.isEmpty else { fail("redo was called with an open undo group") }
    guard let group = redoGroups.popLast() else { return }
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Performs the actions of a group in reverse order. The changes that they register form a group with the same name.
  private func perform(_ group: Group) {
    openGroup()
    openGroups.last?.name = group.name
    openGroups.last?.isDiscardable = group.isDiscardable
    for action in group.actions.reversed() {
      if let target = action.target { action.perform(target) }
    }
    closeGroup()
  }

  /// Removes all changes, and enables recording.
  open func removeAllActions() {
    undoGroups = []
    redoGroups = []
    for group in openGroups { group.actions = [] }
    disableCount = 0
  }

  /// Removes the changes of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = nibObject(in: target)
    for group in undoGroups + redoGroups + openGroups { group.actions.removeAll { $0.target === target } }
    undoGroups.removeAll { $0.actions.isEmpty }
    redoGroups.removeAll { $0.actions.isEmpty }
  }

  // MARK: Names

  /// The group that `undo()` undoes.
  private var nextToUndo: Group? { openGroups.first { !$0.actions.isEmpty } ?? undoGroups.last }

  /// The name of the changes that `undo()` undoes; empty if they have none.
  open var undoActionName: String { nextToUndo?.name ?? "" }
  /// The name of the changes that `redo()` does again; empty if they have none.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// Names the changes of the outermost open group, or of the last one if no group is open.
  open func setActionName(_ actionName: String) { (openGroups.first ?? undoGroups.last)?.name = actionName }
  /// The title of a command that undoes the last changes: `Undo` and their name.
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of a command that does the last undone changes again: `Redo` and their name.
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  /// The title of a command that undoes changes with a name.
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }
  /// The title of a command that does changes with a name again.
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Marks the changes of the outermost open group as unimportant: a document with only such changes need not be saved.
  open func setActionIsDiscardable(_ discardable: Bool) { openGroups.first?.isDiscardable = discardable }
  /// Whether the changes that `undo()` undoes are unimportant.
  open var undoActionIsDiscardable: Bool { nextToUndo?.isDiscardable ?? false }
  /// Whether the changes that `redo()` does again are unimportant.
  open var redoActionIsDiscardable: Bool { redoGroups.last?.isDiscardable ?? false }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  private func fail(_ reason: String) -> Never {
    NibException.internalInconsistency("\(nibDescription(of: self)): \(reason)").raise()
  }
}

extension Notification.Name {
  /// Sent when a group opens or closes, and before changes are undone or done again.
  public static let NSUndoManagerCheckpoint = Notification.Name("NSUndoManagerCheckpointNotification")
  /// Sent before changes are undone.
  public static let NSUndoManagerWillUndoChange = Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Sent after changes were undone.
  public static let NSUndoManagerDidUndoChange = Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Sent before undone changes are done again.
  public static let NSUndoManagerWillRedoChange = Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Sent after undone changes were done again.
  public static let NSUndoManagerDidRedoChange = Notification.Name("NSUndoManagerDidRedoChangeNotification")
  /// Sent after a group was opened.
  public static let NSUndoManagerDidOpenUndoGroup = Notification.Name(
    "NSUndoManagerDidOpenUndoGroupNotification")
  /// Sent before a group is closed.
  public static let NSUndoManagerWillCloseUndoGroup = Notification.Name(
    "NSUndoManagerWillCloseUndoGroupNotification")
  /// Sent after a group was closed.
  public static let NSUndoManagerDidCloseUndoGroup = Notification.Name(
    "NSUndoManagerDidCloseUndoGroupNotification")
}
