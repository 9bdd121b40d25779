/// Imports.
extension PortedSource {
  /// Replaces or removes an import, and returns the index of the next token to port.
  mutating func portImport(at index: Int) -> Int {
    // `import struct Foundation.Data` and `import os.log`.
    let start = PortedSource.importKinds.contains(source.text(index + 1)) ? index + 2 : index + 1
    let module = source.text(start)
    var end = start + 1
    while source.isSymbol(end, "."), source.isWord(end + 1) { end += 2 }
    if firstImport == nil, isCertain { firstImport = importStart(index) }
    if module == "NibCore" || PortedSource.replacedModules.contains(module) {
      portImportOfNibCore(importStart(index)..<end, isNew: module != "NibCore")
    } else if ownModules.contains(module) {
      removeImport(importStart(index)..<end)
    } else if PortedSource.missingModules.contains(module) {
      report("the module \(module) does not exist on Linux, and NibTerm has no replacement", at: index)
      removeImport(importStart(index)..<end)
    } else if source.isWord(start), !PortedSource.isKnown(module) {
      report(
        "the module \(module) belongs to another library, which the package does not contain; add it to Package.swift "
          + "if it supports Linux, or replace what it is used for",
        at: index)
    }
    return end
  }

  private static let importKinds: Set<String> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  /// Imports NibCore in place of one of Apple's modules. A file imports it once, even if it imports several of them.
  private mutating func portImportOfNibCore(_ tokens: Range<Int>, isNew: Bool) {
    let isExported = tokens.contains { source.isWord($0, "_exported") }
    if hasImportOfNibCore, !isExported { return removeImport(tokens) }
    if isNew { replace(tokens, with: isExported ? "@_exported import NibCore" : "import NibCore") }
    importsNibCore = true
    hasImportOfNibCore = hasImportOfNibCore || isCertain
  }

  /// Removes an import, with the semicolon after it.
  private mutating func removeImport(_ tokens: Range<Int>) {
    let end = tokens.upperBound
    remove(tokens.lowerBound..<(source.isSymbol(end, ";") ? end + 1 : end))
  }

  /// The index of the first attribute or modifier before an import, such as `@preconcurrency`, `@_spi(Name)` or
  /// `private`.
  private func importStart(_ index: Int) -> Int {
    var start = index
    while start > 0 {
      let argument = source.isSymbol(start - 1, ")") ? 3 : 0
      if source.isSymbol(start - argument - 2, "@"), argument == 0 || source.isSymbol(start - argument, "(") {
        start -= argument + 2
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
      || importKinds.contains(module)
  }

  /// Whether a package can import a module.
  static func canImport(_ module: String) -> Bool {
    toolchainModules.contains(module) || isReplacedInConditions(module)
  }

  /// Whether NibCore stands for a module in conditions. Code that is only for Apple's C library and for Objective-C
  /// stays so.
  static func isReplacedInConditions(_ module: String) -> Bool {
    replacedModules.contains(module) && !["Darwin", "ObjectiveC", "CoreFoundation"].contains(module)
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
    let position = firstImport.map { source.tokens[$0].range.lowerBound } ?? 0
    // Inserted before the line of the first import, so that `@testable` and the like stay with theirs.
    let lineStart = source.bytes[..<position].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    edits.append(Edit(range: lineStart..<lineStart, text: lines))
  }
}
