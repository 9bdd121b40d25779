// Document 000: the base class that loads the nib named after itself and holds its view weakly, and a subclass.
import NibCore

NibSearchPath.add(folder: URL(fileURLWithPath: CommandLine.arguments[1]))

//: seed 000 "class NibLoadingView: UIView {" to "}"

final class Badge: NibLoadingView {
  @Outlet(.weak) var nameLabel: UILabel!
}

let badge = Badge(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
precondition(badge.subviews.count == 1 && badge.view === badge.subviews[0], "the weak view lives")
precondition(badge.nameLabel.text == "Badge", "outlets are the owner's")
precondition(badge.view.frame == badge.bounds, "the root fills the view")
badge.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
badge.layoutIfNeeded()
precondition(badge.view.frame == badge.bounds, "the root follows")
print("a view that loads its own nib")
