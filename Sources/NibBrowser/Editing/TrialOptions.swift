import NibAnalysis
import NibCore

/// The layout options with which a remedy must be right, besides those with which the document is shown: a size of the root
/// view with which its constraints do not conflict, or otherwise a common device.
struct TrialOptions {
  /// The other layout options with which remedies are tried.
  private(set) var all: [LayoutOptions] = []
  /// The device of the options; `nil` if they choose a size.
  private(set) var device: Device?

  /// The minimum width in points of a common phone.
  private static let commonWidth = 375.0

  init(_ session: BrowserSession) {
    guard let open = session.open, let loaded = open.loaded,
      let view = session.selectedView ?? session.currentPicture?.view
    else { return }
    var options = open.options
    let needed = NibEnvironment.$current.withValue(loaded.environment) {
      NeededSize(of: ExplainedLayout(of: view), options)
    }
    if let needed, needed.root === session.currentPicture?.view {
      options.size = needed.size
      all = [options]
      return
    }
    let shown = loaded.environment.device
    device = LayoutSettings.commonDevices(for: loaded.document).first {
      $0.idiom == shown.idiom && $0.id != shown.id && $0.width >= TrialOptions.commonWidth
    }
    guard let device else { return }
    options.device = device
    (options.size, options.isLandscape) = (nil, nil)
    all = [options]
  }
}
