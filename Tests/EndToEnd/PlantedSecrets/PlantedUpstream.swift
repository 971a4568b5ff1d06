import SecretCorpus
import SecretSearch
import StandInAPI
import TestFolders

/// An API of which each endpoint answers with one made-up secret, and the contracts of all endpoints.
struct PlantedUpstream: Sendable {
    /// An endpoint of the API.
    struct Endpoint: Sendable {
        let number: Int
        let plant: Plant

        /// The last part of its path, and of the names of its recordings.
        var name: String { "\(10_000 + number)" }
        /// The environment variable with the secret; nil for one that only its place or its shape reveals.
        var variable: String? { plant.group == .knownValue ? "PLANT_\(name)" : nil }
    }

    let endpoints: [Endpoint]
    private let search: SecretSearch

    init() {
        endpoints = Plant.all().enumerated().map { Endpoint(number: $0, plant: $1) }
        search = SecretSearch(endpoints.map(\.plant.secret))
    }

    /// The variables with the secrets that are known.
    var environment: [String: String] {
        Dictionary(uniqueKeysWithValues: endpoints.compactMap { endpoint in endpoint.variable.map { ($0, endpoint.plant.secret) } })
    }

    /// Makes a folder with the contracts of all endpoints.
    func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let variables = endpoints.compactMap(\.variable).map { "      \($0.lowercased()): \($0)\n" }
        try folder.write(
            "Contracts/apis.yml",
            // Without `unknown: keep`, an answer with a secret that was not found could be refused for another reason.
            "shop:\n  base: https://shop.example.com\n  unknown: keep\n  secrets:\n    fields:\n" + variables.joined())
        let contracts = endpoints.map { endpoint in
            "  plant \(endpoint.name):\n    request: GET /plants/\(endpoint.name)\n"
                + "    responses: [{ recording: plants/\(endpoint.name) }]\n"
        }
        try folder.write("Contracts/shop.yml", "api: shop\ncontracts:\n" + contracts.joined())
        return folder
    }

    /// Returns the answer to a request: one without a secret if the request has it.
    func answer(_ request: StandInAPI.Request) -> StandInAPI.Answer {
        guard let name = request.path.split(separator: "/").last, let number = Int(name), endpoints.indices.contains(number - 10_000) else {
            return StandInAPI.Answer(status: 404)
        }
        let plant = endpoints[number - 10_000].plant
        if request.headers["x-planted"] != nil { return .text(#"{"id":17,"page":2}"#) }
        let fields = plant.fields.map { ($0.name, $0.value) }
        guard plant.isSplit else { return StandInAPI.Answer(headers: fields, body: plant.body) }
        let half = plant.body.count / 2
        return StandInAPI.Answer(headers: fields, chunks: [Array(plant.body[..<half]), Array(plant.body[half...])])
    }

    /// Returns the numbers of the endpoints whose secrets are in bytes.
    func secrets(in bytes: [UInt8]) -> [Int] { search.secrets(in: bytes).sorted() }
}
