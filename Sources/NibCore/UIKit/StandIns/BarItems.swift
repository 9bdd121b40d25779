open class UIBarItem: NSObject {}
open class UIBarButtonItem: UIBarItem { weak var target: AnyObject?; var action: Selector? }
open class UITabBarItem: UIBarItem { var title: String?; init(title: String?, image: UIImage?, tag: Int) { self.title = title } }
open class UINavigationItem: NSObject { var title: String?; init(title: String) { self.title = title } }
