import CLibXML2

/// The elements, attributes, texts and comments of a page, as libxml2's parser of HTML reads them.
struct PageTree {
    /// A part of the page, in the order of the page.
    struct Node: Equatable, CustomStringConvertible {
        let depth: Int
        /// The kind of node, as a number of libxml2.
        let kind: UInt32
        let name: String
        /// The value of an attribute, or a text.
        let value: String

        var description: String { "\(depth) \(kind) \(name) \(value)" }
    }

    /// The error for a page that the parser cannot read.
    struct Unreadable: Error {}

    private(set) var nodes: [Node] = []

    /// Parses a page, which may have mistakes as in a browser.
    init(_ bytes: [UInt8]) throws {
        let options = HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue
        let parsed = bytes.withUnsafeBytes { buffer in
            htmlReadMemory(buffer.bindMemory(to: CChar.self).baseAddress, Int32(buffer.count), nil, "UTF-8", Int32(options))
        }
        guard let document = parsed else { throw Unreadable() }
        defer { xmlFreeDoc(document) }
        add(document.pointee.children, 0)
    }

    private mutating func add(_ first: UnsafeMutablePointer<xmlNode>?, _ depth: Int) {
        var next = first
        while let node = next {
            let kind = node.pointee.type
            nodes.append(Node(depth: depth, kind: kind.rawValue, name: Self.text(node.pointee.name), value: Self.content(of: node)))
            if kind == XML_ELEMENT_NODE {
                addAttributes(of: node, depth)
                add(node.pointee.children, depth + 1)
            }
            next = node.pointee.next
        }
    }

    private mutating func addAttributes(of node: UnsafeMutablePointer<xmlNode>, _ depth: Int) {
        var next = node.pointee.properties
        while let attribute = next {
            var value = ""
            var part = attribute.pointee.children
            while let text = part {
                value += Self.content(of: text)
                part = text.pointee.next
            }
            let kind = attribute.pointee.type.rawValue
            nodes.append(Node(depth: depth, kind: kind, name: Self.text(attribute.pointee.name), value: value))
            next = attribute.pointee.next
        }
    }

    /// The content of a text or a comment; other nodes have other members in its place.
    private static func content(of node: UnsafeMutablePointer<xmlNode>) -> String {
        switch node.pointee.type {
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE, XML_COMMENT_NODE, XML_PI_NODE: text(node.pointee.content)
        default: ""
        }
    }

    private static func text(_ bytes: UnsafePointer<xmlChar>?) -> String { bytes.map { String(cString: $0) } ?? "" }
}
