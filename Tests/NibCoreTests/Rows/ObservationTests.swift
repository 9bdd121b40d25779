import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md A8, M16: changes of outlets can be observed.
@Suite struct ObservationTests {
  private let nib = TestNib.nib(
    "<view id=\"L\" customClass=\"LoggingLabel\"/><view id=\"R\"/>",
    owner: TestNib.connections(
      "<outlet property=\"leftView\" destination=\"L\" id=\"c1\"/>"
        + "<outlet property=\"rightView\" destination=\"R\" id=\"c2\"/>"))

  @Test("A8: An observer is notified before the next outlet is connected and before any awakeFromNib")
  func whileLoading() throws {
    let owner = ObservedOwner()
    let observer = KeyObserver()
    owner.addObserver(observer, forKeyPath: "leftView", options: [.old, .new], context: nil)
    let log = try LoadingLog.record { try nib.nibInstantiate(withOwner: owner) }
    #expect(log == ["init(coder:) LoggingLabel", "leftView changed, right nil", "awake LoggingLabel"])
    #expect(observer.changes.count == 1)
    #expect(observer.changes.first?[.newKey] as? UIView === owner.leftView)
    #expect(observer.changes.first?[.oldKey] == nil)
    #expect(observer.changes.first?[.kindKey] as? UInt == NSKeyValueChange.setting.rawValue)
  }

  @Test("A8 M16: $outlet.observe and observe(keyPath) report the same change") func closures() throws {
    let owner = ObservedOwner()
    var reports: [String] = []
    owner.$leftView.observe { reports.append("outlet \($0 == nil)") }
    let observation = owner.observe(\.leftView, options: [.old, .new, .prior, .initial]) { object, change in
      #expect(object === owner)
      reports.append("\(change.isPrior) \(change.newValue.map { $0 != nil } ?? false)")
    }
    try nib.nibInstantiate(withOwner: owner)
    #expect(reports == ["false false", "true false", "outlet false", "false true"])
    observation.invalidate()
    owner.leftView = nil
    #expect(reports.last == "outlet true")
  }

  @Test("M16: An observation ends with its token, and an observer with removeObserver") func ending() {
    let owner = ObservedOwner()
    let observer = KeyObserver()
    var count = 0
    do {
      let observation = owner.observe(\.rightView) { _, _ in count += 1 }
      owner.rightView = UIView()
      withExtendedLifetime(observation) {}
    }
    owner.rightView = nil
    #expect(count == 1)
    owner.addObserver(observer, forKeyPath: "rightView")
    owner.rightView = UIView()
    owner.removeObserver(observer, forKeyPath: "rightView")
    owner.rightView = nil
    #expect(observer.changes.count == 1)
  }

  @Test("M16: An observation can be ended in its callback, and inherited outlets can be observed")
  func endingInCallback() {
    let owner = DerivedOwner()
    var observation: NSKeyValueObservation?
    var count = 0
    observation = owner.observe(\.leftView) { _, _ in
      count += 1
      observation?.invalidate()
    }
    owner.leftView = UIView()
    owner.leftView = UIView()
    #expect(count == 1)
    let observer = KeyObserver()
    owner.addObserver(observer, forKeyPath: "leftView", options: [.initial, .new])
    #expect(observer.changes.count == 1)
    #expect(observer.changes.first?[.newKey] as? UIView === owner.leftView)
  }

  @Test("M16: Observing an unknown property or removing an unknown observer raises an exception")
  func errors() async {
    let unknown = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      ObservedOwner().addObserver(KeyObserver(), forKeyPath: "nope")
    }
    #expect(
      errorText(unknown).contains("this class has no @Outlet or @Inspectable property nope."))
    let removed = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      ObservedOwner().removeObserver(KeyObserver(), forKeyPath: "leftView")
    }
    #expect(
      errorText(removed).contains("for the key path \"leftView\" from <ObservedOwner 0x"))
  }
}

class ObservedOwner: UIResponder {
  @Outlet var leftView: UIView?
  @Outlet var rightView: UIView?
}

final class DerivedOwner: ObservedOwner {}

/// An observer in Apple's form, with one method for all keys.
final class KeyObserver: UIResponder {
  private(set) var changes: [[NSKeyValueChangeKey: Any]] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    changes.append(change ?? [:])
    let right = (object as? ObservedOwner)?.rightView
    LoadingLog.note("\(keyPath ?? "") changed, right \(right == nil ? "nil" : "set")")
  }
}
