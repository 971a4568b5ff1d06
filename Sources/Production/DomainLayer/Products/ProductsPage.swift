/// Some of all products, in the service's order.
package struct ProductsPage: Hashable, Sendable {
    /// The products.
    package let products: [Product]
    /// How many there are before them.
    package let skip: Int
    /// How many there are altogether.
    package let total: Int

    /// A page.
    package init(products: [Product], skip: Int, total: Int) {
        self.products = products
        self.skip = skip
        self.total = total
    }

    /// How many are to be skipped for the next page; nil after the last one, and after one that brought nothing.
    package var nextSkip: Int? {
        let next = skip + products.count
        return products.isEmpty || next >= total ? nil : next
    }
}
