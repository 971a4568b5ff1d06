import AppCore
import Combine
import Foundation

/// The state of the shop: the products that match the search.
final class ShopViewModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var products: Loadable<[Product]> = .idle
    @Published private(set) var visible: [Product] = []
    @Published private(set) var cartCount = 0

    @Injected(\.products) private var service
    @Injected(\.cart) private var cart
    private let category: Product.Category?
    private var cancellables: Set<AnyCancellable> = []

    init(category: Product.Category? = nil) {
        self.category = category

        $query
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .combineLatest($products.compactMap(\.value))
            .map { query, products in products.filter { $0.title.matches(query) } }
            .assign(to: &$visible)

        cart.updates
            .map(\.count)
            .receive(on: DispatchQueue.main)
            .assign(to: \.cartCount, on: self)
            .store(in: &cancellables)
    }

    var title: String { category?.title ?? "Shop" }

    var sections: [(category: Product.Category, products: [Product])] {
        visible.grouped(by: \.category).map { ($0.key, $0.value) }.sorted(by: \.category.title)
    }

    func load() async {
        products = .loading
        do {
            products = .loaded(try await service.products(in: category))
        } catch {
            products = .failed(AppError(error))
        }
    }

    func toggleFavorite(_ product: Product) {
        visible.replace(product.favorited())
    }

    func add(_ product: Product) {
        cart.add(product)
    }
}
