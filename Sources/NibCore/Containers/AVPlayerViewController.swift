/// A video player, shown as a frame with its name.
package class AVPlayerViewController: UIViewController {
  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + [
        "videoGravity", "showsPlaybackControls", "allowsPictureInPicturePlayback",
        "updatesNowPlayingInfoCenter",
      ].map { .ignored($0, because: "a terminal plays no video") }
  }

  override func nibMakeDefaultView() -> UIView { nibMakePlaceholderView() }
}
