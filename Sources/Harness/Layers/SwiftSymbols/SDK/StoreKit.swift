/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let storeKit = SDKModule(
        name: "StoreKit", exports: ["Foundation", "UIKit"],
        declarations: #"""
            extension AppStore {}
            extension AppStore.Environment: RawRepresentable, Hashable {}
            extension AppTransaction: Hashable {}
            extension AutomaticProductPlaceholderIcon: View {}
            extension AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
            extension AutomaticSubscriptionStoreMarketingContent: View {}
            extension ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
            extension CompactProductViewStyle: ProductViewStyle {}
            extension ContainerBackgroundPlacement {}
            extension DateComponents {}
            extension DefaultProductViewStyle: ProductViewStyle {}
            extension DisplayMessageAction {}
            extension EntitlementTaskState {}
            extension EnvironmentValues {}
            extension ExternalLinkAccount {}
            extension ExternalPurchase {}
            extension ExternalPurchase.NoticeResult: Hashable {}
            extension ExternalPurchaseLink {}
            extension LargeProductViewStyle: ProductViewStyle {}
            extension Message: Hashable {}
            extension Message.Messages: AsyncSequence {}
            extension Message.Messages.AsyncIterator: AsyncIteratorProtocol {}
            extension Message.Reason: RawRepresentable, Hashable {}
            extension NSNotification.Name {
                static let SKCloudServiceCapabilitiesDidChange: NSNotification.Name
                static let SKStorefrontCountryCodeDidChange: NSNotification.Name
                static let SKStorefrontIdentifierDidChange: NSNotification.Name
            }
            extension PaymentMethodBinding: Hashable, Identifiable {}
            extension PaymentMethodBinding.PaymentMethodBindingError: LocalizedError, Hashable {}
            extension PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
            extension Product: Identifiable, Hashable {
                let id: String; let type: Product.ProductType; let displayName: String; let description: String; let price: Decimal
                let displayPrice: String; let subscription: Product.SubscriptionInfo?
                func purchase(options: Set<Product.PurchaseOption> = []) async throws -> Product.PurchaseResult
            }
            extension Product.CollectionTaskState {}
            extension Product.ProductType: RawRepresentable, Hashable {}
            extension Product.PromotionInfo: Equatable {}
            extension Product.PromotionInfo.Visibility: Int, Hashable, RawRepresentable {}
            extension Product.PurchaseError: Error, LocalizedError, Hashable {}
            extension Product.PurchaseOption: Hashable {}
            extension Product.PurchaseResult {}
            extension Product.SubscriptionInfo: Hashable {}
            extension Product.SubscriptionInfo.RenewalInfo: Hashable {}
            extension Product.SubscriptionInfo.RenewalInfo.ExpirationReason: RawRepresentable, Hashable {}
            extension Product.SubscriptionInfo.RenewalInfo.PriceIncreaseStatus: Hashable {}
            extension Product.SubscriptionInfo.RenewalState: RawRepresentable, Hashable {}
            extension Product.SubscriptionInfo.Status: Hashable {}
            extension Product.SubscriptionInfo.Status.Statuses: AsyncSequence {}
            extension Product.SubscriptionInfo.Status.Statuses.AsyncIterator: AsyncIteratorProtocol {}
            extension Product.SubscriptionOffer: Hashable {}
            extension Product.SubscriptionOffer.OfferType: RawRepresentable, Hashable {}
            extension Product.SubscriptionOffer.PaymentMode: RawRepresentable, Hashable {}
            extension Product.SubscriptionPeriod: Hashable {}
            extension Product.SubscriptionPeriod.Unit: Hashable, Comparable {}
            extension Product.SubscriptionPeriod.Unit.FormatStyle: FormatStyle {}
            extension Product.SubscriptionRelationship: OptionSet {}
            extension Product.TaskState {}
            extension ProductView: View {}
            extension ProductViewStyle {}
            extension ProductViewStyleConfiguration {}
            extension ProductViewStyleConfiguration.Icon: View {}
            extension ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {}
            extension PurchaseAction {}
            extension PurchaseIntent: Equatable {}
            extension PurchaseIntent.PurchaseIntents: AsyncSequence {}
            extension PurchaseIntent.PurchaseIntents.AsyncIterator: AsyncIteratorProtocol {}
            extension RegularProductViewStyle: ProductViewStyle {}
            extension RequestReviewAction {}
            extension SKANError: CustomNSError, Hashable {}
            extension SKANError.Code: Hashable, RawRepresentable {}
            extension SKAdImpression: NSObject {}
            extension SKAdNetwork: NSObject {}
            extension SKAdNetwork.CoarseConversionValue: Hashable, RawRepresentable {}
            extension SKArcadeService: NSObject {}
            extension SKCloudServiceAuthorizationStatus: Hashable, RawRepresentable {}
            extension SKCloudServiceCapability: OptionSet {}
            extension SKCloudServiceController: NSObject {}
            extension SKCloudServiceSetupAction: Hashable, RawRepresentable {}
            extension SKCloudServiceSetupMessageIdentifier: Hashable, RawRepresentable {}
            extension SKCloudServiceSetupOptionsKey: Hashable, RawRepresentable {}
            extension SKCloudServiceSetupViewController: UIViewController {}
            extension SKCloudServiceSetupViewControllerDelegate: NSObjectProtocol {}
            extension SKDownload: NSObject {}
            extension SKDownloadState: Hashable, RawRepresentable {}
            extension SKErrorCode: Hashable, RawRepresentable {}
            extension SKMutablePayment: SKPayment {}
            extension SKOverlay: NSObject {}
            extension SKOverlay.Configuration: NSObject {}
            extension SKOverlay.Position: Hashable, RawRepresentable {}
            extension SKOverlayAppClipConfiguration: SKOverlay.Configuration {}
            extension SKOverlayAppConfiguration: SKOverlay.Configuration {}
            extension SKOverlayDelegate: NSObjectProtocol {}
            extension SKOverlayTransitionContext: NSObject {}
            extension SKPayment: NSObject, NSCopying, NSMutableCopying {
                var productIdentifier: String; var requestData: Data?; var quantity: Int; var applicationUsername: String?
                var simulatesAskToBuyInSandbox: Bool; var paymentDiscount: SKPaymentDiscount?
            }
            extension SKPaymentDiscount: NSObject {}
            extension SKPaymentQueue: NSObject {
                var delegate: (any SKPaymentQueueDelegate)?; var storefront: SKStorefront?
                var transactionObservers: [any SKPaymentTransactionObserver]; var transactions: [SKPaymentTransaction]
            }
            extension SKPaymentQueueDelegate: NSObjectProtocol {}
            extension SKPaymentTransaction: NSObject {
                var error: Error?; var originalTransaction: SKPaymentTransaction?; var payment: SKPayment; var transactionDate: Date?
                var transactionIdentifier: String?; var transactionState: SKPaymentTransactionState
            }
            extension SKPaymentTransactionObserver: NSObjectProtocol {}
            extension SKPaymentTransactionState: Hashable, RawRepresentable {}
            extension SKProduct: NSObject {
                var localizedDescription: String; var localizedTitle: String; var price: NSDecimalNumber; var priceLocale: Locale
                var productIdentifier: String; var downloadContentLengths: [NSNumber]; var downloadContentVersion: String
                var subscriptionPeriod: SKProductSubscriptionPeriod?; var introductoryPrice: SKProductDiscount?
                var discounts: [SKProductDiscount]
            }
            extension SKProduct.PeriodUnit: Hashable, RawRepresentable {}
            extension SKProductDiscount: NSObject {}
            extension SKProductDiscount.PaymentMode: Hashable, RawRepresentable {}
            extension SKProductStorePromotionController: NSObject {}
            extension SKProductStorePromotionVisibility: Hashable, RawRepresentable {}
            extension SKProductSubscriptionPeriod: NSObject {}
            extension SKProductsRequest: SKRequest {}
            extension SKProductsRequestDelegate: SKRequestDelegate {}
            extension SKProductsResponse: NSObject { var products: [SKProduct]; var invalidProductIdentifiers: [String] }
            extension SKReceiptRefreshRequest: SKRequest {}
            extension SKRequest: NSObject {}
            extension SKRequestDelegate: NSObjectProtocol {}
            extension SKStoreProductViewController: UIViewController {}
            extension SKStoreProductViewControllerDelegate: NSObjectProtocol {}
            extension SKStoreReviewController: NSObject {}
            extension SKStorefront: NSObject {}
            extension StoreButtonKind {}
            extension StoreKitError: Error, LocalizedError {}
            extension StoreView: View {}
            extension Storefront: Identifiable {}
            extension Storefront.Storefronts: AsyncSequence {}
            extension Storefront.Storefronts.AsyncIterator: AsyncIteratorProtocol {}
            extension SubscriptionStoreButtonLabel: Hashable {}
            extension SubscriptionStoreControlStyle {}
            extension SubscriptionStoreControlStyleConfiguration {}
            extension SubscriptionStorePolicyKind: Hashable {}
            extension SubscriptionStoreView: View {}
            extension Transaction: Identifiable, Hashable {
                let id: UInt64; let originalID: UInt64; let productID: String; let purchaseDate: Date; let expirationDate: Date?
                func finish() async; static var currentEntitlements: Transaction.Transactions
                static var updates: Transaction.Transactions
            }
            extension Transaction.OfferType: RawRepresentable, Hashable {}
            extension Transaction.OwnershipType: RawRepresentable, Hashable {}
            extension Transaction.Reason: RawRepresentable, Hashable {}
            extension Transaction.RefundRequestError: Error, LocalizedError, Hashable {}
            extension Transaction.RefundRequestStatus: Hashable {}
            extension Transaction.RevocationReason: RawRepresentable, Hashable {}
            extension Transaction.Transactions: AsyncSequence {}
            extension Transaction.Transactions.AsyncIterator: AsyncIteratorProtocol {}
            extension VerificationResult: Hashable {}
            extension VerificationResult.VerificationError: Error, LocalizedError, Hashable {}
            extension View {}
            """#)
}
