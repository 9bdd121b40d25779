/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {}
