package import Foundation

/// A decoder of an answer's body.
package protocol ResponseDecoder<Response>: Sendable {
    associatedtype Response: Sendable

    /// Returns the value of a body that is not empty.
    /// - Throws: The decoding error.
    func decode(_ data: Data) throws -> Response
}

/// A decoder from JSON to a DTO.
package struct JSONResponseDecoder<Response: Decodable & Sendable>: ResponseDecoder {
    /// Creates a decoder.
    package init() {}

    package func decode(_ data: Data) throws -> Response {
        try JSONDecoder().decode(Response.self, from: data)
    }
}

/// A decoder that returns the body unchanged.
package struct RawDataResponseDecoder: ResponseDecoder {
    /// Creates a decoder.
    package init() {}

    package func decode(_ data: Data) -> Data { data }
}
