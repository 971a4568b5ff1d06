import Foundation
import LayerRules
import VerificationModel

/// The cost of checking the layers of a package, compared with the least possible cost: parsing the same files.
///
/// A run is one of these in a process of its own, so that nothing is warm but the file system's cache. It prints names and values in one line:
/// the seconds it took, its peak of resident memory in MB, the files and lines, and what came of it. `Scripts/bench-layers` runs it.
@main
enum LayerChecking {
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("LayerChecking: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ arguments: [String]) throws {
        guard arguments.count == 2 else { throw Failed("usage: LayerChecking parse|walk|check|all ROOT") }
        let root = arguments[1]
        let files = try SwiftFiles(below: "\(root)/Sources")
        let clock = ContinuousClock()
        let start = clock.now
        let outcome =
            switch arguments[0] {
            case "parse": try parse(files, isWalking: false)
            case "walk": try parse(files, isWalking: true)
            case "check": try check("layers", root, files)
            case "all": try check("layers-all", root, files)
            default: throw Failed("there is no \"\(arguments[0])\", only parse, walk, check and all")
            }
        let seconds = start.duration(to: clock.now) / .seconds(1)
        let memory = peakMemory()
        print("seconds \(seconds) memory \(memory) files \(files.paths.count) lines \(try files.lineCount()) \(outcome)")
    }

    private static func parse(_ files: SwiftFiles, isWalking: Bool) throws -> String {
        let broken = try files.parse(isWalking: isWalking)
        return "broken \(broken)"
    }

    /// A check that looked at nothing, or at other files, would be fast.
    private static func check(_ name: String, _ root: String, _ files: SwiftFiles) throws -> String {
        guard let today = Day("2026-11-22") else { throw Failed("2026-11-22 is not a valid day") }
        let suites = LayerSuite(layersFile: "\(root)/Contracts/\(name).yml", root: root, today: today).run()
        let cases = suites.flatMap(\.cases)
        let checked = cases.filter { $0.identifier.check == "imports" }.count
        guard checked == files.paths.count else {
            let findings = suites.flatMap(\.findings).prefix(3).map { "\n\($0)" }.joined()
            throw Failed("the imports of \(checked) files were checked, not of all \(files.paths.count)\(findings)")
        }
        let tally = Tally(cases)
        return "kept \(tally.kept) broken \(tally.broken) unchecked \(tally.couldNotRun)"
    }

    /// In MB of a million bytes.
    private static func peakMemory() -> Double {
        var usage = rusage()
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
            return Double(usage.ru_maxrss) / 1e6
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return Double(usage.ru_maxrss) * 1024 / 1e6
        #endif
    }

    struct Failed: Error, CustomStringConvertible {
        let description: String

        init(_ description: String) {
            self.description = description
        }
    }
}
