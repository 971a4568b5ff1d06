/// A value that a function gets, and that selects branches of a `switch`.
enum CaseSubject: Hashable {
    case parameter(Int)
    /// `self`.
    case receiver
}

/// The case of an enumeration that a call gives to a function.
enum GivenCase: Hashable {
    /// A case that is written in the call, by its name.
    case written(String)
    /// The one that the calling function gets.
    case subject(CaseSubject)
}

/// The cases for which a branch runs.
struct CaseBranch: Hashable {
    let subject: CaseSubject
    let names: Set<String>
    /// Whether the branch runs for all cases but these: that of `default`.
    let isOther: Bool

    /// Returns whether the branch may run; a function whose case is not known may run each branch.
    /// - Parameter cases: The names of the cases that the function gets.
    func mayRun(_ cases: [CaseSubject: String]) -> Bool { cases[subject].map { names.contains($0) != isOther } ?? true }
}
