import Foundation

struct ProductDTO: Decodable {
    let id: Int
    let name: String
    let price: Double
}
