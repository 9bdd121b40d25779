open class UINavigationController: UIViewController {}
open class UITabBarController: UIViewController {}
