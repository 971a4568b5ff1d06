internal import DecodingSources

extension DecodingSources.ReadingError {
    /// The error in the words of a command that reads a whole repository.
    func words(below root: String) -> String {
        switch self {
        case .unreadable(".", let reason): "\(root): \(reason); name the folder of the repository"
        case .unreadable(let path, let reason): "\(root)/\(path): \(reason); check this file"
        case .empty: "\(root): no Swift file was found; name the folder of the repository"
        }
    }
}
