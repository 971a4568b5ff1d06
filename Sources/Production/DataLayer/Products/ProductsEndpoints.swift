/// The requests to DummyJSON.
///
/// Source: DummyJSON, `GET /products` with `limit` and `skip`.
enum ProductsEndpoints {
    static func products(skip: Int, limit: Int) -> Endpoint<ProductsResponseDTO> {
        Endpoint(
            path: "products", headers: ["Accept": "application/json"],
            query: [QueryItem("limit", String(limit)), QueryItem("skip", String(skip))], responseDecoder: JSONResponseDecoder())
    }
}
