/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let os = SDKModule(
        name: "os", exports: [],
        declarations: #"""
            extension AnimationFormatString {}
            extension AnimationFormatString.OSLogMessage: ExpressibleByStringLiteral {}
            extension Category {}
            extension Logger {
                init(subsystem: String, category: String); init(); init(_ logObj: OSLog); func log(_ message: OSLogMessage)
                func log(level: OSLogType, _ message: OSLogMessage); func trace(_ message: OSLogMessage)
                func debug(_ message: OSLogMessage); func info(_ message: OSLogMessage); func notice(_ message: OSLogMessage)
                func warning(_ message: OSLogMessage); func error(_ message: OSLogMessage); func critical(_ message: OSLogMessage)
                func fault(_ message: OSLogMessage)
            }
            extension OSAllocatedUnfairLock {}
            extension OSAllocatedUnfairLock.Ownership: Hashable {}
            extension OSLog {}
            extension OSLog.Category {}
            extension OSLogBoolFormat: Hashable {}
            extension OSLogFloatFormatting {}
            extension OSLogInt32ExtendedFormat: Hashable {}
            extension OSLogIntExtendedFormat: Hashable {}
            extension OSLogIntegerFormatting {}
            extension OSLogInterpolation: StringInterpolationProtocol {}
            extension OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {}
            extension OSLogPointerFormat: Hashable {}
            extension OSLogPrivacy {}
            extension OSLogPrivacy.Mask: Hashable {}
            extension OSLogStringAlignment {}
            extension OSLogType {}
            extension OSSignpostAnimationBegin: Hashable {}
            extension OSSignpostID: Comparable {}
            extension OSSignpostIntervalState: Codable {}
            extension OSSignpostType {}
            extension OSSignposter {}
            extension os_workgroup.WorkGroup {}
            extension os_workgroup.WorkGroup.JoinToken {}
            extension os_workgroup.WorkGroupParallel {}
            """#)
}
