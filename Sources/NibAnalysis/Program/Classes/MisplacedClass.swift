import NibCore
import NibSources

/// A class that the sources declare, but not under the name and in the module with which a document looks for it.
struct MisplacedClass: Hashable {
  /// The reason why the document does not find the class.
  enum Reason: Hashable {
    /// Another module: one of these, or an unknown one if there are none.
    case modules(Set<String>)
    /// No module, because it is a class of Objective-C.
    case objectiveC
    /// No module, because `@objc` gives the class a name for Objective-C, which the document uses.
    case objectiveCName
    /// Another name, which `@objc` gives the class.
    case otherName(String)
  }

  /// The name under which UIKit looks for the class.
  let name: SwiftClassName
  let declaration: SourceLocation
  let reason: Reason

  /// The difference in a sentence about the class.
  var difference: String {
    switch reason {
    case .modules: "is in another module"
    case .objectiveC, .objectiveCName: "is in no module"
    case .otherName(let other): "has the name \(other) at run time"
    }
  }

  /// A note with the right module or name.
  var hint: Diagnostic.Note {
    let inspector = "in Interface Builder's identity inspector"
    let noModule = "so its name at run time contains no module: clear the module \(inspector)"
    let text: String
    switch reason {
    case .objectiveC: text = "in Objective-C, \(noModule)"
    case .objectiveCName: text = "with a name for Objective-C, \(noModule)"
    case .otherName(let other):
      text =
        "with the name \(other) for Objective-C, which is its name at run time: enter \(other) \(inspector)"
    case .modules(let modules):
      let place = modules.isEmpty ? "in Swift" : "in the module \(modules.sorted().listed("or"))"
      let consequence =
        name.module == nil ? "so its name at run time contains its module" : "not in \(name.module ?? "")"
      let module = modules.count == 1 ? "this module" : "its module"
      text = "\(place), \(consequence): choose \(module) \(inspector)"
    }
    return Diagnostic.Note("\(name.name) is declared here \(text)", at: declaration)
  }
}
