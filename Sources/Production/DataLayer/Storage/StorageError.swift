internal import GRDB

/// What SQLite says, without the statement and its values: those are what the user typed.
enum StorageError {
    static func words(_ error: any Error) -> String {
        guard let error = error as? DatabaseError else { return "\(type(of: error))" }
        return error.message ?? "SQLite says \(error.resultCode.rawValue)"
    }
}
