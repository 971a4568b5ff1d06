package import VerificationModel

/// The decoding of types, as it was read from Swift sources.
///
/// A program is a value. An interpreter runs it over a JSON text, and other walks list the keys that a type may ask for.
package struct DecodingProgram: Sendable {
    /// The types, in the order in which they were reached.
    package var types: [DecodedType] = []
    /// The initializers and functions that the types decode with.
    package var functions: [DecodingFunction] = []
    /// The functions of custom date strategies, which get a decoder and return a date, by the places that set them.
    package var dateFunctions: [ProgramPlace: FunctionNumber] = [:]
    /// The functions that stop the program for some values.
    package var stoppingFunctions: Set<FunctionNumber> = []
    /// The files that places refer to.
    package var files: [SourceLines] = []
    /// The number of files that are sources; those behind them declare the types of well-known packages.
    package var ownFileCount = 0

    /// Creates an empty program.
    package init() {}

    /// The type with a number.
    package subscript(type: TypeNumber) -> DecodedType { types[type.index] }

    /// Returns the way in which a type is decoded, without a copy of the whole type.
    package func shape(of type: TypeNumber) -> DecodedType.Shape { types[type.index].shape }

    /// The function with a number.
    package subscript(function: FunctionNumber) -> DecodingFunction { functions[function.index] }

    /// Returns the file, line and column of a place.
    package func place(_ place: ProgramPlace) -> SourcePlace { files[place.file].place(of: place.offset) }
}

/// The number of a type in a program.
package struct TypeNumber: Hashable, Sendable {
    package let index: Int

    package init(_ index: Int) {
        self.index = index
    }
}

/// The number of a function in a program.
package struct FunctionNumber: Hashable, Sendable {
    package let index: Int

    package init(_ index: Int) {
        self.index = index
    }
}

/// A place in the sources.
package struct ProgramPlace: Hashable, Sendable {
    /// The number of the file in the program.
    package let file: Int
    /// The offset in bytes from the beginning of the file.
    package let offset: Int

    package init(file: Int, offset: Int) {
        self.file = file
        self.offset = offset
    }
}

/// A construct that was not read, and why.
package struct Obstacle: Hashable, Sendable {
    /// The construct and the reason, as a clause.
    package let what: String
    package let place: ProgramPlace?

    package init(_ what: String, at place: ProgramPlace?) {
        self.what = what
        self.place = place
    }
}

/// The name and the lines of a source file.
package struct SourceLines: Sendable {
    package let name: String
    /// The offsets of the beginnings of the lines, in bytes.
    private let lines: [Int]

    /// - Parameter bytes: The text, with LF, CR or CRLF at the end of each line.
    package init(name: String, bytes: [UInt8]) {
        self.name = name
        lines = [0] + bytes.indices.filter { Self.isLineEnd(at: $0, in: bytes) }.map { $0 + 1 }
    }

    /// Returns whether a byte ends a line; the CR of a CRLF does not.
    private static func isLineEnd(at index: Int, in bytes: [UInt8]) -> Bool {
        switch bytes[index] {
        case UInt8(ascii: "\n"): true
        case UInt8(ascii: "\r"): index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")
        default: false
        }
    }

    /// Returns the place of an offset; columns count bytes.
    package func place(of offset: Int) -> SourcePlace {
        let line = lines.partitioningIndex { $0 > offset } - 1
        return SourcePlace(file: name, line: line + 1, column: offset - lines[line] + 1)
    }
}

extension [Int] {
    /// Returns the first index of a sorted list for which a condition holds.
    fileprivate func partitioningIndex(where holds: (Int) -> Bool) -> Int {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
