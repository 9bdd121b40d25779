import Synchronization

/// An error for a condition that UIKit reports by raising an Objective-C exception.
///
/// Methods that UIKit declares without `throws` have the same signature here and call `raise()` if they fail. Most have
/// a throwing variant, whose name starts with `nib`, for programs that need to continue after the error.
public struct NibException: Error, Hashable, CustomStringConvertible {
  /// The exception's name as it appears in UIKit's log, such as `NSUnknownKeyException`.
  public var name: String
  /// The reason in UIKit's words, as it appears in UIKit's log.
  public var reason: String
  /// Additional information from NibTerm: the place in the file, and what to do.
  package var hint: String?
  /// Whether the cause is a value that does not have the type of the property.
  package var isMistyped = false

  /// Creates an exception from its name and reason.
  public init(name: String, reason: String, hint: String? = nil) {
    self.name = name
    self.reason = reason
    self.hint = hint
  }

  /// The text that iOS writes for an uncaught exception, followed by the hint if there is one.
  public var description: String {
    let text = "*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'"
    return hint.map { "\(text)\n    \($0)" } ?? text
  }

  /// Called with an uncaught exception. A running terminal program sets it to restore the terminal before the
  /// process ends. The handler must not return.
  nonisolated(unsafe) package static var uncaughtHandler: (NibException) -> Never = { exception in
    writeToStandardError(exception.description)
    exit(1)
  }

  /// Ends the program as an uncaught exception does on iOS. If the problem log has not been opened yet, its
  /// reports are written first, because they often name the cause, such as an unknown class.
  public func raise() -> Never {
    ProblemLog.current.open(NibException.writeToStandardError)
    NibException.uncaughtHandler(self)
  }

  private static func writeToStandardError(_ text: String) {
    // If standard error is closed or full, the text cannot be reported anywhere.
    _ = FileWriting.send(Array("\(VisibleText.lines(text))\n".utf8), to: STDERR_FILENO)
  }

  /// Runs `body` and raises any error that it throws.
  package static func raising<Result>(_ body: () throws -> Result) -> Result {
    do {
      return try body()
    } catch let exception as NibException {
      exception.raise()
    } catch {
      NibException(name: "NSGenericException", reason: "\(error)").raise()
    }
  }
}

extension NibException {
  package static func internalInconsistency(_ reason: String, hint: String? = nil) -> NibException {
    NibException(name: "NSInternalInconsistencyException", reason: reason, hint: hint)
  }

  package static func invalidArgument(_ reason: String, hint: String? = nil) -> NibException {
    NibException(name: "NSInvalidArgumentException", reason: reason, hint: hint)
  }

  /// The exception for an unknown key, which an outdated outlet can cause (docs/behaviours.md A6).
  package static func undefinedKey(_ key: String, of object: AnyObject) -> NibException {
    NibException(
      name: "NSUnknownKeyException",
      reason: "[\(nibDescription(of: object)) setValue:forUndefinedKey:]: "
        + "this class is not key value coding-compliant for the key \(key).")
  }
}

/// `<Class 0xADDRESS>`, the form in which Foundation's messages name an object.
package func nibDescription(of object: AnyObject, separator: String = " ") -> String {
  let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
  return "<\(nibClassName(of: object))\(separator)0x\(String(address, radix: 16))>"
}

/// The bare class name, without its module.
package func nibClassName(of object: AnyObject) -> String { ClassNames.name(of: type(of: object)) }

/// A cache of class names, because the Swift runtime builds a name again on every request.
private enum ClassNames {
  private static let knownNames = Mutex<[ObjectIdentifier: String]>([:])

  /// The name of a class, computed once.
  static func name(of type: AnyClass) -> String {
    knownNames.withLock { knownNames in
      if let name = knownNames[ObjectIdentifier(type)] { return name }
      let name = nibBareName(of: type)
      knownNames[ObjectIdentifier(type)] = name
      return name
    }
  }
}

/// The bare name of a type, without its module. `String(describing:)` returns the same name, but first checks three
/// protocol conformances, and each check searches every conformance in the program.
package func nibBareName(of type: Any.Type) -> String { ClassReflection.name(of: type) }

extension String {
  /// The text of an exception without the addresses of objects, which differ from run to run.
  package var withoutAddresses: String {
    guard mentionsAddress else { return self }
    var result = ""
    for part in split(separator: " 0x", omittingEmptySubsequences: false) {
      result += result.isEmpty ? part : part.drop { $0.isHexDigit }
    }
    return result
  }

  /// Whether " 0x" occurs. A loop of its own, because it runs for every diagnostic of a load, and a general search
  /// takes longer than everything else that is done with most of them.
  private var mentionsAddress: Bool {
    var (first, second): (UInt8, UInt8) = (0, 0)
    for byte in utf8 {
      if first == UInt8(ascii: " "), second == UInt8(ascii: "0"), byte == UInt8(ascii: "x") { return true }
      (first, second) = (second, byte)
    }
    return false
  }
}
