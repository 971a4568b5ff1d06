import GRDB

struct Store {}
