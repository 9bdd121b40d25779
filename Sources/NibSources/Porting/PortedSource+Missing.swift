/// Reports of what a terminal does not have.
extension PortedSource {
  /// The beginnings of the names in modules that NibTerm does not have, and what they are for.
  private static let missingModules: [String: (prefixes: [String], use: String)] = [
    "AVFoundation": (["AV"], "sound, video and cameras"), "AVKit": (["AV"], "sound, video and cameras"),
    "MediaPlayer": (["MP"], "music"), "AudioToolbox": (["Audio"], "sound"),
    "MapKit": (["MK", "CL"], "maps"), "CoreLocation": (["CL"], "locations"), "WebKit": (["WK"], "web pages"),
    "SafariServices": (["SF"], "web pages"), "Photos": (["PH"], "the photo library"),
    "PhotosUI": (["PH"], "the photo library"), "CoreImage": (["CI"], "image filters"),
    "CoreMotion": (["CM"], "motion sensors"), "CoreBluetooth": (["CB"], "Bluetooth"),
    "CoreData": (["NSManagedObject", "NSPersistent", "NSFetch", "NSEntity"], "databases"),
    "SpriteKit": (["SK"], "games"), "SceneKit": (["SCN"], "3D scenes"),
    "ARKit": (["AR"], "augmented reality"),
    "GameKit": (["GK"], "games"), "StoreKit": (["SK"], "purchases"), "MessageUI": (["MF"], "mail"),
    "UserNotifications": (["UN"], "notifications"), "Contacts": (["CN"], "contacts"),
    "ContactsUI": (["CN"], "contacts"), "EventKit": (["EK"], "calendars"), "HealthKit": (["HK"], "health"),
    "LocalAuthentication": (["LA"], "Face ID"), "Vision": (["VN"], "image recognition"),
    "Speech": (["SFSpeech"], "speech"),
  ]

  /// The beginnings of names that every file with UIKit can use without another import, with their modules.
  private static let exportedByUIKit: KeyValuePairs<String, (prefixes: [String], use: String)> = [
    "Core Image": (
      [
        "CIImage", "CIContext", "CIFilter", "CIColor", "CIVector", "CIDetector", "CIFeature", "CIFaceFeature",
      ],
      "image filters"
    ),
    "Core Foundation": (
      [
        "CFData", "CFArray", "CFDictionary", "CFMutable", "CFString", "CFURL", "CFRunLoop", "CFAbsoluteTime",
        "CFRelease", "CFRetain", "CFBundle", "CFNotificationCenter", "CFUUID", "CFNumber", "CFDate", "CFGet",
        "CFHost", "CFStream", "CFReadStream", "CFWriteStream", "CFSocket", "CFType", "CFBoolean",
      ], "functions in C; use Foundation's classes instead"
    ),
    "Core Graphics": (
      [
        "CGDataProvider", "CGDataConsumer", "CGImageSource", "CGImageDestination", "CGPDF", "CGFont",
        "CGPattern",
      ],
      "bytes of images"
    ),
    "Security": (["SecItem", "SecKey", "SecRandom", "SecCertificate", "SecTrust", "kSec"], "the keychain"),
  ]

  /// Classes of UIKit that need a camera, photos or files of iOS.
  private static let absentClasses = [
    "UIImagePickerController": "a camera and a photo library", "UIVideoEditorController": "videos",
    "UIDocumentPickerViewController": "the files of iOS",
    "UIDocumentBrowserViewController": "the files of iOS",
    "UIReferenceLibraryViewController": "the dictionary of iOS", "UIPrintInteractionController": "printers",
  ]

  /// The beginnings of the names that are missing in this file, with their modules.
  func missingPrefixes() -> [(prefix: String, module: String, use: String)] {
    let imports = Set(
      source.tokens.indices.filter { source.isWord($0, "import") }.map { source.text($0 + 1) })
    typealias Names = [(prefix: String, module: String, use: String)]
    let imported: Names = imports.sorted().flatMap { module in
      (PortedSource.missingModules[module]?.prefixes ?? []).map {
        ($0, module, PortedSource.missingModules[module]?.use ?? "")
      }
    }
    let exported: Names = PortedSource.exportedByUIKit.flatMap { module, names in
      names.prefixes.map { ($0, module, names.use) }
    }
    return imported + exported
  }

  /// Reports the first use of each name that a terminal does not have.
  mutating func reportMissing(at index: Int, _ prefixes: [(prefix: String, module: String, use: String)]) {
    let name = source.text(index)
    if let need = PortedSource.absentClasses[name], reportedNames.insert(name).inserted {
      return report("\(name) needs \(need), which a terminal does not have", at: index)
    }
    guard let found = prefixes.first(where: { PortedSource.isName(name, of: $0.prefix) }) else {
      return reportUnknown(name, at: index)
    }
    guard reportedNames.insert(name).inserted else { return }
    report("\(name) belongs to \(found.module) (\(found.use)), which a terminal does not have", at: index)
  }

  /// Reports the first use of a name of UIKit that NibCore does not declare, unless another rule replaces or reports
  /// it.
  private mutating func reportUnknown(_ name: String, at index: Int) {
    guard UIKitNames.isAbsent(name), !declarations.members.contains(name), PortedNames.global[name] == nil,
      PortedSource.absentNames[name] == nil,
      !source.isSymbol(index - 1, ".") || isOldNotification(at: index),
      !source.isSymbol(index - 1, "@"), !source.isWord(index - 1, "import"),
      reportedNames.insert(name).inserted
    else { return }
    report("\(name) does not exist in NibCore", at: index)
  }

  /// Whether a word is a notification of Swift 4 or older that has no new name: `.UIWindowDidBecomeKey`,
  /// `Notification.Name.UIWindowDidBecomeKey`.
  private func isOldNotification(at index: Int) -> Bool {
    let before = source.text(index - 2)
    let isImplicit = ["(", ",", ":", "="].contains(before)
    guard before == "Name" || isImplicit else { return false }
    return PortedNames.notifications[source.text(index)] == nil
  }

  /// The names of the functions, properties and cases that a file declares.
  static func declaredMembers(in source: SourceText) -> Set<String> {
    let words: Set<String> = ["func", "var", "let", "case"]
    return Set(source.tokens.indices.filter { words.contains(source.text($0 - 1)) }.map { source.text($0) })
  }

  /// Whether a name belongs to a module: it begins with the module's prefix, and is not a word in capitals. Any name
  /// with a prefix of four or more letters belongs to the module.
  private static func isName(_ name: String, of prefix: String) -> Bool {
    guard name.hasPrefix(prefix) else { return false }
    let rest = name.dropFirst(prefix.count)
    let beginsWithWord = rest.first?.isUppercase == true && rest.contains { $0.isLowercase }
    return prefix.count > 3 || beginsWithWord
  }

  /// Reports an override of `draw(_:)`, which is not called.
  mutating func reportDrawing(at index: Int) {
    guard source.isWord(index + 1, "draw"), source.isSymbol(index + 2, "("), source.isWord(index + 3, "_"),
      source.isSymbol(index + 5, ":"), source.isWord(index + 6, "CGRect")
    else { return }
    report("draw(_:) is not called in a terminal; draw with nibDraw(in:)", at: index + 1)
  }
}
