import NibCore
import Synchronization
import Testing

/// docs/behaviours.md A24, A25, I8, D12: the reports of a running program, in UIKit's words.
@Suite struct ProblemLogTests {
  /// The reports of a log that is open while `body` runs.
  private func reports(_ body: () throws -> Void) rethrows -> [String] {
    let log = ProblemLog()
    let written = Written()
    log.open { written.add($0) }
    try ProblemLog.$current.withValue(log, operation: body)
    return written.all
  }

  private final class Written: Sendable {
    private let lines = Mutex<[String]>([])
    func add(_ text: String) { lines.withLock { $0.append(text) } }
    var all: [String] { lines.withLock { $0 } }
  }

  // MARK: Loading

  private static let attributed = """
    <view id="A" customClass="LoggingView"><userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="string" keyPath="foo" value="x"/>
    </userDefinedRuntimeAttributes></view>
    """

  @Test("A24: A runtime attribute that fails is reported without addresses, once for all loads")
  func runtimeAttributes() throws {
    let found = try reports {
      for _ in 0..<3 { try TestNib.nib(Self.attributed).nibInstantiate(withOwner: nil) }
    }
    #expect(
      found == [
        "Failed to set (foo) user defined inspected property on (LoggingView): [<LoggingView> "
          + "setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key foo.\n    data:7:1"
      ])
  }

  @Test("The parts of a prototype are not taken for misplaced objects") func prototypes() throws {
    let cell = """
      <tableViewCell reuseIdentifier="a" id="c"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="v"/>
      <color key="backgroundColor" white="1" alpha="1"/><connections/></tableViewCell>
      """
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507">
      <scenes><scene sceneID="s"><objects><tableViewController storyboardIdentifier="list" id="list">
      <tableView key="view" dataMode="prototypes" id="t"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <prototypes>\(cell)</prototypes></tableView></tableViewController></objects></scene></scenes></document>
      """
    let document = try NibReader.read([UInt8](text.utf8), file: "Main.storyboard")
    let found = reports {
      let list = UIStoryboard(nibDocument: document).instantiateViewController(withIdentifier: "list")
      let table = (list as? UITableViewController)?.tableView
      #expect(table?.dequeueReusableCell(withIdentifier: "a")?.backgroundColor == UIColor(white: 1, alpha: 1))
    }
    #expect(found == [])
  }

  @Test("A25: An unknown class is reported before the exception for its outlet is raised")
  func unknownClass() throws {
    let objects = """
      <view id="A" customClass="Missing" customModule="Nibbage" customModuleProvider="target"><connections>
      <outlet property="nobody" destination="A" id="c"/></connections></view>
      """
    let found = reports { #expect(TestNib.exception(TestNib.nib(objects)) != nil) }
    #expect(
      found == ["Unknown class _TtC7Nibbage7Missing in Interface Builder file.\n    data:6:14"])
  }

  @Test("Lenient loading reports an unknown class, but not the members that only this class has")
  func unknownMembers() throws {
    let objects = """
      <view id="A" customClass="Missing"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="foo" value="x"/></userDefinedRuntimeAttributes>
      <connections><outlet property="nobody" destination="A" id="c"/></connections></view>
      <view id="B"><connections><outlet property="nobody" destination="A" id="d"/></connections></view>
      """
    let found = try reports { try TestNib.nib(objects, mode: .lenient).nibInstantiate(withOwner: nil) }
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("Unknown class Missing in Interface Builder file.") == true)
    #expect(
      found.last?.hasPrefix(
        "[<UIView> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key nobody."
      )
        == true)
  }

  @Test("An object that contains itself is left out and reported") func selfContainment() throws {
    let objects = """
      <view id="A"><subviews><view reference="A"/></subviews></view>
      """
    let found = try reports { try TestNib.nib(objects).nibInstantiate(withOwner: nil) }
    #expect(found.count == 1)
    #expect(found.first?.contains("contains itself") == true)
  }

  // MARK: Layout

  /// A view with a subview that has two required widths.
  private func conflictingView() -> (root: UIView, width: NSLayoutConstraint) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 20), width,
      box.widthAnchor.constraint(equalToConstant: 150),
    ])
    return (root, width)
  }

  @Test("I8: A conflict is reported once for all layouts") func conflicts() {
    let found = reports {
      let (root, width) = conflictingView()
      for step in 0..<50 {
        root.frame.size.width = 320 + CGFloat(step)
        width.constant = CGFloat(step)
        root.layoutIfNeeded()
      }
    }
    #expect(
      found == [
        """
        Unable to simultaneously satisfy constraints.
            Probably at least one of the constraints in the following list is one you don't want.\u{20}
            Try this:\u{20}
                (1) look at each constraint and try to figure out which you don't expect;\u{20}
                (2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
        (
            "<NSLayoutConstraint UIView.width == 0   (active)>",
            "<NSLayoutConstraint UIView.width == 150   (active)>"
        )

        Will attempt to recover by breaking constraint\u{20}
        <NSLayoutConstraint UIView.width == 150   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also \
        be helpful.
        """
      ])
  }

  @Test("A layout without conflicts reports nothing, even if it was solved more than once")
  func noConflicts() {
    let found = reports {
      let (root, width) = conflictingView()
      width.isActive = false
      root.layoutIfNeeded()
      root.frame.size.width = 100
      root.layoutIfNeeded()
    }
    #expect(found == [])
  }

  // MARK: The log itself

  @Test("Reports wait until the log is opened, and only the first call opens it") func waitingReports() {
    let log = ProblemLog()
    let (first, second) = (Written(), Written())
    log.report("one")
    log.report("two")
    log.report("one")
    log.open { first.add($0) }
    log.open { second.add($0) }
    log.report("three")
    log.report("two")
    #expect(first.all == ["one", "two", "three"])
    #expect(second.all == [])
  }

  @Test("A log ends after 500 reports, and long reports are shortened") func bounds() {
    let found = reports {
      for number in 0..<2_000 { ProblemLog.current.report("problem \(number)") }
    }
    #expect(found.count == 501)
    #expect(found.last == "There are more problems. They are not reported.")
    let long = reports { ProblemLog.current.report(String(repeating: "long ", count: 100_000)) }
    #expect(long.map { $0.utf8.count < 30_000 } == [true])
  }
}
