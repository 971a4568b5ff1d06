import Foundation

/// The time that the compiled decoder takes for bodies that `verify` checks against the same type, read from source.
///
/// It prints the seconds, without the reading of files, and the counts. `Scripts/bench-contracts` runs it.
@main
enum ContractChecking {
    static func main() {
        do {
            try run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            FileHandle.standardError.write(Data("ContractChecking: \(error)\n".utf8))
            exit(1)
        }
    }

    private static func run(_ arguments: [String]) throws {
        guard arguments.count == 1 else { throw Failed(description: "usage: ContractChecking FOLDER") }
        let folder = URL(filePath: arguments[0])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        let clock = ContinuousClock()
        var time = Duration.zero
        var films = 0
        for name in names {
            let body = try Data(contentsOf: folder.appending(path: name))
            let start = clock.now
            films += try decoder.decode(FilmPage.self, from: body).results.count
            time += start.duration(to: clock.now)
        }
        print("seconds \(time / .seconds(1)) bodies \(names.count) films \(films)")
    }

    struct Failed: Error, CustomStringConvertible {
        let description: String
    }
}
