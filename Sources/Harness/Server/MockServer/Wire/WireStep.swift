internal import NIOCore
internal import Recordings

/// One thing that a connection does for an answer.
enum WireStep: Sendable {
    case wait(Duration)
    case send(ByteBuffer)
    /// The connection is closed in order.
    case close
    /// The connection is reset.
    case reset
    /// Nothing more, ever.
    case hang
}

/// An answer as a connection of HTTP/1.1 gives it.
struct HTTP1Answer: Sendable {
    let steps: [WireStep]

    /// - Parameters:
    ///   - response: What is answered.
    ///   - plan: What befalls it.
    ///   - isHead: Whether the request's method was `HEAD`, whose answers have no body.
    ///   - keepsAlive: Whether the connection stays open.
    ///   - isOld: Whether the request came by HTTP/1.0, which knows no chunks: RFC 9112 section 6.1.
    init(_ response: MockResponse, _ plan: FaultPlan, isHead: Bool, keepsAlive: Bool, isOld: Bool) {
        let response = plan.replacement ?? response
        let body = isHead || response.isBodyless ? [] : response.body
        let length = response.length(isHead: isHead)
        let head = HTTP1Head.bytes(of: response, length: length)
        var steps: [WireStep] = plan.delay > .zero ? [.wait(plan.delay)] : []
        switch plan.ending {
        case .whole:
            steps += Self.paced(response, head, body, plan.pace, isOld: isOld)
            if !keepsAlive { steps.append(.close) }
        case .reset(.beforeHead): steps.append(.reset)
        case .reset(.amidHead): steps += [.send(Self.prefix(head, head.readableBytes / 2)), .reset]
        case .reset(.afterHead): steps += [.send(head), .reset]
        case .close: steps.append(.close)
        case .never: steps.append(.hang)
        case .truncated(let count): steps += Self.parts(Self.joined(head, Array(body.prefix(max(count, 0)))), plan.pace) + [.close]
        case .wrongLength(let announced):
            let head = HTTP1Head.bytes(of: response, length: announced)
            steps += Self.parts(Self.joined(head, body), plan.pace) + [.close]
        // Nobody reads chunks where there is no body.
        case .malformedChunk where isHead || response.isBodyless: steps += [.send(head), .close]
        case .malformedChunk where isOld:
            steps += Self.parts(Self.joined(head, Array(body.prefix(body.count / 2))), plan.pace) + [.close]
        case .malformedChunk:
            let head = HTTP1Head.bytes(of: response, length: nil, isChunked: true)
            let half = Array(body.prefix(max(body.count / 2, 1)))
            let first = half.isEmpty ? [] : Array("\(String(half.count, radix: 16))\r\n".utf8) + half + Array("\r\n".utf8)
            steps += Self.parts(Self.joined(head, first + Array("no number\r\n".utf8)), plan.pace) + [.close]
        case .garbage(let bytes): steps += [.send(ByteBuffer(bytes: bytes)), .close]
        }
        self.steps = steps
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
        var rest = bytes
        var steps: [WireStep] = []
        while let part = rest.readSlice(length: min(size, rest.readableBytes)), part.readableBytes > 0 {
            if !steps.isEmpty { steps.append(.wait(interval)) }
            steps.append(.send(part))
        }
        return steps
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
