/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let mapKit = SDKModule(
        name: "MapKit", exports: ["CoreLocation", "UIKit"],
        declarations: #"""
            extension Annotation: MapContent {}
            extension CLLocationCoordinate2D: Animatable {}
            extension DynamicMapContent: MapContent {}
            extension EmptyMapContent: MapContent {}
            extension ForEach: MapContent, DynamicMapContent {}
            extension Group: MapContent {}
            extension LookAroundPreview: View {}
            extension MKAnnotation: NSObjectProtocol { var coordinate: CLLocationCoordinate2D; var title: String?; var subtitle: String? }
            extension MKAnnotationView: UIView {
                var annotation: (any MKAnnotation)?; var image: UIImage?; var centerOffset: CGPoint; var calloutOffset: CGPoint
                var leftCalloutOffset: CGPoint; var rightCalloutOffset: CGPoint; var leftCalloutAccessoryView: UIView?
            }
            extension MKAnnotationView.CollisionMode: Hashable, RawRepresentable {}
            extension MKAnnotationView.DragState: Hashable, RawRepresentable {}
            extension MKAnnotationViewZPriority: Hashable, RawRepresentable {}
            extension MKCircle: MKShape, MKOverlay {}
            extension MKCircleRenderer: MKOverlayPathRenderer {}
            extension MKCircleView: MKOverlayPathView {}
            extension MKClusterAnnotation: NSObject, MKAnnotation {}
            extension MKCompassButton: UIView {}
            extension MKCoordinateRegion { var center: CLLocationCoordinate2D; var span: MKCoordinateSpan }
            extension MKCoordinateSpan { var latitudeDelta: CLLocationDegrees; var longitudeDelta: CLLocationDegrees }
            extension MKDirections: NSObject {}
            extension MKDirections.ETAResponse: NSObject {}
            extension MKDirections.Request: NSObject {}
            extension MKDirections.Response: NSObject {}
            extension MKDirections.RoutePreference: Hashable, RawRepresentable {}
            extension MKDirectionsTransportType: OptionSet {}
            extension MKDistanceFormatter: Formatter {}
            extension MKDistanceFormatter.DistanceUnitStyle: Hashable, RawRepresentable {}
            extension MKDistanceFormatter.Units: Hashable, RawRepresentable {}
            extension MKErrorCode: Hashable, RawRepresentable {}
            extension MKFeatureDisplayPriority: Hashable, RawRepresentable {}
            extension MKFeatureVisibility: Hashable, RawRepresentable {}
            extension MKGeoJSONDecoder: NSObject {}
            extension MKGeoJSONFeature: NSObject, MKGeoJSONObject {}
            extension MKGeoJSONObject: NSObjectProtocol {}
            extension MKGeodesicPolyline: MKPolyline {}
            extension MKGradientPolylineRenderer: MKPolylineRenderer {}
            extension MKHybridMapConfiguration: MKMapConfiguration {}
            extension MKIconStyle: NSObject {}
            extension MKImageryMapConfiguration: MKMapConfiguration {}
            extension MKLocalPointsOfInterestRequest: NSObject, NSCopying {}
            extension MKLocalSearch: NSObject { var isSearching: Bool }
            extension MKLocalSearch.Request: NSObject, NSCopying {
                var naturalLanguageQuery: String?; var region: MKCoordinateRegion; var resultTypes: MKLocalSearch.ResultType
                var pointOfInterestFilter: MKPointOfInterestFilter?
            }
            extension MKLocalSearch.Response: NSObject { var mapItems: [MKMapItem]; var boundingRegion: MKCoordinateRegion }
            extension MKLocalSearch.ResultType: OptionSet {}
            extension MKLocalSearchCompleter: NSObject {}
            extension MKLocalSearchCompleter.FilterType: Hashable, RawRepresentable {}
            extension MKLocalSearchCompleter.ResultType: OptionSet {}
            extension MKLocalSearchCompleterDelegate: NSObjectProtocol {}
            extension MKLocalSearchCompletion: NSObject {}
            extension MKLookAroundBadgePosition: Hashable, RawRepresentable {}
            extension MKLookAroundScene: NSObject, NSCopying {}
            extension MKLookAroundSceneRequest: NSObject {}
            extension MKLookAroundSnapshotter: NSObject {}
            extension MKLookAroundSnapshotter.Options: NSObject {}
            extension MKLookAroundSnapshotter.Snapshot: NSObject {}
            extension MKLookAroundViewController: UIViewController, NSSecureCoding, NSCoding {}
            extension MKLookAroundViewControllerDelegate: NSObjectProtocol {}
            extension MKMapCamera: NSObject, NSSecureCoding, NSCopying {}
            extension MKMapConfiguration: NSObject, NSSecureCoding, NSCopying {}
            extension MKMapConfiguration.ElevationStyle: Hashable, RawRepresentable {}
            extension MKMapFeatureAnnotation: NSObject, MKAnnotation {}
            extension MKMapFeatureAnnotation.FeatureType: Hashable, RawRepresentable {}
            extension MKMapFeatureOptions: OptionSet {}
            extension MKMapItem: NSObject, NSSecureCoding, NSItemProviderReading, NSItemProviderWriting {
                var placemark: MKPlacemark; var isCurrentLocation: Bool; var name: String?; var phoneNumber: String?; var url: URL?
                var timeZone: TimeZone?; var pointOfInterestCategory: MKPointOfInterestCategory?
            }
            extension MKMapItemRequest: NSObject {}
            extension MKMapPoint { var x: Double; var y: Double }
            extension MKMapRect { var origin: MKMapPoint; var size: MKMapSize }
            extension MKMapSize { var width: Double; var height: Double }
            extension MKMapSnapshotter: NSObject {}
            extension MKMapSnapshotter.Options: NSObject, NSCopying {}
            extension MKMapSnapshotter.Snapshot: NSObject {}
            extension MKMapType: Hashable, RawRepresentable {}
            extension MKMapView: UIView, NSCoding {
                var preferredConfiguration: MKMapConfiguration; var selectableMapFeatures: MKMapFeatureOptions
                var region: MKCoordinateRegion; var centerCoordinate: CLLocationCoordinate2D; var visibleMapRect: MKMapRect
                var camera: MKMapCamera
            }
            extension MKMapView.CameraBoundary: NSObject, NSSecureCoding, NSCopying {}
            extension MKMapView.CameraZoomRange: NSObject, NSSecureCoding, NSCopying {}
            extension MKMapViewDelegate: NSObjectProtocol {}
            extension MKMarkerAnnotationView: MKAnnotationView {
                var titleVisibility: MKFeatureVisibility; var subtitleVisibility: MKFeatureVisibility; var markerTintColor: UIColor?
                var glyphTintColor: UIColor?; var glyphText: String?; var glyphImage: UIImage?; var selectedGlyphImage: UIImage?
            }
            extension MKMultiPoint: MKShape, MKGeoJSONObject {}
            extension MKMultiPolygon: MKShape, MKOverlay, MKGeoJSONObject {}
            extension MKMultiPolygonRenderer: MKOverlayPathRenderer {}
            extension MKMultiPolyline: MKShape, MKOverlay, MKGeoJSONObject {}
            extension MKMultiPolylineRenderer: MKOverlayPathRenderer {}
            extension MKOverlay: MKAnnotation {}
            extension MKOverlayLevel: Hashable, RawRepresentable {}
            extension MKOverlayPathRenderer: MKOverlayRenderer {}
            extension MKOverlayPathView: MKOverlayView {}
            extension MKOverlayRenderer: NSObject {}
            extension MKOverlayView: UIView {}
            extension MKPinAnnotationColor: Hashable, RawRepresentable {}
            extension MKPinAnnotationView: MKAnnotationView {}
            extension MKPitchControl: UIView {}
            extension MKPlacemark: CLPlacemark, MKAnnotation { var countryCode: String? }
            extension MKPointAnnotation: MKShape, MKGeoJSONObject { var coordinate: CLLocationCoordinate2D }
            extension MKPointOfInterestCategory: Hashable, RawRepresentable {}
            extension MKPointOfInterestFilter: NSObject, NSSecureCoding, NSCopying {}
            extension MKPolygon: MKMultiPoint, MKOverlay, MKGeoJSONObject {}
            extension MKPolygonRenderer: MKOverlayPathRenderer {}
            extension MKPolygonView: MKOverlayPathView {}
            extension MKPolyline: MKMultiPoint, MKOverlay, MKGeoJSONObject {}
            extension MKPolylineRenderer: MKOverlayPathRenderer {}
            extension MKPolylineView: MKOverlayPathView {}
            extension MKReverseGeocoder: NSObject {}
            extension MKReverseGeocoderDelegate: NSObjectProtocol {}
            extension MKRoute: NSObject {
                var name: String; var advisoryNotices: [String]; var distance: CLLocationDistance; var expectedTravelTime: TimeInterval
                var transportType: MKDirectionsTransportType; var polyline: MKPolyline; var steps: [MKRoute.Step]; var hasTolls: Bool
            }
            extension MKRoute.Step: NSObject {}
            extension MKScaleView: UIView {}
            extension MKScaleView.Alignment: Hashable, RawRepresentable {}
            extension MKShape: NSObject, MKAnnotation {}
            extension MKStandardMapConfiguration: MKMapConfiguration {}
            extension MKStandardMapConfiguration.EmphasisStyle: Hashable, RawRepresentable {}
            extension MKTileOverlay: NSObject, MKOverlay {}
            extension MKTileOverlay.Path { var x: Int; var y: Int; var z: Int; var contentScaleFactor: CGFloat }
            extension MKTileOverlayRenderer: MKOverlayRenderer {}
            extension MKUserLocation: NSObject, MKAnnotation {}
            extension MKUserLocationView: MKAnnotationView {}
            extension MKUserTrackingBarButtonItem: UIBarButtonItem {}
            extension MKUserTrackingButton: UIView {}
            extension MKUserTrackingMode: Hashable, RawRepresentable {}
            extension MKZoomControl: UIView {}
            extension Map: View {}
            extension MapAnnotation: MapAnnotationProtocol {}
            extension MapAnnotationProtocol {}
            extension MapCamera: Equatable {}
            extension MapCameraBounds {}
            extension MapCameraPosition: Equatable {}
            extension MapCameraUpdateContext {}
            extension MapCameraUpdateFrequency {}
            extension MapCircle: MapContent {}
            extension MapCompass: View {}
            extension MapContent {}
            extension MapContentBuilder {}
            extension MapContentView: View {}
            extension MapFeature: Hashable {}
            extension MapFeature.FeatureKind {}
            extension MapInteractionModes: OptionSet {}
            extension MapMarker: MapAnnotationProtocol {}
            extension MapPin: MapAnnotationProtocol {}
            extension MapPitchButton: View {}
            extension MapPitchSlider: View {}
            extension MapPolygon: MapContent {}
            extension MapPolyline: MapContent {}
            extension MapProxy {}
            extension MapReader: View {}
            extension MapScaleView: View {}
            extension MapStyle {}
            extension MapStyle.Elevation {}
            extension MapStyle.StandardEmphasis {}
            extension MapUserLocationButton: View {}
            extension MapUserTrackingMode: Hashable {}
            extension MapZoomStepper: View {}
            extension Marker: MapContent {}
            extension ModifiedContent: MapContent, DynamicMapContent {}
            extension PointOfInterestCategories: ExpressibleByArrayLiteral {}
            extension TupleMapContent: MapContent {}
            extension UserAnnotation: MapContent {}
            extension UserLocation {}
            extension View {}
            """#)
}
