package import Foundation

/// Reads the body of an answer.
package protocol ResponseDecoder<Response>: Sendable {
    associatedtype Response: Sendable

    /// What a body that is not empty holds.
    /// - Throws: Whatever is wrong with it.
    func decode(_ data: Data) throws -> Response
}

/// Reads JSON into a DTO.
package struct JSONResponseDecoder<Response: Decodable & Sendable>: ResponseDecoder {
    /// Creates a decoder.
    package init() {}

    package func decode(_ data: Data) throws -> Response {
        try JSONDecoder().decode(Response.self, from: data)
    }
}

/// Takes a body as it is.
package struct RawDataResponseDecoder: ResponseDecoder {
    /// Creates a decoder.
    package init() {}

    package func decode(_ data: Data) -> Data { data }
}
