import TestFolders
import Testing

/// Tests of the workflow for CI: it runs on both systems, and its commands exist.
@Suite("The workflow for CI")
struct WorkflowTests {
    private static let workflow = ".github/workflows/ci.yml"

    /// The texts of a page that a pattern's first group matches.
    private static func matches(_ pattern: some RegexComponent<(Substring, Substring)>, in path: String) throws -> [String] {
        try PackageFolders.text(path).matches(of: pattern.regex).map { String($0.output.1) }
    }

    @Test func runsOnLinuxAndMacOS() throws {
        let runners = try Self.matches(/\n    runs-on: (\w+)-[\d.]+\n/, in: Self.workflow)
        #expect(runners == ["ubuntu", "macos"])
    }

    /// On each system the tests and the package's own checks run, and the reports are published even if one of them fails.
    @Test func runsTheChecksOnEachSystem() throws {
        let jobs = try PackageFolders.text(Self.workflow).components(before: "\n    runs-on: ")
        try #require(jobs.count == 2)
        for job in jobs {
            for line in ["run: make test\n", "run: make verify\n", "if: always()\n", "path: Reports/*.xml\n", "timeout-minutes: "] {
                #expect(job.contains(line), "\(job)")
            }
        }
    }

    @Test func usesTargetsOfTheMakefile() throws {
        let used = try Self.matches(/run: make ([a-z-]+)\n/, in: Self.workflow)
        let targets = try Self.matches(/\n([a-z-]+):/, in: "Makefile")
        #expect(Set(used) == ["ios", "test", "verify"])
        #expect(used.filter { !targets.contains($0) } == [])
    }

    /// Xcode makes a scheme of each product.
    @Test func buildsProductsForIOS() throws {
        let schemes = try #require(try Self.matches(/\nIOS_SCHEMES := (.+)\n/, in: "Makefile").first).split(separator: " ").map(String.init)
        let products = try Self.matches(/\.library\(name: "(\w+)"/, in: "Package.swift")
        #expect(schemes.contains("MockServerTesting"))
        #expect(schemes.filter { !products.contains($0) } == [])
    }
}

extension String {
    /// The parts that follow a text, without the part before its first place.
    fileprivate func components(before separator: String) -> [Substring] {
        split(separator: separator, omittingEmptySubsequences: false).dropFirst().map(\.self)
    }
}
