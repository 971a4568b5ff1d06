import Foundation
import HTTPMessages
@testable import RecordingInterchange
import VerificationModel

@testable import Recordings

extension ImportedFile {
    /// Everything that was read, as tests compare it.
    var text: String {
        (exchanges.map(\.text) + notes.map { "note \($0.place): \($0.what)" } + problems.map { "problem \($0.place): \($0.finding.what)" })
            .joined(separator: "\n")
    }
}

extension ImportedExchange {
    fileprivate var text: String {
        let (request, response) = (exchange.request, exchange.response)
        var lines = ["\(place): \(exchange.comment)", "> \(request.method) \(request.target)"]
        lines += request.headers.fields.map { "> \($0.name): \($0.value)" }
        if !request.body.isEmpty { lines.append("> body \(Self.text(of: request.body))") }
        lines.append("< \(response.status) \(response.reason)")
        lines += response.headers.fields.map { "< \($0.name): \($0.value)" }
        if let coding = response.removedCoding { lines.append("< \(coding) removed") }
        if !response.body.isEmpty { lines.append("< body \(Self.text(of: response.body))") }
        if !response.chunks.isEmpty {
            lines.append("< chunks \(response.chunks.map { "\($0.milliseconds) \($0.count)" }.joined(separator: ", "))")
        }
        return lines.joined(separator: "\n")
    }

    private static func text(of body: [UInt8]) -> String {
        String(validUTF8: body) ?? "base64 \(Data(body).base64EncodedString())"
    }
}
