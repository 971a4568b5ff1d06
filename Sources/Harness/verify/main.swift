import ContractTesting
import DataLayer
import VerifyCommands

/// The reference app's types, as its contracts name them.
enum ReferenceApp {
    static let responseTypes = [
        ResponseType(MoviesResponseDTO.self, domain: { try $0.toDomain() }),
        ResponseType(TMDBErrorDTO.self),
    ]
}

VerifyTool.main { ReferenceApp.responseTypes }
