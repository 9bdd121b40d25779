import Foundation
import Testing

@testable import NibCore

/// docs/behaviours.md A10-A13: actions.
@Suite struct ActionTests {
  private func button(_ selector: String, destination: String = "-1") -> String {
    """
    <view id="V"><subviews><control id="B"/></subviews></view>
    """.replacingOccurrences(
      of: "<control id=\"B\"/>",
      with: "<control id=\"B\"><connections><action selector=\"\(selector)\" destination=\"\(destination)\" "
        + "eventType=\"touchUpInside\" id=\"a\"/></connections></control>")
  }

  private func control(_ selector: String, destination: String = "-1", owner: TestOwner) throws -> UIControl {
    let nib = TestNib.nib(button(selector, destination: destination))
    let root = try #require(try nib.nibInstantiate(withOwner: owner).first as? UIView)
    return try #require(root.subviews.first as? UIControl)
  }

  @Test("A11: The selector of an action has no, one or two arguments") func arguments() throws {
    for (selector, expected) in [
      ("addItem", "addItem"), ("tapped:", "tapped UIControl"), ("tapped:event:", "event"),
    ] {
      let owner = TestOwner()
      try control(selector, owner: owner).nibSendActions(for: .touchUpInside, event: nil)
      #expect(owner.pressed == [expected])
    }
  }

  @Test("A10: A wrong selector is an error when the event is sent, not during loading")
  func unknownSelector() throws {
    let owner = TestOwner()
    let control = try control("doIt:", owner: owner)
    #expect {
      try control.nibSendActions(for: .touchUpInside, event: nil)
    } throws: { error in
      let exception = error as? NibException
      return exception?.name == "NSInvalidArgumentException"
        && exception?.reason.hasPrefix("-[TestOwner doIt:]: unrecognized selector sent to instance 0x")
          == true
    }
  }

  @Test("A12: An action to First Responder follows the responder chain, and needs no receiver")
  func responderChain() throws {
    let owner = TestOwner()
    let control = try control("cut:", destination: "-2", owner: owner)
    try control.nibSendActions(for: .touchUpInside, event: nil)
    let controller = Controller()
    controller.view = UIView()
    controller.view.addSubview(control)
    try control.nibSendActions(for: .touchUpInside, event: nil)
    #expect(controller.cuts == 1)
  }

  @Test("A13: A control holds its target weakly and adds it only once") func weakTarget() throws {
    let control = UIControl()
    let owner = TestOwner()
    control.addTarget(owner, action: "addItem", for: .touchUpInside)
    control.addTarget(owner, action: "addItem", for: .touchUpInside)
    try control.nibSendActions(for: .touchUpInside, event: nil)
    #expect(owner.pressed == ["addItem"])
    weak var gone: TestOwner?
    do {
      let short = TestOwner()
      gone = short
      control.addTarget(short, action: "addItem", for: .touchDown)
    }
    #expect(gone == nil)
    try control.nibSendActions(for: .touchDown, event: nil)
  }

  @Test("A12 A13: An action without a target is not confused with that of a target that no longer exists")
  func actionWithoutTarget() throws {
    let control = UIControl()
    do { control.addTarget(TestOwner(), action: "cut:", for: .touchDown) }
    control.addTarget(nil, action: "cut:", for: .touchUpInside)
    let controller = Controller()
    controller.view = UIView()
    controller.view.addSubview(control)
    try control.nibSendActions(for: .touchUpInside, event: nil)
    #expect(controller.cuts == 1)
  }
}

private final class Controller: UIViewController {
  var cuts = 0
  override class var nibActions: [NibAction] { [NibAction("cut:", Controller.cut)] }
  func cut(_ sender: Any) { cuts += 1 }
}
