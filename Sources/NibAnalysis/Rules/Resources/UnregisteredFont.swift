import NibCore

extension CheckRule {
  static let unregisteredFont = CheckRule(
    "unregistered-font", .resources, .warning,
    "The app's property list does not list the file of a font, so that iOS uses the system font in its place.",
    details: """
      Interface Builder shows every font of the project, but an app has only those of the files under *Fonts \
      provided by application* (`UIAppFonts`). The rule looks at the files that the document lists for its fonts, if \
      the project contains them. Nothing is reported if the property list of the app is not known or does \
      not exist, or if code registers fonts, for example with `CTFontManagerRegisterFontsForURL`.
      """,
    advice: "Add the file to `UIAppFonts` in the Info.plist of the app.",
    wrong: label("Other.ttf"), right: label("Brand.ttf"),
    find: { context in
      guard !context.document.namedFonts.isEmpty, let program = context.project.program, program.showsUses,
        let fonts = context.loaded.environment.textMetrics.fonts,
        let listed = context.projectFiles?.settings.appFonts,
        !registration.contains(where: { program.words.count(ofWord: $0) > 0 })
      else { return [] }
      let propertyLists = program.projects.propertyLists(ofAppsWith: context.document.file)
      guard propertyLists.allSatisfy(Disk.exists) else { return [] }
      var seen: Set<String> = []
      return context.document.namedFonts.compactMap { element, name in
        let files = fonts.files(listedFor: name).filter { !LibraryFolders.contain($0) }
        let isListed = files.contains { listed.files.contains(Disk.name(of: $0).lowercased()) }
        guard let file = files.first, !isListed, seen.insert(file).inserted else { return nil }
        let place =
          listed.propertyList(among: propertyLists).map { "in \($0)" } ?? "in an Info.plist of the app"
        return context.finding(
          "the app does not load the font file '\(Disk.name(of: file))', so that iOS uses the system font in place of "
            + "'\(name)': add the file to UIAppFonts (Fonts provided by application) \(place)",
          at: element, attribute: "name")
      }
    })

  /// Names of functions and libraries that make fonts available in code.
  private static let registration = [
    "CTFontManagerRegisterFontsForURL", "CTFontManagerRegisterFontsForURLs", "CTFontManagerRegisterFontURLs",
    "CTFontManagerRegisterFontDescriptors", "CTFontManagerRegisterGraphicsFont",
    "CTFontManagerRegisterFontsWithAssetNames", "FontBlaster", "registerFont", "registerFonts", "loadFont",
    "loadFonts",
  ]

  private static func label(_ listed: String) -> RuleExample {
    RuleExample(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <customFonts key="customFonts"><array key="Brand.ttf"><string>Brand-Bold</string></array></customFonts>
      <objects>
        <label text="Name" id="name"><rect key="frame" x="0" y="0" width="60" height="20"/>
          <fontDescription key="fontDescription" name="Brand-Bold" family="Brand" pointSize="17"/>
        </label>
      </objects>
      </document>
      """,
      files: [
        "Brand.ttf": "", "App.swift": "import UIKit\n",
        "Info.plist": """
        <plist version="1.0"><dict>
          <key>CFBundlePackageType</key><string>APPL</string>
          <key>UIAppFonts</key><array><string>\(listed)</string></array>
        </dict></plist>

        """,
      ])
  }
}
