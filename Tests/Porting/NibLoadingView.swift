// Document 000: a base class that loads the nib with its subclass's name and refers to its root weakly, and a subclass.
import NibCore

NibSearchPath.add(folder: URL(fileURLWithPath: CommandLine.arguments[1]))

//: seed 000 "class NibLoadingView: UIView {" to "}"

final class Badge: NibLoadingView {
  @Outlet(.weak) var nameLabel: UILabel!
}

let badge = Badge(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
precondition(
  badge.subviews.count == 1 && badge.view === badge.subviews[0],
  "the weakly referenced view is kept alive by its superview")
precondition(badge.nameLabel.text == "Badge", "the outlets belong to the owner")
precondition(badge.view.frame == badge.bounds, "the root fills the view")
badge.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
badge.layoutIfNeeded()
precondition(badge.view.frame == badge.bounds, "the root follows the view's size")
print("a view that loads its own nib")
