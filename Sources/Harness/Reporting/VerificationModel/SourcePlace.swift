/// A place in a file that a finding speaks of.
///
/// Shape: the file's path with `/` between its parts, relative to the root that is checked where the file lies below it;
/// line and column count from 1, columns in UTF-8 bytes, as compilers print them. A place without a line means the whole file.
public struct SourcePlace: Hashable, Sendable {
    /// The file, relative to the root of the check.
    public var file: String
    // A run has many places. No file that is read has more lines or columns than these numbers hold.
    private var storedLine: UInt32 = 0
    private var storedColumn: UInt32 = 0

    /// The line, from 1 to 4,294,967,295.
    public var line: Int? {
        get { storedLine == 0 ? nil : Int(storedLine) }
        set { storedLine = UInt32(clamping: newValue ?? 0) }
    }

    /// The column, from 1 to 4,294,967,295, in UTF-8 bytes.
    ///
    /// Present only together with a line.
    public var column: Int? {
        get { storedColumn == 0 ? nil : Int(storedColumn) }
        set { storedColumn = UInt32(clamping: newValue ?? 0) }
    }

    /// A whole file.
    public init(file: String) {
        self.file = file
    }

    /// A line and column of a file.
    public init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }
}

extension SourcePlace: CustomStringConvertible {
    /// `path`, or `path:line:column`, as editors and compilers write it.
    public var description: String {
        guard let line else { return file }
        guard let column else { return "\(file):\(line)" }
        return "\(file):\(line):\(column)"
    }
}

extension SourcePlace: Comparable {
    /// By file, then line, then column; a whole file comes before its lines.
    public static func < (left: SourcePlace, right: SourcePlace) -> Bool {
        (left.file, left.line ?? 0, left.column ?? 0) < (right.file, right.line ?? 0, right.column ?? 0)
    }
}

extension SourcePlace {
    /// The place of a byte in a text.
    ///
    /// - Parameters:
    ///   - offset: Counts bytes from 0; past the end it gives the place after the last byte.
    ///   - bytes: The text, with LF, CRLF or CR between its lines.
    ///   - file: The path that the place names.
    public init(offset: Int, in bytes: some Collection<UInt8>, file: String) {
        var line = 1
        var column = 1
        let before = bytes.prefix(offset)
        var isAfterReturn = false
        for byte in before {
            // A CR ends a line, unless LF follows.
            if isAfterReturn, byte != UInt8(ascii: "\n") { (line, column) = (line + 1, 1) }
            isAfterReturn = byte == UInt8(ascii: "\r")
            (line, column) = byte == UInt8(ascii: "\n") ? (line + 1, 1) : (line, column + 1)
        }
        if isAfterReturn, bytes[before.endIndex...].first != UInt8(ascii: "\n") { (line, column) = (line + 1, 1) }
        self.init(file: file, line: line, column: column)
    }
}
