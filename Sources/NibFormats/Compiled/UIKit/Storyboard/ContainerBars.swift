/// The bars of a container controller, which show the items of the controllers inside it.
struct ContainerBars {
  private let container: NibElement
  private let compilation: CodedCompilation
  private let children: [NibElement]

  /// - Parameter children: the controllers inside the container, in its order.
  init(of container: NibElement, _ children: [NibElement], _ compilation: CodedCompilation) {
    self.container = container
    self.compilation = compilation
    self.children = children
  }

  /// Completes the objects of the bars.
  ///
  /// - Parameter owner: the number of the container.
  func compile(owner: Int) {
    if let element = container.child(key: "navigationBar"), let bar = compilation.number(of: element) {
      let items = items("navigationItem")
      complete(bar, items, owner: owner)
      for item in items { compilation.set("UINavigationBar", .object(bar), of: item) }
      placeNavigationBar(bar, element)
    }
    if let element = container.child(key: "tabBar"), let bar = compilation.number(of: element) {
      complete(bar, items("tabBarItem"), owner: owner)
    }
    if let element = container.child(key: "toolbar"), let bar = compilation.number(of: element) {
      if element.child(named: "items") == nil { compilation.set("UIItems", compilation.list([]), of: bar) }
      place(bar, position: 1, mask: 10)
    }
  }

  /// The numbers of the items of the controllers inside the container.
  private func items(_ key: String) -> [Int] {
    children.compactMap { $0.child(key: key) }.compactMap { compilation.number(of: $0) }
  }

  private func complete(_ bar: Int, _ items: [Int], owner: Int) {
    if !items.isEmpty {
      let list = compilation.list(items.map { .object($0) }, "NSMutableArray")
      compilation.set("UIItems", list, of: bar)
    }
    compilation.set("UIDelegate", .object(owner), of: bar)
  }

  /// The height of navigation bars in nibs of Xcode 12 and later, whatever the document says. Their width is 0.
  private static let navigationBarHeight = 50.0

  private func placeNavigationBar(_ bar: Int, _ element: NibElement) {
    let frame = element.savedFrame
    let saved = compilation.style.keepsNavigationBarHeight ? frame?.height : nil
    let height = saved ?? Self.navigationBarHeight
    let width = compilation.style.keepsNavigationBarWidth ? frame?.width ?? 0 : 0
    compilation.replace("UIBounds", CodedGeometry.value([0, 0, width, height]), of: bar)
    compilation.replace("UICenter", CodedGeometry.value([width / 2, (frame?.y ?? 0) + height / 2]), of: bar)
    if element.bool("largeTitles") == true {
      compilation.replace(
        "UIViewContentCompressionResistancePriority", compilation.string("{750, 750}"), of: bar)
    }
    place(bar, position: 2, mask: 2)
  }

  /// Sets what all bars of containers have.
  ///
  /// - Parameters:
  ///   - position: UIKit's number for the edge of the screen.
  ///   - mask: the autoresizing mask.
  private func place(_ bar: Int, position: Int64, mask: Int64) {
    compilation.set("UIBarPosition", .integer(position), of: bar)
    compilation.replace("UIAutoresizingMask", .integer(mask), of: bar)
    compilation.replace("UIViewContentHuggingPriority", compilation.string("{250, 250}"), of: bar)
    compilation.replace("UIOpaque", nil, of: bar)
  }
}
