import DomainLayer
import Foundation
import Logging
import StandInAPI
import Testing

import DataLayer

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("The network, against a real server", .timeLimit(.minutes(5)))
struct NetworkTests {
    private struct Greeting: Decodable, Hashable, Sendable {
        let greeting: String
    }

    private let log = LogCapture()
    private let queue = DispatchQueue(label: "wanted")

    private func service(_ url: URL, timeout: Int = 30) -> DefaultDataTransferService {
        let config = NetworkConfig(
            baseURL: url, headers: ["X-Api-Key": "s3cret-header"], query: ["api_key": "s3cret-query"], timeout: timeout)
        return DefaultDataTransferService(
            with: DefaultNetworkService(config: config, logger: log.logger), errorResolver: TMDBErrorResolver(), logger: log.logger)
    }

    private func ask(_ url: URL, timeout: Int = 30) async -> Result<Greeting, RepositoryFailure> {
        let answers = Answers<Result<Greeting, RepositoryFailure>>()
        service(url, timeout: timeout).request(
            with: Endpoint(path: "hello", query: [QueryItem("name", "a private name")], responseDecoder: JSONResponseDecoder<Greeting>()),
            on: queue
        ) { answers.append($0.mapError(\.failure)) }
        return await answers.wait()[0]
    }

    private func ask(_ answer: StandInAPI.Answer) async throws -> Result<Greeting, RepositoryFailure> {
        try await StandInAPI.run(answering: { _ in answer }) { await ask($0.url) }
    }

    // MARK: Answers

    @Test func decodesAnAnswer() async throws {
        #expect(try await ask(.text(#"{"greeting":"hello"}"#)) == .success(Greeting(greeting: "hello")))
    }

    @Test(
        arguments: [
            (.text(#"{"status_code":7,"status_message":"Invalid API key"}"#, status: 401), .refused("Invalid API key")),
            (.text("<html>Bad Gateway</html>", status: 502, contentType: "text/html"), .status(502)),
            (.text("", status: 404), .status(404)), (.text(#"{"greeting":5}"#), .unreadable), (.text(#"{"greeting":"#), .unreadable),
            (.text("<html>Sign in</html>", contentType: "text/html"), .unreadable), (.text(""), .unreadable),
            (.text(#"{"greeting":"hello"}"#, status: 304), .status(304)),
        ] as [(StandInAPI.Answer, RepositoryFailure)])
    func distinguishesFailures(_ answer: StandInAPI.Answer, _ failure: RepositoryFailure) async throws {
        #expect(try await ask(answer) == .failure(failure))
    }

    @Test(arguments: ["Basic realm=\"x\"", "Bearer realm=\"x\", Basic realm=\"x\"", "Digest realm=\"x\", nonce=\"y\"", "Bearer"])
    func aServerThatAsksForAPasswordIsRefused(_ challenge: String) async throws {
        let body = #"{"status_code":7,"status_message":"Invalid API key"}"#
        let result = try await ask(StandInAPI.Answer(status: 401, challenge: challenge, body: Array(body.utf8)))
        // If the system drops the body of such an answer, only the status is known.
        #expect([.failure(.refused("Invalid API key")), .failure(.status(401))].contains(result))
    }

    @Test(
        arguments: [
            (.notConnectedToInternet, .notConnected), (.cannotConnectToHost, .notConnected), (.cannotFindHost, .notConnected),
            (.dnsLookupFailed, .notConnected), (.networkConnectionLost, .notConnected), (.dataNotAllowed, .notConnected),
            (.internationalRoamingOff, .notConnected), (.timedOut, .timedOut), (.cancelled, .cancelled),
            (.badServerResponse, .other(code: -1011)),
        ] as [(URLError.Code, NetworkError)])
    func distinguishesErrorsOfTheSystem(_ code: URLError.Code, _ expected: NetworkError) {
        #expect(NetworkError(URLError(code)) == expected)
    }

    @Test func answersOnTheQueueThatWasAskedFor() async throws {
        let key = DispatchSpecificKey<String>()
        queue.setSpecific(key: key, value: "wanted")
        let queues = Answers<String?>()
        for answer in [StandInAPI.Answer.text(#"{"greeting":"hello"}"#), .text("", status: 500)] {
            try await StandInAPI.run(answering: { _ in answer }) { api in
                let count = queues.all.count
                service(api.url).request(with: Endpoint(path: "hello", responseDecoder: JSONResponseDecoder<Greeting>()), on: queue) { _ in
                    queues.append(DispatchQueue.getSpecific(key: key))
                }
                _ = await queues.wait(count + 1)
            }
        }
        #expect(queues.all == ["wanted", "wanted"])
    }

    @Test func asksAgainRegardlessOfCacheControl() async throws {
        let answer = StandInAPI.Answer(cacheControl: "public, max-age=3600", body: Array(#"{"greeting":"hello"}"#.utf8))
        try await StandInAPI.run(answering: { _ in answer }) { api in
            let service = service(api.url)
            let answers = Answers<Bool>()
            for count in 1...2 {
                service.request(with: Endpoint(path: "hello", responseDecoder: JSONResponseDecoder<Greeting>()), on: queue) { _ in
                    answers.append(true)
                }
                _ = await answers.wait(count)
            }
            #expect(api.requests.count == 2)
        }
    }

    // MARK: No answer

    @Test func distinguishesNoConnection() async throws {
        #expect(try await RefusingPort.hold { await ask($0) } == .failure(.noConnection))
    }

    @Test func anAnswerThatDoesNotComeTimesOut() async throws {
        let result = try await StandInAPI.run(answering: { _ in try await .never() }) { await ask($0.url, timeout: 1) }
        #expect(result == .failure(.timedOut))
    }

    @Test func cancellingEndsARequest() async throws {
        let errors = Answers<String>()
        try await StandInAPI.run(answering: { _ in try await .never() }) { api in
            let request = service(api.url).request(
                with: Endpoint(path: "hello", responseDecoder: JSONResponseDecoder<Greeting>()), on: queue
            ) { result in
                if case .failure(.network(let error, _)) = result { errors.append("\(error)") }
            }
            await api.asked(1)
            request?.cancel()
            #expect(await errors.wait() == ["cancelled"])
        }
    }

    // MARK: Logs

    @Test func logsFailuresWithoutSecrets() async throws {
        _ = try await ask(.text(#"{"greeting":"hello"}"#))
        _ = try await ask(.text(#"{"greeting":["private"]}"#))
        _ = try await ask(.text("private", status: 500))
        _ = try await RefusingPort.hold { await ask($0) }
        let lines = log.lines.map { $0.replacing(/127\.0\.0\.1:\d+/, with: "server") }
        #expect(
            lines == [
                "debug: GET http://server/hello?api_key,name (headers: X-Api-Key)", "debug: answered with 20 bytes",
                "debug: GET http://server/hello?api_key,name (headers: X-Api-Key)", "debug: answered with 24 bytes",
                "error: the answer cannot be read at greeting",
                "debug: GET http://server/hello?api_key,name (headers: X-Api-Key)", "error: answered with status 500 and 7 bytes",
                "debug: GET http://server/hello?api_key,name (headers: X-Api-Key)", "error: the service could not be reached",
            ])
    }

    /// A service's own text may hold what a terminal obeys, or a second line.
    @Test func logsPathsEscaped() async throws {
        try await RefusingPort.hold { url in
            let answers = Answers<Bool>()
            service(url).request(with: Endpoint(path: "a\u{1B}[31m\nb", responseDecoder: RawDataResponseDecoder()), on: queue) { _ in
                answers.append(true)
            }
            _ = await answers.wait()
            #expect(log.lines.first == "debug: GET \(url)/a%1B%5B31m%0Ab?api_key (headers: X-Api-Key)")
        }
    }

    @Test func aUserInTheAddressIsNotLogged() async throws {
        try await RefusingPort.hold { url in
            _ = await ask(try #require(URL(string: url.absoluteString.replacing("http://", with: "http://user:s3cret-password@"))))
            #expect(log.lines.first == "debug: GET \(url)/hello?api_key,name (headers: X-Api-Key)")
        }
    }
}
