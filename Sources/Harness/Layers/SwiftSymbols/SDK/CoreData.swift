/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let coreData = SDKModule(
        name: "CoreData", exports: ["Foundation"],
        declarations: #"""
            extension CocoaError {}
            extension CocoaError.Code {}
            extension NSAsynchronousFetchRequest: NSPersistentStoreRequest {}
            extension NSAsynchronousFetchResult: NSPersistentStoreAsynchronousResult {}
            extension NSAtomicStore: NSPersistentStore {}
            extension NSAtomicStoreCacheNode: NSObject {}
            extension NSAttributeDescription: NSPropertyDescription {}
            extension NSAttributeDescription.AttributeType: Hashable, RawRepresentable {}
            extension NSAttributeType: Hashable, RawRepresentable {}
            extension NSBatchDeleteRequest: NSPersistentStoreRequest {}
            extension NSBatchDeleteRequestResultType: Hashable, RawRepresentable {}
            extension NSBatchDeleteResult: NSPersistentStoreResult {}
            extension NSBatchInsertRequest: NSPersistentStoreRequest {}
            extension NSBatchInsertRequestResultType: Hashable, RawRepresentable {}
            extension NSBatchInsertResult: NSPersistentStoreResult {}
            extension NSBatchUpdateRequest: NSPersistentStoreRequest {}
            extension NSBatchUpdateRequestResultType: Hashable, RawRepresentable {}
            extension NSBatchUpdateResult: NSPersistentStoreResult {}
            extension NSCompositeAttributeDescription: NSAttributeDescription {}
            extension NSConstraintConflict: NSObject {}
            extension NSCoreDataCoreSpotlightDelegate: NSObject {}
            extension NSCustomMigrationStage: NSMigrationStage {}
            extension NSDeleteRule: Hashable, RawRepresentable {}
            extension NSDerivedAttributeDescription: NSAttributeDescription {}
            extension NSDictionary: NSFetchRequestResult {}
            extension NSEntityDescription: NSObject, NSCoding, NSCopying, NSFastEnumeration {
                var managedObjectModel: NSManagedObjectModel; var subentitiesByName: [String: NSEntityDescription]
                var subentities: [NSEntityDescription]; var superentity: NSEntityDescription?
                var propertiesByName: [String: NSPropertyDescription]; var properties: [NSPropertyDescription]
                var userInfo: [AnyHashable: Any]?; var attributesByName: [String: NSAttributeDescription]
                var relationshipsByName: [String: NSRelationshipDescription]; var versionHash: Data
                var indexes: [NSFetchIndexDescription]; var uniquenessConstraints: [[Any]]
                var coreSpotlightDisplayNameExpression: NSExpression
            }
            extension NSEntityMapping: NSObject {}
            extension NSEntityMappingType: Hashable, RawRepresentable {}
            extension NSEntityMigrationPolicy: NSObject {}
            extension NSExpressionDescription: NSPropertyDescription {}
            extension NSFetchIndexDescription: NSObject, NSCoding, NSCopying {}
            extension NSFetchIndexElementDescription: NSObject, NSCoding, NSCopying {}
            extension NSFetchIndexElementType: Hashable, RawRepresentable {}
            extension NSFetchRequest: NSPersistentStoreRequest, NSCoding, NSCopying {
                var entity: NSEntityDescription?; var entityName: String?; var predicate: NSPredicate?
                var sortDescriptors: [NSSortDescriptor]?; var fetchLimit: Int; var affectedStores: [NSPersistentStore]?
                var resultType: NSFetchRequestResultType; var includesSubentities: Bool; var includesPropertyValues: Bool
                var returnsObjectsAsFaults: Bool; var relationshipKeyPathsForPrefetching: [String]?; var includesPendingChanges: Bool
                var returnsDistinctResults: Bool; var propertiesToFetch: [Any]?; var fetchOffset: Int; var fetchBatchSize: Int
                var shouldRefreshRefetchedObjects: Bool; var propertiesToGroupBy: [Any]?; var havingPredicate: NSPredicate?
            }
            extension NSFetchRequestExpression: NSExpression {}
            extension NSFetchRequestResult: NSObjectProtocol {}
            extension NSFetchRequestResultType: OptionSet {}
            extension NSFetchedPropertyDescription: NSPropertyDescription {}
            extension NSFetchedResultsChangeType: Hashable, RawRepresentable {}
            extension NSFetchedResultsController: NSObject {
                var fetchRequest: NSFetchRequest<ResultType>; var managedObjectContext: NSManagedObjectContext
                var sectionNameKeyPath: String?; var cacheName: String?; var delegate: (any NSFetchedResultsControllerDelegate)?
                var fetchedObjects: [ResultType]?; var sectionIndexTitles: [String]; var sections: [any NSFetchedResultsSectionInfo]?
            }
            extension NSFetchedResultsControllerDelegate: NSObjectProtocol {}
            extension NSFetchedResultsSectionInfo {}
            extension NSIncrementalStore: NSPersistentStore {}
            extension NSIncrementalStoreNode: NSObject {}
            extension NSLightweightMigrationStage: NSMigrationStage {}
            extension NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
                static var contextShouldIgnoreUnmodeledPropertyChanges: Bool; var managedObjectContext: NSManagedObjectContext?
                var entity: NSEntityDescription; var objectID: NSManagedObjectID; var isInserted: Bool; var isUpdated: Bool
                var isDeleted: Bool; var hasChanges: Bool; var hasPersistentChangedValues: Bool; var isFault: Bool; var faultingState: Int
            }
            extension NSManagedObjectContext: NSObject, NSCoding, NSLocking {
                var persistentStoreCoordinator: NSPersistentStoreCoordinator?; var parentContext: NSManagedObjectContext?
                var name: String?; var undoManager: UndoManager?; var hasChanges: Bool; var userInfo: NSMutableDictionary
                var concurrencyType: NSManagedObjectContextConcurrencyType; var insertedObjects: Set<NSManagedObject>
                var updatedObjects: Set<NSManagedObject>; var deletedObjects: Set<NSManagedObject>
                var registeredObjects: Set<NSManagedObject>; var stalenessInterval: TimeInterval
                var queryGenerationToken: NSQueryGenerationToken?; var transactionAuthor: String?
            }
            extension NSManagedObjectContext.ConcurrencyType: Hashable, RawRepresentable {}
            extension NSManagedObjectContext.NotificationKey: String, Hashable, RawRepresentable {}
            extension NSManagedObjectContext.ScheduledTaskType: Hashable {}
            extension NSManagedObjectContextConcurrencyType: Hashable, RawRepresentable {}
            extension NSManagedObjectID: NSObject, NSCopying, NSFetchRequestResult {
                var entity: NSEntityDescription; var persistentStore: NSPersistentStore?; var isTemporaryID: Bool
            }
            extension NSManagedObjectModel: NSObject, NSCoding, NSCopying, NSFastEnumeration {}
            extension NSManagedObjectModelReference: NSObject {}
            extension NSMappingModel: NSObject {}
            extension NSMergeConflict: NSObject {}
            extension NSMergePolicy: NSObject {}
            extension NSMergePolicyType: Hashable, RawRepresentable {}
            extension NSMigrationManager: NSObject {}
            extension NSMigrationStage: NSObject {}
            extension NSNotification.Name { static let NSCoreDataCoreSpotlightDelegateIndexDidUpdate: NSNotification.Name }
            extension NSNumber: NSFetchRequestResult {}
            extension NSPersistentCloudKitContainer: NSPersistentContainer { static let eventChangedNotification: NSNotification.Name }
            extension NSPersistentCloudKitContainer.Event: NSObject, NSCopying {}
            extension NSPersistentCloudKitContainer.EventType: Hashable, RawRepresentable {}
            extension NSPersistentCloudKitContainerEventRequest: NSPersistentStoreRequest {}
            extension NSPersistentCloudKitContainerEventResult: NSPersistentStoreResult {}
            extension NSPersistentCloudKitContainerEventResult.ResultType: Hashable, RawRepresentable {}
            extension NSPersistentCloudKitContainerOptions: NSObject {}
            extension NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet {}
            extension NSPersistentContainer: NSObject {
                var name: String; var viewContext: NSManagedObjectContext; var managedObjectModel: NSManagedObjectModel
                var persistentStoreCoordinator: NSPersistentStoreCoordinator
                var persistentStoreDescriptions: [NSPersistentStoreDescription]
            }
            extension NSPersistentHistoryChange: NSObject, NSCopying {}
            extension NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {}
            extension NSPersistentHistoryChangeType: Hashable, RawRepresentable {}
            extension NSPersistentHistoryResult: NSPersistentStoreResult {}
            extension NSPersistentHistoryResultType: Hashable, RawRepresentable {}
            extension NSPersistentHistoryToken: NSObject, NSCopying, NSSecureCoding {}
            extension NSPersistentHistoryTransaction: NSObject, NSCopying {}
            extension NSPersistentStore: NSObject {}
            extension NSPersistentStore.StoreType: Hashable, RawRepresentable {}
            extension NSPersistentStoreAsynchronousResult: NSPersistentStoreResult {}
            extension NSPersistentStoreCoordinator: NSObject, NSLocking {}
            extension NSPersistentStoreDescription: NSObject, NSCopying {
                var type: String; var configuration: String?; var url: URL?; var options: [String: NSObject]; var isReadOnly: Bool
                var timeout: TimeInterval; var sqlitePragmas: [String: NSObject]; var shouldAddStoreAsynchronously: Bool
                var shouldMigrateStoreAutomatically: Bool; var shouldInferMappingModelAutomatically: Bool
                var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
            }
            extension NSPersistentStoreRequest: NSObject, NSCopying {}
            extension NSPersistentStoreRequestType: Hashable, RawRepresentable {}
            extension NSPersistentStoreResult: NSObject {}
            extension NSPersistentStoreUbiquitousTransitionType: Hashable, RawRepresentable {}
            extension NSPropertyDescription: NSObject, NSCoding, NSCopying {}
            extension NSPropertyMapping: NSObject {}
            extension NSQueryGenerationToken: NSObject, NSCopying, NSSecureCoding {}
            extension NSRelationshipDescription: NSPropertyDescription {}
            extension NSSaveChangesRequest: NSPersistentStoreRequest {}
            extension NSSnapshotEventType: OptionSet {}
            extension NSStagedMigrationManager: NSObject {}
            """#)
}
