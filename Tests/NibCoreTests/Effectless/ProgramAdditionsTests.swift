import Foundation
import Testing

@testable import NibCore

/// Members of UIKit and Foundation that programs for iOS use and that have an effect in a terminal.
@Suite struct ProgramAdditionsTests {
  @Test("Messages are written to the log with their arguments, also repeatedly") func logging() {
    let log = OSLog(subsystem: "a", category: "net")
    let found = remarks {
      os_log("%{public}@ has %d items", log: log, type: .error, "List", 3)
      os_log("plain")
      os_log("plain")
      Logger(subsystem: "a", category: "").debug("value \(5, privacy: .public)")
    }
    #expect(found == ["net: error: List has 3 items", "plain", "plain", "debug: value 5"])
  }

  @Test("A font grows with the user's text size") func fontMetrics() {
    let font = UIFont.systemFont(ofSize: 17)
    let environment = NibEnvironment(device: .terminal, contentSize: .accessibilityMedium)
    let scaled = NibEnvironment.$current.withValue(environment) {
      UIFontMetrics(forTextStyle: .body).scaledFont(for: font)
    }
    #expect(scaled.pointSize == 28)
    #expect(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 10).pointSize == 10)
  }

  @Test("The layout guides of a controller cover its bars") func layoutGuides() {
    let controller = UIViewController()
    let label = UIView(frame: .zero)
    controller.view.addSubview(label)
    label.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor).isActive = true
    #expect(controller.topLayoutGuide === controller.topLayoutGuide)
    #expect(controller.bottomLayoutGuide.length == controller.view.safeAreaInsets.bottom)
  }

  @Test("A window in another appearance gives it to its views") func appearance() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let view = UIView(frame: .zero)
    window.addSubview(view)
    window.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    window.overrideUserInterfaceStyle = .unspecified
    #expect(view.traitCollection.userInterfaceStyle == .light)
  }

  @Test("A view is told before and after its window changes") func windowChanges() {
    final class Watcher: UIView {
      var events: [String] = []
      override func willMove(toWindow newWindow: UIWindow?) { events.append(newWindow == nil ? "out" : "in") }
    }
    let window = UIWindow(frame: .zero)
    let watcher = Watcher(frame: .zero)
    window.addSubview(watcher)
    watcher.removeFromSuperview()
    #expect(watcher.events == ["in", "out"])
  }

  @Test("Two subviews are exchanged") func exchange() {
    let view = UIView(frame: .zero)
    let parts = (0..<3).map { _ in UIView(frame: .zero) }
    for part in parts { view.addSubview(part) }
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(view.subviews == [parts[2], parts[1], parts[0]])
  }

  @Test("Values, index paths and settings have UIKit's accessors") func foundation() {
    let path = IndexPath(row: 3, section: 2) as NSIndexPath
    #expect((path.section, path.row, path.item) == (2, 3, 3))
    #expect(NSCoder.string(for: CGRect(x: 1, y: 2, width: 3.5, height: 4)) == "{{1, 2}, {3.5, 4}}")
    #expect(autoreleasepool { 1 } == 1)
    #expect(NSEC_PER_SEC == 1_000_000_000)
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("The font families of iOS are listed with their faces") func fontFamilies() {
    #expect(UIFont.familyNames.contains("Helvetica Neue"))
    #expect(UIFont.fontNames(forFamilyName: "Helvetica Neue").contains("HelveticaNeue-Bold"))
    #expect(UIFont.fontNames(forFamilyName: "Unknown").isEmpty)
  }

  @Test("Cells and actions can be created without arguments") func emptyInitializers() {
    #expect(UITableViewCell().textLabel != nil)
    #expect(UIAlertAction().title == nil)
  }

  @Test("A custom transition is accepted, and a remark says that it is not shown") func transitions() {
    final class Transition: NSObject, UIViewControllerTransitioningDelegate,
      UIViewControllerAnimatedTransitioning
    {
      func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        1
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        context.completeTransition(context.view(forKey: .to) != nil)
      }
    }
    let transition = Transition()
    let found = remarks { UIViewController().transitioningDelegate = transition }
    #expect(found == [EffectlessFeature.transitions.rawValue])
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.update(0.5)
    #expect(interaction.percentComplete == 0.5)
  }

  @Test("A spelling checker without a list of words finds no mistakes outside letters") func spelling() {
    let checker = UITextChecker()
    let range = checker.rangeOfMisspelledWord(
      in: "12 34", range: NSRange(location: 0, length: 5), startingAt: 0, wrap: false, language: "en")
    #expect(range.location == NSNotFound)
  }
}
