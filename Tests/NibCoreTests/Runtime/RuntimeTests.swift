import Foundation
import Testing

@testable import NibCore

/// The uses of the Swift runtime that have no public interface: `Runtime` of NibCore and NibFoundation. Each test runs in a
/// separate process, because a toolchain that changes the runtime makes such code crash.
@Suite struct RuntimeTests {
  private static let making: Comment = """
    This toolchain no longer gives an initializer and a static method one symbol with `@_silgen_name`, or calls them \
    differently. See Sources/NibCore/Runtime/DynamicMaking.swift.
    """
  private static let reflection: Comment = """
    This toolchain describes the fields or the superclass of a class differently. See \
    Sources/NibFoundation/Runtime/ClassReflection.swift.
    """

  @Test("Objects are made with the initializers of their own classes") func objects() async {
    await #expect(processExitsWith: .success, Self.making) {
      #expect((Made.self as NSObject.Type).nibMake() is Made)
      #expect(
        (MadeView.self as UICollectionReusableView.Type).nibMake(CGRect(x: 1, y: 2, width: 3, height: 4))
          .frame
          == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(Made.count == 2)
    }
  }

  @Test("Cells and headers are made with their styles and reuse identifiers") func cells() async {
    await #expect(processExitsWith: .success, Self.making) {
      for number in 0..<100 {
        // A long string is stored in a separate object, whose references must be balanced.
        let name = String(repeating: "identifier \(number) ", count: 4)
        let cell = (MadeCell.self as UITableViewCell.Type).nibMake(.subtitle, name)
        #expect((cell as? MadeCell)?.style == .subtitle)
        #expect(cell.reuseIdentifier == name)
        let header = (MadeHeader.self as UITableViewHeaderFooterView.Type).nibMake(name)
        #expect(header is MadeHeader)
        #expect(header.reuseIdentifier == name)
        #expect((MadeCell.self as UITableViewCell.Type).nibMake(.default, nil).reuseIdentifier == nil)
      }
      #expect(Made.count == 300)
    }
  }

  @Test("A segue keeps its controllers alive only as long as it lives itself") func segues() async {
    await #expect(processExitsWith: .success, Self.making) {
      weak var source: UIViewController?
      weak var segue: UIStoryboardSegue?
      do {
        let controllers = (UIViewController(), UIViewController())
        let made = (MadeSegue.self as UIStoryboardSegue.Type).nibMake("show", controllers.0, controllers.1)
        (source, segue) = (controllers.0, made)
        #expect(made is MadeSegue)
        #expect(made.identifier == "show")
        #expect(made.source === controllers.0 && made.destination === controllers.1)
      }
      #expect(segue == nil)
      #expect(source == nil)
    }
  }

  @Test("Fields are found with their types and values, including inherited and private ones")
  func fields() async {
    await #expect(processExitsWith: .success, Self.reflection) {
      let object = Derived()
      let fields = ClassReflection.fields(of: Derived.self, beginningWith: "_")
      #expect(fields.map(\.name) == ["_first", "_second"])
      #expect(fields.map { $0.type is Made.Type } == [true, true])
      #expect(
        fields.map { ClassReflection.value(of: $0, in: object) }.map(ObjectIdentifier.init)
          == [object._first, object.second].map(ObjectIdentifier.init))
    }
  }

  @Test("Classes have the superclass and the name of their source text") func classes() async {
    await #expect(processExitsWith: .success, Self.reflection) {
      let names = ClassReflection.lineage(of: Derived.self).map { "\($0)" }
      #expect(names.prefix(2) == ["Derived", "Base"])
      let superclasses = ClassReflection.lineage(of: UILabel.self).dropFirst().map { "\($0)" }
      #expect(superclasses.first == "UIView")
      #expect(ClassReflection.name(of: UILabel.self) == "UILabel")
      #expect(ClassReflection.name(of: UILabel.self, isQualified: true) == "NibCore.UILabel")
    }
  }
}

private class Made: NSObject {
  nonisolated(unsafe) static var count = 0

  override init() {
    super.init()
    Made.count += 1
  }
}

private final class MadeView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    Made.count += 1
  }

  required init?(coder: NSCoder) { nil }
}

private final class MadeCell: UITableViewCell {
  let style: CellStyle

  override init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Made.count += 1
  }

  required init?(coder: NSCoder) { nil }
}

private final class MadeHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    Made.count += 1
  }

  required init?(coder: NSCoder) { nil }
}

private final class MadeSegue: UIStoryboardSegue {}

private class Base {
  let other = 1
  let _first = Made()
}

private final class Derived: Base {
  private let text = "between them"
  private let _second = Made()
  var second: Made { _second }
}
