/// A project of Xcode with a package whose module gives types other names.
extension RepositoryLayout {
    /// An app of Xcode with a package of modules, of which one gives the types of others its own names, like WooCommerce.
    static let appWithAliases = RepositoryLayout(
        name: "an app whose modules give the types of others new names",
        files: #"""
            -- Modules/Package.swift --
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Modules",
                products: [
                    .library(name: "Networking", targets: ["Networking"]), .library(name: "Storage", targets: ["Storage"]),
                    .library(name: "Facade", targets: ["Facade"]),
                ],
                targets: [
                    .target(name: "Codegen"),
                    .target(name: "Networking", dependencies: ["Codegen"]),
                    .target(name: "Storage", dependencies: ["Codegen"]),
                    .target(name: "Facade", dependencies: ["Networking", "Storage", "Codegen"]),
                    .testTarget(name: "FacadeTests", dependencies: ["Facade"]),
                ])
            -- Modules/Sources/Codegen/GeneratedCopiable.swift --
            public enum CopiableProp<Wrapped> { case copy, some(Wrapped) }
            public protocol GeneratedCopiable {}
            public func ?? <Wrapped>(left: CopiableProp<Wrapped>, right: Wrapped) -> Wrapped {
                if case .some(let value) = left { value } else { right }
            }
            -- Modules/Sources/Networking/Model/Order.swift --
            import Codegen
            import Foundation

            public struct Order: Decodable, Equatable, GeneratedCopiable {
                public let orderID: Int64
                public let status: OrderStatus
                public init(orderID: Int64, status: OrderStatus) { (self.orderID, self.status) = (orderID, status) }
            }
            -- Modules/Sources/Networking/Model/OrderStatus.swift --
            public enum OrderStatus: String, Decodable { case pending, completed }
            -- Modules/Sources/Networking/Model/Copiable/Models+Copiable.generated.swift --
            // Generated using Sourcery 1.0.3 — https://github.com/krzysztofzablocki/Sourcery
            // DO NOT EDIT
            import Codegen

            extension Order {
                public func copy(orderID: CopiableProp<Int64> = .copy, status: CopiableProp<OrderStatus> = .copy) -> Order {
                    Order(orderID: orderID ?? self.orderID, status: status ?? self.status)
                }
            }
            -- Modules/Sources/Networking/Remote/OrdersRemote.swift --
            import Foundation

            public final class OrdersRemote {
                public init() {}
                public func load() async throws -> [Order] {
                    let (data, _) = try await URLSession.shared.data(from: URL(string: "https://example.com/orders")!)
                    return try JSONDecoder().decode([Order].self, from: data)
                }
            }
            -- Modules/Sources/Storage/Model/Order+CoreDataClass.swift --
            import CoreData

            @objc(Order) public final class Order: NSManagedObject {}
            -- Modules/Sources/Storage/Model/Order+CoreDataProperties.swift --
            import CoreData

            extension Order {
                @NSManaged public var orderID: Int64
                @NSManaged public var statusKey: String?
            }
            -- Modules/Sources/Storage/StorageManager.swift --
            import CoreData

            public protocol StorageManager: AnyObject {
                var view: NSManagedObjectContext { get }
            }
            extension NSManagedObjectContext {
                public func loadOrder(id: Int64) -> Order? { nil }
            }
            -- Modules/Sources/Facade/Model.swift --
            import Networking
            import Storage

            public typealias Order = Networking.Order
            public typealias OrderStatus = Networking.OrderStatus
            public typealias StorageOrder = Storage.Order
            -- Modules/Sources/Facade/Storage/Order+ReadOnly.swift --
            import Networking
            import Storage

            extension Storage.Order {
                public func update(with order: Facade.Order) {
                    orderID = order.orderID
                    statusKey = order.status.rawValue
                }
                public func toReadOnly() -> Facade.Order {
                    Facade.Order(orderID: orderID, status: OrderStatus(rawValue: statusKey ?? "") ?? .pending)
                }
            }
            -- Modules/Sources/Facade/Stores/OrderStore.swift --
            import Networking
            import Storage

            public final class OrderStore {
                private let remote: OrdersRemote
                private let storage: any StorageManager
                public init(remote: OrdersRemote, storage: any StorageManager) { (self.remote, self.storage) = (remote, storage) }
                public func synchronize() async throws {
                    for order in try await remote.load() { storage.view.loadOrder(id: order.orderID)?.update(with: order) }
                }
            }
            -- Modules/Tests/FacadeTests/OrderTests.swift --
            import Testing
            @testable import Facade

            @Test func ordersAreCopied() {
                let order = Order(orderID: 1, status: .pending)
                #expect(order.copy(status: .some(.completed)).status == .completed)
            }
            -- Store/Store.xcodeproj/project.pbxproj --
            // !$*UTF8*$!
            { objects = {
                P = { isa = PBXProject; mainGroup = M; targets = (A, T); };
                M = { isa = PBXGroup; children = (G, H, F); sourceTree = "<group>"; };
                G = { isa = PBXFileSystemSynchronizedRootGroup; path = Classes; sourceTree = "<group>"; };
                H = { isa = PBXFileSystemSynchronizedRootGroup; path = StoreTests; sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
                A = { isa = PBXNativeTarget; name = Store; buildPhases = (B); fileSystemSynchronizedGroups = (G);
                      packageProductDependencies = (1); productType = "com.apple.product-type.application"; };
                T = { isa = PBXNativeTarget; name = StoreTests; buildPhases = (C); fileSystemSynchronizedGroups = (H); dependencies = (D);
                      packageProductDependencies = (1); productType = "com.apple.product-type.bundle.unit-test"; };
                B = { isa = PBXSourcesBuildPhase; files = (2); };
                C = { isa = PBXSourcesBuildPhase; files = (); };
                D = { isa = PBXTargetDependency; target = A; };
                1 = { isa = XCSwiftPackageProductDependency; productName = Facade; };
                2 = { isa = PBXBuildFile; fileRef = F; };
            }; rootObject = P; }
            -- Store/Main.swift --
            import UIKit

            @main final class AppDelegate: UIResponder, UIApplicationDelegate {
                lazy var root = OrdersController(viewModel: OrdersViewModel())
            }
            -- Store/Classes/ViewModels/OrdersViewModel.swift --
            import Facade
            import Foundation

            final class OrdersViewModel {
                private(set) var orders: [Order] = []
                var pending: [Order] { orders.filter { $0.status == .pending } }
                func finish(_ order: Order) { orders.append(order.copy(status: .some(.completed))) }
            }
            -- Store/Classes/ViewRelated/Orders/OrdersController.swift --
            import Facade
            import UIKit

            final class OrdersController: UITableViewController {
                private let viewModel: OrdersViewModel
                init(viewModel: OrdersViewModel) {
                    self.viewModel = viewModel
                    super.init(style: .plain)
                }
                required init?(coder: NSCoder) { fatalError() }
                override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                    let cell = OrderCell()
                    cell.show(viewModel.pending[indexPath.row])
                    return cell
                }
            }
            -- Store/Classes/ViewRelated/Orders/OrderCell.swift --
            import Facade
            import UIKit

            final class OrderCell: UITableViewCell {
                func show(_ order: Order) {
                    textLabel?.text = "\(order.orderID)"
                    textLabel?.applyHeadlineStyle()
                }
            }
            -- Store/Classes/Extensions/UILabel+Style.swift --
            import UIKit

            extension UILabel {
                func applyHeadlineStyle() { font = .preferredFont(forTextStyle: .headline) }
            }
            -- Store/StoreTests/OrdersViewModelTests.swift --
            import Facade
            import XCTest
            @testable import Store

            final class OrdersViewModelTests: XCTestCase {
                func testPending() {
                    let model = OrdersViewModel()
                    model.finish(Order(orderID: 1, status: .pending))
                    XCTAssertTrue(model.pending.isEmpty)
                }
            }
            """#,
        modules: """
            Store/Store.xcodeproj Store: 5
            Store/Store.xcodeproj StoreTests (tests): 1
            Modules/Package.swift Codegen: 1
            Modules/Package.swift Networking: 4
            Modules/Package.swift Storage: 3
            Modules/Package.swift Facade: 3
            Modules/Package.swift FacadeTests (tests): 1
            """,
        uses: """
            Modules/Sources/Facade/Model.swift
              Modules/Sources/Networking/Model/Order.swift: Order
              Modules/Sources/Networking/Model/OrderStatus.swift: OrderStatus
              Modules/Sources/Storage/Model/Order+CoreDataClass.swift: Order
            Modules/Sources/Facade/Storage/Order+ReadOnly.swift
              Modules/Sources/Facade/Model.swift: Order, OrderStatus
              Modules/Sources/Networking/Model/Order.swift: Order.init, Order.orderID, Order.status
              Modules/Sources/Networking/Model/OrderStatus.swift: OrderStatus.pending
              Modules/Sources/Storage/Model/Order+CoreDataClass.swift: Order
              Modules/Sources/Storage/Model/Order+CoreDataProperties.swift: Order.orderID, Order.statusKey
            Modules/Sources/Facade/Stores/OrderStore.swift
              Modules/Sources/Facade/Storage/Order+ReadOnly.swift: Storage.Order.update
              Modules/Sources/Networking/Model/Order.swift: Order.orderID
              Modules/Sources/Networking/Remote/OrdersRemote.swift: OrdersRemote, OrdersRemote.load
              Modules/Sources/Storage/StorageManager.swift: NSManagedObjectContext.loadOrder, StorageManager, StorageManager.view
            Modules/Sources/Networking/Model/Copiable/Models+Copiable.generated.swift
              Modules/Sources/Codegen/GeneratedCopiable.swift: ??, CopiableProp, CopiableProp.copy
              Modules/Sources/Networking/Model/Order.swift: Order, Order.init, Order.orderID, Order.status
              Modules/Sources/Networking/Model/OrderStatus.swift: OrderStatus
            Modules/Sources/Networking/Model/Order.swift
              Modules/Sources/Codegen/GeneratedCopiable.swift: GeneratedCopiable
              Modules/Sources/Networking/Model/OrderStatus.swift: OrderStatus
            Modules/Sources/Networking/Remote/OrdersRemote.swift
              Modules/Sources/Networking/Model/Order.swift: Order
            Modules/Sources/Storage/Model/Order+CoreDataProperties.swift
              Modules/Sources/Storage/Model/Order+CoreDataClass.swift: Order
            Modules/Sources/Storage/StorageManager.swift
              Modules/Sources/Storage/Model/Order+CoreDataClass.swift: Order
            Modules/Tests/FacadeTests/OrderTests.swift
              Modules/Sources/Codegen/GeneratedCopiable.swift: CopiableProp.some
              Modules/Sources/Facade/Model.swift: Order
              Modules/Sources/Networking/Model/Copiable/Models+Copiable.generated.swift: Order.copy
              Modules/Sources/Networking/Model/Order.swift: Order.init, Order.status
              Modules/Sources/Networking/Model/OrderStatus.swift: OrderStatus.completed, OrderStatus.pending
            Store/Classes/ViewModels/OrdersViewModel.swift
              Modules/Sources/Codegen/GeneratedCopiable.swift: CopiableProp.some
              Modules/Sources/Facade/Model.swift: Order
              Modules/Sources/Networking/Model/Copiable/Models+Copiable.generated.swift: Order.copy
              Modules/Sources/Networking/Model/Order.swift: Order.status
              Modules/Sources/Networking/Model/OrderStatus.swift: OrderStatus.completed, OrderStatus.pending
            Store/Classes/ViewRelated/Orders/OrderCell.swift
              Modules/Sources/Facade/Model.swift: Order
              Modules/Sources/Networking/Model/Order.swift: Order.orderID
              Store/Classes/Extensions/UILabel+Style.swift: UILabel.applyHeadlineStyle
            Store/Classes/ViewRelated/Orders/OrdersController.swift
              Store/Classes/ViewModels/OrdersViewModel.swift: OrdersViewModel, OrdersViewModel.pending
              Store/Classes/ViewRelated/Orders/OrderCell.swift: OrderCell, OrderCell.show
            Store/Main.swift
              Store/Classes/ViewModels/OrdersViewModel.swift: OrdersViewModel
              Store/Classes/ViewRelated/Orders/OrdersController.swift: OrdersController, OrdersController.init
            Store/StoreTests/OrdersViewModelTests.swift
              Modules/Sources/Facade/Model.swift: Order
              Modules/Sources/Networking/Model/Order.swift: Order.init
              Modules/Sources/Networking/Model/OrderStatus.swift: OrderStatus.pending
              Store/Classes/ViewModels/OrdersViewModel.swift: OrdersViewModel, OrdersViewModel.finish, OrdersViewModel.pending
            """,
        falseUses: """
            Modules/Sources/Networking/Remote/OrdersRemote.swift
              Modules/Sources/Storage/Model/Order+CoreDataClass.swift
            Store/Classes/ViewModels/OrdersViewModel.swift
              Modules/Sources/Storage/Model/Order+CoreDataClass.swift
            Store/Classes/ViewRelated/Orders/OrderCell.swift
              Modules/Sources/Storage/Model/Order+CoreDataClass.swift
            """,
        unresolved: """
            Store/Classes/ViewRelated/Orders/OrdersController.swift: plain
            """,
        otherMeanings: """
            Modules/Sources/Facade/Storage/Order+ReadOnly.swift: order
            Modules/Sources/Facade/Stores/OrderStore.swift: order
            Store/Classes/ViewModels/OrdersViewModel.swift: order
            """,
        layers: """
            Storage: data, 3
            Networking: data, 4
            Codegen: none, 1
            Facade: none, 3
            Store: none, 5
            """,
        omissions: """
            2, tests may use all that they test
              Modules/Tests
              Store/StoreTests
            1, they describe packages and projects
              Modules/Package.swift
            """,
        rules: """
            generated: ["**/*.generated.swift"]
            """
    )
}
