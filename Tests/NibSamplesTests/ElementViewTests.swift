import Foundation
import NibCore
import Testing

@testable import NibSamples

/// The nibs of the Elements demo, measured for a terminal and for a phone.
@Suite struct ElementViewTests {
  static let environments = [
    NibEnvironment(device: .terminal), NibEnvironment(device: Device.named("retina4_7") ?? .terminal),
  ]

  init() { SampleNibs.register() }

  private func element() throws -> Element {
    try #require(try ElementsStore.elements(in: SampleNibs.elements).first { $0.symbol == "Na" })
  }

  private func store() -> ElementsStore {
    ElementsStore(elements: [], favorites: Favorites(file: "/dev/null/favourites"))
  }

  @Test("C10 F5: One class is used in the row's nib, in the detail's nib and in code")
  func sharedClass() throws {
    let cell = try #require(UINib(nibName: "ElementCell", bundle: nil).instantiate(withOwner: nil).first)
    let inCell = try #require((cell as? ElementCell)?.elementView)
    let detail = ElementDetailController(element: try element(), store: store())
    detail.loadViewIfNeeded()
    for view in [inCell, try #require(detail.elementView), ElementView(frame: .zero)] {
      #expect(view.subviews.map { $0 === view.view } == [true])
      #expect(view.symbolLabel != nil)
    }
  }

  @Test("C4: A view created in code loads its nib") func viewInCode() throws {
    let view = ElementView(frame: CGRect(x: 0, y: 0, width: 640, height: 32))
    #expect(view.subviews.count == 1)
    #expect(view.view === view.subviews.first)
    #expect(view.view.frame == CGRect(x: 0, y: 0, width: 640, height: 32))
    #expect(view.backgroundColor == .clear)
    view.show(try element(), isFavorite: true)
    #expect(view.symbolLabel.text == "Na")
    #expect(!view.favoriteLabel.isHidden)
    view.frame.size = CGSize(width: 960, height: 64)
    view.layoutIfNeeded()
    #expect(view.view.frame == CGRect(x: 0, y: 0, width: 960, height: 64))
    #expect(!view.heatView.isHidden)
  }

  @Test("Narrow views hide the parts that do not fit") func narrowViews() {
    let widths: [CGFloat] = [300, 640, 960]
    let hidden = widths.map { width in
      let view = ElementView(frame: CGRect(x: 0, y: 0, width: width, height: 32))
      view.layoutIfNeeded()
      return [view.factsView.isHidden, view.heatView.isHidden]
    }
    #expect(hidden == [[true, true], [false, true], [false, false]])
  }

  @Test("Cells are as high as their content", arguments: [(environments[0], 32.0), (environments[1], 65.5)])
  func cellHeight(environment: NibEnvironment, height: Double) throws {
    try NibEnvironment.$current.withValue(environment) {
      let nib = UINib(nibName: "ElementCell", bundle: nil)
      let cell = try #require(nib.instantiate(withOwner: nil).first as? ElementCell)
      cell.elementView.show(try element(), isFavorite: false)
      let size = cell.contentView.systemLayoutSizeFitting(
        CGSize(width: 344, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      #expect(size == CGSize(width: 344, height: height))
    }
  }

  @Test("F12: The nib that the detail names is laid out without conflicts", arguments: environments)
  func detailLayout(environment: NibEnvironment) throws {
    try NibEnvironment.$current.withValue(environment) {
      let detail = ElementDetailController(element: try element(), store: store())
      let view = try #require(detail.view)
      view.frame = CGRect(origin: .zero, size: environment.screenSize)
      view.layoutIfNeeded()
      #expect(detail.title == "Sodium")
      #expect(detail.meltingLabel.text == "97.8 °C")
      #expect(view.nibLayoutReport?.conflicts.isEmpty == true)
      #expect(view.nibLayoutReport?.ambiguous.isEmpty == true)
    }
  }

  @Test("Favourites that cannot be saved are reported") func unsavedFavorites() throws {
    let detail = ElementDetailController(element: try element(), store: store())
    detail.loadViewIfNeeded()
    detail.favoriteButton.sendActions(for: .touchUpInside)
    #expect(detail.favoriteButton.title(for: .normal)?.hasPrefix("The favourites cannot be saved: ") == true)
    #expect(!detail.elementView.favoriteLabel.isHidden)
  }
}
