/// An example of each shape, and a text that is almost one.
///
/// Each line has four columns: the vendor and the kind, in the order of the tables of shapes, then the example and the false example.
/// The examples are random letters from a generator with a fixed seed, so they are not secrets of anyone. A `·` separates their parts, so that
/// scanners of hosting sites do not report this file, and a `↵` is a line break.
enum ShapeExamples {
    /// The tables, in the order of those of the shapes.
    static let tables = [
        artificialIntelligence, authentication, automation, buildsAndSources, business, cloud, crashesAndMonitoring, dataStores,
        mapsAndDevices, messages, packageRegistries, payments,
    ]

    /// The columns of each line.
    static let all: [[String]] = tables.flatMap { table in
        table.split(separator: "\n").map { line in
            line.split(separator: " | ").map { String($0).replacing("·", with: "").replacing("↵", with: "\n") }
        }
    }
}
