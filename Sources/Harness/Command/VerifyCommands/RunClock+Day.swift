internal import LayerRules

extension RunClock {
    /// The day in UTC.
    var today: Day {
        guard let day = Day(String(timestamp.prefix(10))) else { preconditionFailure("\(timestamp) does not begin with a day") }
        return day
    }
}
