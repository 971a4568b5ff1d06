/// An error that may consist of findings, each of which has several lines.
package protocol FindingsError: Error, CustomStringConvertible {
    /// The findings; nil if the description is one line.
    var findings: [Finding]? { get }
}
