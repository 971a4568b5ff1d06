internal import Foundation

/// Reads the body of an answer.
protocol ResponseDecoder<Response>: Sendable {
    associatedtype Response: Sendable

    /// What a body that is not empty holds.
    /// - Throws: Whatever is wrong with it.
    func decode(_ data: Data) throws -> Response
}

/// Reads JSON into a DTO.
struct JSONResponseDecoder<Response: Decodable & Sendable>: ResponseDecoder {
    func decode(_ data: Data) throws -> Response {
        try JSONDecoder().decode(Response.self, from: data)
    }
}

/// Takes a body as it is.
struct RawDataResponseDecoder: ResponseDecoder {
    func decode(_ data: Data) -> Data { data }
}
