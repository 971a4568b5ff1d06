/// The amount of work that a search took.
final class ScanWork {
    /// The number of bytes that were read.
    var bytes = 0
}
