internal import NIOCore
internal import Recordings

/// The steps of an answer on a connection of HTTP/1.1.
struct HTTP1Answer: Sendable {
    let steps: [WireStep]

    /// Creates the steps of an answer.
    /// - Parameters:
    ///   - response: The response without faults.
    ///   - plan: The plan of the faults.
    ///   - isHead: Whether the method of the request is `HEAD`, whose answers have no body.
    ///   - keepsAlive: Whether the connection stays open.
    ///   - isOld: Whether the request has the version HTTP/1.0, which has no chunks: RFC 9112 section 6.1.
    init(_ response: MockResponse, _ plan: FaultPlan, isHead: Bool, keepsAlive: Bool, isOld: Bool) {
        let response = plan.replacement ?? response
        let body = isHead || response.isBodyless ? [] : response.body
        let head = HTTP1Head.bytes(of: response, length: plan.announcedLength ?? response.length(isHead: isHead))
        var steps: [WireStep] = plan.delay > .zero ? [.wait(plan.delay)] : []
        switch plan.part {
        // An answer with a length has no chunks, and without chunks there are no recorded times.
        case .whole where plan.announcedLength != nil: steps += Self.parts(Self.joined(head, body), plan.pace)
        case .whole: steps += Self.paced(response, head, body, plan.pace, isOld: isOld)
        case .nothing: break
        case .halfHead: steps.append(.send(Self.prefix(head, head.readableBytes / 2)))
        case .head: steps.append(.send(head))
        case .body(let count): steps += Self.parts(Self.joined(head, Array(body.prefix(count))), plan.pace)
        // An answer without a body has no chunks.
        case .malformedChunks where isHead || response.isBodyless: steps.append(.send(head))
        case .malformedChunks where isOld: steps += Self.parts(Self.joined(head, Array(body.prefix(body.count / 2))), plan.pace)
        case .malformedChunks: steps += Self.parts(Self.malformedChunks(response), plan.pace)
        case .bytes(let bytes): steps.append(.send(ByteBuffer(bytes: bytes)))
        }
        switch plan.ending {
        case .regular: if !keepsAlive { steps.append(.close) }
        case .endOfAnswer, .close: steps.append(.close)
        case .reset: steps.append(.reset)
        case .silence: steps.append(.hang)
        }
        self.steps = steps
    }

    private static func malformedChunks(_ response: MockResponse) -> ByteBuffer {
        let head = HTTP1Head.bytes(of: response, length: nil, isChunked: true)
        let half = Array(response.body.prefix(max(response.body.count / 2, 1)))
        let first = half.isEmpty ? [] : Array("\(String(half.count, radix: 16))\r\n".utf8) + half + Array("\r\n".utf8)
        return joined(head, first + Array("no number\r\n".utf8))
    }

    private static func paced(
        _ response: MockResponse, _ head: ByteBuffer, _ body: [UInt8], _ pace: FaultPlan.Pace, isOld: Bool
    ) -> [WireStep] {
        guard case .recorded = pace, !response.chunks.isEmpty, !body.isEmpty else { return parts(joined(head, body), pace) }
        var steps: [WireStep] = [.send(isOld ? head : HTTP1Head.bytes(of: response, length: nil, isChunked: true))]
        var time = 0
        var rest = body[...]
        for chunk in response.chunks {
            if chunk.milliseconds > time { steps.append(.wait(.milliseconds(chunk.milliseconds - time))) }
            time = chunk.milliseconds
            let part = rest.prefix(chunk.count)
            rest = rest.dropFirst(chunk.count)
            if !part.isEmpty { steps.append(.send(Self.chunk(part, isOld))) }
        }
        if !rest.isEmpty { steps.append(.send(chunk(rest, isOld))) }
        return isOld ? steps : steps + [.send(ByteBuffer(string: "0\r\n\r\n"))]
    }

    private static func chunk(_ bytes: ArraySlice<UInt8>, _ isOld: Bool) -> ByteBuffer {
        guard !isOld else { return ByteBuffer(bytes: bytes) }
        var buffer = ByteBuffer(string: "\(String(bytes.count, radix: 16))\r\n")
        buffer.writeBytes(bytes)
        buffer.writeString("\r\n")
        return buffer
    }

    private static func parts(_ bytes: ByteBuffer, _ pace: FaultPlan.Pace) -> [WireStep] {
        guard case .parts(let size, let interval) = pace else { return [.send(bytes)] }
        return [.parts(bytes, size: size, every: interval)]
    }

    private static func prefix(_ bytes: ByteBuffer, _ count: Int) -> ByteBuffer {
        var bytes = bytes
        return bytes.readSlice(length: count) ?? ByteBuffer()
    }

    private static func joined(_ head: ByteBuffer, _ body: [UInt8]) -> ByteBuffer {
        var bytes = head
        bytes.writeBytes(body)
        return bytes
    }
}
