import Foundation
import FuzzTargets
import TestFolders
import Testing

/// Runs the targets of the fuzzer with their seeds, and with all inputs that the fuzzer has found.
///
/// An input that ends a target ends the tests. `make fuzz` finds new ones.
@Suite("Targets of the fuzzer", .serialized)
struct FuzzTargetsTests {
    /// An input of a target.
    struct Input: CustomTestStringConvertible, Sendable {
        let target: FuzzTarget
        let path: String

        var testDescription: String { path }
    }

    private static let inputs = FuzzTarget.all.flatMap { target in
        ["Seeds", "Found"].flatMap { folder in
            let path = "\(PackageFolders.root)/Fuzzing/\(folder)/\(target.name)"
            return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted().map {
                Input(target: target, path: "\(path)/\($0)")
            }
        }
    }

    @Test(.timeLimit(.minutes(2)), arguments: inputs) func parsesEachInput(_ input: Input) throws {
        input.target.run(try [UInt8](Data(contentsOf: URL(fileURLWithPath: input.path))))
    }

    @Test(arguments: FuzzTarget.all.map(\.name)) func hasASeed(_ name: String) throws {
        #expect(Self.inputs.contains { $0.target.name == name && $0.path.contains("/Seeds/") })
    }

    /// A seed reaches the code behind the checks of its format, because each change of one of its bytes is tried.
    @Test(arguments: FuzzTarget.all.indices) func survivesChangedSeeds(_ index: Int) throws {
        let target = FuzzTarget.all[index]
        for input in Self.inputs where input.target.name == target.name && input.path.contains("/Seeds/") {
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: input.path)))
            let step = max(1, bytes.count / 8)
            for position in stride(from: 0, to: bytes.count, by: step) {
                var changed = bytes
                changed[position] ^= 0x5
                target.run(changed)
                target.run(Array(bytes[..<position]))
            }
        }
    }
}
