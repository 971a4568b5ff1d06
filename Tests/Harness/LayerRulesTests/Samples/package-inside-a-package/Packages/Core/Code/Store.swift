/// Used by apps.
public struct Store {}
struct Hidden {}
