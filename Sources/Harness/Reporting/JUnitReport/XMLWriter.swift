internal import CLibXML2

/// libxml2's text writer on an open file.
struct XMLWriter: ~Copyable {
    /// Initialised once, before any thread uses the library.
    static let library: Void = xmlInitParser()

    private let writer: xmlTextWriterPtr
    private let path: String

    init(descriptor: Int32, path: String) throws(JUnitError) {
        _ = Self.library
        // The writer owns the buffer from here on; the descriptor stays the caller's.
        guard let buffer = xmlOutputBufferCreateFd(descriptor, nil), let writer = xmlNewTextWriter(buffer) else {
            throw .writer(path)
        }
        self.writer = writer
        self.path = path
    }

    deinit { xmlFreeTextWriter(writer) }

    func beginDocument() throws(JUnitError) {
        try check(xmlTextWriterSetIndent(writer, 1))
        try check(xmlTextWriterStartDocument(writer, "1.0", "UTF-8", nil))
    }

    func endDocument() throws(JUnitError) {
        try check(xmlTextWriterEndDocument(writer))
        try check(xmlTextWriterFlush(writer))
    }

    func begin(_ element: String) throws(JUnitError) {
        try check(xmlTextWriterStartElement(writer, element))
    }

    func end() throws(JUnitError) {
        try check(xmlTextWriterEndElement(writer))
    }

    /// An element without content.
    func element(_ name: String) throws(JUnitError) {
        try begin(name)
        try end()
    }

    func attribute(_ name: String, _ value: String) throws(JUnitError) {
        try check(xmlTextWriterWriteAttribute(writer, name, XMLText.sanitized(value)))
    }

    func text(_ text: String) throws(JUnitError) {
        try check(xmlTextWriterWriteString(writer, XMLText.sanitized(text)))
    }

    private func check(_ result: Int32) throws(JUnitError) {
        guard result >= 0 else { throw .writer(path) }
    }
}
