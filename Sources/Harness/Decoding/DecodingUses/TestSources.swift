internal import DecodingPrograms
package import DecodingSources
internal import PackageGraph
internal import SwiftSymbols
internal import VerificationModel

/// The files that belong to tests.
package enum TestSources {
    private static let modules: Set<String> = ["Nimble", "Quick", "Testing", "XCTest"]

    /// Returns whether a file is part of tests, by its imports or by the names of its folders.
    package static func isTest(_ sources: DecodingSources, _ file: Int) -> Bool {
        sources.table.files[file].imports.contains { modules.contains($0.path.first?.text ?? "") }
            || isTest(path: sources.place(ProgramPlace(file: file, offset: 0)).file)
    }

    /// Returns whether a path leads to a file of tests, by the names of its folders.
    package static func isTest(path: String) -> Bool { path.split(separator: "/").dropLast().contains(where: RepositoryFolders.isTests) }
}
