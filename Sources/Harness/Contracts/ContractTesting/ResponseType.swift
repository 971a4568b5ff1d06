public import Foundation

/// A type that the app decodes responses into, known to contracts by its name.
///
/// ```swift
/// ResponseType(MoviesResponseDTO.self, decoder: .init, domain: { try $0.toDomain() })
/// ```
public struct ResponseType: Sendable {
    /// What a contract's `body` calls it.
    public let name: String
    /// What a contract's `domain` calls the type that it maps to; nil where no mapping was given.
    public let domainName: String?
    /// Reads a body, and maps it where there is a mapping.
    let read: @Sendable ([UInt8]) throws -> Reading
    /// What the decoder calls a key of the JSON text; nil where the decoder is not `JSONDecoder`.
    let convertedKey: (@Sendable (String) -> String?)?

    /// A body that was decoded, ready to be mapped.
    struct Reading {
        let map: () throws -> Void
    }

    /// A type that is decoded and not mapped, such as an API's error.
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

    /// A type that is decoded and mapped to the domain.
    ///
    /// - Parameters:
    ///   - type: The type.
    ///   - name: Its name in contracts; the type's own if nil.
    ///   - decoder: Makes the decoder that the app uses, with its strategies.
    ///   - domain: The app's own mapping. What it throws breaks the contract.
    public init<DTO: Decodable & SendableMetatype, Domain>(
        _ type: DTO.Type, name: String? = nil, decoder: @escaping @Sendable () -> JSONDecoder = { JSONDecoder() },
        domain: @escaping @Sendable (DTO) throws -> Domain
    ) {
        self.init(name ?? "\(DTO.self)", "\(Domain.self)", decoder) { bytes in
            let decoded = try decoder().decode(DTO.self, from: Data(bytes))
            return Reading { _ = try domain(decoded) }
        }
    }

    /// A type that the app reads in another way than with `JSONDecoder`.
    ///
    /// - Parameters:
    ///   - name: Its name in contracts.
    ///   - decode: Reads a body; a `DecodingError` that it throws is shown with its path.
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

/// Lists response types, one a line.
@resultBuilder
public enum ResponseTypeBuilder {
    /// One type.
    public static func buildExpression(_ type: ResponseType) -> [ResponseType] { [type] }
    /// A list made elsewhere, by a feature for example.
    public static func buildExpression(_ types: [ResponseType]) -> [ResponseType] { types }
    /// All lines together.
    public static func buildBlock(_ lists: [ResponseType]...) -> [ResponseType] { lists.flatMap { $0 } }
    /// The types of an `if` without `else`.
    public static func buildOptional(_ list: [ResponseType]?) -> [ResponseType] { list ?? [] }
    /// The types of the first branch.
    public static func buildEither(first list: [ResponseType]) -> [ResponseType] { list }
    /// The types of the second branch.
    public static func buildEither(second list: [ResponseType]) -> [ResponseType] { list }
    /// The types of a loop.
    public static func buildArray(_ lists: [[ResponseType]]) -> [ResponseType] { lists.flatMap { $0 } }
}
