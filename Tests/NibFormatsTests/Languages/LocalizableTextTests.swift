import TestSupport
import Testing

@testable import NibFormats

/// The texts of documents that can be translated, and their keys.
@Suite struct LocalizableTextTests {
  private static func texts(_ objects: String, _ type: String = "com.apple.InterfaceBuilder3.CocoaTouch.XIB")
    throws -> [String]
  {
    let runtime = type.contains("Touch") ? "iOS.CocoaTouch" : "MacOSX.Cocoa"
    let source = """
      <document type="\(type)" version="3.0" targetRuntime="\(runtime)"><objects>\(objects)</objects></document>
      """
    let document = try NibReader.read(Array(source.utf8), file: "a.xib")
    return document.localizableTexts.map { "\($0.className) \($0.key) = \($0.text)" }
  }

  @Test(
    "The keys of UIKit's texts",
    arguments: [
      ("<label id='a' text='A'/>", ["UILabel a.text = A"]),
      ("<label id='a'><string key='text'>A\nB</string></label>", ["UILabel a.text = A\nB"]),
      ("<label id='a' text='' userLabel='x'/>", []),
      (
        "<button id='a' toolTip='T'><state key='normal' title='N'/><state key='selected' title='S'/>"
          + "<buttonConfiguration key='configuration' style='plain' title='C' subtitle='D'/></button>",
        [
          "UIButton a.normalTitle = N", "UIButton a.selectedTitle = S", "UIButton a.configuration.title = C",
          "UIButton a.configuration.subtitle = D",
        ]
      ),
      (
        "<textField id='a' text='T' placeholder='P'/>",
        ["UITextField a.text = T", "UITextField a.placeholder = P"]
      ),
      (
        "<segmentedControl id='a'><segments><segment image='x'/><segment title='B'/></segments></segmentedControl>",
        ["UISegmentedControl a.segmentTitles[1] = B"]
      ),
      (
        "<searchBar id='a' prompt='P'><scopeButtonTitles><string>A</string><string>B</string></scopeButtonTitles></searchBar>",
        [
          "UISearchBar a.prompt = P", "UISearchBar a.scopeButtonTitles[0] = A",
          "UISearchBar a.scopeButtonTitles[1] = B",
        ]
      ),
      (
        "<tableView id='t'><sections><tableViewSection id='a' headerTitle='H' footerTitle='F'/></sections></tableView>",
        ["UITableViewSection a.headerTitle = H", "UITableViewSection a.footerTitle = F"]
      ),
      (
        "<view id='a'><accessibility key='accessibilityConfiguration' hint='H' label='L'/></view>",
        ["UIView a.accessibilityLabel = L", "UIView a.accessibilityHint = H"]
      ),
      (
        "<viewController id='v' title='V' storyboardIdentifier='x'><navigationItem key='navigationItem' id='n' title='N'>"
          + "<barButtonItem key='backBarButtonItem' id='b' title='B'/></navigationItem>"
          + "<tabBarItem key='tabBarItem' id='t' title='T'/></viewController>",
        [
          "UIViewController v.title = V", "UINavigationItem n.title = N", "UIBarButtonItem b.title = B",
          "UITabBarItem t.title = T",
        ]
      ),
      (
        "<view id='a'><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type='string' keyPath='n' value='N'/>"
          + "<userDefinedRuntimeAttribute type='string' keyPath='l' value='L' localized='YES'/>"
          + "<userDefinedRuntimeAttribute type='string' keyPath='m' value='M' localized='YES'/>"
          + "</userDefinedRuntimeAttributes></view>",
        [
          "UIView a.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0] = L",
          "UIView a.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[1] = M",
        ]
      ),
    ] as [(String, [String])])
  func uiKit(objects: String, expected: [String]) throws { #expect(try Self.texts(objects) == expected) }

  @Test(
    "The keys of AppKit's texts",
    arguments: [
      (
        "<textField id='a' toolTip='T'><textFieldCell key='cell' id='c' title='X' placeholderString='P'/></textField>",
        [
          "NSTextField a.ibShadowedToolTip = T", "NSTextFieldCell c.title = X",
          "NSTextFieldCell c.placeholderString = P",
        ]
      ),
      (
        "<toolbarItem id='a' label='L' paletteLabel='P' toolTip='T'/>",
        ["NSToolbarItem a.label = L", "NSToolbarItem a.paletteLabel = P", "NSToolbarItem a.toolTip = T"]
      ),
      (
        "<tableColumn id='a'><tableHeaderCell key='headerCell' title='H'/></tableColumn>",
        ["NSTableColumn a.headerCell.title = H"]
      ),
      (
        "<segmentedControl id='s'><segmentedCell key='cell' id='a'><segments><segment label='A'/><segment label='B'/>"
          + "</segments></segmentedCell></segmentedControl>",
        ["NSSegmentedCell a.ibShadowedLabels[0] = A", "NSSegmentedCell a.ibShadowedLabels[1] = B"]
      ),
      ("<popUpButton id='p'><popUpButtonCell key='cell' id='a' title='A'/></popUpButton>", []),
      (
        "<menu id='m' title='M'><items><menuItem id='a' title='A'/></items></menu>",
        ["NSMenu m.title = M", "NSMenuItem a.title = A"]
      ),
    ] as [(String, [String])])
  func appKit(objects: String, expected: [String]) throws {
    #expect(try Self.texts(objects, "com.apple.InterfaceBuilder3.Cocoa.XIB") == expected)
  }

  @Test("The place and the part of a text") func places() throws {
    let source = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"><objects>
      <button id="a">
        <state key="normal" title="N"/>
        <state key="selected"><string key="title">S</string></state>
      </button></objects></document>
      """
    let texts = try NibReader.read(Array(source.utf8), file: "a.xib").localizableTexts
    #expect(texts.map { $0.location.description } == ["a.xib:3:23", "a.xib:4:25"])
    #expect(texts.map(\.part) == [.attribute("title"), .keyed("title")])
    #expect(texts.map(\.holder.name) == ["state", "state"])
  }
}
