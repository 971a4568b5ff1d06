/// Source: the documentation of the module.
extension SDKModule {
    static let xcTest = SDKModule(
        name: "XCTest", exports: ["Foundation"],
        declarations: #"""
            extension XCTActivity: NSObjectProtocol {}
            extension XCTApplicationLaunchMetric: NSObject, XCTMetric {}
            extension XCTAttachment: NSObject, NSSecureCoding {}
            extension XCTAttachment.Lifetime: Hashable, RawRepresentable {}
            extension XCTCPUMetric: NSObject, XCTMetric {}
            extension XCTClockMetric: NSObject, XCTMetric {}
            extension XCTContext: NSObject {}
            extension XCTDarwinNotificationExpectation: XCTestExpectation {}
            extension XCTExpectedFailure {}
            extension XCTExpectedFailure.Options: NSObject {}
            extension XCTIssue: Hashable {}
            extension XCTKVOExpectation: XCTestExpectation {}
            extension XCTMeasureOptions: NSObject, NSCopying {}
            extension XCTMemoryMetric: NSObject, XCTMetric {}
            extension XCTMetric: NSObjectProtocol, NSCopying {}
            extension XCTNSNotificationExpectation: XCTestExpectation {}
            extension XCTNSPredicateExpectation: XCTestExpectation {}
            extension XCTOSSignpostMetric: NSObject, XCTMetric {}
            extension XCTSkip: Error { init(_ message: @autoclosure () -> String? = nil) }
            extension XCTWaiter: NSObject {}
            extension XCTWaiter.Result: Hashable, RawRepresentable {}
            extension XCTWaiterDelegate: NSObjectProtocol {}
            extension XCTest: NSObject {
                var name: String; var testCaseCount: Int; func setUp() async throws; func setUpWithError() throws; func setUp()
                func tearDown() async throws; func tearDownWithError() throws; func tearDown()
            }
            extension XCTestCase: XCTest {
                var continueAfterFailure: Bool; func expectation(description: String) -> XCTestExpectation
                func expectation(forNotification notificationName: Notification.Name, object objectToObserve: Any?,
                    handler: ((Notification) -> Bool)? = nil) -> XCTestExpectation
                func expectation(for predicate: NSPredicate, evaluatedWith object: Any?,
                    handler: (() -> Bool)? = nil) -> XCTestExpectation
                func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval)
                func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval,
                    enforceOrder enforceOrderOfFulfillment: Bool)
                func fulfillment(of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
                    enforceOrder enforceOrderOfFulfillment: Bool = false) async
                func waitForExpectations(timeout: TimeInterval, handler: ((any Error)?) -> Void)
                func addTeardownBlock(_ block: @escaping () -> Void); func measure(_ block: () -> Void)
                func addUIInterruptionMonitor(withDescription handlerDescription: String,
                    handler: @escaping (XCUIElement) -> Bool) -> any NSObjectProtocol
            }
            extension XCTestCaseRun: XCTestRun {}
            extension XCTestExpectation: NSObject {
                init(description expectationDescription: String); var expectationDescription: String; var isInverted: Bool
                var expectedFulfillmentCount: Int; var assertForOverFulfill: Bool; func fulfill()
            }
            extension XCTestObservation: NSObjectProtocol {}
            extension XCTestObservationCenter: NSObject {}
            extension XCTestRun: NSObject {}
            extension XCTestSuite: XCTest {}
            extension XCTestSuiteRun: XCTestRun {}
            extension XCUIApplication: XCUIElement {
                init(bundleIdentifier: String); var launchArguments: [String]; var launchEnvironment: [String: String]
                var state: XCUIApplication.State; func launch(); func activate(); func terminate()
            }
            extension XCUIApplication.State: Hashable, RawRepresentable {}
            extension XCUICoordinate: NSObject, NSCopying {
                func tap(); func press(forDuration duration: TimeInterval); func withOffset(_ offsetVector: CGVector) -> XCUICoordinate
            }
            extension XCUIDevice: NSObject {
                static var shared: XCUIDevice; var orientation: UIDeviceOrientation; func press(_ button: XCUIDevice.Button)
            }
            extension XCUIDevice.Button: Hashable, RawRepresentable {}
            extension XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider, XCUIElementSnapshotProviding,
                XCUIScreenshotProviding {
                var exists: Bool; var isHittable: Bool; var debugDescription: String; func waitForExistence(timeout: TimeInterval) -> Bool
                func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
                func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery; func tap(); func doubleTap()
                func twoFingerTap(); func press(forDuration duration: TimeInterval); func swipeUp(); func swipeDown(); func swipeLeft()
                func swipeRight(); func typeText(_ text: String)
                func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate
            }
            extension XCUIElement.ElementType: Hashable, RawRepresentable {}
            extension XCUIElementAttributes: NSObjectProtocol {
                var identifier: String; var frame: CGRect; var value: Any?; var title: String; var label: String
                var elementType: XCUIElement.ElementType; var isEnabled: Bool; var placeholderValue: String?; var isSelected: Bool
            }
            extension XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
                var element: XCUIElement; var count: Int; var allElementsBoundByIndex: [XCUIElement]
                func element(boundBy index: Int) -> XCUIElement; func element(matching predicate: NSPredicate) -> XCUIElement
                func matching(_ predicate: NSPredicate) -> XCUIElementQuery; func matching(identifier: String) -> XCUIElementQuery
                func containing(_ predicate: NSPredicate) -> XCUIElementQuery; subscript(key: String) -> XCUIElement
            }
            extension XCUIElementSnapshot: NSObjectProtocol, XCUIElementAttributes {}
            extension XCUIElementSnapshotProviding: NSObjectProtocol {}
            extension XCUIElementTypeQueryProvider: NSObjectProtocol {
                var buttons: XCUIElementQuery; var staticTexts: XCUIElementQuery; var textFields: XCUIElementQuery
                var secureTextFields: XCUIElementQuery; var textViews: XCUIElementQuery; var searchFields: XCUIElementQuery
                var tables: XCUIElementQuery; var cells: XCUIElementQuery; var collectionViews: XCUIElementQuery
                var scrollViews: XCUIElementQuery; var navigationBars: XCUIElementQuery; var tabBars: XCUIElementQuery
                var alerts: XCUIElementQuery; var sheets: XCUIElementQuery; var images: XCUIElementQuery; var switches: XCUIElementQuery
                var sliders: XCUIElementQuery; var otherElements: XCUIElementQuery; var windows: XCUIElementQuery
                var keyboards: XCUIElementQuery; var keys: XCUIElementQuery; var links: XCUIElementQuery; var menus: XCUIElementQuery
                var menuItems: XCUIElementQuery; var webViews: XCUIElementQuery; var firstMatch: XCUIElement
            }
            extension XCUIRemote: NSObject {}
            extension XCUIScreen: NSObject, XCUIScreenshotProviding { static var main: XCUIScreen }
            extension XCUIScreenshot: NSObject { var image: UIImage; var pngRepresentation: Data }
            extension XCUIScreenshotProviding: NSObjectProtocol {}
            """#)
}
