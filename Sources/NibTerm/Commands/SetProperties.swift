import ArgumentParser
import NibCore
import NibEditing

/// `nibterm set FILE OBJECT KEY=VALUE...`: sets properties of objects.
struct SetProperties: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "set", _superCommandName: "nibterm",
    abstract: "Set properties of an object in a document.",
    discussion: """
      OBJECT is the id, visible text, outlet, identifier, title, label or class of an object or constraint; Scene/TEXT is \
      an object in a scene. KEY is the name of the property in the document, such as text, textColor, font, hidden or \
      contentMode. Parts of a value have a path: frame.x, normal.title (of a button), accessibility.label, \
      runtime.layer.cornerRadius (a user-defined runtime attribute). KEY= without a value restores the default. All \
      properties are set as one change, and only their bytes change. Colors are #RRGGBB, #RRGGBBAA, 'white 0.5', \
      systemRed or the name of a color in an asset catalog; fonts are 'system 17', 'bold 17', 'semibold 17', headline or \
      'Avenir-Book 14'; images are names, or system:NAME for symbols.

      Examples:
        nibterm set Main.storyboard titleLabel text='Sign in' textColor=systemBlue font='semibold 20'
        nibterm set Cell.xib 'Buy now' title=Order enabled=NO --dry-run
        nibterm set Main.storyboard aBc-12-xYz constant=16 priority=750
      """)

  @OptionGroup var editing: EditingArguments
  @OptionGroup var document: EditedFileArgument

  @Argument(help: ArgumentHelp("The object.", valueName: "object"))
  var object: String

  @Argument(help: ArgumentHelp("The properties with their values.", valueName: "key=value"))
  var properties: [String]

  func validate() throws {
    for property in properties where !property.dropFirst().contains("=") {
      throw ValidationError("'\(property)' has no value; use KEY=VALUE, for example text=Hello.")
    }
    let keys = properties.map { $0.prefix { $0 != "=" } }
    if let key = keys.enumerated().first(where: { keys[..<$0.offset].contains($0.element) })?.element {
      throw ValidationError("'\(key)' has two values.")
    }
  }

  func makeEdits(_ run: inout EditRun) throws {
    let id = try run.id(object)
    try run.make(properties.map { .set(PropertyEdit(id, assignment: $0)) })
  }
}
