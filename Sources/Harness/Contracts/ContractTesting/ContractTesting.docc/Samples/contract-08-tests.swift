import App
import ContractTesting
import Testing

let prices = ResponseType(PriceDTO.self, domain: { $0.toDomain() })

@Test(arguments: try ContractSuite(contracts: "Contracts") { prices }.cases)
func conformsToItsContract(_ contract: ContractCase) throws {
    try contract.check()
}
