internal import GRDB

/// SQLite's error message, without the statement and its values, because those contain the user's input.
enum StorageError {
    static func words(_ error: any Error) -> String {
        guard let error = error as? DatabaseError else { return "\(type(of: error))" }
        return error.message ?? "SQLite error \(error.resultCode.rawValue)"
    }
}
