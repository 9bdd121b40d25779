extension Bundle {
  /// The bundle with the resources of the module that declares a class, or the main bundle if the module has none.
  public static func resources(of type: AnyClass) -> Bundle {
    guard let module = NibClassRegistry.module(of: type) else { return .main }
    return ResourceBundles.bundle(of: ResourceOwner(program: module)) ?? .main
  }
}
