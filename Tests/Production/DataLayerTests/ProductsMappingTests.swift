import DataLayer
import DomainLayer
import Foundation
import Testing

@Suite("Products: DTOs and their mapping")
struct ProductsMappingTests {
    private static func json(_ more: String = #","brand":"Glimmer","thumbnail":"https://shop.example.com/1.png""#) -> String {
        #"{"id":1,"title":"Lantern","description":"d","price":9.99,"discountPercentage":7,"rating":4.94,"stock":5,"category":"c"\#(more)}"#
    }

    private func page(_ products: [String], skip: Int = 0, total: Int = 30) throws -> ProductsPage {
        let json = #"{"products":[\#(products.joined(separator: ","))],"total":\#(total),"skip":\#(skip),"limit":30}"#
        return try JSONDecoder().decode(ProductsResponseDTO.self, from: Data(json.utf8)).toDomain()
    }

    @Test func mapsAWholeProduct() throws {
        let product = try page([Self.json()]).products.first
        #expect(
            product
                == Product(
                    id: 1, title: "Lantern", summary: "d", brand: "Glimmer", category: "c", price: Decimal(string: "9.99") ?? 0,
                    discountPercentage: 7, rating: 4.94, stock: 5, thumbnail: URL(string: "https://shop.example.com/1.png")))
        #expect(product?.isFavorite == false)
    }

    /// A price cannot be stored as a binary fraction.
    @Test func keepsThePriceAsItWasSent() throws {
        #expect(try page([Self.json()]).products.first?.price.description == "9.99")
        #expect(try page([Self.json().replacing("9.99", with: "549")]).products.first?.price == 549)
    }

    @Test(arguments: [
        "", #","brand":null,"thumbnail":null"#, #","brand":"","thumbnail":"""#, #","thumbnail":"file:///etc/passwd""#,
        #","thumbnail":"//a""#,
    ])
    func takesWhatIsNotThereForNone(_ more: String) throws {
        let product = try #require(try page([Self.json(more)]).products.first)
        #expect(product.brand == nil)
        #expect(product.thumbnail == nil)
    }

    @Test(arguments: [(-1, 30), (0, 0), (30, 30), (Int.max, 30), (0, -1)]) func refusesAPageThatCannotBe(_ skip: Int, _ total: Int) throws {
        let problem = try #require(throws: MappingError.self) { try page([Self.json()], skip: skip, total: total) }
        #expect(problem.description == "the page is not valid: it skips \(skip) products and has 1, of \(total) in total")
    }

    @Test(
        arguments: [(0, 2, 1, 1), (1, 2, 1, nil), (28, 30, 1, 29), (2, 2, 0, nil), (0, 0, 0, nil), (5, 4, 0, nil)]
            as [(Int, Int, Int, Int?)])
    func knowsWhereTheNextPageBegins(_ skip: Int, _ total: Int, _ count: Int, _ expected: Int?) throws {
        let page = try page(Array(repeating: Self.json(), count: count), skip: skip, total: total)
        #expect(page.nextSkip == expected)
    }

    @Test func aFavouriteKnowsSinceWhen() throws {
        var product = try #require(try page([Self.json()]).products.first)
        product.favoriteRegistrationTime = Date(timeIntervalSince1970: 1)
        #expect(product.isFavorite)
    }
}
