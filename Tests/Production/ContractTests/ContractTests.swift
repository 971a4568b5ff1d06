import ContractTesting
import TestFolders
import Testing
import VerificationModel
import verify_reference

/// The contracts of this package, each a test of its own.
@Suite("Contracts")
struct ContractTests {
    static func cases() throws -> [ContractCase] {
        try ContractSuite(contracts: "\(PackageFolders.root)/Contracts") { ReferenceApp.responseTypes }.cases
    }

    @Test(arguments: try cases())
    func isKept(_ contract: ContractCase) throws {
        try contract.check()
    }

    static func realCases() throws -> [ContractCase] {
        guard PackageFolders.hasShared("real/Contracts") else { return [] }
        return try ContractSuite(contracts: "\(PackageFolders.shared)/real/Contracts") { ReferenceApp.responseTypes }.cases
    }

    /// Answers that the live services really sent.
    @Test(.enabled(if: PackageFolders.hasShared("real/Contracts"), "../shared/real is absent"), arguments: try realCases())
    func isKeptByRealAnswers(_ contract: ContractCase) throws {
        try contract.check()
    }
}

@Suite("A DTO that has changed")
struct ChangedDTOTests {
    /// The API changed `page` into a string.
    private struct ChangedDTO: Decodable {
        let page: String
    }

    @Test func isReportedAtTheLineOfEachAnswer() throws {
        let suite = try ContractSuite(contracts: "\(PackageFolders.root)/Contracts", filters: ["popular movies"]) {
            ResponseType(ChangedDTO.self, name: "MoviesResponseDTO")
            ReferenceApp.responseTypes.filter { $0.name != "MoviesResponseDTO" }
        }
        let findings = suite.run().flatMap(\.findings).filter { $0.code.name == "contract.decoding" }
        #expect(
            findings.map(\.description) == [
                """
                Fixtures/movies/popular-page-1.json:1:9
                  $.page is the number 1
                  allowed: a string (String), which MoviesResponseDTO reads there
                  because: Contracts/movies.yml:84:15 promises that MoviesResponseDTO reads this answer
                  next: change the property's type if the API has changed, or record the answer again
                  code: contract.decoding
                """
            ])
    }
}
