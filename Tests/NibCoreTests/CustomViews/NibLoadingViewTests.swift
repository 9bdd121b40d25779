import Foundation
import Testing

@testable import NibCore

class LoadedView: NibLoadingView {
  @Outlet var label: UILabel!
}

/// A class without a nib. The nib would have to be named `LoadedSubclass`.
final class LoadedSubclass: LoadedView {}

final class NoViewFirst: NibLoadingView {}

/// `NibLoadingView`, whose content comes from the nib of its class (docs/behaviours.md C4-C10).
@Suite struct NibLoadingViewTests {
  init() { CustomViewNibs.register() }

  @Test("C4 C5 C6: The nib's root fills the view, outlets are set after init, and the weak root stays alive")
  func madeInCode() throws {
    try TestNib.onPhone {
      let view = LoadedView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
      let root = try #require(view.view)
      #expect(view.subviews.count == 1)
      #expect(view.subviews.first === root)
      #expect(view.backgroundColor == .clear)
      #expect(root.frame == view.bounds)
      #expect(root.autoresizingMask == [.flexibleWidth, .flexibleHeight])
      #expect(root.translatesAutoresizingMaskIntoConstraints)
      #expect(view.label.superview === root)
      nibEndTurn()
      #expect(view.view === root)
      view.frame.size = CGSize(width: 300, height: 100)
      view.layoutIfNeeded()
      #expect(root.frame == CGRect(x: 0, y: 0, width: 300, height: 100))
      #expect(view.label.frame.width == 284)
    }
  }

  @Test("C7: Constraints give the view the height of its content, so that table rows size themselves")
  func selfSizingRow() {
    TestNib.onPhone {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
      table.register(UINib(nibName: "LoadedCell", bundle: nil), forCellReuseIdentifier: "cell")
      table.rowHeight = UITableView.automaticDimension
      let source = ListSource(1)
      source.makeCell = { $0.dequeueReusableCell(withIdentifier: "cell", for: $1) }
      table.dataSource = source
      table.layoutIfNeeded()
      // 8 + 24 + 8, and half a point for the separator.
      #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 40.5)
    }
  }

  @Test("C8: A subclass requires a nib with its own name") func subclassWithoutNib() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = LoadedSubclass(frame: .zero)
    }
    #expect(errorText(result).contains("'Could not load NIB in bundle: 'NSBundle <"))
    #expect(errorText(result).contains("with name 'LoadedSubclass''"))
  }

  @Test("C9: A nib whose first object is not a view ends the program with a clear message")
  func wrongFirstObject() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      CustomViewNibs.register()
      _ = NoViewFirst(frame: .zero)
    }
    #expect(
      errorText(result).contains(
        "The first object of the nib 'NoViewFirst' is a NSObject, but NoViewFirst needs a UIView."))
  }

  @Test("C10 A29: A NibLoadingView also loads its content inside another nib") func nestedView() throws {
    let outer = try #require(
      UINib(nibName: "Outer", bundle: nil).instantiate(withOwner: nil).first as? UIView)
    let view = try #require(outer.subviews.last as? LoadedView)
    #expect(view.frame == CGRect(x: 0, y: 120, width: 200, height: 60))
    #expect(view.view.frame == view.bounds)
    #expect(view.label.text == "Inner")
  }
}
