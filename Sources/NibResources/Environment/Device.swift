/// A screen that NibTerm can lay out for: its size, scale and safe area. Devices with equal screens share one value.
public struct Device: Hashable, Sendable {
  /// The id that Interface Builder writes in `<device id=...>`. If Interface Builder's id is not known, this is an
  /// id of the same form.
  package var id: String
  /// The marketing names of the devices with this screen, oldest first, such as `iPhone 12 mini`.
  package var names: [String]
  /// The width of the screen in portrait orientation, in points.
  package var width: Double
  /// The height of the screen in portrait orientation, in points.
  package var height: Double
  /// The number of pixels per point.
  package var scale: Int
  package var idiom: Idiom
  /// The top safe-area inset in portrait, in points.
  var safeTop: Double
  /// The bottom safe-area inset in portrait, in points.
  package var safeBottom: Double
  /// The left and right safe-area inset, in points: of a phone in landscape, and of a television.
  var safeSide: Double
  /// The bottom safe-area inset in landscape, in points.
  var safeBottomLandscape: Double
  /// The name with which the user chose the device.
  private var chosenName = ChosenName()

  /// A marketing name of a device, which does not make it another device.
  private struct ChosenName: Hashable {
    var text: String?

    static func == (a: ChosenName, b: ChosenName) -> Bool { true }

    func hash(into hasher: inout Hasher) {}
  }

  package enum Idiom: Hashable, Sendable {
    case phone, pad, tv, terminal

    /// The idiom of views on a device. In a terminal it is that of a phone.
    var userInterfaceIdiom: UIUserInterfaceIdiom {
      switch self {
      case .pad: .pad
      case .tv: .tv
      case .phone, .terminal: .phone
      }
    }
  }

  package init(
    _ id: String, _ names: [String], _ width: Double, _ height: Double, scale: Int = 2,
    _ idiom: Idiom = .phone, top: Double = 20, bottom: Double = 0, side: Double = 0,
    bottomLandscape: Double = 0
  ) {
    self.id = id
    self.names = names
    self.width = width
    self.height = height
    self.scale = scale
    self.idiom = idiom
    safeTop = top
    safeBottom = bottom
    safeSide = side
    safeBottomLandscape = bottomLandscape
  }

  /// All names in one line, with the family named only once: `iPhone 12 mini, 13 mini`.
  public var name: String {
    let family = names.first?.prefix { $0 != " " } ?? ""
    return names.enumerated().map { index, name in
      index > 0 && name.hasPrefix(family + " ") ? String(name.dropFirst(family.count + 1)) : name
    }.joined(separator: ", ")
  }

  /// The name with which the user chose the device, or the name of the newest device with this screen. Texts that name only
  /// one device use it.
  package var shownName: String { chosenName.text ?? names.last ?? id }

  /// A short form of a device's name, for places with little room: `iPhone SE 3` for `iPhone SE (3rd generation)`.
  package static func briefName(_ name: String) -> String {
    guard let start = name.firstIndex(of: "("), name.hasSuffix(" generation)") else { return name }
    let generation = name[start...].dropFirst().prefix { $0.isNumber }
    return generation.isEmpty ? name : "\(name[..<start])\(generation)"
  }

  /// The screen's size in points for the given orientation. A television has only one.
  package func screenSize(isLandscape: Bool) -> CGSize {
    isLandscape && idiom != .tv ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
  }

  /// The safe-area insets of a full-screen view without bars, in points: those of the status bar, camera and home
  /// indicator.
  package func safeArea(isLandscape: Bool) -> UIEdgeInsets {
    if idiom == .tv { return UIEdgeInsets(top: safeTop, left: safeSide, bottom: safeBottom, right: safeSide) }
    if isLandscape, idiom == .phone {
      return UIEdgeInsets(top: 0, left: safeSide, bottom: safeBottomLandscape, right: safeSide)
    }
    return UIEdgeInsets(top: safeTop, left: 0, bottom: safeBottom, right: 0)
  }
}

extension Device {
  /// The size classes of a window, which covers the whole screen or a part of it, as in Split View.
  ///
  /// Tablets have a compact width up to 639 points and a regular width from 678 points (Split View widths,
  /// docs/uikit-facts.md 4.5). Phones have a regular width only if they are large and held in landscape. They have a
  /// compact height in landscape and a regular height in portrait, even if the window does not fill the height of the
  /// screen. Televisions are regular in both directions. A terminal of at least 75 columns has the classes of a tablet,
  /// so that the usual 80 x 24 cells are regular. A narrower one has those of a phone: its height is compact if it is
  /// wider than high.
  ///
  /// - Parameter window: the window's size in points; `nil` for the whole screen.
  package func sizeClasses(isLandscape: Bool, window: CGSize? = nil) -> SizeClasses {
    let screen = screenSize(isLandscape: isLandscape)
    let size = window ?? screen
    switch idiom {
    case .terminal:
      let isNarrow = size.width < Self.regularTerminalWidth
      let isLow = isNarrow && size.width > size.height && size.height < Self.regularHeightLimit
      return SizeClasses(horizontal: isNarrow ? .compact : .regular, vertical: isLow ? .compact : .regular)
    case .tv: return SizeClasses(horizontal: .regular, vertical: .regular)
    case .pad:
      let isNarrow = size.width < Self.regularWidthLimit
      return SizeClasses(horizontal: isNarrow ? .compact : .regular, vertical: .regular)
    case .phone:
      let isWide =
        size.width >= Self.regularWidthLimit && min(size.width, size.height) >= Self.largePhoneLimit
      let isLow = max(size.height, screen.height) < Self.regularHeightLimit
      return SizeClasses(horizontal: isWide ? .regular : .compact, vertical: isLow ? .compact : .regular)
    }
  }

  /// Returns true if the device has the low bars of a small phone in landscape.
  func hasLowBars(isLandscape: Bool) -> Bool {
    idiom == .phone
      && sizeClasses(isLandscape: isLandscape) == SizeClasses(horizontal: .compact, vertical: .compact)
  }

  /// The smallest regular width, in points. The largest width that Apple's devices show as compact is 639, and the
  /// smallest one that they show as regular is 678.
  private static let regularWidthLimit: Double = 650
  /// The smallest regular width of a terminal, in points: 75 columns.
  private static let regularTerminalWidth: Double = 600
  /// The smallest shorter side of a large phone, in points. The smallest phone with a regular width in landscape
  /// has 414 points, the largest without has 402.
  private static let largePhoneLimit: Double = 410
  /// The smallest regular height, in points. The height of every phone is smaller in landscape and larger in
  /// portrait.
  private static let regularHeightLimit: Double = 460
}

extension Device {
  /// The device with the given id or marketing name; `nil` if there is none.
  ///
  /// Case, spaces and punctuation are ignored. The family may be omitted (`13 mini`), a generation may be
  /// written as a number (`SE 3`), and a name without a generation means the newest one (`iPad Pro 11`). A text with
  /// other punctuation than names have, such as a path, is not a name. The result is shown with the name that was found.
  public static func named(_ text: String) -> Device? {
    let wanted = folded(text)
    guard !wanted.isEmpty, text.allSatisfy(isInNames) else { return nil }
    if let device = all.first(where: { folded($0.id) == wanted }) { return device }
    for device in all {
      let name = device.lookupNames.first { $0.full == wanted || $0.short == wanted }
      if let name { return device.chosen(as: name) }
    }
    for device in all.reversed() {
      if let name = device.lookupNames.last(where: { $0.bare == wanted }) { return device.chosen(as: name) }
    }
    return nil
  }

  /// The device with the name with which the user chose it.
  private func chosen(as name: LookupName) -> Device {
    var device = self
    device.chosenName.text = name.name
    return device
  }

  /// The names or ids that are most similar to `text`; at most three. For an iPhone that is newer than all in the
  /// table, such as `iPhone 99`, the names of the newest iPhones. Empty if no name is similar.
  package static func nearestNames(to text: String) -> [String] {
    let wanted = folded(text)
    if isUnknownPhone(wanted) {
      let newest = newestPhoneGeneration
      return firstNames(similarNames(to: wanted).filter { $0.phoneGeneration == newest })
    }
    var similar = similarNames(to: wanted)
    similar.removeAll { $0.distance * 2 > wanted.count }
    let best = similar.map(\.distance).min()
    return firstNames(similar.filter { $0.distance == best })
  }

  /// A name or id of a device, compared with a text.
  private struct SimilarName {
    var name: String
    /// The edit distance to the text.
    var distance: Int
    /// The generation of an iPhone; `nil` for an id, and for the names of other devices.
    var phoneGeneration: Int?
    /// The difference between this generation and that in the text; 0 for an id.
    var generationDistance: Int
  }

  /// All names and ids, compared with a folded text.
  private static func similarNames(to wanted: String) -> [SimilarName] {
    let wantedGeneration = generation(ofFolded: wanted) ?? 0
    return all.filter { $0.idiom != .terminal }.flatMap { device in
      let id = SimilarName(
        name: device.id, distance: wanted.editDistance(to: folded(device.id)), generationDistance: 0)
      return [id]
        + device.lookupNames.map { name in
          let generation = phoneGeneration(name)
          return SimilarName(
            name: name.name,
            distance: min(wanted.editDistance(to: name.full), wanted.editDistance(to: name.short)),
            phoneGeneration: generation, generationDistance: abs((generation ?? 0) - wantedGeneration))
        }
    }
  }

  /// The three most similar of the names. The order in the table decides between equally similar names.
  private static func firstNames(_ names: [SimilarName]) -> [String] {
    // A sort does not keep the order of equal elements.
    names.enumerated().sorted { a, b in
      (a.element.distance, a.element.generationDistance, a.offset)
        < (b.element.distance, b.element.generationDistance, b.offset)
    }.prefix(3).map(\.element.name)
  }

  /// Whether a folded name is that of an iPhone without a generation, or of a generation that is newer than all in the
  /// table.
  private static func isUnknownPhone(_ folded: String) -> Bool {
    guard String(folded.prefix(6)).editDistance(to: "iphone") <= 2 else { return false }
    guard let generation = generation(ofFolded: folded) else { return folded.count <= 6 }
    return generation > newestPhoneGeneration
  }

  private static var newestPhoneGeneration: Int {
    all.flatMap(\.lookupNames).compactMap(phoneGeneration).max() ?? 0
  }

  /// The first number in a folded name: 15 for `iphone15pro`; `nil` if there is none.
  private static func generation(ofFolded name: String) -> Int? {
    Int(name.drop { !$0.isNumber }.prefix { $0.isNumber })
  }

  /// The generation of an iPhone; `nil` for other devices.
  private static func phoneGeneration(_ name: LookupName) -> Int? {
    name.full.hasPrefix("iphone") ? generation(ofFolded: name.full) : nil
  }

  /// A marketing name in the forms that are compared in look-ups.
  private struct LookupName {
    var name: String
    /// The full name: `ipadpro113`.
    var full: String
    /// The name without the family: `pro113`.
    var short: String
    /// The name without the text in parentheses: `ipadpro11`.
    var bare: String

    init(_ name: String) {
      self.name = name
      full = folded(name)
      short = folded(String(name.drop { $0 != " " }))
      bare = folded(String(name.prefix { $0 != "(" }))
    }
  }

  private var lookupNames: [LookupName] {
    idiom == .terminal ? [] : names.map(LookupName.init)
  }

  /// Whether a character can be in a name or id: a letter, a digit, a space, or the punctuation that separates words or
  /// follows the diagonal of a screen.
  private static func isInNames(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character.isWhitespace || "-_.,()'\"″”".contains(character)
  }

  /// The text in the form that look-ups compare: lower case, letters and digits only, `3rd generation` shortened to
  /// `3`, and without the unit of a screen diagonal (`inch`).
  private static func folded(_ text: String) -> String {
    var words = text.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    words.removeAll { ["generation", "gen", "inch", "in"].contains($0) }
    return words.map { word in
      let digits = word.prefix { $0.isNumber }
      let isOrdinal = !digits.isEmpty && ["st", "nd", "rd", "th"].contains(word.dropFirst(digits.count))
      return isOrdinal ? String(digits) : word
    }.joined()
  }
}
