// Document 001: a view that is the root of its nib, and a view created in code that inserts another one from a nib.
import NibCore

NibSearchPath.add(folder: URL(fileURLWithPath: CommandLine.arguments[1]))

//: seed 001 "public class ExampleView: UIView, NibOwner {" to "}"
//: seed 001 "internal class InnerExampleView: UIView, NibOwner {" to "}"
//: seed 001 "public class CompoundExampleView: UIView {" to "}"

//: seed 001 "let view = ExampleView.fromNib()" to "let view = ExampleView.fromNib()"
precondition(
  view?.subviews.count == 1 && view?.subView === view?.subviews[0], "the nib's root is the view itself")
let compound = CompoundExampleView(frame: CGRect(x: 0, y: 0, width: 250, height: 250))
precondition(
  (compound.subviews.first as? InnerExampleView)?.subView != nil, "the outlet belongs to the inner view")
print("fromNib, and a compound view")
