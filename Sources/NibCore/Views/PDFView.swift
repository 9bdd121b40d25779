/// A PDF document.
open class PDFView: NibPlaceholderView {}
