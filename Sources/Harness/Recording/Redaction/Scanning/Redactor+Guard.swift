internal import Threads

extension Redactor {
    /// Searches a text so that a fault of the search does not end the program.
    ///
    /// The text is that of an API or of another program, and every search with a new shape of it may reveal a fault.
    /// - Parameters:
    ///   - name: The name of the text.
    ///   - search: The search, which changes nothing outside of its result.
    /// - Throws: ``RedactionError/fault(part:)``, ``RedactionError/noThread(part:reason:)``, and the errors of the search.
    static func guarded<Output: Sendable>(
        _ name: String, _ search: @escaping @Sendable () throws(RedactionError) -> Output
    ) throws(RedactionError) -> Output {
        let result: Result<Output, RedactionError>
        do throws(GuardedWork.WorkError) {
            result = try GuardedWork.run(name) { Result(catching: search) }
        } catch {
            switch error {
            case .trapped: throw .fault(part: name)
            case .noThread(let problem): throw .noThread(part: name, reason: problem.reason)
            }
        }
        return try result.get()
    }
}
