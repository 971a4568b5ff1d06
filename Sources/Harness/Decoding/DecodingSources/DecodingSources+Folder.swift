package import DecodingPrograms
internal import PackageGraph
internal import SafeFiles
package import SwiftSymbols
internal import Threads
package import VerificationModel

extension DecodingSources {
    /// A reason why sources cannot be read.
    package enum ReadingError: Error, Sendable {
        /// The path below the root, and the reason.
        case unreadable(String, String)
        case empty
    }

    /// Parses the Swift files below a folder.
    ///
    /// The packages and projects in the folder give the modules. The files that none of them contains are one module.
    /// - Parameters:
    ///   - root: The folder that the names of files are relative to.
    ///   - named: The folders of the sources, and the platform.
    ///   - withTests: Whether the sources of tests are read too.
    ///   - parses: Keeps the files for another reading; nil for none.
    ///   - observer: Observes how far parsing is.
    package init(
        root: String, _ named: SourceFolders = SourceFolders(["."]), withTests: Bool = false, parses: SharedParses? = nil,
        observer: StepObserver = .none
    ) throws(ReadingError) {
        try self.init(SourceSelection(root: root, named, withTests: withTests), parses: parses, observer: observer)
    }

    /// Parses the files of a selection.
    package init(
        _ selection: SourceSelection, parses: SharedParses? = nil, observer: StepObserver = .none
    ) throws(ReadingError) {
        self.init(
            try selection.files(), selection.links, platform: selection.platform, usual: selection.usual, parses: parses, observer: observer
        )
    }

    /// Parses files of a selection, or of another version of it.
    /// - Parameter versions: Keeps the files for the next version; nil for none.
    package init(_ files: [File], _ selection: SourceSelection, versions: SuccessiveParses? = nil) {
        self.init(files, selection.links, platform: selection.platform, usual: selection.usual, versions: versions)
    }
}
