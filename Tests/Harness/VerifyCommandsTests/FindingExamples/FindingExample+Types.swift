import ContractTesting

/// The response types of the examples about contracts.
///
/// Contracts name each of them `PriceDTO`.
enum ExampleTypes {
    struct Price: Sendable {}
    struct Amount: Sendable {}
    struct NegativeAmountError: Error {}
    struct ErrorDTO: Decodable {}

    /// The type that the answer matches, with its mapping.
    enum Mapped {
        struct PriceDTO: Decodable {
            let amount: Double

            func toDomain() throws -> Price {
                guard amount >= 0 else { throw NegativeAmountError() }
                return Price()
            }
        }

        static let type = ResponseType(PriceDTO.self, domain: { try $0.toDomain() })
    }

    /// The type without a mapping.
    enum Unmapped {
        struct PriceDTO: Decodable { let amount: Double }

        static let type = ResponseType(PriceDTO.self)
    }

    /// A type that expects another type of value.
    enum Changed {
        struct PriceDTO: Decodable { let amount: String }

        static let type = ResponseType(PriceDTO.self)
    }

    /// A type that accepts an answer without the value.
    enum Optional {
        struct PriceDTO: Decodable { let amount: Double? }

        static let type = ResponseType(PriceDTO.self)
    }

    /// A type that maps to another type of the domain.
    enum OtherDomain {
        struct PriceDTO: Decodable { let amount: Double }

        static let type = ResponseType(PriceDTO.self, domain: { _ in Amount() })
    }

    static let error = ResponseType(ErrorDTO.self)
}
