/// A view that replaces the on-screen keyboard or is shown above it. Here it is a plain view with UIKit's name.
open class UIInputView: UIView {}
