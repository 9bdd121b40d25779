// Functions and constants have Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The importance of a message in the log.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a level from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  public static let `default` = OSLogType(rawValue: 0)
  public static let info = OSLogType(rawValue: 1)
  public static let debug = OSLogType(rawValue: 2)
  public static let error = OSLogType(rawValue: 16)
  public static let fault = OSLogType(rawValue: 17)

  /// The word before messages; `nil` for ordinary messages.
  fileprivate var word: String? {
    switch self {
    case .error: "error"
    case .fault: "fault"
    case .debug: "debug"
    case .info: "info"
    default: nil
    }
  }
}

/// A part of the program's log, with a name.
public final class OSLog: NSObject, Sendable {
  /// The category, or an empty text.
  fileprivate let category: String

  /// The log without a category.
  public static let `default` = OSLog(subsystem: "", category: "")
  /// The log without a category. Unlike on iOS, messages are written to it.
  public static let disabled = OSLog(subsystem: "", category: "")

  /// Creates a part of the log. The subsystem is not written.
  public init(subsystem: String, category: String) { self.category = category }

  fileprivate func write(_ message: String, _ type: OSLogType) {
    let before = [category.isEmpty ? nil : category, type.word].compactMap { $0 }
    ProblemLog.current.write(message: (before + [message]).joined(separator: ": "))
  }
}

/// Writes a message to the log of the program, with its arguments.
public func os_log(
  _ message: StaticString, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
  _ args: Any...
) { log.write(LogFormat.text("\(message)", args), type) }

/// Writes a message to the log of the program, with its arguments.
public func os_log(
  _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: StaticString,
  _ args: Any...
) { log.write(LogFormat.text("\(message)", args), type) }

/// The format of messages in logs.
private enum LogFormat {
  /// The text of a format with its arguments. Options in braces, as in `%{public}@`, are ignored. Arguments that are
  /// not numbers are inserted as text, because `String(format:)` does not accept them on Linux.
  static func text(_ format: String, _ arguments: [Any]) -> String {
    var result = ""
    var arguments = arguments[...]
    var remaining = Substring(format)
    while let percent = remaining.firstIndex(of: "%") {
      result += remaining[..<percent]
      remaining = remaining[remaining.index(after: percent)...]
      if remaining.first == "{", let end = remaining.firstIndex(of: "}") {
        remaining = remaining[remaining.index(after: end)...]
      }
      guard
        let letter = remaining.firstIndex(where: {
          $0.isLetter && !"lhqzjt".contains($0) || "@%".contains($0)
        })
      else { break }
      let specification = remaining[...letter]
      remaining = remaining[remaining.index(after: letter)...]
      guard specification != "%" else {
        result += "%"
        continue
      }
      guard let argument = arguments.popFirst() else { continue }
      if let number = argument as? any CVarArg, !"@sS".contains(specification.last ?? "@") {
        result += String(format: "%" + specification, number)
      } else {
        result += "\(argument)"
      }
    }
    return result + remaining
  }
}

/// A part of the program's log, for messages with interpolated values.
public struct Logger: Sendable {
  private let log: OSLog

  /// Creates a log without a category.
  public init() { log = .default }
  /// Creates a part of the log. The subsystem is not written.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a log that writes to an `OSLog`.
  public init(_ log: OSLog) { self.log = log }

  public func log(level: OSLogType = .default, _ message: OSLogMessage) { log.write(message.text, level) }
  public func notice(_ message: OSLogMessage) { log.write(message.text, .default) }
  public func info(_ message: OSLogMessage) { log.write(message.text, .info) }
  public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }
  public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func error(_ message: OSLogMessage) { log.write(message.text, .error) }
  public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }
  public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}

/// A message with interpolated values.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  fileprivate let text: String

  /// Creates a message without values.
  public init(stringLiteral value: String) { text = value }
  /// Creates a message with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The values in a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  fileprivate var text = ""

  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) { text += literal }
  /// Adds a value. Private values are written too, because only the user can read the log.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }
}

/// The privacy of a value. It has no effect.
public struct OSLogPrivacy: Hashable, Sendable {
  public static let auto = OSLogPrivacy()
  public static let `public` = OSLogPrivacy()
  public static let `private` = OSLogPrivacy()
  public static let sensitive = OSLogPrivacy()
}
