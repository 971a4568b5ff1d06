/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let userNotifications = SDKModule(
        name: "UserNotifications", exports: ["Foundation"],
        declarations: #"""
            extension UNAlertStyle: Hashable, RawRepresentable {}
            extension UNAuthorizationOptions: OptionSet {
                static let badge: UNAuthorizationOptions; static let sound: UNAuthorizationOptions
                static let alert: UNAuthorizationOptions; static let carPlay: UNAuthorizationOptions
                static let criticalAlert: UNAuthorizationOptions; static let providesAppNotificationSettings: UNAuthorizationOptions
                static let provisional: UNAuthorizationOptions; static let announcement: UNAuthorizationOptions
                static let timeSensitive: UNAuthorizationOptions
            }
            extension UNAuthorizationStatus: Hashable, RawRepresentable {
                static let notDetermined: UNAuthorizationStatus; static let denied: UNAuthorizationStatus
                static let authorized: UNAuthorizationStatus; static let provisional: UNAuthorizationStatus
                static let ephemeral: UNAuthorizationStatus
            }
            extension UNCalendarNotificationTrigger: UNNotificationTrigger {}
            extension UNErrorCode: Hashable, RawRepresentable {}
            extension UNLocationNotificationTrigger: UNNotificationTrigger {}
            extension UNMutableNotificationContent: UNNotificationContent {
                var attachments: [UNNotificationAttachment]; var badge: NSNumber?; var body: String; var categoryIdentifier: String
                var launchImageName: String; var sound: UNNotificationSound?; var subtitle: String; var threadIdentifier: String
                var title: String; var userInfo: [AnyHashable: Any]; var targetContentIdentifier: String?
                var interruptionLevel: UNNotificationInterruptionLevel; var relevanceScore: Double; var filterCriteria: String?
            }
            extension UNNotification: NSObject, NSCopying, NSSecureCoding { var date: Date; var request: UNNotificationRequest }
            extension UNNotificationAction: NSObject, NSCopying, NSSecureCoding {}
            extension UNNotificationActionIcon: NSObject, NSCopying, NSSecureCoding {}
            extension UNNotificationActionOptions: OptionSet {}
            extension UNNotificationAttachment: NSObject, NSCopying, NSSecureCoding {}
            extension UNNotificationCategory: NSObject, NSCopying, NSSecureCoding {}
            extension UNNotificationCategoryOptions: OptionSet {}
            extension UNNotificationContent: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
                var attachments: [UNNotificationAttachment]; var badge: NSNumber?; var body: String; var categoryIdentifier: String
                var launchImageName: String; var sound: UNNotificationSound?; var subtitle: String; var threadIdentifier: String
                var title: String; var userInfo: [AnyHashable: Any]; var targetContentIdentifier: String?
                var interruptionLevel: UNNotificationInterruptionLevel; var relevanceScore: Double; var filterCriteria: String?
            }
            extension UNNotificationContentProviding: NSObjectProtocol {}
            extension UNNotificationInterruptionLevel: Hashable, RawRepresentable {}
            extension UNNotificationPresentationOptions: OptionSet {
                static let badge: UNNotificationPresentationOptions; static let sound: UNNotificationPresentationOptions
                static let alert: UNNotificationPresentationOptions; static let list: UNNotificationPresentationOptions
                static let banner: UNNotificationPresentationOptions
            }
            extension UNNotificationRequest: NSObject, NSCopying, NSSecureCoding {
                var identifier: String; var content: UNNotificationContent; var trigger: UNNotificationTrigger?
            }
            extension UNNotificationResponse: NSObject, NSCopying, NSSecureCoding {
                var notification: UNNotification; var actionIdentifier: String
            }
            extension UNNotificationServiceExtension: NSObject {}
            extension UNNotificationSetting: Hashable, RawRepresentable {}
            extension UNNotificationSettings: NSObject, NSCopying, NSSecureCoding {
                var authorizationStatus: UNAuthorizationStatus; var soundSetting: UNNotificationSetting
                var badgeSetting: UNNotificationSetting; var alertSetting: UNNotificationSetting
                var notificationCenterSetting: UNNotificationSetting; var lockScreenSetting: UNNotificationSetting
                var carPlaySetting: UNNotificationSetting; var alertStyle: UNAlertStyle; var showPreviewsSetting: UNShowPreviewsSetting
                var criticalAlertSetting: UNNotificationSetting; var providesAppNotificationSettings: Bool
                var announcementSetting: UNNotificationSetting; var timeSensitiveSetting: UNNotificationSetting
                var scheduledDeliverySetting: UNNotificationSetting; var directMessagesSetting: UNNotificationSetting
            }
            extension UNNotificationSound: NSObject, NSCopying, NSSecureCoding {}
            extension UNNotificationSoundName: Hashable, RawRepresentable {}
            extension UNNotificationTrigger: NSObject, NSCopying, NSSecureCoding {}
            extension UNPushNotificationTrigger: UNNotificationTrigger {}
            extension UNShowPreviewsSetting: Hashable, RawRepresentable {}
            extension UNTextInputNotificationAction: UNNotificationAction {}
            extension UNTextInputNotificationResponse: UNNotificationResponse {}
            extension UNTimeIntervalNotificationTrigger: UNNotificationTrigger {}
            extension UNUserNotificationCenter: NSObject {
                var delegate: (any UNUserNotificationCenterDelegate)?; var supportsContentExtensions: Bool
            }
            extension UNUserNotificationCenterDelegate: NSObjectProtocol {}
            """#)
}
