import NibCore
import NibSources

extension StrictCheckContext {
  /// Whether the controller of a scene has a class or one of its subclasses.
  func isScene(_ scene: DocumentSummary.Scene, of name: String) -> Bool {
    scene.className.map { $0 == name || table.isKind($0, of: name) == true } ?? false
  }

  /// Whether a method of a controller runs in this storyboard, although its code needs something that only other
  /// storyboards have. This is the case if the others are the main storyboards of another kind of device, and the
  /// program does not check on which device it runs.
  ///
  /// - Parameters:
  ///   - method: the method that always reaches the code; `nil` if a condition decides it.
  ///   - others: the storyboards that have what the code needs.
  func runs(_ method: String?, of controller: NibElement, whateverIsIn others: [DocumentSummary]) -> Bool {
    guard let method, let name = controller["customClass"], !others.isEmpty,
      others.allSatisfy({ program.files.settings.areForDifferentDevices(document.file, $0.file) }),
      program.words.count(ofWord: "userInterfaceIdiom") == 0,
      program.words.count(ofWord: "UI_USER_INTERFACE_IDIOM") == 0
    else { return false }
    return runningMethods(of: controller, name).contains(method)
  }

  /// The names of the methods of a controller that run in this document: those that UIKit calls, connected actions, and
  /// the methods that these call.
  private func runningMethods(of controller: NibElement, _ name: String) -> Set<String> {
    let methods = table.ownParts(of: name).flatMap(\.methods)
    let actions = connections("action").map(\.connection).filter { action in
      controller.id != nil && (action["destination"] ?? action["target"]) == controller.id
    }
    let selectors = Set(actions.compactMap { $0["selector"] })
    var running = SourceMethod.lifeCycle.union(
      methods.filter { !selectors.isDisjoint(with: $0.selectors) }.map(\.name))
    var pending = Array(running)
    while let next = pending.popLast() {
      for call in methods.lazy.filter({ $0.name == next }).flatMap(\.calls) {
        if running.insert(call).inserted { pending.append(call) }
      }
    }
    return running
  }
}

extension ProgramSettings {
  /// Whether a property list names one storyboard as the main one of the iPhone, and the other as that of the iPad.
  fileprivate func areForDifferentDevices(_ file: String, _ other: String) -> Bool {
    let names = [file, other].map { DocumentName.withoutSuffix(Disk.name(of: $0), [".storyboard"]) }
    let main = namedStoryboards.filter { $0.key == "UIMainStoryboardFile" }
    return Dictionary(grouping: main, by: \.file).values.contains { list in
      let name = { (device: String?) in list.first { $0.device == device }?.name }
      guard let phone = name("iphone") ?? name(nil), let pad = name("ipad") ?? name(nil) else { return false }
      return phone != pad && Set(names) == [phone, pad]
    }
  }
}
