public import Foundation

/// A type that the app decodes responses into, which contracts refer to by name.
///
/// ```swift
/// ResponseType(MoviesResponseDTO.self, decoder: .init, domain: { try $0.toDomain() })
/// ```
public struct ResponseType: Sendable {
    /// The name of the type in a contract's `body`.
    public let name: String
    /// The name in a contract's `domain` of the type that it maps to; nil if there is no mapping.
    public let domainName: String?
    /// Decodes a body, and returns the mapping of the result.
    let read: @Sendable ([UInt8]) throws -> Reading
    /// Returns the decoder's name of a key in the JSON text; nil if the decoder is not `JSONDecoder`.
    let convertedKey: (@Sendable (String) -> String?)?

    /// A decoded body, ready to be mapped.
    struct Reading {
        let map: () throws -> Void
    }

    /// Creates a type that is decoded but not mapped, such as an API's error.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - name: Its name in contracts; the type's own if nil.
    ///   - decoder: Makes the decoder that the app uses, with its strategies.
    public init<DTO: Decodable & SendableMetatype>(
        _ type: DTO.Type, name: String? = nil, decoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() }
    ) {
        self.init(name ?? "\(DTO.self)", nil, decoder) { bytes in
            _ = try decoder().decode(DTO.self, from: Data(bytes))
            return Reading {}
        }
    }

    /// Creates a type that is decoded and mapped to the domain.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - name: Its name in contracts; the type's own if nil.
    ///   - decoder: Makes the decoder that the app uses, with its strategies.
    ///   - domain: The app's own mapping. An error that it throws breaks the contract.
    public init<DTO: Decodable & SendableMetatype, Domain>(
        _ type: DTO.Type, name: String? = nil, decoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() },
        domain: @escaping @Sendable (DTO) throws -> Domain
    ) {
        self.init(name ?? "\(DTO.self)", "\(Domain.self)", decoder) { bytes in
            let decoded = try decoder().decode(DTO.self, from: Data(bytes))
            return Reading { _ = try domain(decoded) }
        }
    }

    /// Creates a type that the app decodes without `JSONDecoder`.
    ///
    /// - Parameters:
    ///   - name: Its name in contracts.
    ///   - decode: Decodes a body. A `DecodingError` that it throws is shown with its path.
    ///   - domain: The app's own mapping.
    public init<DTO, Domain>(
        name: String, decode: @escaping @Sendable (Data) throws -> DTO, domain: @escaping @Sendable (DTO) throws -> Domain
    ) {
        self.init(name, "\(Domain.self)", nil) { bytes in
            let decoded = try decode(Data(bytes))
            return Reading { _ = try domain(decoded) }
        }
    }

    private init(
        _ name: String, _ domainName: String?, _ decoder: (@Sendable () -> JSONDecoder)?,
        read: @escaping @Sendable ([UInt8]) throws -> Reading
    ) {
        self.name = name
        self.domainName = domainName
        self.read = read
        convertedKey = decoder.map { make in { @Sendable key in KeyProbe.converted(key, by: make()) } }
    }
}

/// A builder for lists of response types, one a line.
@resultBuilder
public enum ResponseTypeBuilder {
    /// Adds one type.
    public static func buildExpression(_ type: ResponseType) -> [ResponseType] { [type] }
    /// Adds a list of types, for example those of a feature.
    public static func buildExpression(_ types: [ResponseType]) -> [ResponseType] { types }
    /// Joins all lines.
    public static func buildBlock(_ lists: [ResponseType]...) -> [ResponseType] { lists.flatMap { $0 } }
    /// Adds the types of an `if` without `else`.
    public static func buildOptional(_ list: [ResponseType]?) -> [ResponseType] { list ?? [] }
    /// Adds the types of the first branch.
    public static func buildEither(first list: [ResponseType]) -> [ResponseType] { list }
    /// Adds the types of the second branch.
    public static func buildEither(second list: [ResponseType]) -> [ResponseType] { list }
    /// Adds the types of a loop.
    public static func buildArray(_ lists: [[ResponseType]]) -> [ResponseType] { lists.flatMap { $0 } }
}
