/// The order in which Interface Builder writes the attributes of an element. It writes those of a superclass before
/// those of the class, and the identity of the object at the end. The lists are those of documents that Interface
/// Builder saved.
package struct AttributeOrder {
  private let names: [String]

  /// - Parameter element: the name of the element.
  package init(of element: String) {
    let schema = ClassSchemas.uiKit.ofElement(element)
    if schema?.lineage.contains("UIView") == true || AttributeOrder.views[element] != nil {
      let isControl = schema?.lineage.contains("UIControl") == true
      let isScrollView = schema?.lineage.contains("UIScrollView") == true
      names =
        AttributeOrder.view + (isScrollView ? AttributeOrder.scrollView : [])
        + (isControl ? AttributeOrder.control : []) + (AttributeOrder.views[element] ?? [])
        + AttributeOrder.identity
    } else if element.hasSuffix("ontroller") {
      names = AttributeOrder.controller + AttributeOrder.identity
    } else {
      names = AttributeOrder.others[element] ?? AttributeOrder.identity
    }
  }

  /// The index at which an attribute is inserted into a list of attributes. One that is not known is inserted before
  /// the identity of the object.
  package func index(of attribute: String, in written: [String]) -> Int {
    let followers: ArraySlice<String>
    if let place = names.firstIndex(of: attribute) {
      followers = names[(place + 1)...]
    } else {
      followers = AttributeOrder.identity[...]
    }
    return written.firstIndex { followers.contains($0) } ?? written.count
  }

  /// The attributes sorted in this order.
  func sorted(_ attributes: [NibDraft.Attribute]) -> [NibDraft.Attribute] {
    attributes.reduce(into: []) { sorted, attribute in
      sorted.insert(attribute, at: index(of: attribute.name, in: sorted.map(\.name)))
    }
  }
}
