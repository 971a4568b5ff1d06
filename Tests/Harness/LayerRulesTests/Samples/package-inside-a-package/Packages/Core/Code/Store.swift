/// What apps use.
public struct Store {}
struct Hidden {}
