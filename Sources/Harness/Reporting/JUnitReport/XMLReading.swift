internal import CLibXML2

/// Reads a report with libxml2's streaming reader, to see that others will be able to.
enum XMLReading {
    /// Reads a document and counts what is in it.
    /// - Throws: ``JUnitError/unreadable(_:)``, or ``JUnitError/incomplete(expected:found:)`` where something was lost on the way.
    static func check(_ path: String, holds expected: JUnitCounts) throws(JUnitError) {
        let found = try counts(of: path)
        guard found == expected else { throw .incomplete(expected: "\(expected)", found: "\(found)") }
    }

    /// The content of a document.
    /// - Throws: ``JUnitError/unreadable(_:)`` for a document that is not well-formed.
    private static func counts(of path: String) throws(JUnitError) -> JUnitCounts {
        _ = XMLWriter.library
        // No entities, no DTD, no network: this is our own document, and it has none of them.
        guard let reader = xmlReaderForFile(path, "UTF-8", Int32(XML_PARSE_NONET.rawValue)) else {
            throw .unreadable("\(path) cannot be opened")
        }
        defer { xmlFreeTextReader(reader) }
        let messages = ErrorMessages()
        let context = Unmanaged.passUnretained(messages).toOpaque()
        xmlTextReaderSetErrorHandler(reader, { context, message, _, _ in ErrorMessages.add(context, message) }, context)

        var counts = JUnitCounts()
        var result = xmlTextReaderRead(reader)
        while result == 1 {
            if xmlTextReaderNodeType(reader) == XML_READER_TYPE_ELEMENT.rawValue { count(reader, &counts) }
            result = xmlTextReaderRead(reader)
        }
        guard result == 0 else { throw .unreadable(withExtendedLifetime(messages) { messages.text }) }
        return counts
    }

    private static func count(_ reader: xmlTextReaderPtr, _ counts: inout JUnitCounts) {
        guard let name = xmlTextReaderConstLocalName(reader) else { return }
        switch String(cString: name) {
        case "testcase": counts.cases += 1
        case "failure": counts.failures += 1
        case "error": counts.errors += 1
        case "skipped": counts.skipped += 1
        default: break
        }
    }
}

/// The messages of libxml2 while it reads.
private final class ErrorMessages {
    private var lines: [String] = []

    var text: String { lines.isEmpty ? "no reason was given" : lines.joined(separator: "; ") }

    static func add(_ context: UnsafeMutableRawPointer?, _ message: UnsafePointer<CChar>?) {
        guard let context, let message else { return }
        let words = String(cString: message).split(separator: "\n").first.map(String.init) ?? ""
        Unmanaged<ErrorMessages>.fromOpaque(context).takeUnretainedValue().lines.append(words)
    }
}
