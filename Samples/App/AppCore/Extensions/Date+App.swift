import Foundation

extension DateFormatter {
    public static let day: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        return formatter
    }()
}

extension Date {
    public static var yesterday: Date { Date(timeIntervalSinceNow: -.day) }

    public var dayText: String { DateFormatter.day.string(from: self) }
}

extension TimeInterval {
    public static let minute: TimeInterval = 60
    public static let day: TimeInterval = 24 * 60 * .minute
}
