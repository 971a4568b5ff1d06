/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let photosUI = SDKModule(
        name: "PhotosUI", exports: ["Photos", "UIKit"],
        declarations: #"""
            extension PHContentEditingController: NSObjectProtocol {}
            extension PHLivePhoto: Transferable {}
            extension PHLivePhotoBadgeOptions: OptionSet {}
            extension PHLivePhotoView: UIView {}
            extension PHLivePhotoViewDelegate: NSObjectProtocol {}
            extension PHLivePhotoViewPlaybackStyle: Hashable, RawRepresentable {}
            extension PHPickerCapabilities: OptionSet {}
            extension PHPickerConfiguration: Hashable {
                var preferredAssetRepresentationMode: PHPickerConfiguration.AssetRepresentationMode
                var selection: PHPickerConfiguration.Selection; var selectionLimit: Int; var filter: PHPickerFilter?
                var preselectedAssetIdentifiers: [String]; var mode: PHPickerMode; var edgesWithoutContentMargins: NSDirectionalRectEdge
                var disabledCapabilities: PHPickerCapabilities; init(); init(photoLibrary: PHPhotoLibrary)
            }
            extension PHPickerConfiguration.AssetRepresentationMode: Hashable {}
            extension PHPickerConfiguration.Selection: Hashable {}
            extension PHPickerConfiguration.Update: Hashable {}
            extension PHPickerConfigurationAssetRepresentationMode: Hashable, RawRepresentable {}
            extension PHPickerConfigurationSelection: Hashable, RawRepresentable {}
            extension PHPickerFilter: Hashable {}
            extension PHPickerMode: Hashable {}
            extension PHPickerResult: Hashable { let itemProvider: NSItemProvider; var assetIdentifier: String? }
            extension PHPickerUpdateConfiguration: NSObject, NSCopying {}
            extension PHPickerViewController: UIViewController {}
            extension PHPickerViewControllerDelegate: AnyObject {}
            extension PhotosPicker: View {}
            extension PhotosPickerItem: Hashable {
                var itemIdentifier: String?; var supportedContentTypes: [UTType]
                func loadTransferable<T: Transferable>(type: T.Type, completionHandler: @escaping (Result<T?,
                    any Error>) -> Void) -> Progress
                func loadTransferable<T: Transferable>(type: T.Type) async throws -> T?
            }
            extension PhotosPickerItem.EncodingDisambiguationPolicy: Hashable {}
            extension PhotosPickerSelectionBehavior: Hashable {}
            extension PhotosPickerStyle: Hashable {}
            extension View {}
            """#)
}
