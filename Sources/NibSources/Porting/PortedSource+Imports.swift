/// Imports.
extension PortedSource {
  mutating func portImport(at index: Int) -> Int {
    // `import struct Foundation.Data` and `import os.log`.
    let kinds: Set<String> = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]
    let start = kinds.contains(source.text(index + 1)) ? index + 2 : index + 1
    let module = source.text(start)
    var end = start + 1
    while source.isSymbol(end, "."), source.isWord(end + 1) { end += 2 }
    if PortedSource.replacedModules.contains(module) {
      replace(index..<end, with: "import NibCore")
      importsNibCore = true
    } else if ownModules.contains(module) {
      remove(importStart(index)..<end)
    } else if PortedSource.missingModules.contains(module), !isLeftOutOnLinux(module) {
      report("the module \(module) does not exist on Linux, and NibTerm has no replacement", at: index)
      remove(importStart(index)..<end)
    } else if source.isWord(start), !PortedSource.isKnown(module), !isLeftOutOnLinux(module) {
      report(
        "the module \(module) belongs to another library, which the package does not contain; add it to Package.swift "
          + "if it supports Linux, or replace what it is used for",
        at: index)
    }
    return end
  }

  /// The index of the first attribute or modifier before an import, such as `@preconcurrency` or `private`.
  private func importStart(_ index: Int) -> Int {
    var start = index
    while start > 0 {
      if source.isSymbol(start - 2, "@") {
        start -= 2
      } else if PortedSource.importModifiers.contains(source.text(start - 1)), source.isWord(start - 1) {
        start -= 1
      } else {
        break
      }
    }
    return start
  }

  private static let importModifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]

  /// Whether a module is in the toolchain for Linux, in NibTerm, or missing and already known as such.
  private static func isKnown(_ module: String) -> Bool {
    toolchainModules.contains(module) || missingModules.contains(module)
  }

  /// Whether a module is part of Apple's systems or of NibTerm, so that its functions are known.
  static func isAppleModule(_ module: String) -> Bool {
    isKnown(module) || replacedModules.contains(module)
      || ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"].contains(module)
  }

  private static let toolchainModules: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Dispatch", "Glibc", "Musl", "Observation", "Synchronization", "RegexBuilder",
    "Distributed", "_Concurrency", "_StringProcessing", "_Differentiation", "XCTest", "Testing", "NibCore",
    "NibScreen",
  ]

  /// Modules of Apple's systems whose types NibCore contains, as far as it has them.
  private static let replacedModules: Set<String> = [
    "UIKit", "CoreGraphics", "QuartzCore", "ObjectiveC", "Darwin", "os", "OSLog", "NibOwner",
    "CoreFoundation", "CoreAnimation",
  ]

  private static let missingModules: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accounts", "ActivityKit", "AdServices",
    "AdSupport", "AddressBook", "AddressBookUI", "AppIntents", "AppKit", "AppTrackingTransparency",
    "AssetsLibrary", "AudioToolbox", "AudioUnit", "AuthenticationServices", "BackgroundTasks",
    "BusinessChat", "CFNetwork", "CallKit", "CarPlay", "Charts", "ClassKit", "CloudKit", "Cocoa", "Combine",
    "CommonCrypto", "Compression", "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes",
    "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI",
    "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony",
    "CoreText", "CoreTransferable", "CoreVideo", "CreateML", "CryptoKit", "CryptoTokenKit", "DeviceCheck",
    "EventKit", "EventKitUI", "ExternalAccessory", "FileProvider", "GLKit", "GameController", "GameKit",
    "GameplayKit", "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IdentityLookup", "ImageIO",
    "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation", "LocalAuthentication", "MachO", "MapKit",
    "MediaAccessibility", "MediaPlayer", "MediaToolbox", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity",
    "NaturalLanguage", "NearbyInteraction", "Network", "NetworkExtension", "NewsstandKit",
    "NotificationCenter", "OpenAL", "OpenGLES", "PDFKit", "PassKit", "PencilKit", "Photos", "PhotosUI",
    "PlaygroundSupport", "PushKit", "QuickLook", "QuickLookThumbnailing", "RealityKit", "ReplayKit",
    "SafariServices", "SceneKit", "ScreenTime", "Security", "SensorKit", "ShazamKit", "Social",
    "SoundAnalysis", "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
    "TipKit", "Twitter", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI",
    "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WatchKit", "WeatherKit", "WebKit",
    "WidgetKit", "XCPlayground", "iAd", "simd",
  ]

  /// Adds imports after the first import, or at the beginning of a file without one.
  mutating func addImports() {
    let imported = Set(
      source.tokens.indices.filter { source.isWord($0, "import") }.map { source.text($0 + 1) })
    let missing = addedImports.subtracting(imported).sorted()
    guard !missing.isEmpty else { return }
    let lines = missing.map { "import \($0)\n" }.joined()
    let first = source.tokens.indices.first { source.isWord($0, "import") }
    let position = first.map { source.tokens[$0].range.lowerBound } ?? 0
    // Inserted before the line of the first import, so that `@testable` and the like stay with theirs.
    let lineStart = source.bytes[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    edits.append(Edit(range: lineStart..<lineStart, text: lines))
  }

  /// The effect of a condition of `#if` on the lines after it.
  struct Condition {
    /// The modules without which the lines are left out.
    var modules: Set<String> = []
    /// Whether the lines are only for other systems than Linux.
    var isForOtherSystems = false
  }

  /// Follows `#if`, `#elseif`, `#else` and `#endif`.
  mutating func followCondition(at index: Int) {
    switch source.tokens[index].kind {
    case .conditional: conditions.append(condition(at: index))
    case .alternative where !conditions.isEmpty: conditions[conditions.count - 1] = condition(at: index)
    case .conditionalEnd: _ = conditions.popLast()
    default: break
    }
  }

  /// The condition on the line of a directive; an empty one for `#else`. A condition with a negation or an alternative
  /// leaves out nothing for certain.
  private func condition(at index: Int) -> Condition {
    let rest = source.bytes[source.tokens[index].range.upperBound...]
    let line = SourceText(Array(rest.prefix { $0 != UInt8(ascii: "\n") }), .swift)
    var result = Condition()
    for place in line.tokens.indices {
      if line.isSymbol(place, "!") || line.isSymbol(place, "|") { return Condition() }
      guard line.isSymbol(place + 1, "(") else { continue }
      if line.isWord(place, "canImport") { result.modules.insert(line.text(place + 2)) }
      if line.isWord(place, "os") { result.isForOtherSystems = !line.isWord(place + 2, "Linux") }
    }
    return result
  }

  /// Whether the compiler on Linux leaves out the current line if a module does not exist.
  private func isLeftOutOnLinux(_ module: String) -> Bool {
    conditions.contains { $0.isForOtherSystems || $0.modules.contains(module) }
  }
}
