import NibCore
import NibEditing

extension EditResources {
  /// The colors of the system, and the colors and images of the project of a document.
  package init(around file: String) {
    let catalogs = AssetCatalogs(around: file)
    let color: @Sendable (String) -> UIColor? = { name in
      guard case .success(let color)? = catalogs.color(named: name, for: .phone) else { return nil }
      return color
    }
    self.init(
      systemColors: SystemColor.allCases.map(\.rawValue),
      isNamedColor: { catalogs.color(named: $0, for: .phone) != nil },
      components: { value in
        switch value {
        case .system(let name): SystemColor(rawValue: name)?.components(for: .light).savedComponents
        case .named(let name): color(name)?.nibComponents().documentComponents
        default: nil
        }
      },
      imageSize: { name, isSymbol in
        if isSymbol { return SymbolSizes.size(of: name) }
        return catalogs.imageSize(named: name, for: UITraitCollection()).map {
          NibSize(width: Double($0.width), height: Double($0.height))
        }
      })
    catalogColors = { catalogs.colorNames }
    catalogImages = { catalogs.imageNames }
    screenSize = { $0.deviceScreenSize }
  }
}

extension NibDocument {
  /// The size of the screen of the document's device, in its orientation, in points; `nil` if it names none that is known.
  fileprivate var deviceScreenSize: NibSize? {
    guard let device = savedDevice, device.idiom != .terminal else { return nil }
    let size = device.screenSize(isLandscape: root.child(named: "device")?["orientation"] == "landscape")
    return NibSize(width: Double(size.width), height: Double(size.height))
  }
}

extension ColorComponents {
  /// The components in the form in which documents save those of the system: grays have a space of their own.
  fileprivate var savedComponents: NibColorComponents {
    red == green && green == blue ? NibColorComponents(white: red, alpha: alpha) : documentComponents
  }

  fileprivate var documentComponents: NibColorComponents {
    NibColorComponents(red: red, green: green, blue: blue, alpha: alpha)
  }
}
