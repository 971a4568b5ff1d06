import ArgumentParser
import Foundation
import TestFolders
import Testing

@testable import MockServer
@testable import LiveCommands

@Suite("Faults on the command line")
struct FaultOptionTests {
    private func configuration(_ arguments: [String]) throws -> MockServerConfiguration {
        try ServeCommand.parse(["--fixtures", "Fixtures"] + arguments).configuration { _ in }
    }

    @Test(arguments: [
        ("reset-before-head", Fault.reset(.beforeHead)), ("reset-during-head", .reset(.duringHead)),
        ("reset-after-head", .reset(.afterHead)),
        ("close", .closeWithoutAnswer), ("never", .neverAnswer), ("truncate=0", .truncatedBody(after: 0)),
        ("truncate=100", .truncatedBody(after: 100)), ("content-length=7", .wrongContentLength(7)), ("malformed-chunk", .malformedChunk),
        ("garbage=9", .garbage(9)), ("dribble=3/20ms", .dribble(bytes: 3, every: .milliseconds(20))),
        ("bandwidth=4000", .bandwidth(bytesPerSecond: 4_000)), ("recorded-times", .recordedTimes), ("status=503", .status(503)),
        ("status=429/30", .status(429, retryAfter: 30)), ("close@0.25", .closeWithoutAnswer.probability(0.25)),
        ("status=500@0", .status(500).probability(0)),
    ])
    func readsEachFault(_ text: String, _ expected: Fault) throws {
        let fault = try #require(try configuration(["--fault", text]).faults.first)
        #expect("\(fault)" == "\(expected)")
    }

    @Test func helpListsEachFault() {
        #expect(
            FaultOption.forms
                == "reset-before-head, reset-during-head, reset-after-head, close, never, truncate=BYTES, content-length=BYTES, malformed-chunk, "
                + "garbage=BYTES, dribble=BYTES/TIME, bandwidth=BYTES, recorded-times, status=CODE or status=CODE/SECONDS")
        let help = ServeCommand.helpMessage(columns: 10_000)
        for form in FaultKind.all.flatMap(\.forms) { #expect(help.contains(form)) }
    }

    @Test func theDocumentationListsEachFault() throws {
        let page = try PackageFolders.text("Documentation/MockServer.md")
        let table = try #require(page.split(separator: "\n\n").first { $0.hasPrefix("| fault |") })
        for kind in FaultKind.all { #expect(table.contains("`\(kind.call)`")) }
    }

    @Test(arguments: [
        ("200ms", Latency.fixed(.milliseconds(200))), ("1.5s", .fixed(.milliseconds(1_500))), ("0s", .fixed(.zero)),
        ("100ms-0.3s", .uniform(.milliseconds(100)...(.milliseconds(300)))),
        ("200ms~0.5", .logNormal(median: .milliseconds(200), sigma: 0.5)),
    ])
    func readsEachFormOfALatency(_ text: String, _ expected: Latency) throws {
        let faults = try configuration(["--latency", text, "--fault", "close"]).faults
        #expect(faults.map { "\($0)" } == ["\(Fault.latency(expected))", "\(Fault.closeWithoutAnswer)"])
    }

    @Test(arguments: [
        "", "close=1", "truncate", "truncate=-1", "truncate=1/2", "dribble=1", "dribble=0/1ms", "dribble=1/x", "bandwidth=0", "status=99",
        "status=600", "status=200/-1", "garbage=1x", "close@", "close@1.1", "close@-0", "close@nan", "close@0x1", "Close",
    ])
    func refusesInvalidFaults(_ text: String) {
        #expect(throws: (any Error).self) { try configuration(["--fault", text]) }
    }

    @Test(arguments: ["", "5", "-1ms", "300ms-100ms", "1ms-", "1ms~", "1ms~11", "1ms~0x1", "infs", "nanms", "1e3ms", "99999999999999s"])
    func refusesInvalidLatencies(_ text: String) {
        #expect(throws: (any Error).self) { try configuration(["--latency", text]) }
    }

    @Test func readsTheOtherOptions() throws {
        let configuration = try configuration(["--seed", "42", "--port", "8080", "--tls", "--dashboard", "--pass-through", "http://a"])
        #expect(configuration.seed == 42)
        #expect(configuration.port == 8_080)
        #expect(configuration.connectionSecurity != nil)
        #expect(try self.configuration([]).connectionSecurity == nil)
        #expect(configuration.hasDashboard)
        #expect(configuration.passThrough == "http://a")
        #expect(configuration.fixtures == "Fixtures")
        #expect(configuration.log != nil)
        #expect(try self.configuration(["--quiet"]).log == nil)
    }
}
