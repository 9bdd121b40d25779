import Foundation
import Testing

@testable import NibFoundation

private class Named: NSObject {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Book: Named {
  var pages: Int
  var author: Author?
  var tags: [String]

  init(_ name: String, pages: Int, author: Author? = nil, tags: [String] = []) {
    (self.pages, self.author, self.tags) = (pages, author, tags)
    super.init(name)
  }
}

private struct Author {
  var name: String
  var born: Date
}

/// Predicates and sort descriptors with key paths of a program's own classes.
@Suite struct PredicateTests {
  private let books = [
    Book(
      "Émile", pages: 300, author: Author(name: "Jean", born: Date(timeIntervalSince1970: 0)), tags: ["old"]),
    Book("alpha", pages: 10, tags: ["new", "short"]), Book("Beta 2", pages: 20),
  ]

  private func found(_ predicate: NSPredicate) -> [String] {
    books.filter { predicate.evaluate(with: $0) }.map(\.name)
  }

  @Test(
    "Comparisons of texts, numbers and nil",
    arguments: [
      ("name == 'alpha'", ["alpha"]), ("name = \"ALPHA\"", []), ("name ==[c] 'ALPHA'", ["alpha"]),
      ("name BEGINSWITH[cd] 'em'", ["Émile"]), ("name ENDSWITH '2'", ["Beta 2"]),
      ("name contains[c] 'A'", ["alpha", "Beta 2"]), ("name LIKE '*a'", ["alpha"]),
      ("name LIKE 'a?pha'", ["alpha"]), ("name MATCHES '[a-z]+'", ["alpha"]),
      ("name MATCHES '.*[0-9]'", ["Beta 2"]), ("pages > 10", ["Émile", "Beta 2"]),
      ("pages >= 20 AND pages <= 20", ["Beta 2"]), ("pages BETWEEN {10, 20}", ["alpha", "Beta 2"]),
      ("pages IN {10, 300}", ["Émile", "alpha"]), ("pages * 2 == 40", ["Beta 2"]),
      ("author == nil", ["alpha", "Beta 2"]), ("author != NULL", ["Émile"]),
      ("author.name == 'Jean'", ["Émile"]), ("ANY tags == 'new'", ["alpha"]),
      ("NONE tags == 'new'", ["Émile", "Beta 2"]), ("ALL tags == 'old'", ["Émile", "Beta 2"]),
      ("tags.@count == 2", ["alpha"]), ("tags CONTAINS 'old'", ["Émile"]),
      ("NOT (pages == 10 OR pages == 20)", ["Émile"]), ("!(pages < 100) && TRUEPREDICATE", ["Émile"]),
      ("pages > 9223372036854775807", []), ("pages < -9223372036854775807", []),
      ("pages == 10 || (pages == 20 && name != 'x')", ["alpha", "Beta 2"]),
      ("(pages) > (5 + 5)", ["Émile", "Beta 2"]),
      ("pages == -10", []),
    ])
  func comparisons(format: String, names: [String]) { #expect(found(NSPredicate(format: format)) == names) }

  @Test("Arguments are values and key paths") func arguments() {
    #expect(found(NSPredicate(format: "name == %@ AND pages == %d", "alpha", 10)) == ["alpha"])
    #expect(found(NSPredicate(format: "%K >[c] %@", "pages", 10)) == ["Émile", "Beta 2"])
    #expect(found(NSPredicate(format: "name IN %@", ["alpha", "x"])) == ["alpha"])
    #expect(found(NSPredicate(format: "author.born < %@", Date() as NSDate)) == ["Émile"])
    #expect(found(NSPredicate(format: "pages == %ld", argumentArray: [20])) == ["Beta 2"])
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      NSPredicate(format: "pages < %f", 100.5), NSPredicate(format: "name CONTAINS 'B'"),
    ])
    #expect(found(both) == ["Beta 2"])
  }

  @Test("Predicates of texts, dictionaries and arrays") func otherObjects() {
    let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}")
    #expect(mail.evaluate(with: "a.b@example.com"))
    #expect(!mail.evaluate(with: "a.b@example.com and more"))
    #expect(NSPredicate(format: "SELF CONTAINS[cd] %@", "É").evaluate(with: "cafe"))
    #expect(NSPredicate(format: "a.b == 1").evaluate(with: ["a": ["b": 1]]))
    #expect(NSPredicate(format: "@sum.pages == 330").evaluate(with: books))
    #expect((books as NSArray).filtered(using: NSPredicate(format: "pages == 10")).count == 1)
  }

  @Test(
    "A text that is not a predicate is refused",
    arguments: [
      "", "name", "name ==", "name == 'x", "== 3", "name = = 3", "(name == 3", "a AND",
      "SUBQUERY(a, $x, $x == 1)",
      "a == %@", "a ~ 3", "a ==[z] 3", String(repeating: "(", count: 10_000),
      String(repeating: "!", count: 10_000),
    ])
  func malformed(format: String) {
    #expect(throws: PredicateParser.Failure.self) { try PredicateParser.parse(format, []) }
  }

  @Test("A key that an object does not have raises UIKit's exception") func unknownKey() throws {
    let tree = try PredicateParser.parse("size == 3", [])
    #expect(throws: NibException.self) { try tree.matches(books[0]) }
    do { _ = try tree.matches(books[0]) } catch let exception as NibException {
      #expect(exception.name == "NSUnknownKeyException")
      #expect(exception.reason.hasSuffix("this class is not key value coding-compliant for the key size."))
    }
  }

  @Test("Sort descriptors sort by key paths") func sorting() {
    func names(_ descriptors: NSSortDescriptor...) -> [String] {
      (books as NSArray).sortedArray(using: descriptors).compactMap { ($0 as? Book)?.name }
    }
    #expect(names(NSSortDescriptor(key: "pages", ascending: true)) == ["alpha", "Beta 2", "Émile"])
    #expect(names(NSSortDescriptor(key: "name", ascending: false)) == ["alpha", "Émile", "Beta 2"])
    #expect(
      names(
        NSSortDescriptor(key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:")))
        == ["alpha", "Beta 2", "Émile"])
    #expect(
      names(
        NSSortDescriptor(key: "author.name", ascending: false),
        NSSortDescriptor(key: "pages", ascending: false))
        == ["Émile", "Beta 2", "alpha"])
    let sorted = ([3, 1, 2] as NSArray).sortedArray(using: [NSSortDescriptor(key: nil, ascending: true)])
    #expect(sorted as? [Int] == [1, 2, 3])
  }
}
