import Domain
import struct GRDB.Row
