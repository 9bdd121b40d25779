import Foundation

/// The drawings that a program has begun on the current thread, the innermost one last.
enum GraphicsStack {
  private static let key = "NibTerm.GraphicsStack"

  private static var contexts: [CGContext] {
    get { Thread.current.threadDictionary[key] as? [CGContext] ?? [] }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  static var last: CGContext? { contexts.last }
  static func push(_ context: CGContext) { contexts.append(context) }
  static func pop() { _ = contexts.popLast() }
}
