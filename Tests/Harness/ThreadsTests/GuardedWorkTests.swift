import Testing

@testable import Threads

/// Tests of work whose traps do not end the program.
///
/// Each trap is a real one.
@Suite("Guarded work")
struct GuardedWorkTests {
    @Test func returnsTheResult() throws {
        #expect(try GuardedWork.run("a sum") { [1, 2, 3].reduce(0, +) } == 6)
    }

    struct Trap: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let run: @Sendable (Int) -> Int
    }

    static let traps = [
        Trap(testDescription: "index out of range") { [1, 2][$0] },
        Trap(testDescription: "range with a lower end") { (0..<10).count + (($0)..<($0 - 1)).count },
        Trap(testDescription: "overflow") { Int.max - 1 + $0 },
        Trap(testDescription: "number that does not fit") { Int(UInt8($0 * 100)) },
        Trap(testDescription: "no first element") { Array(repeating: 1, count: $0).dropFirst($0)[$0] },
        Trap(testDescription: "text index of another text") {
            Int("a".utf8["abcdefghij".utf8.index("abcdefghij".utf8.startIndex, offsetBy: $0 + 5)])
        },
        Trap(testDescription: "repeated key") { Dictionary(uniqueKeysWithValues: [(1, $0), (1, $0)]).count },
    ]

    @Test(arguments: traps) func survivesATrap(_ trap: Trap) throws {
        #expect(throws: GuardedWork.WorkError.trapped) { try GuardedWork.run("a trap") { trap.run(3) } }
        // The program goes on, also on other threads.
        #expect(try GuardedWork.run("a sum") { 1 + 2 } == 3)
    }

    @Test func eachWorkHasItsOwnResult() async throws {
        let results = await withTaskGroup(of: Int?.self) { group in
            for number in 0..<20 {
                group.addTask { try? GuardedWork.run("work \(number)") { number % 2 == 0 ? number : [0][number] } }
            }
            return await group.reduce(into: [Int]()) { if let number = $1 { $0.append(number) } }
        }
        #expect(results.sorted() == Array(stride(from: 0, to: 20, by: 2)))
    }

    @Test func createsAThreadWithALargeStack() throws {
        try DeepStack.check()
        // 16 MiB, with fewer frames than the thread sanitizer can follow. Allocations of this size are on the stack.
        @Sendable func depth(_ count: Int) -> Int {
            guard count > 0 else { return 0 }
            return withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 1) { bytes in
                bytes.storeBytes(of: 1, as: UInt8.self)
                return depth(count - 1) + Int(bytes.load(as: UInt8.self))
            }
        }
        #expect(DeepStack.run { depth(16_384) } == 16_384)
    }
}
