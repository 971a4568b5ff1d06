/// A published shape of a vendor's secrets, by which a secret is detected in any place, without a name beside it.
///
/// The shapes are facts that vendors publish, or that public scanners use. The tables are in the folder Vendors, one file for each area.
/// To add a shape, add a line to the table of its area, and a line with examples in the tests.
/// Each line has four columns, and the lines are in the order of vendors and kinds:
/// ```
/// GitHub | token | gh(p|o|u|s|r)_<alnum 30><crc32-base62> | GitHub blog "Behind GitHub's new authentication token formats"
/// ```
/// ``ShapeNotation`` describes the third column.
package struct SecretShape: Sendable {
    package let vendor: String
    /// The vendor's name for such a secret: `token`, `API key`.
    package let kind: String
    /// The name of a placeholder for it: `GITHUB_TOKEN`.
    package let name: String
    /// The documentation or the rule of a public scanner that describes the shape.
    ///
    /// One that begins with `unconfirmed` was not looked up.
    package let source: String
    let patterns: [ShapePattern]

    /// Reads a line of a table.
    package init(line: String) throws(SecretShapeError) {
        let columns = line.split(separator: " | ", omittingEmptySubsequences: false).map(String.init)
        guard columns.count == 4, columns.allSatisfy({ !$0.isEmpty && $0.first != " " && $0.last != " " }) else {
            throw .columns(line)
        }
        (vendor, kind, source) = (columns[0], columns[1], columns[3])
        name = SecretFieldNames.usualPlaceholder(for: "\(vendor) \(kind)".uppercased().utf8)
        patterns = try ShapeNotation.patterns(columns[2])
    }
}

extension SecretShape {
    /// The tables of all areas.
    package static let tables = [
        artificialIntelligence, authentication, automation, buildsAndSources, business, cloud, crashesAndMonitoring, dataStores,
        mapsAndDevices, messages, packageRegistries, payments,
    ]

    /// Every shape, in the order of the tables.
    package static let all: [SecretShape] = tables.flatMap { table in
        table.split(separator: "\n").map { line in
            do {
                return try SecretShape(line: String(line))
            } catch {
                preconditionFailure("A table of shapes has a wrong line: \(error)")
            }
        }
    }
}

/// A mistake in a table of shapes.
package enum SecretShapeError: Error, Equatable {
    /// A line does not consist of four columns.
    case columns(String)
    /// A bracket is not closed, or a group is inside another group.
    case brackets(String)
    /// An alphabet is unknown.
    case alphabet(String)
    /// A number of bytes is zero, or the least number is greater than the greatest.
    case count(String)
    /// The end of a part of variable length is unclear, because the text beside it may be more of the part.
    case unclearEnd(String)
    /// No three bytes in a row are known well enough to search for.
    case noText(String)
}
