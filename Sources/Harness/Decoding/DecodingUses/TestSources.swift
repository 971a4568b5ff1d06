package import SwiftSymbols

/// The files that belong to tests.
package enum TestSources {
    private static let modules: Set<String> = ["Nimble", "Quick", "Testing", "XCTest"]

    /// Returns whether a file is part of tests, by its imports.
    package static func isTest(_ table: SymbolTable, _ file: Int) -> Bool {
        table.files[file].imports.contains { modules.contains($0.path.first?.text ?? "") }
    }

    /// Returns whether a path leads to a file of tests, by the names of its folders.
    package static func isTest(path: String) -> Bool {
        path.split(separator: "/").dropLast().contains { folder in
            let name = folder.lowercased()
            return ["tests", "test", "specs", "spec", "uitest"].contains { name.hasSuffix($0) }
        }
    }
}
