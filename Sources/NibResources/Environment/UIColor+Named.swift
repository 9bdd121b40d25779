extension UIColor {
  /// Creates the color with the given name in the bundle's asset catalog; `nil` if there is none. The catalog
  /// must be in the bundle as a folder, not compiled. Without a bundle, all catalogs of the program's resources are
  /// searched too.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith traits: UITraitCollection? = nil
  ) {
    let isOfProgram = bundle == nil || bundle == .main
    let idiom = UITraitCollection.current.userInterfaceIdiom
    let catalogs = isOfProgram ? NibEnvironment.current.catalogs : nil
    let catalogColor = try? catalogs?.color(named: name, for: idiom)?.get()
    guard let color = catalogColor ?? ColorSet.color(named: name, in: bundle ?? .main, for: idiom) else {
      return nil
    }
    self.init(nibNamed: name, fallback: traits.map(color.resolvedColor) ?? color)
  }
}
