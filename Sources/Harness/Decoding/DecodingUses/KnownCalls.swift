internal import SwiftSymbols

/// The functions of Foundation and of test libraries that matter to the flow of files into types.
enum KnownCalls {
    /// Returns whether a call opens a file or a resource.
    ///
    /// Source: the documentation of Foundation (`Bundle`, `Data`, `FileManager`), of UIKit (`NSDataAsset`) and of OHHTTPStubs.
    static func opensFile(_ name: String, _ labels: [String?]) -> Bool {
        switch name {
        case "url", "path", "urls", "paths": labels.contains("forResource")
        case "Data", "NSData", "String", "NSString", "NSDictionary", "NSArray", "init":
            labels.contains { ["contentsOf", "contentsOfFile", "contentsOfURL"].contains($0) }
        case "contents": labels.contains("atPath")
        case "FileHandle": labels.contains("forReadingFrom") || labels.contains("forReadingAtPath")
        case "InputStream": labels.contains("url") || labels.contains("fileAtPath")
        case "NSDataAsset": true
        case "OHPathForFile", "OHPathForFileInBundle", "fixture", "forFile": true
        default: false
        }
    }

    /// Returns whether a call asks a server, whose answer has another content than the request.
    ///
    /// Source: the documentation of `URLSession` and of Alamofire.
    static func asksServer(_ name: String, _ labels: [String?]) -> Bool {
        switch name {
        case "dataTask", "dataTaskPublisher", "downloadTask", "uploadTask", "responseData", "responseDecodable", "serializingDecodable":
            true
        case "data", "bytes", "download", "upload": labels.first == "for" || labels.first == "from"
        case "request": labels.first == .some(nil)
        default: false
        }
    }

    /// Returns whether a function of the sources gets a request, so that its result is the answer of a server.
    static func sendsRequest(_ function: Declaration, _ table: SymbolTable) -> Bool {
        function.kind == .function
            && function.parameters.contains { parameter in
                let type = table.type(parameter.type, at: function).fullyUnwrapped.outsideName ?? ""
                return ["NSMutableURLRequest", "NSURLRequest", "URLRequest"].contains(
                    type.split(separator: ".").last.map(String.init) ?? "")
            }
    }

    /// The functions whose results have another content than their arguments: models as JSON, parts of JSON, and changed texts.
    static let changing: Set<String> = ["encode", "jsonObject", "replacing", "replacingCharacters", "replacingOccurrences"]

    /// Returns whether a call makes a content of values: JSON or a property list of a dictionary, or an archive.
    static func makesContent(_ name: String?, _ labels: [String?]) -> Bool {
        switch name {
        case "data", "writeJSONObject", "writePropertyList": ["withJSONObject", "fromPropertyList"].contains(labels.first)
        case "archivedData": labels.first == "withRootObject"
        default: false
        }
    }

    /// Returns whether a call makes a path or an address of its receiver and its arguments.
    static func makesPath(_ name: String) -> Bool {
        name.hasPrefix("append") || ["NSURL", "URL", "format", "init", "path", "String"].contains(name)
    }

    private static let decodingWords = NameParts(
        "decod", "fetch", "get", "json", "load", "map", "object", "pars", "read", "request", "response", "value")

    /// Returns whether a function that gets a type may decode a content as this type.
    static func mayDecode(_ name: String) -> Bool { decodingWords.occur(in: name) }

    /// The decoders of Foundation.
    private static let decoders = ["JSONDecoder", "PropertyListDecoder"]

    /// Returns whether a function is a requirement of a protocol that a decoder of Foundation fulfils without code of the sources.
    static func mayBeOfDecoder(_ function: Declaration, _ table: SymbolTable) -> Bool {
        guard let owner = function.parent, owner.kind == .protocol, mayDecode(function.name.text) else { return false }
        return decoders.contains { decoder in
            let isAdopted = table.addedProtocols(of: decoder).contains { $0 === owner || table.ancestors(of: $0).contains { $0 === owner } }
            return isAdopted && !table.addedMembers(function.name.word, of: decoder).contains { !$0.accessors.isEmpty }
        }
    }

    /// Returns whether a call lists the files of a folder.
    static func listsFiles(_ name: String, _ labels: [String?]) -> Bool {
        switch name {
        case "contentsOfDirectory", "enumerator", "subpathsOfDirectory": true
        case "urls", "paths": labels.contains("forResourcesWithExtension") || labels.contains("forResourcesOfType")
        default: false
        }
    }

    /// The assertions that expect an error from one of their arguments.
    static let expectingErrors: Set<String> = ["XCTAssertThrowsError", "XCTExpectFailure", "withKnownIssue", "expectThrows", "throwError"]

    /// The functions that report a failed test.
    static let failures: Set<String> = ["XCTFail", "record", "fail", "fatalError", "preconditionFailure"]

    /// The words in labels, and in names of functions and variables, that get names of files.
    private static let fileWords = NameParts(
        "bundle", "contents", "file", "fixture", "json", "load", "mock", "named", "resource", "stub")
    private static let certainFileWords = NameParts("file", "fixture", "resource")

    /// Returns whether a parameter certainly gets the name of a file.
    static func isOfFileName(_ label: String) -> Bool { certainFileWords.occur(in: label) }

    /// Returns whether a label or name may be that of a file.
    static func isOfFile(_ label: String) -> Bool { fileWords.occur(in: label) }
}
