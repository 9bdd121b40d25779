/// One of the archives of a nib for different systems.
///
/// Until Xcode 12, a nib is a folder if its document uses what a version of iOS brought and the app also runs on older
/// systems: `runtime.nib` is for the oldest of them, and `objects-N+.nib` for iOS N and later. Each is complete.
struct NibVariant {
  /// The name of the file in the folder.
  let name: String
  let document: NibDocument
  let options: NibCompilerOptions

  /// The archives of a document; one if its nibs are files.
  static func all(of document: NibDocument, _ options: NibCompilerOptions) -> [NibVariant] {
    let style = CompilerStyle(document, options)
    guard let target = options.deploymentTarget, style.hasVariants else {
      return [NibVariant(name: oldest, document: document, options: options)]
    }
    let needsReplacement = style.hasSafeAreas && target < CompilerStyle.safeAreaVersion
    let replacement = needsReplacement ? SafeAreaReplacement(document).result : document
    return ([target] + style.laterSystems(for: document, after: target)).map { system in
      var options = options
      options.xcode = style.xcode
      options.deploymentTarget = system
      return NibVariant(
        name: system == target ? oldest : "objects-\(system)+.nib",
        document: system < CompilerStyle.safeAreaVersion ? replacement : document, options: options)
    }
  }

  private static let oldest = "runtime.nib"
}

extension CompilerStyle {
  /// The versions of iOS after the oldest one for each of which a nib has an archive of its own, as decimal numbers, in
  /// ascending order.
  fileprivate func laterSystems(for document: NibDocument, after target: Double) -> [Double] {
    var systems: [Double] = []
    // 28 of 28 nibs with such constraints; none of 155 others.
    if hasSafeAreas, !SafeAreaReplacement.usedGuides(of: document).isEmpty {
      systems.append(CompilerStyle.safeAreaVersion)
    }
    // 23 of 23 nibs with such cells; none of 119 others.
    if placesCellContent, CodedCollectionCell.hasPlacedContent(document) {
      systems.append(CodedCollectionCell.firstVersionWithConstraints)
    }
    return systems.filter { target < $0 }
  }
}
