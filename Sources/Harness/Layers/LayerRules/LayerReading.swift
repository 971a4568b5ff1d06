package import PackageGraph
package import SwiftSymbols
package import VerificationModel

/// Results of earlier work that a check of layers may use, and the observer of how far it is.
package struct LayerReading: Sendable {
    /// The files that another reading has parsed; nil for none.
    package var parses: SharedParses?
    /// The file with the results of an earlier run; nil for none.
    package var cache: GraphCacheFile?
    /// The violations that are not reported again; nil for none.
    package var known: KnownViolations?
    /// Observes how far parsing is.
    package var observer: StepObserver
    /// The options that name the folders in commands of messages.
    package var folderOptions: [String] = []
    /// The options that name the folder of the sources in commands of messages that read no rules.
    package var sourceOptions: [String] = []

    /// Creates a reading that knows nothing.
    package init(
        parses: SharedParses? = nil, cache: GraphCacheFile? = nil, known: KnownViolations? = nil, observer: StepObserver = .none
    ) {
        self.parses = parses
        self.cache = cache
        self.known = known
        self.observer = observer
    }
}
