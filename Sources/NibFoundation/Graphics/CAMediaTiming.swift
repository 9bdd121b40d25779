// Functions and constants have Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// A number of seconds.
public typealias CFTimeInterval = TimeInterval

/// The time since the system was started, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// The timing of animations and layers.
public protocol CAMediaTiming: AnyObject {
  var beginTime: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
}

/// An object that runs when a property of a layer changes. It is not called.
public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// The progress of an animation over time, as a curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
  /// The two control points of the curve.
  private let points: [CGPoint]

  /// Creates a standard function.
  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .easeIn: [CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1)]
      case .easeOut: [.zero, CGPoint(x: 0.58, y: 1)]
      case .easeInEaseOut: [CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1)]
      case .default: [CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1)]
      default: [.zero, CGPoint(x: 1, y: 1)]
      }
  }

  /// Creates a function from the control points of its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [
      CGPoint(x: CGFloat(c1x), y: CGFloat(c1y)), CGPoint(x: CGFloat(c2x), y: CGFloat(c2y)),
    ]
  }

  /// Stores the coordinates of a control point, from 0 for the start to 3 for the end.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let point = ([.zero] + points + [CGPoint(x: 1, y: 1)])[min(max(0, index), 3)]
    values[0] = Float(point.x)
    values[1] = Float(point.y)
  }
}
