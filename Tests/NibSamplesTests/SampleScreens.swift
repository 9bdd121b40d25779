import Foundation
import NibCore
import Testing

@testable import NibSamples

/// Screens of samples for tests, on a phone of 375 x 667 points with two pixels per point.
enum SampleScreens {
  static let phone = NibEnvironment(device: Device.named("retina4_7") ?? .terminal)

  /// Runs a block with the phone as the device.
  static func onPhone<Result>(_ body: () throws -> Result) rethrows -> Result {
    SampleNibs.register()
    return try NibEnvironment.$current.withValue(phone) { try body() }
  }

  /// The controller of a screen, shown in a window of the phone's size.
  static func controller<Controller: UIViewController>(_ sample: String, _ screen: String) throws
    -> Controller
  {
    try onPhone {
      let made = try #require(try Sample.named(sample)?.screen(named: screen)?.make())
      let window = UIWindow(nibShowing: made)
      defer { window.nibClose() }
      return try #require(made as? Controller)
    }
  }
}
