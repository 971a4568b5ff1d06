/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let charts = SDKModule(
        name: "Charts", exports: ["SwiftUI"],
        declarations: #"""
            extension AnnotationContext {}
            extension AnnotationOverflowResolution {}
            extension AnnotationOverflowResolution.Boundary {}
            extension AnnotationOverflowResolution.Strategy {}
            extension AnnotationPosition: Equatable {}
            extension AnyAxisContent: AxisContent {}
            extension AnyAxisMark: AxisMark {}
            extension AnyChartContent: ChartContent {}
            extension AnyChartSymbolShape: ChartSymbolShape {}
            extension AnyGradient: ScaleRange {}
            extension AreaMark: ChartContent {}
            extension AutomaticScaleDomain: ScaleDomain {}
            extension AxisContent {}
            extension AxisContentBuilder {}
            extension AxisGridLine: AxisMark {}
            extension AxisMark {}
            extension AxisMarkBuilder {}
            extension AxisMarkPosition {}
            extension AxisMarkPreset {}
            extension AxisMarkValues {}
            extension AxisMarks: AxisContent {}
            extension AxisTick: AxisMark {}
            extension AxisTick.Length {}
            extension AxisValue {}
            extension AxisValueLabel: AxisMark {}
            extension AxisValueLabelCollisionResolution {}
            extension AxisValueLabelOrientation {}
            extension BarMark: ChartContent {}
            extension BasicChartSymbolShape: ChartSymbolShape {}
            extension BuilderConditional: ChartContent, AxisContent, AxisMark {}
            extension Chart: View {}
            extension ChartAxisContent: View {}
            extension ChartBinRange: RangeExpression {}
            extension ChartContent {
                func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center,
                    spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some ChartContent
                func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center,
                    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C) -> some ChartContent
                func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center,
                    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
                    @ViewBuilder content: () -> C) -> some ChartContent
                func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center,
                    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
                    @ViewBuilder content: @escaping (AnnotationContext) -> C) -> some ChartContent
                func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent
                func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
                func opacity(_ value: Double) -> some ChartContent; func lineStyle(_ style: StrokeStyle) -> some ChartContent
                func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
                func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent
                func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
                func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent
                func symbolSize(_ area: CGFloat) -> some ChartContent; func symbolSize(_ size: CGSize) -> some ChartContent
                func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
                func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent
                func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent
            }
            extension ChartContentBuilder {}
            extension ChartPlotContent: View {}
            extension ChartProxy {}
            extension ChartScrollTargetBehavior: ScrollTargetBehavior {}
            extension ChartScrollTargetBehaviorContext {}
            extension ChartSymbolShape: Shape {}
            extension Circle: ChartSymbolShape {}
            extension DateBins: Collection, Equatable {}
            extension ForEach: ChartContent {}
            extension Gradient: ScaleRange {}
            extension InterpolationMethod {}
            extension LineMark: ChartContent {}
            extension MajorValueAlignment {}
            extension MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {}
            extension MarkStackingMethod: Equatable {}
            extension NumberBins: Collection, Equatable {}
            extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {}
            extension Plot: ChartContent {}
            extension PlotDimensionScaleRange: PositionScaleRange {}
            extension Plottable {}
            extension PlottableValue {
                static func value(_ labelKey: LocalizedStringKey,
                    _ range: ChartBinRange<Value>) -> PlottableValue<Value> where Value: Comparable
                static func value<S: StringProtocol>(_ label: S,
                    _ range: ChartBinRange<Value>) -> PlottableValue<Value> where Value: Comparable
                static func value(_ label: Text, _ range: ChartBinRange<Value>) -> PlottableValue<Value> where Value: Comparable
                static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue<Value>
                static func value<S: StringProtocol>(_ label: S, _ value: Value) -> PlottableValue<Value>
                static func value(_ label: Text, _ value: Value) -> PlottableValue<Value>
                static func value(_ labelKey: LocalizedStringKey, _ range: Range<Value>) -> PlottableValue<Value> where Value: Comparable
                static func value<S: StringProtocol>(_ label: S, _ range: Range<Value>) -> PlottableValue<Value> where Value: Comparable
                static func value(_ label: Text, _ range: Range<Value>) -> PlottableValue<Value> where Value: Comparable
                static func value(_ labelKey: LocalizedStringKey, _ date: Date, unit: Calendar.Component,
                    calendar: Calendar? = nil) -> PlottableValue<Value> where Value == Date
                static func value<S: StringProtocol>(_ label: S, _ date: Date, unit: Calendar.Component,
                    calendar: Calendar? = nil) -> PlottableValue<Value> where Value == Date
                static func value(_ label: Text, _ date: Date, unit: Calendar.Component,
                    calendar: Calendar? = nil) -> PlottableValue<Value> where Value == Date
            }
            extension PointMark: ChartContent {}
            extension PositionScaleRange: ScaleRange {}
            extension PrimitivePlottableProtocol: Plottable {}
            extension RectangleMark: ChartContent {}
            extension RuleMark: ChartContent {}
            extension ScaleDomain {}
            extension ScaleRange {}
            extension ScaleType {}
            extension SectorMark: ChartContent {}
            extension ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {}
            extension ValueAlignedLimitBehavior {}
            extension View {}
            """#)
}
