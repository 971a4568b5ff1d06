internal import Foundation
public import VerificationModel

extension Day {
    /// The day of the system's clock, in UTC.
    public static var today: Day { Day(secondsSince1970: Int(Date.now.timeIntervalSince1970)) }
}
