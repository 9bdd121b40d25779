import NibCore
import Testing

/// Errors of the command line that suggest what the user may have meant.
@Suite struct SuggestionCommandTests {
  @Test(
    "A misspelled command is suggested, although a first argument can also be a path",
    arguments: [
      (["lint"], "lint: error: no file or command has this name. Did you mean 'check'? [no-file]\n", 1),
      (["chek"], "chek: error: no file or command has this name. Did you mean 'check'? [no-file]\n", 1),
      (["Shwo"], "Shwo: error: no file or command has this name. Did you mean 'show'? [no-file]\n", 1),
      (
        ["chek", "A.xib"],
        """
        Error: Unknown command 'chek'. Did you mean 'check'?
        Usage: nibterm <subcommand>
          See 'nibterm --help' for more information.

        """, 64
      ),
      (
        ["help", "chekc"],
        """
        Error: Unknown command 'chekc'. Did you mean 'check'?
        Usage: nibterm <subcommand>
          See 'nibterm --help' for more information.

        """, 64
      ),
      (["None.xib"], "None.xib: error: the file does not exist [no-file]\n", 1),
    ])
  func commands(arguments: [String], error: String, status: Int32) throws {
    let run = try CommandRun(arguments: arguments)
    #expect(run.error == error)
    #expect(run.status == status)
  }

  @Test(
    "A misspelled option is suggested",
    arguments: [
      (["check", "--sevrity", "error", "A.xib"], "Unknown option '--sevrity'. Did you mean '--severity'?"),
      (["show", "--devise", "x", "A.xib"], "Unknown option '--devise'. Did you mean '--device'?"),
      (["--devise", "x"], "Unknown option '--devise'. Did you mean '--device'?"),
      (
        ["show", "--device", "iPhone 99", "A.xib"],
        "No device named 'iPhone 99'. Did you mean '\(Device.nearestNames(to: "iPhone 99")[0])', '"
      ),
    ])
  func options(arguments: [String], message: String) throws {
    let run = try CommandRun(arguments: arguments)
    #expect(run.error.contains("Error: \(message)"))
    #expect(run.status == 64)
  }

  @Test(
    "A misspelled value is suggested before the list of values",
    arguments: [
      (
        ["check", "--reporter", "githb", "A.xib"],
        "Did you mean 'github'? Please provide one of the following:"
      ),
      (["check", "--severity", "warn", "A.xib"], "Did you mean 'warning'? Please provide one of 'note'"),
      (["show", "--style", "boxs", "A.xib"], "Did you mean 'boxes'? Please provide one of 'boxes'"),
      (["show", "--format", "SVG1", "A.xib"], "Did you mean 'svg'? Please provide one of the following:"),
      (["explain", "A.xib", "root", "widht"], "Did you mean 'width'? Please provide one of the following:"),
      (
        ["check", "--only", "misplaced-veiw", "A.xib"],
        "No rule named 'misplaced-veiw'. Did you mean 'misplaced-view'?"
      ),
      (["samples", "elemnts"], "Did you mean 'Elements'?"),
    ])
  func values(arguments: [String], message: String) throws {
    let run = try CommandRun(arguments: arguments)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.status == 64)
  }

  @Test("A value that is similar to no accepted one is not followed by a suggestion") func strangeValue()
    throws
  {
    let run = try CommandRun(arguments: ["show", "--style", "painting", "A.xib"])
    #expect(
      run.error.hasPrefix(
        "Error: The value 'painting' is invalid for '--style <style>'. Please provide one of"))
  }
}
