import NibFormats
import NibSupport
import TestSupport

@testable import NibEditing

/// Makes edits at random that a user could make.
struct RandomEdits {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// An edit of a document; `nil` if it has no objects.
  mutating func edit(of document: NibDocument) -> DocumentEdit? {
    let objects = document.root.descendants.filter { $0.id != nil }
    guard !objects.isEmpty else { return nil }
    let views = objects.filter(\.isView)
    let object = objects[random.number(below: objects.count)]
    guard !views.isEmpty else { return property(of: object) }
    let (view, other) = (views[random.number(below: views.count)], views[random.number(below: views.count)])
    let (first, second) = (view.id ?? "", other.id ?? "")
    switch random.number(below: 18) {
    case 16: return .move(Move(object.id ?? "", .before(sibling(of: object, in: objects))))
    case 17: return .move(Move(object.id ?? "", .after(sibling(of: object, in: objects))))
    case 0: return .remove(Removal([object.id ?? ""], removesReferences: random.number(below: 4) > 0))
    case 1: return .duplicate(object.id ?? "")
    case 2: return .move(Move(first, to: second, at: random.number(below: 4)))
    case 3: return .wrap(Wrapping(view.parent?.children.prefix(3).compactMap(\.id) ?? []))
    case 4: return .unwrap(first)
    case 5: return .connect(Connection(object.id ?? "", .outlet("outlet\(random.number(below: 3))"), second))
    case 6: return .connect(Connection(first, .action("act:", event: nil), object.id ?? ""))
    case 7: return .disconnect(Disconnection(object.id ?? ""))
    case 8: return .frame(FrameEdit(first, NibRect(x: 1.5, y: 2, width: 0.1, height: 40)))
    case 9:
      let kinds = NewView.kinds
      return .add(NewView(kinds[random.number(below: kinds.count)], in: first))
    case 10: return constraint(view, other)
    case 11: return .addScene(NewScene(NewScene.Kind.allCases[random.number(below: 4)]))
    case 12:
      let kinds = NewSegue.kinds + ["unwind:"]
      let kind = kinds[random.number(below: kinds.count)]
      return .connect(Connection(first, .segue(kind: kind, identifier: nil), object.id ?? ""))
    default: return property(of: random.number(below: 2) == 0 ? object : view)
    }
  }

  /// The id of an object, in most cases of one in the same list.
  private mutating func sibling(of object: NibElement, in objects: [NibElement]) -> String {
    let siblings = object.parent?.children.filter { $0.id != nil } ?? []
    let candidates = random.number(below: 4) > 0 && !siblings.isEmpty ? siblings : objects
    return candidates[random.number(below: candidates.count)].id ?? ""
  }

  private mutating func constraint(_ view: NibElement, _ other: NibElement) -> DocumentEdit {
    let attributes = ["leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY"]
    let attribute = attributes[random.number(below: attributes.count)]
    let isSafeArea = random.number(below: 3) == 0 && attribute != "width" && attribute != "height"
    var constraint = NewConstraint(
      .init(view.id ?? "", attribute), .init(other.id ?? "", attribute, isSafeArea: isSafeArea))
    constraint.constant = "\(random.number(below: 40))"
    return .addConstraint(constraint)
  }

  /// A value of any type, which most properties do not have.
  private mutating func wildValue(in document: NibDocument) -> String? {
    let objects = document.root.descendants.compactMap(\.id)
    let values = [
      "", "abc", "-1", "1e400", "nan", "0x10", "YES", "no", "system:", "a\nb", "1,2,3,4", "#12", "UIView",
      objects[random.number(below: objects.count)],
    ]
    return values[random.number(below: values.count)]
  }

  /// A value for one of the properties of an object.
  private mutating func property(of object: NibElement) -> DocumentEdit {
    let types = PropertyPath.types(of: object).sorted { $0.key < $1.key }
    let (name, type) = types[random.number(below: types.count)]
    if random.number(below: 8) == 0 {
      let path = ["", "", "", ".x", ".title", ".traits"][random.number(below: 6)]
      return .set(PropertyEdit(object.id ?? "", name + path, wildValue(in: object.document)))
    }
    let value: String?
    switch type {
    case .flag: value = ["YES", "NO"][random.number(below: 2)]
    case .integer: value = "\(random.number(below: 5))"
    case .number, .numberOr: value = ["0", "1", "0.3", "250"][random.number(below: 4)]
    case .name(.selector): value = "save:"
    case .name: value = "someName"
    case .choice(let words): value = words[random.number(below: words.count)]
    case .text: value = ["", "Name", "a < b & \"c\"", "two\nlines", "Größe ☂︎"][random.number(below: 5)]
    case .color: value = ["#12AB34", "systemRed", "Brand", "white 0.3"][random.number(below: 4)]
    case .font: value = ["bold 12", "headline", "Avenir-Book 13.5"][random.number(below: 3)]
    case .image: value = ["star", "system:heart"][random.number(below: 2)]
    case .numbers(_, let names, _): value = names.map { _ in "3" }.joined(separator: " ")
    case .options(_, let words): value = words.first
    case .reference, .part: value = nil
    }
    return .set(PropertyEdit(object.id ?? "", name, random.number(below: 6) == 0 ? nil : value))
  }
}
