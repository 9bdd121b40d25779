import NibCore

/// A row of the samples' menu.
final class SampleCell: UITableViewCell {
  @Outlet var nameLabel: UILabel!
  @Outlet var summaryLabel: UILabel!
}

/// A list of samples and their screens. A chosen screen covers the list until Escape closes it.
package final class SamplesMenuController: UITableViewController {
  private static let cellIdentifier = "Screen"
  private let samples: [Sample]

  init(_ samples: [Sample], title: String) {
    self.samples = samples
    super.init(style: .plain)
    self.title = title
  }

  package required init?(coder: NSCoder) { nil }

  /// A navigation controller with the list, under the given title.
  package static func stack(_ samples: [Sample], title: String) -> UIViewController {
    UINavigationController(rootViewController: SamplesMenuController(samples, title: title))
  }

  package override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(
      UINib(nibName: "SampleCell", bundle: nil), forCellReuseIdentifier: SamplesMenuController.cellIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
  }

  package override func numberOfSections(in tableView: UITableView) -> Int { samples.count }

  package override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    samples[section].screens.count
  }

  package override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "\(samples[section].name)  \(samples[section].summary)"
  }

  package override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(
      withIdentifier: SamplesMenuController.cellIdentifier, for: indexPath)
    let screen = screen(at: indexPath)
    if let cell = cell as? SampleCell {
      cell.nameLabel.text = screen.name
      cell.summaryLabel.text = screen.summary
    }
    return cell
  }

  package override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let screen = screen(at: indexPath)
    do {
      present(try samples[indexPath.section].run(screen), animated: false)
    } catch let exception as NibException {
      exception.raise()
    } catch {
      NibException(name: "NSGenericException", reason: "\(screen.name): \(error)").raise()
    }
  }

  private func screen(at path: IndexPath) -> Sample.Screen { samples[path.section].screens[path.row] }
}
