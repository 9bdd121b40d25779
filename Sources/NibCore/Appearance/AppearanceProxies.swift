import Synchronization

/// The appearance settings of the program, by class.
enum AppearanceProxies {
  private struct State: @unchecked Sendable {
    var proxies: [AppearanceProxy] = []
    var items: [ObjectIdentifier: UIBarItem] = [:]
  }

  private static let state = Mutex(State())

  /// The object that stores the settings of a class inside containers. It is created on first use.
  static func proxy(of type: UIView.Type, in containers: [any UIAppearanceContainer.Type]) -> UIView {
    let existing = state.withLock { state in
      state.proxies.first { $0.type == type && $0.containers.elementsEqual(containers, by: ==) }
    }
    if let existing { return existing.view }
    let proxy = AppearanceProxy(type, containers)
    state.withLock { $0.proxies.append(proxy) }
    return proxy.view
  }

  /// The object that stores the settings of a class of bar items.
  static func itemProxy(of type: UIBarItem.Type) -> UIBarItem {
    if let existing = state.withLock({ $0.items[ObjectIdentifier(type)] }) { return existing }
    let item = type.nibMake() as? UIBarItem ?? UIBarItem()
    state.withLock { $0.items[ObjectIdentifier(type)] = item }
    return item
  }

  /// The tint color for bar buttons; `nil` to use the tint color of the bar.
  static var buttonTint: UIColor? {
    state.withLock { ($0.items[ObjectIdentifier(UIBarButtonItem.self)] as? UIBarButtonItem)?.tintColor }
  }

  /// The settings for a view, those of the most general class first.
  static func proxies(for view: UIView) -> [AppearanceProxy] {
    state.withLock { $0.proxies }.filter { $0.applies(to: view) }.sorted { $0.depth < $1.depth }
  }
}

/// The settings of one class of views.
final class AppearanceProxy: @unchecked Sendable {
  let type: UIView.Type
  let containers: [any UIAppearanceContainer.Type]
  /// The view whose properties a program sets.
  let view: UIView
  /// A view that has the default properties.
  private let standard: UIView
  /// The number of the class's ancestors, itself included, and of its containers. A proxy with a higher number is more
  /// specific.
  let depth: Int

  init(_ type: UIView.Type, _ containers: [any UIAppearanceContainer.Type]) {
    self.type = type
    self.containers = containers
    view = type.nibMakeForAppearance()
    standard = type.nibMakeForAppearance()
    depth = ClassReflection.lineage(of: type).reduce(containers.count) { count, _ in count + 1 }
  }

  /// Whether a view has the class, and is inside the containers.
  func applies(to target: UIView) -> Bool {
    guard target !== view, target !== standard, AppearanceProxy.isKind(target, type) else { return false }
    var remaining = containers[...]
    var responder: UIResponder? = target.superview ?? target.nibViewController
    while let container = remaining.first, let current = responder {
      if AppearanceProxy.isKind(current, container) { remaining.removeFirst() }
      responder = current.next
    }
    return remaining.isEmpty
  }

  private static func isKind(_ object: AnyObject, _ type: AnyClass) -> Bool {
    ClassReflection.lineage(of: Swift.type(of: object)).contains { $0 == type }
  }

  /// Sets the properties that a program has set, if those of the view have their default values.
  func apply(to target: UIView) {
    if let color = view.storedTintColor, target.storedTintColor == nil { target.tintColor = color }
    let copier = NibCopier()
    for row in NibAttributeTable.table(of: type).copying {
      guard let read = row.read, let copy = row.copy else { continue }
      let defaultValue = read(standard)
      guard !AppearanceProxy.areEqual(read(view), defaultValue),
        AppearanceProxy.areEqual(read(target), defaultValue)
      else { continue }
      copy(view, target, copier)
    }
  }

  /// Whether two values of a property are equal. Values that are not `Hashable` are compared by their
  /// descriptions.
  private static func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    let (a, b) = (a.flatMap(nibUnwrapped), b.flatMap(nibUnwrapped))
    if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
    return a.map { "\($0)" } == b.map { "\($0)" }
  }
}
