/// Source: the headers and interfaces of iOS 17.0.
extension SDKModule {
    static let contactsUI = SDKModule(
        name: "ContactsUI", exports: ["Contacts", "UIKit"],
        declarations: #"""
            extension CNContactPickerDelegate: NSObjectProtocol {}
            extension CNContactPickerViewController: UIViewController {
                var displayedPropertyKeys: [String]?; var delegate: (any CNContactPickerDelegate)?
                var predicateForEnablingContact: NSPredicate?; var predicateForSelectionOfContact: NSPredicate?
                var predicateForSelectionOfProperty: NSPredicate?
            }
            extension CNContactViewController: UIViewController {
                var contact: CNContact; var displayedPropertyKeys: [Any]?; var delegate: (any CNContactViewControllerDelegate)?
                var contactStore: CNContactStore?; var parentGroup: CNGroup?; var parentContainer: CNContainer?
                var alternateName: String?; var message: String?; var allowsEditing: Bool; var allowsActions: Bool
                var shouldShowLinkedContacts: Bool
            }
            extension CNContactViewControllerDelegate: NSObjectProtocol {}
            extension CNMutableContact {}
            """#)
}
