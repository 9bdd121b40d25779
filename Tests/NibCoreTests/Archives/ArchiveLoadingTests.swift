import Foundation
import TestSupport
import Testing

@testable import NibCore

/// Archives load and are laid out like any document.
@Suite struct ArchiveLoadingTests {
  private func loaded(_ name: String) throws -> LoadedDocument {
    LoadedDocument(try document(name))
  }

  private func document(_ name: String) throws -> NibDocument {
    try NibReader.read(SourcePackage.fixture("Archives/\(name).xib"), file: "\(name).xib")
  }

  @Test("I1: Without constraints every view has its saved frame", arguments: ["Controls", "Tabs", "Tablet"])
  func savedFrames(name: String) throws {
    let views = try loaded(name).roots.flatMap(\.views)
    #expect(!views.isEmpty)
    for view in views where view.nibOrigin?.element.parent?.parent?["class"] == nil {
      // Items of bars and controllers' views are positioned by their containers.
      guard view.superview == nil || view.superview?.nibOrigin != nil, !(view.superview is NibBar) else {
        continue
      }
      #expect(view.frame == view.nibOrigin?.savedFrame, "\(view)")
    }
  }

  @Test("I1: Autoresizing masks adjust the views when the screen grows") func resized() throws {
    let document = try document("Controls")
    var options = LayoutOptions()
    options.size = CGSize(width: 480, height: 460)
    let root = try #require(LoadedDocument(document, options: options).roots.first)
    let frames = Dictionary(
      uniqueKeysWithValues: root.views.compactMap { view in view.nibOrigin.map { ($0.id, view.frame) } })
    #expect(frames["10"] == CGRect(x: 20, y: 20, width: 440, height: 21))
    #expect(frames["11"] == CGRect(x: 164, y: 60, width: 152, height: 37))
    #expect(frames["13"] == CGRect(x: 20, y: 160, width: 94, height: 27))
  }

  @Test("E15: Tab bar and navigation controllers are loaded with their children and the selected one")
  func containers() throws {
    let loaded = try loaded("Tabs")
    let tabs = try #require(loaded.controllers.compactMap { $0 as? UITabBarController }.first)
    #expect(tabs.viewControllers?.count == 2)
    #expect(tabs.selectedIndex == 1)
    let navigation = try #require(tabs.selectedViewController as? UINavigationController)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.topViewController?.navigationItem.title == "All Teas")
    #expect(navigation.tabBarItem.title == "Teas")
    #expect(navigation.topViewController?.navigationItem.rightBarButtonItem?.nibSystemItem == .add)
    #expect(loaded.diagnostics.filter { $0.id != "unknown-class" }.map(\.rendered) == [])
  }

  @Test("E14: A controller stores the name of its own nib") func ownNib() throws {
    let loaded = try loaded("Tabs")
    #expect(loaded.controllers.compactMap(\.nibName) == ["PotsView"])
  }

  @Test("A32: A window that is visible at launch is not hidden") func window() throws {
    let window = try #require(try loaded("Tabs").roots.compactMap { $0.view as? UIWindow }.first)
    #expect(window.nibIsVisibleAtLaunch)
    #expect(!window.isHidden)
  }

  @Test("J10: A cell's label is positioned by constraints") func cell() throws {
    let root = try #require(try loaded("Cell").roots.first)
    let cell = try #require(root.view as? UITableViewCell)
    #expect(cell.reuseIdentifier == "Tea")
    let label = try #require(root.views.compactMap { $0 as? UILabel }.first)
    #expect(label.frame.minX == 20)
    #expect(label.frame.width == 200)
    #expect(label.text == "Earl Grey")
  }

  @Test("Gesture recognizers are attached to the view with the outlet collection") func recognizers() throws {
    let root = try #require(try loaded("Tablet").roots.first)
    let swipe = try #require(root.view.gestureRecognizers?.first as? UISwipeGestureRecognizer)
    #expect(swipe.direction == .left)
  }

  @Test("A view that is its own property is reported") func circle() throws {
    let text = ArchiveText.archive(
      view: "<reference key=\"IBUIBackgroundView\" ref=\"7\"/>", class: "IBUITableView")
    let loaded = LoadedDocument(try NibReader.read(Array(text.utf8), file: "Sample.xib"))
    #expect(loaded.diagnostics.map(\.id) == ["recursive-object"])
  }

  @Test(
    "I1: Without constraints every view of the corpus has its saved frame",
    .enabled(if: DocumentCorpus.isPresent, "the corpus is not beside the package"))
  func corpus() throws {
    var count = 0
    for name in try DocumentCorpus.archives() {
      let document = try NibReader.read(try DocumentCorpus.bytes(name), file: name)
      for view in LoadedDocument(document).roots.flatMap(\.views) where document.root["useAutolayout"] == "NO"
      {
        count += 1
        #expect(view.frame == view.nibOrigin?.savedFrame, "\(name) \(view.nibOrigin?.id ?? "")")
      }
    }
    #expect(count > 0)
  }
}
