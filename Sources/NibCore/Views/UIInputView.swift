/// A view that replaces the keyboard or is shown above it.
open class UIInputView: UIView {}
