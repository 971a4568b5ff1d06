import ContractTesting
import DataLayer
import VerifyCommands

VerifyTool.main {
    ResponseType(MoviesResponseDTO.self, domain: { try $0.toDomain() })
    ResponseType(TMDBErrorDTO.self)
}
