import Foundation

/// An object that can be set up where it is made.
public protocol Then: AnyObject {}

extension Then {
    /// Calls a closure with the object and returns the object.
    @discardableResult
    public func then(_ setUp: (Self) -> Void) -> Self {
        setUp(self)
        return self
    }
}

extension NSObject: Then {}
