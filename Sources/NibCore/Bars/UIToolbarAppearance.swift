/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {}
