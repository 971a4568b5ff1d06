package import DecodingPrograms
package import VerificationModel

/// Swift sources from which the decoding of types is read.
package protocol TypeSource: Sendable {
    /// Searches for a type.
    /// - Parameters:
    ///   - name: The type as Swift writes it, with or without the types around it: `MovieDTO`, `MoviesResponse.Movie`, `[MovieDTO]`.
    ///   - files: The files, relative to the root, that declare types whose names are not enough to find them.
    ///   - folders: The folders of the sources.
    func type(named name: String, files: [String: String], below folders: SourceFolders) -> TypeSearch

    /// Returns the decoders that sources make, in the order of the files.
    /// - Parameter folders: The folders of the sources. They can be read.
    func decoders(below folders: SourceFolders) -> [MadeDecoder]

    /// Returns the lowest systems that the projects below the root name, in the order of the platforms; none if they name none.
    /// - Parameter platform: The only platform that counts; nil for all.
    /// - Throws: A ``FileError`` for a project that cannot be read.
    func lowestSystems(of platform: BuildPlatform?) throws(FileError) -> [FoundationSystem]
}

/// The result of a search for a type in sources.
package enum TypeSearch: Sendable {
    /// The type, in a program that reads it.
    case found(DecodingProgram, TypeNumber)
    /// No type has this name, of those in the written type. The names of the types that can be decoded, sorted.
    case missing(String, known: [String])
    /// Several types have this name, of those in the written type. Their full names and places, in the order of the files.
    case several(String, [(path: String, place: SourcePlace)])
    /// The type is declared with another number of generic parameters than are written as arguments. Its full name and place.
    case otherArguments(String, at: SourcePlace, declared: Int, written: Int)
    /// A file or folder cannot be read. Its path below the root, and the reason.
    case unreadable(path: String, reason: String)
    /// The folders have no Swift file.
    case empty
}

/// A `JSONDecoder` that the sources make.
package struct MadeDecoder: Hashable, Sendable {
    package let settings: DecoderSettings
    /// The place of the expression that makes it.
    package let place: SourcePlace
    /// The names of the properties and functions that have or return it, each behind the name of its type: `JSONDecoder.api`.
    package let names: [String]

    package init(settings: DecoderSettings, place: SourcePlace, names: [String] = []) {
        self.settings = settings
        self.place = place
        self.names = names
    }
}

/// The way in which contracts use types of sources.
package struct SourceReading: Sendable {
    /// The reader of the sources; nil if the program has none.
    package var source: (any TypeSource)?
    /// Whether registered types are compared with the sources.
    package var isCrossChecked: Bool

    package init(_ source: (any TypeSource)? = nil, isCrossChecked: Bool = false) {
        self.source = source
        self.isCrossChecked = isCrossChecked
    }
}
