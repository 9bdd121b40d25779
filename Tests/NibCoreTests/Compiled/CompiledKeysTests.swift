import Testing

@testable import NibCore
@testable import NibFormats

/// Compares the attributes of all classes with the keys of compiled nibs.
@Suite struct CompiledKeysTests {
  @Test("Every attribute has a key in compiled nibs, unless its key is listed as unknown")
  func codedAttributes() throws {
    let tables = "Sources/NibFormats/Schemas/Classes"
    for implemented in try ImplementedClass.all() {
      let name = implemented.name
      guard let coded = ClassSchemas.uiKit.named(name) else {
        #expect(
          Self.classesWithoutTable.contains(name),
          "\(name) is not read from compiled nibs: add a ClassSchema for it in \(tables)")
        continue
      }
      #expect(
        !Self.classesWithoutTable.contains(name), "\(name) has a ClassSchema now: remove it from the list")
      let missing = Self.missing(implemented.type, coded)
      let known = Set(coded.lineage.flatMap { Self.unknownKeys[$0] ?? [] })
      for attribute in missing.subtracting(known).sorted() {
        Issue.record("\(name) reads \(attribute), which has no key in compiled nibs: add a row in \(tables)")
      }
      for attribute in Set(Self.unknownKeys[name] ?? []).subtracting(missing) {
        Issue.record("the key of \(name)'s \(attribute) is known now: remove it from this test")
      }
    }
  }

  /// The attributes and keyed children of a class that no row of its table handles.
  private static func missing(_ type: any NibDecodable.Type, _ coded: ClassSchema) -> Set<String> {
    Set(
      type.nibAttributes.filter { row in
        guard row.source == .attribute || row.source == .child, row.ignoredBecause == nil else {
          return false
        }
        let parts: [PropertySchema.Part] = [.attribute(row.name), .keyed(row.name), .element(row.name)]
        return coded.parts.isDisjoint(with: parts) && !structure.contains(row.name)
      }.map(\.name))
  }

  /// Attributes about an element's position in the document, which are not properties of its object.
  private static let structure: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "sceneMemberID",
    "storyboardName", "referencedIdentifier", "simulatedScreenMetrics", "nil", "size",
    "collectionReusableView",
  ]

  /// Attributes whose keys are not known, because no compiled nib with them was available. `nibterm compile`
  /// reports them.
  private static let unknownKeys: [String: [String]] = [
    "UIButton": [
      "configuration", "focused", "role", "changesSelectionAsPrimaryAction", "showsMenuAsPrimaryAction",
    ],
    "UICollectionViewFlowLayout": ["automaticEstimatedItemSize"],
    "UIDatePicker": ["timeZone"],
    "UIImageView": ["preferredSymbolConfiguration"],
    "UINavigationBar": [
      "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance",
    ],
    "UIPageViewController": ["viewControllers"],
    "UIRefreshControl": ["attributedTitle"],
    "UIScrollView": ["scrollsToTop", "refreshControl", "contentSize"],
    "UISplitViewController": [
      "minimumPrimaryColumnWidth", "maximumPrimaryColumnWidth", "preferredPrimaryColumnWidthFraction",
      "preferredDisplayMode",
    ],
    "UISwitch": ["preferredStyle"],
    "UITabBar": ["standardAppearance", "scrollEdgeAppearance"],
    "UITableViewCell": ["multipleSelectionBackgroundView", "contentConfiguration"],
    "UITabBarController": ["selectedViewController", "selectedIndex"],
    "UITextField": ["allowsEditingTextAttributes"],
    "UITextView": ["clearsOnInsertion", "textContainerInset"],
    "UIToolbar": [
      "standardAppearance", "compactAppearance", "scrollEdgeAppearance", "compactScrollEdgeAppearance",
    ],
    "UIWindow": ["rootViewController"],
  ]

  /// Classes that compiled nibs contain in a form that is not known, and the abstract `UIBarItem`.
  private static let classesWithoutTable: Set<String> = [
    "ARSCNView", "ARSKView", "ARView", "AVPlayerViewController", "GLKView", "GLKViewController",
    "MPVolumeView",
    "MTKView", "PDFView", "PHLivePhotoView", "PKCanvasView", "SCNView", "SKView", "UIBarAppearance",
    "UIBarItem",
    "UIActivityViewController", "UIAlertController", "UICollectionViewCompositionalLayout",
    "UICollectionViewListCell", "UIColorWell", "UIContentUnavailableView", "UIHostingController",
    "UIImagePickerController", "UIInputView", "UIListContentView", "UINavigationBarAppearance",
    "UISearchController", "UISearchTextField",
    "UITabBarAppearance", "UIToolbarAppearance",
  ]
}
