import DomainFakes
import DomainLayer
import FakeSupport
import Foundation
import GRDB
import TestFolders
import StorageTesting
import Testing

import DataLayer

#if canImport(Combine)
    import Combine
#else
    import OpenCombine
#endif

@Suite("Products: the service", .timeLimit(.minutes(5)))
struct ProductsRepositoryTests {
    private let network = FakeNetworkService()
    private let log = LogCapture()
    private let repository: DefaultProductsRepository

    init() {
        let service = DefaultDataTransferService(service: network, logger: log.logger)
        repository = DefaultProductsRepository(service: service, queue: ImmediateQueue(), logger: log.logger)
    }

    @Test func isAskedForAPage() async {
        network.request.stub(.returns(Data(#"{"products":[],"total":11,"skip":10,"limit":5}"#.utf8)))
        let page = await first(repository.products(skip: 10, limit: 5))
        #expect(page == .success(ProductsPage(products: [], skip: 10, total: 11)))
        #expect(network.request.calls == ["products?limit=5&skip=10"])
    }

    @Test(arguments: [
        (NetworkError.notConnected, RepositoryFailure.noConnection), (.timedOut, .timedOut),
        (.status(429, Data(#"{"message":"Too many"}"#.utf8)), .status(429)), (.other(code: -1), .failed),
    ])
    func distinguishesFailures(_ error: NetworkError, _ failure: RepositoryFailure) async {
        network.request.stub(.fails(error))
        #expect(await first(repository.products(skip: 0, limit: 5)) == .failure(failure))
    }

    @Test func aPageThatMakesNoSenseIsUnreadable() async {
        network.request.stub(.returns(Data(#"{"products":[],"total":-4,"skip":0}"#.utf8)))
        #expect(await first(repository.products(skip: 0, limit: 5)) == .failure(.unreadable))
        #expect(log.lines == ["error: the answer cannot be mapped: MappingError"])
    }

    /// A service that knows no pages, and always sends its first.
    @Test func anotherPageThanTheOneThatWasAskedForIsUnreadable() async {
        network.request.stub(.returns(Data(#"{"products":[],"total":4,"skip":0}"#.utf8)))
        #expect(await first(repository.products(skip: 2, limit: 2)) == .failure(.unreadable))
        #expect(
            MappingError.otherPage(skip: 0, asked: 2).description == "the page skips 0 products (expected 2)")
    }

    @Test func droppingTheSubscriptionStopsTheRequest() {
        network.request.stub(.never)
        let subscription = repository.products(skip: 0, limit: 5).sink { _ in
        } receiveValue: { _ in
        }
        subscription.cancel()
        #expect(network.request.cancelledCalls == ["products?limit=5&skip=0"])
    }
}

@Suite("Products: favourites that are kept", .timeLimit(.minutes(5)))
struct FavoriteProductsRepositoryTests {
    private let folder: TemporaryFolder
    private let log = LogCapture()

    init() throws {
        folder = try TemporaryFolder()
    }

    private var path: String { "\(folder.path)/app.sqlite" }

    private func repository(_ database: AppDatabase) -> DefaultFavoriteProductsRepository {
        DefaultFavoriteProductsRepository(database: database, logger: log.logger)
    }

    /// A favourite in which everything could be lost that a database can lose.
    private static let exact = Product(
        id: 3, title: "O'Brien's \"lamp\"", summary: "", brand: nil, category: "é", price: Decimal(string: "1234567890.12") ?? 0,
        discountPercentage: 0.1 + 0.2, rating: 4.9400000000000004, stock: 0, thumbnail: URL(string: "https://img.example.com/a?b=%20"),
        favoriteRegistrationTime: Date(timeIntervalSince1970: 1_795_082_400.123_456_7))

    @Test func areThereAfterARestartToTheLastBit() async throws {
        let second = Product.sample(id: 9, thumbnail: nil).favorite(at: 5)
        do {
            let repository = repository(try AppDatabase(path: path))
            #expect(await first(repository.favorites()) == .success([]))
            #expect(await first(repository.save(Self.exact)) == .success(Self.exact))
            #expect(await first(repository.save(second)) == .success(second))
            #expect(await first(repository.save(.sample(id: 4).favorite(at: 5))) == .success(.sample(id: 4).favorite(at: 5)))
            // It is none any more.
            #expect(await first(repository.save(.sample(id: 4))) == .success(.sample(id: 4)))
            #expect(await first(repository.save(.sample(id: 77))) == .success(.sample(id: 77)))
        }
        #expect(await first(repository(try AppDatabase(path: path)).favorites()) == .success([second, Self.exact]))
        #expect(log.lines == [])
    }

    /// As when two lists have it, of which one has not heard that it is a favourite.
    @Test func aFavouriteThatIsKeptAgainKeepsItsTime() async throws {
        let repository = repository(try AppDatabase())
        _ = await first(repository.save(.sample(title: "Old").favorite(at: 1)))
        let kept = Product.sample(title: "New").favorite(at: 1)
        #expect(await first(repository.save(.sample(title: "New").favorite(at: 2))) == .success(kept))
        #expect(await first(repository.favorites()) == .success([kept]))
    }

    /// Two programs on one file.
    @Test func anotherProgramsFavouritesAreSeen() async throws {
        let (one, other) = (repository(try AppDatabase(path: path)), repository(try AppDatabase(path: path)))
        _ = await first(one.save(.sample().favorite(at: 1)))
        #expect(await first(other.save(.sample().favorite(at: 2))) == .success(.sample().favorite(at: 1)))
        _ = await first(other.save(.sample()))
        #expect(await first(one.favorites()) == .success([]))
    }

    @Test func savesAndReadsForEachSubscriber() async throws {
        let database = try AppDatabase()
        let repository = repository(database)
        let publisher = repository.save(.sample().favorite(at: 1))
        await database.settle()
        #expect(await first(repository.favorites()) == .success([]))
        _ = await first(publisher)
        #expect(try await first(repository.favorites()).get().count == 1)
    }

    @Test func notifiesSubscribersOfEachChange() async throws {
        let repository = repository(try AppDatabase())
        let heard = Answers<Product>()
        _ = await first(repository.save(.sample(id: 1).favorite(at: 1)))
        let subscription = repository.changes.sink { heard.append($0) }
        _ = await first(repository.save(.sample(id: 2).favorite(at: 2)))
        // Before the answer came.
        #expect(heard.all == [.sample(id: 2).favorite(at: 2)])
        _ = await first(repository.save(.sample(id: 1)))
        #expect(heard.all == [.sample(id: 2).favorite(at: 2), .sample(id: 1)])
        subscription.cancel()
    }

    @Test func reportsLockedDatabaseWithoutDataLoss() async throws {
        let repository = repository(try AppDatabase(path: path, patience: 0))
        let heard = Answers<Product>()
        let subscription = repository.changes.sink { heard.append($0) }
        _ = await first(repository.save(.sample().favorite(at: 1)))
        let lock = try await DatabaseLock(path)
        #expect(await first(repository.save(.sample(id: 2).favorite(at: 2))) == .failure(.storage))
        #expect(await first(repository.save(.sample())) == .failure(.storage))
        #expect(await first(repository.favorites()) == .failure(.storage))
        #expect(
            log.lines
                == Array(repeating: "warning: a favourite cannot be stored: database is locked", count: 2)
                + ["warning: favourites cannot be read: database is locked"])
        try await lock.release()
        #expect(await first(repository.favorites()) == .success([.sample().favorite(at: 1)]))
        // A change that was not stored is not reported.
        #expect(heard.all == [.sample().favorite(at: 1)])
        subscription.cancel()
    }

    /// The content was written by another program.
    @Test func reportsAnInvalidPriceAndReadsTheOthers() async throws {
        let database = try AppDatabase()
        let repository = repository(database)
        _ = await first(repository.save(.sample(id: 1).favorite(at: 1)))
        _ = await first(repository.save(.sample(id: 2).favorite(at: 2)))
        try await database.writer.write { try $0.execute(sql: "UPDATE favoriteProduct SET price = 'dear' WHERE id = 1") }
        #expect(await first(repository.favorites()) == .success([.sample(id: 2).favorite(at: 2)]))
        #expect(log.lines == ["warning: a favourite cannot be read: its price is not a number"])
    }
}
