/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let contacts = SDKModule(
        name: "Contacts", exports: ["Foundation"],
        declarations: #"""
            extension CNAuthorizationStatus: Hashable, RawRepresentable {}
            extension CNChangeHistoryAddContactEvent: CNChangeHistoryEvent {}
            extension CNChangeHistoryAddGroupEvent: CNChangeHistoryEvent {}
            extension CNChangeHistoryAddMemberToGroupEvent: CNChangeHistoryEvent {}
            extension CNChangeHistoryAddSubgroupToGroupEvent: CNChangeHistoryEvent {}
            extension CNChangeHistoryDeleteContactEvent: CNChangeHistoryEvent {}
            extension CNChangeHistoryDeleteGroupEvent: CNChangeHistoryEvent {}
            extension CNChangeHistoryDropEverythingEvent: CNChangeHistoryEvent {}
            extension CNChangeHistoryEvent: NSObject, NSCopying, NSSecureCoding {}
            extension CNChangeHistoryEventVisitor: NSObjectProtocol {}
            extension CNChangeHistoryFetchRequest: CNFetchRequest, NSSecureCoding {}
            extension CNChangeHistoryRemoveMemberFromGroupEvent: CNChangeHistoryEvent {}
            extension CNChangeHistoryRemoveSubgroupFromGroupEvent: CNChangeHistoryEvent {}
            extension CNChangeHistoryUpdateContactEvent: CNChangeHistoryEvent {}
            extension CNChangeHistoryUpdateGroupEvent: CNChangeHistoryEvent {}
            extension CNContact: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, NSItemProviderReading, NSItemProviderWriting,
                Identifiable {
                var identifier: String; var contactType: CNContactType; var namePrefix: String; var givenName: String
                var middleName: String; var familyName: String; var previousFamilyName: String; var nameSuffix: String
                var nickname: String; var organizationName: String; var departmentName: String; var jobTitle: String
                var phoneticGivenName: String; var phoneticMiddleName: String; var phoneticFamilyName: String
                var phoneticOrganizationName: String; var note: String; var imageData: Data?; var thumbnailImageData: Data?
                var imageDataAvailable: Bool; var phoneNumbers: [CNLabeledValue<CNPhoneNumber>]
                var emailAddresses: [CNLabeledValue<String>]; var postalAddresses: [CNLabeledValue<CNPostalAddress>]
                var urlAddresses: [CNLabeledValue<String>]; var contactRelations: [CNLabeledValue<CNContactRelation>]
                var socialProfiles: [CNLabeledValue<CNSocialProfile>]
                var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>]; var birthday: DateComponents?
                var nonGregorianBirthday: DateComponents?; var dates: [CNLabeledValue<DateComponents>]
            }
            extension CNContactDisplayNameOrder: Hashable, RawRepresentable {}
            extension CNContactFetchRequest: CNFetchRequest, NSSecureCoding {}
            extension CNContactFormatter: Formatter, NSSecureCoding {}
            extension CNContactFormatterStyle: Hashable, RawRepresentable {}
            extension CNContactProperty: NSObject, NSCopying, NSSecureCoding {}
            extension CNContactRelation: NSObject, NSCopying, NSSecureCoding {}
            extension CNContactSortOrder: Hashable, RawRepresentable {}
            extension CNContactStore: NSObject { var currentHistoryToken: Data? }
            extension CNContactType: Hashable, RawRepresentable {}
            extension CNContactVCardSerialization: NSObject {}
            extension CNContactsUserDefaults: NSObject {}
            extension CNContainer: NSObject, NSCopying, NSSecureCoding {}
            extension CNContainerType: Hashable, RawRepresentable {}
            extension CNEntityType: Hashable, RawRepresentable {}
            extension CNError {}
            extension CNErrorCode: Hashable, RawRepresentable {}
            extension CNFetchRequest: NSObject {}
            extension CNFetchResult: NSObject {}
            extension CNGroup: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {}
            extension CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding {}
            extension CNKeyDescriptor: NSObjectProtocol, NSSecureCoding, NSCopying {}
            extension CNLabeledValue: NSObject, NSCopying, NSSecureCoding {
                var identifier: String; var label: String?; var value: ValueType
            }
            extension CNMutableContact: CNContact {
                var contactType: CNContactType; var namePrefix: String; var givenName: String; var middleName: String
                var familyName: String; var previousFamilyName: String; var nameSuffix: String; var nickname: String
                var organizationName: String; var departmentName: String; var jobTitle: String; var phoneticGivenName: String
                var phoneticMiddleName: String; var phoneticFamilyName: String; var phoneticOrganizationName: String; var note: String
                var imageData: Data?; var phoneNumbers: [CNLabeledValue<CNPhoneNumber>]; var emailAddresses: [CNLabeledValue<String>]
                var postalAddresses: [CNLabeledValue<CNPostalAddress>]; var urlAddresses: [CNLabeledValue<String>]
                var contactRelations: [CNLabeledValue<CNContactRelation>]; var socialProfiles: [CNLabeledValue<CNSocialProfile>]
                var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>]; var birthday: DateComponents?
                var nonGregorianBirthday: DateComponents?; var dates: [CNLabeledValue<DateComponents>]
            }
            extension CNMutableGroup: CNGroup {}
            extension CNMutablePostalAddress: CNPostalAddress {}
            extension CNPhoneNumber: NSObject, NSCopying, NSSecureCoding { var stringValue: String }
            extension CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
                var street: String; var subLocality: String; var city: String; var subAdministrativeArea: String; var state: String
                var postalCode: String; var country: String; var isoCountryCode: String
            }
            extension CNPostalAddressFormatter: Formatter {}
            extension CNPostalAddressFormatterStyle: Hashable, RawRepresentable {}
            extension CNSaveRequest: NSObject {}
            extension CNSocialProfile: NSObject, NSCopying, NSSecureCoding {}
            extension NSString: CNKeyDescriptor {}
            """#)
}
