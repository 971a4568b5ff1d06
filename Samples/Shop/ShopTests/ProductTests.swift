import XCTest

@testable import Shop

final class ProductTests: XCTestCase {
    private func product(_ name: String) throws -> ProductDTO {
        let url = try XCTUnwrap(Bundle(for: ProductTests.self).url(forResource: name, withExtension: "json"))
        return try JSONDecoder().decode(ProductDTO.self, from: Data(contentsOf: url))
    }

    func testLamp() throws { XCTAssertEqual(try product("lamp").price, 79.95) }

    func testChair() throws { XCTAssertEqual(try product("chair").name, "Chair") }
}
