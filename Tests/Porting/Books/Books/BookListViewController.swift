import UIKit

struct Book {
  var title: String
}

class BookListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {

  @IBOutlet weak var tableView: UITableView!

  private var books = [Book(title: "Emma"), Book(title: "Dracula"), Book(title: "Ulysses")]

  private var file: URL {
    let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    return folder.appendingPathComponent("titles.json")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let data = try? Data(contentsOf: file),
      let titles = try? JSONDecoder().decode([String].self, from: data)
    {
      books = titles.map(Book.init(title:))
    }
    tableView.register(UINib(nibName: "BookCell", bundle: nil), forCellReuseIdentifier: "BookCell")
    let cover = UIImageView(image: UIImage(named: "cover"))
    cover.backgroundColor = UIColor(named: "Ink")!
    tableView.tableFooterView = cover
    NotificationCenter.default.addObserver(
      self, selector: #selector(bookChanged(_:)), name: .bookChanged, object: nil)
  }

  @objc private func bookChanged(_ notification: Notification) {
    guard let index = notification.userInfo?["index"] as? Int,
      let title = notification.userInfo?["title"] as? String
    else { return }
    books[index].title = title
    try? JSONEncoder().encode(books.map { $0.title }).write(to: file)
    tableView.reloadRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let detail = segue.destination as? BookDetailViewController, let index = sender as? IndexPath else {
      return
    }
    detail.index = index.row
    detail.book = books[index.row]
  }

  // MARK: - Table view

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return books.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "BookCell", for: indexPath) as! BookCell
    cell.configure(with: books[indexPath.row])
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    performSegue(withIdentifier: "ShowBook", sender: indexPath)
  }
}

extension Notification.Name {
  static let bookChanged = Notification.Name("bookChanged")
}
