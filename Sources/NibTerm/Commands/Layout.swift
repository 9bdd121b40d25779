import ArgumentParser
import NibAnalysis
import NibCore
import NibTools

/// `nibterm layout FILE...`: prints the solved frame of every view with an id, as JSON lines.
struct Layout: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layout", _superCommandName: "nibterm",
    abstract: "Print the solved frame of every view as JSON lines.",
    discussion: """
      With FILE and OBJECT, prints only that view, or the view of that controller or scene, and the views inside it. \
      OBJECT is its id, visible text, outlet, identifier, title, label or class. Case is ignored if no name matches \
      exactly.

      One line per view: file, root, id, element, class, frame [x, y, width, height] in points, and the axes on which \
      its position or size is ambiguous (none, x, y or xy). A view that only moves with an ambiguous superview is not \
      ambiguous, as in 'nibterm check'. A scroll view whose content has an ambiguous size also has ambiguousContent.
      """)

  @Flag(
    help:
      "Use the saved size of views without subviews as their content size, so that fonts and images do not matter."
  )
  var replaySizes = false

  @Option(help: "Write json (one line per view), or text: the outline with the solved frames.")
  var format = LayoutFormat.json

  @Option(help: ArgumentHelp("Lay out up to this number of documents at the same time.", valueName: "number"))
  var jobs = 1

  @OptionGroup var layout: LayoutArguments

  @Argument(
    help: ArgumentHelp(
      "The documents, or one document and an object in it; '-' reads standard input.", valueName: "file"))
  var files: [String]

  func validate() throws {
    let maximum = 256
    guard (1...maximum).contains(jobs) else {
      throw ValidationError("'\(jobs)' is not a valid number of jobs; use a number from 1 to \(maximum).")
    }
  }

  func run() throws {
    var options = layout.options
    options.replaysSavedSizes = replaySizes
    let arguments = DocumentArguments(files)
    try Layout.print(
      arguments.files, object: arguments.object, options: options, format: format, jobs: jobs)
  }

  /// Prints the frames of documents, in the order of the command line.
  ///
  /// - Parameter object: the name of the only view to print, with the views inside it; `nil` for all views.
  /// - Throws: `ExitCode` 1, after printing the other documents, if a document cannot be read or does not have the
  ///   object.
  static func print(
    _ files: [String], object: String? = nil, options: LayoutOptions = LayoutOptions(),
    format: LayoutFormat = .json, jobs: Int = 1
  ) throws {
    var failed = false
    // The documents of a project use the same font files.
    var reportedFonts: Set<Diagnostic> = []
    OrderedJobs(threads: jobs).run(files) { file in
      nibAutoreleasePool { Result(file, object, options, format) }
    } finish: { result in
      for diagnostic in result.diagnostics {
        let isFirst =
          !ProjectFonts.diagnosticKinds.contains(diagnostic.kind) || reportedFonts.insert(diagnostic).inserted
        if isFirst { Output.error(diagnostic) }
      }
      if let lines = result.lines { Output.write(lines) } else { failed = true }
      return true
    }
    if failed { throw ExitCode(1) }
  }

  /// The kinds of problems that change the layout of a whole document or the saved frame of a view.
  private static let reportedKinds = ProjectFonts.diagnosticKinds.union([
    .unsuitableDevice, .unknownDevice, .malformedValue,
  ])

  /// The output for one document.
  private struct Result: Sendable {
    /// The lines; `nil` if the document cannot be read.
    var lines: String?
    /// The problems to report on standard error.
    var diagnostics: [Diagnostic] = []

    init(_ file: String, _ object: String?, _ options: LayoutOptions, _ format: LayoutFormat) {
      do {
        let document = try InputFile.read(file, in: options.language, on: options.device)
        diagnostics = document.diagnostics.filter { $0.kind == .unsupportedPlatform }
        diagnostics += document.localizationRemarks
        let loaded = LoadedDocument(document, options: options)
        let part = try object.map { try Layout.part(named: $0, in: loaded) }
        let roots = part?.roots ?? loaded.roots
        lines =
          format == .text
          ? Layout.outline(roots, of: document, in: part?.view)
          : Layout.lines(roots, file: file, in: part?.view)
        // An embedded scene is loaded more than once.
        diagnostics += loaded.diagnostics.filter { Layout.reportedKinds.contains($0.kind) }.uniqued()
      } catch let error as ObjectLookupError {
        diagnostics.append(error.diagnostic)
      } catch let error as NibReadError {
        diagnostics = [error.diagnostic]
      } catch {
        preconditionFailure("no other error is thrown")
      }
    }
  }

  /// The view with a name, or the view of the controller with the name, and the roots that contain the view. The view
  /// of a container has its bars around the child that it shows first.
  ///
  /// - Throws: `ObjectLookupError` if no view or controller has the name, or several have it.
  private static func part(
    named name: String, in loaded: LoadedDocument
  ) throws(ObjectLookupError) -> (view: UIView, roots: [LoadedDocument.Root]) {
    let kind = "view or scene"
    let element = try Picture.element(named: name, in: loaded, kind: kind)
    let root = loaded.roots.first { $0.controller?.nibOrigin?.element == element }
    let views = loaded.roots.lazy.flatMap(\.views)
    if let view = root?.view ?? views.first(where: { $0.nibOrigin?.element == element }) {
      return (view, loaded.roots)
    }
    guard let picture = element.id.flatMap(loaded.picture(ofController:)), !picture.isPlaceholder else {
      throw ObjectLookupError(diagnostic: Picture.notShown(element, in: loaded, kind: kind))
    }
    return (picture.view, [picture])
  }

  /// The JSON lines of roots.
  ///
  /// - Parameter container: the view to which the output is limited, with the views inside it; `nil` for all views.
  static func lines(_ roots: [LoadedDocument.Root], file: String, in container: UIView? = nil) -> String {
    var text = ""
    let printed = container.map { Set($0.nibTree.map { ObjectIdentifier($0) }) }
    for root in roots {
      let ambiguous = Ambiguity(root.view)
      for view in root.views {
        guard let origin = view.nibOrigin, printed?.contains(ObjectIdentifier(view)) ?? true else { continue }
        let frame = view.frame
        let members: [(name: String, value: JSON?)] = [
          ("file", .string(file)), ("root", .string(root.id)), ("id", .string(origin.id)),
          ("element", .string(origin.element.name)),
          ("class", .string(origin.customClass ?? nibBareName(of: type(of: view)))),
          ("frame", .numbers(frame.minX, frame.minY, frame.width, frame.height)),
          ("ambiguous", .string(ambiguous.frames[view]?.letters ?? "none")),
          ("ambiguousContent", (ambiguous.contents[view]?.letters).map { .string($0) }),
        ]
        text += JSON.object(members).text + "\n"
      }
    }
    return text
  }

  /// The outline with the frames of a layout.
  ///
  /// - Parameter container: the view to which the outline is limited, with what is inside it; `nil` for everything.
  private static func outline(
    _ roots: [LoadedDocument.Root], of document: NibDocument, in container: UIView?
  ) -> String {
    var (frames, notes): ([String: CGRect], [String: String]) = ([:], [:])
    for root in roots {
      let ambiguous = Ambiguity(root.view)
      for view in root.views {
        guard let id = view.nibOrigin?.id else { continue }
        frames[id] = view.frame
        let axes = ambiguous.frames[view].map { "ambiguous \($0.letters)" }
        let content = ambiguous.contents[view].map { "ambiguous content \($0.letters)" }
        let note = [axes, content].compactMap { $0 }.joined(separator: ", ")
        if !note.isEmpty { notes[id] = note }
      }
    }
    let outline = NibOutline(document)
    guard let element = container?.nibOrigin?.element else {
      return outline.text(frames: frames, notes: notes)
    }
    return outline.text(of: element, frames: frames, notes: notes)
  }

  /// The ambiguous axes of the views in a tree, by the rules of `check`.
  private struct Ambiguity {
    let frames: Axes
    let contents: Axes

    init(_ root: UIView) {
      let views = AmbiguousViews(in: root)
      (frames, contents) = (Axes(views.entries), Axes(views.contents))
    }

    struct Axes {
      private var axes: [ObjectIdentifier: LayoutAxes] = [:]

      init(_ entries: [AmbiguousViews.Entry]) {
        for entry in entries { axes[ObjectIdentifier(entry.view), default: []].formUnion(entry.axes) }
      }

      subscript(view: UIView) -> LayoutAxes? { axes[ObjectIdentifier(view)] }
    }
  }
}

/// The form in which `nibterm layout` writes frames.
enum LayoutFormat: String, ExpressibleByArgument, CaseIterable {
  case json, text
}

extension LayoutAxes {
  /// `x`, `y` or `xy`.
  fileprivate var letters: String {
    (contains(.horizontal) ? "x" : "") + (contains(.vertical) ? "y" : "")
  }
}
