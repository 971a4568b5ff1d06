import Foundation
import NIOConcurrencyHelpers
import SwiftParser
import SwiftSyntax

/// The Swift files below a folder, and the least that parsing them takes.
struct SwiftFiles {
    let paths: [String]

    init(below folder: String) throws {
        let all = try FileManager.default.subpathsOfDirectory(atPath: folder)
        paths = all.filter { $0.hasSuffix(".swift") }.sorted().map { "\(folder)/\($0)" }
        guard !paths.isEmpty else { throw LayerChecking.Failed("there is no Swift file below \(folder)") }
    }

    func lineCount() throws -> Int {
        try paths.reduce(0) { count, path in
            count + (try Data(contentsOf: URL(fileURLWithPath: path))).count { $0 == 0x0A }
        }
    }

    /// Parses all on as many threads as there are cores, each of which takes the next file when it is done with one and lets the tree go.
    /// - Returns: How many of them do not parse.
    func parse(isWalking: Bool) throws -> Int {
        let work = Work(paths, isWalking: isWalking)
        let done = DispatchSemaphore(value: 0)
        let threadCount = ProcessInfo.processInfo.activeProcessorCount
        for _ in 0..<threadCount {
            let thread = Thread {
                work.run()
                done.signal()
            }
            // Address space, of which only what is used is ever touched: the parser recurses as deep as the sources.
            thread.stackSize = 1 << 30
            thread.start()
        }
        for _ in 0..<threadCount { done.wait() }
        return try work.brokenCount()
    }

    private final class Work: Sendable {
        private let paths: [String]
        private let isWalking: Bool
        private let next = NIOLockedValueBox(0)
        private let outcome = NIOLockedValueBox(Result<Int, any Error>.success(0))

        init(_ paths: [String], isWalking: Bool) {
            self.paths = paths
            self.isWalking = isWalking
        }

        func brokenCount() throws -> Int { try outcome.withLockedValue { try $0.get() } }

        func run() {
            let own = Result { try ownBrokenCount() }
            outcome.withLockedValue { outcome in
                outcome = Result { try outcome.get() + own.get() }
            }
        }

        /// Returns the next number to process, or nil if none is left.
        private func taken() -> Int? {
            next.withLockedValue { next in
                guard next < paths.count else { return nil }
                defer { next += 1 }
                return next
            }
        }

        private func ownBrokenCount() throws -> Int {
            var count = 0
            while let number = taken() {
                let bytes = try Data(contentsOf: URL(fileURLWithPath: paths[number]))
                // The depth up to which the checks themselves parse.
                let tree = bytes.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self), maximumNestingLevel: 256) }
                if isWalking { EmptyVisitor(viewMode: .sourceAccurate).walk(tree) }
                if tree.hasError { count += 1 }
            }
            return count
        }
    }

    private final class EmptyVisitor: SyntaxVisitor {}
}
