import ContractTesting
import Testing

@Suite("A list of response types")
struct ResponseTypeBuilderTests {
    private struct DTO: Decodable {}

    private func names(@ResponseTypeBuilder _ types: () -> [ResponseType]) -> [String] { types().map(\.name) }

    @Test(arguments: [true, false])
    func mayDependOnConditions(_ isBeta: Bool) {
        let names = names {
            ResponseType(DTO.self)
            if isBeta { ResponseType(DTO.self, name: "BetaDTO") }
            if isBeta {
                ResponseType(DTO.self, name: "NewDTO")
            } else {
                ResponseType(DTO.self, name: "OldDTO")
            }
            for version in 1...2 { ResponseType(DTO.self, name: "V\(version)DTO") }
            [ResponseType(DTO.self, name: "ListedDTO")]
        }
        #expect(names == ["DTO"] + (isBeta ? ["BetaDTO", "NewDTO"] : ["OldDTO"]) + ["V1DTO", "V2DTO", "ListedDTO"])
    }
}
