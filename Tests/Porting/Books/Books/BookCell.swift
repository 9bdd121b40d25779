import UIKit

class BookCell: UITableViewCell {

  @IBOutlet
  private weak var titleLabel: UILabel! {
    didSet { titleLabel.textColor = .systemBlue }
  }

  @IBInspectable var suffix: String = "" {
    didSet { accessibilityHint = suffix }
  }

  func configure(with book: Book) {
    titleLabel.text = book.title + suffix
  }
}
