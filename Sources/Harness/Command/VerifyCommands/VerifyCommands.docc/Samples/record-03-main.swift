import App
import ContractTesting
import VerifyCommands

VerifyTool.main {
    ResponseType(PriceDTO.self, domain: { $0.toDomain() })
}
