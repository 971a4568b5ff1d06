import CLibXML2
import TestFolders
import Testing

/// Validates a document with libxml2 against the schemas that its readers use.
enum SchemaValidation {
    static let schemas = ["jenkins-junit-10.xsd", "ant-junit.xsd"]

    /// Reads the document in every case; validates it where the schemas lie beside the package.
    static func check(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let document = try #require(xmlReadFile(path, nil, Int32(XML_PARSE_NONET.rawValue)), sourceLocation: sourceLocation)
        defer { xmlFreeDoc(document) }
        for schema in schemas where PackageFolders.hasShared("suites/junit-xsd/\(schema)") {
            let file = "\(PackageFolders.shared)/suites/junit-xsd/\(schema)"
            let parser = try #require(xmlSchemaNewParserCtxt(file), sourceLocation: sourceLocation)
            defer { xmlSchemaFreeParserCtxt(parser) }
            let rules = try #require(xmlSchemaParse(parser), sourceLocation: sourceLocation)
            defer { xmlSchemaFree(rules) }
            let context = try #require(xmlSchemaNewValidCtxt(rules), sourceLocation: sourceLocation)
            defer { xmlSchemaFreeValidCtxt(context) }
            #expect(xmlSchemaValidateDoc(context, document) == 0, "not valid against \(schema)", sourceLocation: sourceLocation)
        }
    }
}

@Suite("JUnit schemas")
struct SchemaPresenceTests {
    /// Reports in the test's result where documents could not be validated.
    @Test(
        .enabled(
            if: PackageFolders.hasShared("suites/junit-xsd"),
            "../shared/suites/junit-xsd is absent: reports are read again, but not validated"))
    func areThere() {
        for schema in SchemaValidation.schemas { #expect(PackageFolders.hasShared("suites/junit-xsd/\(schema)")) }
    }
}
