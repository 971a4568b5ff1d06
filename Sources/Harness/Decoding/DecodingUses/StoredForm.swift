internal import DecodingSources
internal import SwiftSymbols
internal import VerificationModel

/// The form of a value that a property wrapper or a library saves.
struct StoredForm: Sendable {
    enum Form: Hashable, Sendable {
        /// A type of the system, which is stored as it is.
        case plain(String)
        /// A type that is compared.
        case followed
        /// A type that is not compared.
        case open
    }

    let form: Form
    let kind: UnfollowedStore.Kind
    let place: SourcePlace
    /// The store and the name in it; nil if the name is not written.
    private let identity: String?

    init(_ value: StoredValue, isFollowed: Bool, _ sources: DecodingSources) {
        let name = sources.name(of: sources.root(of: value.type.fullyUnwrapped))
        form = value.isPlain ? .plain(name) : isFollowed ? .followed : .open
        (kind, place, identity) = (value.kind, sources.place(value.place), value.identity)
    }

    /// Returns whether an earlier version saved the value in another form, which is not compared with this one.
    func isChanged(since earlier: [StoredForm]) -> Bool {
        guard let identity else { return false }
        let same = earlier.filter { $0.identity == identity }
        return !same.isEmpty && !same.contains { $0.form == form }
    }
}
