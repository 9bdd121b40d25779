/// A view in the place of a keyboard, or above one.
open class UIInputView: UIView {}
