/// Panes beside each other, the master first; the terminal shows that one.
open class UISplitViewController: NibPaneController {
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .handled("minimumPrimaryColumnWidth"), .handled("maximumPrimaryColumnWidth"),
      .handled("preferredPrimaryColumnWidthFraction"), .handled("allowDoubleColumnStyle"),
      .handled("preferredDisplayMode"), .handled("behavior"), .handled("presentsWithGesture"),
      .handled("primaryBackgroundStyle"), .handled("style"),
    ]
  }
}
