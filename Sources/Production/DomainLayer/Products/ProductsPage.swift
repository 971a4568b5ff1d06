/// One page of all products, in the service's order.
package struct ProductsPage: Hashable, Sendable {
    /// The products.
    package let products: [Product]
    /// The number of products before this page.
    package let skip: Int
    /// The total number of products.
    package let total: Int

    /// Creates a page.
    package init(products: [Product], skip: Int, total: Int) {
        self.products = products
        self.skip = skip
        self.total = total
    }

    /// The number of products to skip for the next page; nil after the last page, and after an empty one.
    package var nextSkip: Int? {
        let next = skip + products.count
        return products.isEmpty || next >= total ? nil : next
    }
}
