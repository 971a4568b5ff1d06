/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let widgetKit = SDKModule(
        name: "WidgetKit", exports: ["Foundation", "SwiftUI"],
        declarations: #"""
            extension AccessoryWidgetBackground: View {}
            extension ActivityAttributes {}
            extension ActivityConfiguration: WidgetConfiguration {}
            extension ActivityPreviewViewKind {}
            extension ActivityPreviewViewKind.DynamicIslandPreviewViewState: Hashable {}
            extension ActivityViewContext {}
            extension AppIntentConfiguration: WidgetConfiguration {}
            extension AppIntentRecommendation {}
            extension AppIntentTimelineProvider {}
            extension ContainerBackgroundPlacement {}
            extension DynamicIsland {}
            extension DynamicIslandExpandedContent {}
            extension DynamicIslandExpandedContentBuilder {}
            extension DynamicIslandExpandedRegion {}
            extension DynamicIslandExpandedRegionPosition {}
            extension DynamicIslandExpandedRegionVerticalPlacement: Equatable {}
            extension DynamicIslandMode: Equatable {}
            extension EnvironmentValues {}
            extension IntentConfiguration: WidgetConfiguration {}
            extension IntentRecommendation {}
            extension IntentTimelineProvider {}
            extension Preview {}
            extension PreviewActivityBuilder {}
            extension PreviewTimelineBuilder {}
            extension StaticConfiguration: WidgetConfiguration {}
            extension Timeline { let entries: [EntryType]; init(entries: [EntryType], policy: TimelineReloadPolicy) }
            extension TimelineEntry { var date: Date }
            extension TimelineEntryRelevance: Codable, Hashable {}
            extension TimelineProvider {
                func placeholder(in context: Self.Context) -> Self.Entry
                func getSnapshot(in context: Self.Context, completion: @escaping (Self.Entry) -> Void)
                func getTimeline(in context: Self.Context, completion: @escaping (Timeline<Self.Entry>) -> Void)
            }
            extension TimelineProviderContext {
                let environmentVariants: TimelineProviderContext.EnvironmentVariants; let family: WidgetFamily; let isPreview: Bool
                let displaySize: CGSize
            }
            extension TimelineProviderContext.EnvironmentVariants {}
            extension TimelineReloadPolicy: Equatable {}
            extension View {}
            extension Widget {}
            extension WidgetBundle {}
            extension WidgetCenter {
                static let shared: WidgetCenter; func reloadTimelines(ofKind kind: String); func reloadAllTimelines()
            }
            extension WidgetCenter.UserInfoKey {}
            extension WidgetConfiguration {}
            extension WidgetFamily: Int, RawRepresentable, Hashable {
                static let systemSmall: WidgetFamily; static let systemMedium: WidgetFamily; static let systemLarge: WidgetFamily
                static let systemExtraLarge: WidgetFamily; static let accessoryCorner: WidgetFamily
                static let accessoryCircular: WidgetFamily; static let accessoryRectangular: WidgetFamily
                static let accessoryInline: WidgetFamily; var description: String; init?(rawValue: Int); var rawValue: Int
            }
            extension WidgetInfo: Identifiable, Hashable {}
            extension WidgetLocation: Hashable {}
            extension WidgetPreviewContext: PreviewContext {}
            extension WidgetRenderingMode: Equatable {}
            """#)
}
