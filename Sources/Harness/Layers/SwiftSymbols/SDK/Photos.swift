/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let photos = SDKModule(
        name: "Photos", exports: ["Foundation"],
        declarations: #"""
            extension PHAccessLevel: Hashable, RawRepresentable {}
            extension PHAdjustmentData: NSObject {}
            extension PHAsset: PHObject {
                var playbackStyle: PHAsset.PlaybackStyle; var mediaType: PHAssetMediaType; var mediaSubtypes: PHAssetMediaSubtype
                var pixelWidth: Int; var pixelHeight: Int; var creationDate: Date?; var modificationDate: Date?; var location: CLLocation?
                var duration: TimeInterval; var isHidden: Bool; var isFavorite: Bool; var burstIdentifier: String?
                var burstSelectionTypes: PHAssetBurstSelectionType; var representsBurst: Bool; var sourceType: PHAssetSourceType
                var hasAdjustments: Bool; var adjustmentFormatIdentifier: String?
            }
            extension PHAsset.PlaybackStyle: Hashable, RawRepresentable {}
            extension PHAssetBurstSelectionType: OptionSet {}
            extension PHAssetChangeRequest: PHChangeRequest {}
            extension PHAssetCollection: PHCollection {
                var assetCollectionType: PHAssetCollectionType; var assetCollectionSubtype: PHAssetCollectionSubtype
                var estimatedAssetCount: Int; var startDate: Date?; var endDate: Date?; var approximateLocation: CLLocation?
                var localizedLocationNames: [String]
            }
            extension PHAssetCollectionChangeRequest: PHChangeRequest {}
            extension PHAssetCollectionSubtype: Hashable, RawRepresentable {}
            extension PHAssetCollectionType: Hashable, RawRepresentable {}
            extension PHAssetCreationRequest: PHAssetChangeRequest {}
            extension PHAssetEditOperation: Hashable, RawRepresentable {}
            extension PHAssetMediaSubtype: OptionSet {}
            extension PHAssetMediaType: Hashable, RawRepresentable {}
            extension PHAssetResource: NSObject {}
            extension PHAssetResourceCreationOptions: NSObject, NSCopying {}
            extension PHAssetResourceManager: NSObject {}
            extension PHAssetResourceRequestOptions: NSObject, NSCopying {}
            extension PHAssetResourceType: Hashable, RawRepresentable {}
            extension PHAssetSourceType: OptionSet {}
            extension PHAuthorizationStatus: Hashable, RawRepresentable {}
            extension PHCachingImageManager: PHImageManager {}
            extension PHChange: NSObject {}
            extension PHChangeRequest: NSObject {}
            extension PHCloudIdentifier: NSObject, NSSecureCoding, NSCopying {}
            extension PHCollection: PHObject {}
            extension PHCollectionEditOperation: Hashable, RawRepresentable {}
            extension PHCollectionList: PHCollection {}
            extension PHCollectionListChangeRequest: PHChangeRequest {}
            extension PHCollectionListSubtype: Hashable, RawRepresentable {}
            extension PHCollectionListType: Hashable, RawRepresentable {}
            extension PHContentEditingInput: NSObject {}
            extension PHContentEditingInputRequestOptions: NSObject {}
            extension PHContentEditingOutput: NSObject {}
            extension PHFetchOptions: NSObject, NSCopying {
                var predicate: NSPredicate?; var sortDescriptors: [NSSortDescriptor]?; var includeHiddenAssets: Bool
                var includeAllBurstAssets: Bool; var includeAssetSourceTypes: PHAssetSourceType; var fetchLimit: Int
                var wantsIncrementalChangeDetails: Bool
            }
            extension PHFetchResult: NSObject, NSCopying, NSFastEnumeration {
                var count: Int; var firstObject: ObjectType?; var lastObject: ObjectType?
            }
            extension PHFetchResultChangeDetails: NSObject {}
            extension PHImageContentMode: Hashable, RawRepresentable {}
            extension PHImageManager: NSObject {}
            extension PHImageRequestOptions: NSObject, NSCopying {
                var version: PHImageRequestOptionsVersion; var deliveryMode: PHImageRequestOptionsDeliveryMode
                var resizeMode: PHImageRequestOptionsResizeMode; var normalizedCropRect: CGRect; var isNetworkAccessAllowed: Bool
                var isSynchronous: Bool; var progressHandler: ((Double, Error?, UnsafeMutablePointer<Bool>, [AnyHashable: Any]?) -> Void)?
                var allowSecondaryDegradedImage: Bool
            }
            extension PHImageRequestOptionsDeliveryMode: Hashable, RawRepresentable {}
            extension PHImageRequestOptionsResizeMode: Hashable, RawRepresentable {}
            extension PHImageRequestOptionsVersion: Hashable, RawRepresentable {}
            extension PHLivePhoto: NSObject, NSCopying, NSSecureCoding, NSItemProviderReading {}
            extension PHLivePhotoEditingContext: NSObject {}
            extension PHLivePhotoEditingErrorCode: Hashable, RawRepresentable {}
            extension PHLivePhotoEditingOption: Hashable, RawRepresentable {}
            extension PHLivePhotoFrame {}
            extension PHLivePhotoFrameType: Hashable, RawRepresentable {}
            extension PHLivePhotoRequestOptions: NSObject, NSCopying {}
            extension PHObject: NSObject, NSCopying { var localIdentifier: String }
            extension PHObjectChangeDetails: NSObject {}
            extension PHObjectPlaceholder: PHObject {}
            extension PHObjectType: Hashable, RawRepresentable {}
            extension PHPersistentChange: NSObject {}
            extension PHPersistentChangeFetchResult: NSObject, Sequence {}
            extension PHPersistentChangeFetchResult.Iterator: IteratorProtocol {}
            extension PHPersistentChangeToken: NSObject, NSCopying, NSSecureCoding {}
            extension PHPersistentObjectChangeDetails: NSObject {}
            extension PHPhotoLibrary: NSObject {}
            extension PHPhotoLibraryAvailabilityObserver: NSObjectProtocol {}
            extension PHPhotoLibraryChangeObserver: NSObjectProtocol {}
            extension PHPhotosError: CustomNSError, Hashable {}
            extension PHPhotosError.Code: Hashable, RawRepresentable {}
            extension PHProject: PHAssetCollection {}
            extension PHProjectChangeRequest: PHChangeRequest {}
            extension PHVideoRequestOptions: NSObject, NSCopying {}
            extension PHVideoRequestOptionsDeliveryMode: Hashable, RawRepresentable {}
            extension PHVideoRequestOptionsVersion: Hashable, RawRepresentable {}
            """#)
}
