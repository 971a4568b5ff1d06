/// An example of each shape, and a text that is almost one.
///
/// Each line has four columns: the vendor and the kind, in the order of the tables of shapes, then the example and the false example.
/// The examples are random letters from a generator with a fixed seed, so they are not secrets of anyone. A `·` separates their parts, so that
/// scanners of hosting sites do not report this file, and a `↵` is a line break. A `^` is where the secret begins, if its address precedes it.
package enum ShapeExamples {
    /// A line of the tables.
    package struct Example: Sendable {
        package let vendor: String
        package let kind: String
        /// The text before the secret by which it is detected; empty for most.
        package let address: String
        package let secret: String
        /// A text that is almost an example.
        package let falseExample: String

        /// The secret behind its address.
        package var text: String { address + secret }

        fileprivate init(_ line: Substring) {
            let columns = line.split(separator: " | ").map { String($0).replacing("·", with: "").replacing("↵", with: "\n") }
            precondition(columns.count == 4, "A line of the examples has four columns: \(line)")
            let parts = columns[2].split(separator: "^", maxSplits: 1).map(String.init)
            (vendor, kind, falseExample) = (columns[0], columns[1], columns[3])
            (address, secret) = parts.count == 2 ? (parts[0], parts[1]) : ("", columns[2])
        }
    }

    /// The tables, in the order of those of the shapes.
    static let tables = [
        artificialIntelligence, authentication, automation, buildsAndSources, business, cloud, crashesAndMonitoring, dataStores,
        mapsAndDevices, messages, packageRegistries, payments,
    ]

    /// The examples of all tables.
    package static let all = tables.flatMap { $0.split(separator: "\n").map(Example.init) }
}
