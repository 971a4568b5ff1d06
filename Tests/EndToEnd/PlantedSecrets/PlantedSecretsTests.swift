import Foundation
import SecretCorpus
import StandInAPI
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// An upstream of many endpoints is recorded, and none of its secrets is in any file or output.
@Suite("Planted secrets with the built program", .serialized, .timeLimit(.minutes(15)))
struct PlantedSecretsTests {
    private static let upstream = PlantedUpstream()

    @Test func recordWritesNoSecret() async throws {
        let upstream = Self.upstream
        #expect(upstream.endpoints.count >= 800)
        try await StandInAPI.run(answering: { upstream.answer($0) }) { (api: StandInAPI) async throws in
            let folder = try upstream.folder()
            let run = try await BuiltProgram.run(
                ["record", "--contracts", "Contracts", "--mode", "all", "--stand-in", "shop=\(api.url.absoluteString)"], in: folder,
                environment: upstream.environment)
            #expect(run.errors == "")
            #expect(api.requests.count == upstream.endpoints.count)
            let result = try PlantedResult(upstream, in: folder, run)
            let leaks = await result.leaks()
            #expect(leaks.isEmpty, "\(leaks.joined(separator: "\n"))")
            var refused = 0
            for endpoint in upstream.endpoints {
                let outcome = result.outcome(recording: "plants/\(endpoint.name)", refusal: "failed   plants/\(endpoint.name)\n")
                #expect(outcome == .refused || outcome == .redacted && !endpoint.plant.isSealed, "\(endpoint.name), \(endpoint.plant.kind)")
                if outcome == .refused { refused += 1 }
            }
            // An answer that could have a placeholder is refused only if something of the secret would be left.
            let sealed = upstream.endpoints.count(where: \.plant.isSealed)
            let count = upstream.endpoints.count
            #expect(refused <= sealed + count / 100)
            #expect(run.output.hasSuffix("\n\(count) recordings: \(count - refused) new, \(refused) failed\n"))
            #expect(run.status == 2)
        }
    }

    @Test func proxyWritesNoSecret() async throws {
        let upstream = Self.upstream
        try await StandInAPI.run(answering: { upstream.answer($0) }) { (api: StandInAPI) async throws in
            let folder = try upstream.folder()
            let run = try await BuiltProgram.interact(
                ["record", "--contracts", "Contracts", "--proxy", "0", "--api", "shop", "--stand-in", "shop=\(api.url.absoluteString)"],
                in: folder, environment: upstream.environment
            ) { output, _ in
                await output.line { _ in true }
                let address = try #require(output.all[0].firstMatch(of: /http:\/\/127\.0\.0\.1:\d+/), "\(output.all[0])").output
                try await Self.ask(upstream.endpoints, at: String(address))
            }
            #expect(run.errors == "")
            let result = try PlantedResult(upstream, in: folder, run)
            let leaks = await result.leaks()
            #expect(leaks.isEmpty, "\(leaks.joined(separator: "\n"))")
            var refused = 0
            for endpoint in upstream.endpoints {
                let method = Self.method(of: endpoint)
                let target = "\(method) https://shop.example.com/plants/\(endpoint.name)"
                let outcome = result.outcome(
                    recording: "shop/\(method.lowercased())-plants-\(endpoint.name)", refusal: "failed   \(target)")
                #expect(outcome == .refused || outcome == .redacted && !endpoint.plant.isSealed, "\(endpoint.name), \(endpoint.plant.kind)")
                if outcome == .refused { refused += 1 }
            }
            #expect(refused <= upstream.endpoints.count(where: \.plant.isSealed) + upstream.endpoints.count / 100)
            #expect(run.status == 2)
        }
    }

    // MARK: The app

    private static func method(of endpoint: PlantedUpstream.Endpoint) -> String {
        endpoint.plant.request?.body.isEmpty == false ? "POST" : "GET"
    }

    /// Asks for each endpoint, four at the same time, with the secret in the request where the request can have it.
    private static func ask(_ endpoints: [PlantedUpstream.Endpoint], at address: String) async throws {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpCookieStorage = nil
        configuration.urlCache = nil
        let session = URLSession(configuration: configuration)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for start in 0..<4 {
                group.addTask {
                    for index in stride(from: start, to: endpoints.count, by: 4) {
                        let (_, response) = try await session.data(for: try request(for: endpoints[index], at: address))
                        #expect((response as? HTTPURLResponse)?.statusCode == 200, "\(endpoints[index].plant.kind)")
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    private static func request(for endpoint: PlantedUpstream.Endpoint, at address: String) throws -> URLRequest {
        let planted = endpoint.plant.request
        let query = planted.map { $0.query.isEmpty ? "" : "?\($0.query)" } ?? ""
        var request = URLRequest(url: try #require(URL(string: "\(address)/plants/\(endpoint.name)\(query)")))
        request.httpShouldHandleCookies = false
        guard let planted else { return request }
        request.httpMethod = method(of: endpoint)
        request.setValue("1", forHTTPHeaderField: "X-Planted")
        for field in planted.fields { request.setValue(field.value, forHTTPHeaderField: field.name) }
        if !planted.body.isEmpty { request.httpBody = Data(planted.body) }
        return request
    }
}
