/// The numbers of declarations, which follow from the number of declarations in each file.
struct DeclarationNumbers: Sendable {
    /// For each file, the number of its first declaration; the last element is the number of all declarations.
    private let first: [Int]

    /// - Parameter counts: The number of declarations in each file.
    init(_ counts: [Int]) { first = counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) } }

    /// Returns the file of a declaration.
    func file(of number: Int) -> Int {
        var (low, high) = (0, first.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if first[middle] <= number { low = middle } else { high = middle }
        }
        return low
    }

    /// Returns the number of the first declaration in a file.
    func first(of file: Int) -> Int { first[file] }

    /// Returns the number of declarations in a file.
    func count(in file: Int) -> Int { first[file + 1] - first[file] }
}
