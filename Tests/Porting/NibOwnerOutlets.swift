// Document 001: the inner view's outlets belong to the outer view, which is the nib's owner.
import NibCore

NibSearchPath.add(folder: URL(fileURLWithPath: CommandLine.arguments[1]))

//: seed 001 "internal class InnerExampleView: UIView, NibOwner {" to "}" 2
//: seed 001 "public class CompoundExampleView: UIView {" to "}" 2

let compound = CompoundExampleView(frame: CGRect(x: 0, y: 0, width: 250, height: 250))
precondition(compound.subView.superview === compound.subviews.first, "the outlet belongs to the owner")
print("fromNib(owner:)")
