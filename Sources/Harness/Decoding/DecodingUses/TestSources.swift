package import DecodingSources
internal import PackageGraph
internal import ProjectModules

/// The files that belong to tests.
package enum TestSources {
    /// Returns whether a file is part of tests, by its imports or by the names of its folders.
    package static func isTest(_ sources: DecodingSources, _ file: Int) -> Bool { sources.areTests[file] }

    /// Returns whether a path leads to a file of tests, by the names of its folders.
    package static func isTest(path: String) -> Bool { RepositoryFolders.containTests(path) }
}
