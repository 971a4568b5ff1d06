internal import Foundation

/// A property list in the text format of NeXTSTEP, in which Xcode writes projects, or in one of Apple's other formats.
struct PropertyList {
    /// The reason why a text is not a property list.
    struct Failure: Error {
        /// The reason, in the words of Foundation.
        let reason: String
        /// The line, from 1, if Foundation names it.
        let line: Int?

        init(reason: String, line: Int?) {
            (self.reason, self.line) = (reason, line)
        }

        /// - Parameter error: The error of `PropertyListSerialization`. The error about the old format, which names the line, is inside; the
        ///   outer one is about XML.
        fileprivate init(_ error: NSError) {
            // On Linux the inner error is an object of Core Foundation, of which only the description can be read.
            let inner = error.userInfo["kCFPropertyListOldStyleParsingError"].map { "\($0)" } ?? ""
            let text = inner.range(of: "NSDebugDescription=").map { inner[$0.upperBound...] } ?? ""
            let found = text.firstMatch(of: /(.+?) (?:at|on) line (\d+)/)
            self.init(reason: found.map { String($0.1) } ?? "it is not a property list", line: found.flatMap { Int($0.2) })
        }
    }

    /// The dictionary at the root.
    let root: [String: Any]

    init(_ bytes: [UInt8]) throws(Failure) {
        do {
            guard let root = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any] else {
                throw Failure(reason: "its root is not a dictionary", line: nil)
            }
            self.root = root
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(error as NSError)
        }
    }
}
