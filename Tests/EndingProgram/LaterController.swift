import Foundation
import NibCore

/// Changes labels in every way in which work reaches the main run loop, without a key.
final class LaterController: UIViewController {
  private var labels: [UILabel] = []
  private var pulses = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in 0..<8 {
      let label = UILabel(frame: CGRect(x: 0, y: row * 16, width: 400, height: 16))
      label.text = "waiting"
      labels.append(label)
      view.addSubview(label)
    }
    startTimers()
    startBlocks()
    pulse()
  }

  /// Shows text in a row. Work on the main run loop may use the controller.
  private func changes(_ row: Int, _ text: String) -> @Sendable () -> Void {
    let unchecked = Unchecked(controller: self)
    return { unchecked.controller.labels[row].text = text }
  }

  private func startTimers() {
    let (scheduled, added) = (changes(0, "scheduled timer"), changes(1, "added timer"))
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in scheduled() }
    RunLoop.main.add(Timer(timeInterval: 0.15, repeats: false) { _ in added() }, forMode: .common)
    let alert = Unchecked(controller: self)
    _ = Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { _ in
      alert.controller.present(
        UIAlertController(title: "Alert of a timer", message: nil, preferredStyle: .alert), animated: true)
    }
  }

  private func startBlocks() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: changes(2, "dispatched"))
    let (operation, task) = (changes(3, "operation"), changes(4, "task"))
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.25)
      OperationQueue.main.addOperation(operation)
    }
    Task { @MainActor in
      try await Task.sleep(nanoseconds: 300_000_000)
      task()
    }
    let posted = changes(5, "notified")
    let name = Notification.Name("LaterController")
    _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in posted() }
    Thread.detachNewThread {
      Thread.sleep(forTimeInterval: 0.35)
      NotificationCenter.default.post(name: name, object: nil)
    }
    let performed = changes(6, "performed")
    RunLoop.main.perform(inModes: [.default]) { performed() }
  }

  /// An endless animation.
  private func pulse() {
    UIView.animate(withDuration: 0.05) {
      self.view.alpha = 0.5
    } completion: { _ in
      self.pulses += 1
      self.labels[7].text = self.pulses < 5 ? "pulse" : "pulses"
      self.pulse()
    }
  }

  private struct Unchecked: @unchecked Sendable { let controller: LaterController }
}
