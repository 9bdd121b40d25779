import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md A35: awakeAfter(using:).
@Suite struct ReplacementTests {
  private func load(_ customClass: String) throws -> LoggingView {
    let objects = """
      <view id="A" customClass="LoggingView"><subviews><view id="B" customClass="\(customClass)" tag="1"/></subviews>
      <connections><outlet property="other" destination="B" id="c"/></connections></view>
      """
    return try #require(try TestNib.nib(objects).nibInstantiate(withOwner: nil).first as? LoggingView)
  }

  @Test("A35: A replacement made in code gets the original's position, outlets and awakeFromNib")
  func madeInCode() throws {
    var view: LoggingView?
    let log = try LoadingLog.record { view = try load("ReplacedView") }
    #expect(view?.subviews.map(\.tag) == [2])
    #expect(view?.other === view?.subviews.first)
    #expect(log.filter { $0.hasPrefix("awake Repl") } == ["awake ReplacedView 2"])
  }

  @Test("A35: A replacement from another nib is awakened only by that nib") func madeByNib() throws {
    var view: LoggingView?
    let log = try LoadingLog.record { view = try load("NibReplacedView") }
    #expect(view?.subviews.map(\.tag) == [7])
    #expect(view?.subviews.first?.subviews.count == 1)
    #expect(view?.other === view?.subviews.first)
    #expect(log.filter { $0.hasPrefix("awake Nib") } == ["awake NibReplacedView 7"])
  }

  @Test("A35: An object whose awakeAfter(using:) returns nil is left out") func leftOut() throws {
    let view = try load("VanishingView")
    #expect(view.subviews.isEmpty)
    #expect(view.other == nil)
  }
}

final class ReplacedView: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? {
    let replacement = ReplacedView()
    replacement.tag = 2
    return replacement
  }

  override func awakeFromNib() { LoadingLog.note("awake ReplacedView \(tag)") }
}

/// A view that other nibs contain without content, and that is then replaced from its own nib.
final class NibReplacedView: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? {
    guard subviews.isEmpty else { return self }
    let nib = TestNib.nib(
      "<view id=\"A\" customClass=\"NibReplacedView\" tag=\"7\"><subviews><view id=\"B\"/></subviews></view>")
    return nib.instantiate(withOwner: nil).first
  }

  override func awakeFromNib() { LoadingLog.note("awake NibReplacedView \(tag)") }
}

final class VanishingView: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? { nil }
}
