/// A type and the way in which it is decoded.
package struct DecodedType: Sendable {
    /// The name with its generic arguments: `Page<Movie>`.
    package let name: String
    /// The name as errors of the decoder give it, without the types around it.
    package let shortName: String
    /// The place of its declaration; nil for a type from outside.
    package let place: ProgramPlace?
    package var shape: Shape
    /// Whether it is a class, whose values are shared and not copied.
    package var isReference = false
    /// Whether its values contain such a class, or are one.
    package var holdsReferences = false
    /// Whether it asks for an object although it reads no key.
    package var asksForContainer = false
    /// Whether its form is that of an SDK, which decodes what it has encoded itself.
    package var isOpaque = false

    package init(name: String, shortName: String, place: ProgramPlace?, shape: Shape) {
        self.name = name
        self.shortName = shortName
        self.place = place
        self.shape = shape
    }

    /// The way in which a type is decoded.
    package enum Shape: Sendable {
        /// A type of the standard library or of Foundation that the decoder reads from one value.
        case leaf(Leaf)
        case optional(TypeNumber)
        /// An array, or another collection that is decoded like one.
        case array(TypeNumber)
        case set(TypeNumber)
        case dictionary(DictionaryKeys, TypeNumber)
        /// A structure or class whose decoding the compiler writes.
        case fields([Field])
        /// An enumeration with raw values.
        case rawValues(RawValues)
        /// An enumeration without raw values, whose decoding the compiler writes (SE-0295).
        case cases([PayloadCase])
        /// A type that is decoded as its raw value, without an initializer that may refuse it.
        case wrapped(TypeNumber)
        /// A type that is decoded as its raw value, which a failable initializer accepts or not.
        case rawRepresentable(TypeNumber, FunctionNumber)
        /// A type with an `init(from:)` of its own.
        case custom(FunctionNumber)
        /// Any JSON value.
        case anyValue
        /// A range, written as an array of its bounds.
        case range(TypeNumber, name: String)
        /// A type that cannot be read.
        case unreadable(Obstacle)
    }

    /// A property that is decoded from a key.
    package struct Field: Sendable {
        /// The name of the property.
        package let property: String
        package let key: String
        package let type: TypeNumber
        /// Whether the key may be missing and its value null, because the type is an optional.
        package let isOptional: Bool
        package let place: ProgramPlace
        /// An overload of `decode` or `decodeIfPresent` in the sources that decodes it instead of the standard one.
        package let overload: FunctionNumber?

        package init(
            property: String, key: String, type: TypeNumber, isOptional: Bool, place: ProgramPlace, overload: FunctionNumber? = nil
        ) {
            self.property = property
            self.key = key
            self.type = type
            self.isOptional = isOptional
            self.place = place
            self.overload = overload
        }
    }

    /// The raw values of an enumeration.
    package struct RawValues: Sendable {
        /// The type of the raw values.
        package let type: TypeNumber
        /// The names of the cases and their raw values.
        package let cases: [(name: String, value: Constant)]

        package init(type: TypeNumber, cases: [(name: String, value: Constant)]) {
            self.type = type
            self.cases = cases
        }
    }

    /// A case of an enumeration without raw values.
    package struct PayloadCase: Sendable {
        package let name: String
        package let key: String
        /// The associated values that are decoded; those with a default value and without a key are left out.
        package let fields: [Field]
        /// Whether all associated values are decoded.
        package let isComplete: Bool
        /// Whether values may have the case, which `@available(*, unavailable)` forbids.
        package let isAvailable: Bool
        package let place: ProgramPlace

        package init(name: String, key: String, fields: [Field], isComplete: Bool, isAvailable: Bool, place: ProgramPlace) {
            self.name = name
            self.key = key
            self.fields = fields
            self.isComplete = isComplete
            self.isAvailable = isAvailable
            self.place = place
        }
    }

    /// The keys of a dictionary.
    package enum DictionaryKeys: Sendable {
        /// The names of an object.
        case string
        /// Whole numbers as the names of an object.
        case int
        /// A type with raw values and `CodingKeyRepresentable`, as the names of an object.
        case representable(TypeNumber)
        /// Any other type: keys and values take turns in an array.
        case pairs(TypeNumber)
    }
}

/// A type that the decoder reads from one value.
package enum Leaf: Hashable, Sendable {
    case bool, string
    case integer(IntegerWidth)
    case double, float, decimal
    case date, data, url, uuid
    /// Another type of Foundation, by its name.
    case foundation(String)
}

/// The size and sign of a whole number.
package struct IntegerWidth: Hashable, Sendable {
    /// The size in bits.
    package let bits: Int
    package let isSigned: Bool
    /// The name of the type.
    package let name: String

    package init(bits: Int, isSigned: Bool, name: String) {
        self.bits = bits
        self.isSigned = isSigned
        self.name = name
    }

    /// The least and the greatest number, as far as Int has them.
    package var bounds: [Int] {
        if bits >= 64 { return [isSigned ? Int.min : 0, Int.max] }
        return isSigned ? [-1 << (bits - 1), 1 << (bits - 1) - 1] : [0, 1 << bits - 1]
    }
}

/// A value that is written in the sources.
package enum Constant: Hashable, Sendable {
    case null
    case bool(Bool)
    case string(String)
    case integer(Int)
    case double(Double)
}
