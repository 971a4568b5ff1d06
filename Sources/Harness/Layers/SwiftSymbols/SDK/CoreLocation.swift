/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let coreLocation = SDKModule(
        name: "CoreLocation", exports: ["Foundation"],
        declarations: #"""
            extension CLAccuracyAuthorization: Hashable, RawRepresentable {}
            extension CLActivityType: Hashable, RawRepresentable {}
            extension CLAuthorizationStatus: Hashable, RawRepresentable {}
            extension CLBackgroundActivitySession {}
            extension CLBeacon: NSObject, NSCopying, NSSecureCoding {}
            extension CLBeaconIdentityCondition: CLCondition, NSCopying, NSSecureCoding {}
            extension CLBeaconIdentityConstraint: CLBeaconIdentityCondition, NSCopying, NSSecureCoding {}
            extension CLBeaconRegion: CLRegion {}
            extension CLCircularGeographicCondition: CLCondition, NSSecureCoding {}
            extension CLCircularRegion: CLRegion { var center: CLLocationCoordinate2D; var radius: CLLocationDistance }
            extension CLCondition: Decodable, Encodable {}
            extension CLDeviceOrientation: Hashable, RawRepresentable {}
            extension CLError: Hashable, RawRepresentable {}
            extension CLFloor: NSObject, NSCopying, NSSecureCoding {}
            extension CLGeocoder: NSObject { var isGeocoding: Bool }
            extension CLHeading: NSObject, NSCopying, NSSecureCoding {
                var magneticHeading: CLLocationDirection; var trueHeading: CLLocationDirection; var headingAccuracy: CLLocationDirection
                var x: CLHeadingComponentValue; var y: CLHeadingComponentValue; var z: CLHeadingComponentValue; var timestamp: Date
            }
            extension CLLiveUpdateConfiguration: Hashable, RawRepresentable {}
            extension CLLocation: NSObject, NSCopying, NSSecureCoding {
                var coordinate: CLLocationCoordinate2D; var altitude: CLLocationDistance; var ellipsoidalAltitude: CLLocationDistance
                var horizontalAccuracy: CLLocationAccuracy; var verticalAccuracy: CLLocationAccuracy; var course: CLLocationDirection
                var courseAccuracy: CLLocationDirectionAccuracy; var speed: CLLocationSpeed; var speedAccuracy: CLLocationSpeedAccuracy
                var timestamp: Date; var floor: CLFloor?; var sourceInformation: CLLocationSourceInformation?
            }
            extension CLLocationCoordinate2D { var latitude: CLLocationDegrees; var longitude: CLLocationDegrees }
            extension CLLocationManager: NSObject {
                var authorizationStatus: CLAuthorizationStatus; var accuracyAuthorization: CLAccuracyAuthorization
                var isAuthorizedForWidgetUpdates: Bool; var delegate: (any CLLocationManagerDelegate)?; var activityType: CLActivityType
                var distanceFilter: CLLocationDistance; var desiredAccuracy: CLLocationAccuracy
                var pausesLocationUpdatesAutomatically: Bool; var allowsBackgroundLocationUpdates: Bool
                var showsBackgroundLocationIndicator: Bool; var location: CLLocation?; var headingFilter: CLLocationDegrees
                var headingOrientation: CLDeviceOrientation; var heading: CLHeading?
                var maximumRegionMonitoringDistance: CLLocationDistance; var monitoredRegions: Set<CLRegion>
                var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint>
            }
            extension CLLocationManagerDelegate: NSObjectProtocol {}
            extension CLLocationPushServiceError: CustomNSError, Hashable {}
            extension CLLocationPushServiceError.Code: Hashable, RawRepresentable {}
            extension CLLocationPushServiceExtension: NSObjectProtocol {}
            extension CLLocationSourceInformation: NSObject, NSCopying, NSSecureCoding {}
            extension CLLocationUpdate {}
            extension CLLocationUpdate.LiveConfiguration: Hashable {}
            extension CLLocationUpdate.Updates: AsyncSequence {}
            extension CLLocationUpdate.Updates.Iterator: AsyncIteratorProtocol {}
            extension CLMonitor {}
            extension CLMonitor.BeaconIdentityCondition: CLCondition {}
            extension CLMonitor.CircularGeographicCondition: CLCondition {}
            extension CLMonitor.Event {}
            extension CLMonitor.Events: AsyncSequence {}
            extension CLMonitor.Events.Iterator: AsyncIteratorProtocol {}
            extension CLMonitor.MinimumAltitudeCondition: CLCondition, Codable {}
            extension CLMonitor.Record {}
            extension CLMonitorConfiguration: NSObject {}
            extension CLMonitoringEvent: NSObject, NSSecureCoding {}
            extension CLMonitoringRecord: NSObject, NSSecureCoding {}
            extension CLMonitoringState: Hashable, RawRepresentable {}
            extension CLPlacemark: NSObject, NSCopying, NSSecureCoding {
                var location: CLLocation?; var region: CLRegion?; var timeZone: TimeZone?; var name: String?; var thoroughfare: String?
                var subThoroughfare: String?; var locality: String?; var subLocality: String?; var administrativeArea: String?
                var subAdministrativeArea: String?; var postalCode: String?; var isoCountryCode: String?; var country: String?
                var inlandWater: String?; var ocean: String?; var areasOfInterest: [String]?; var postalAddress: CNPostalAddress?
            }
            extension CLProximity: Hashable, RawRepresentable {}
            extension CLRegion: NSObject, NSCopying, NSSecureCoding {
                var identifier: String; var notifyOnEntry: Bool; var notifyOnExit: Bool
            }
            extension CLRegionState: Hashable, RawRepresentable {}
            extension CLVisit: NSObject, NSSecureCoding, NSCopying {}
            """#)
}
