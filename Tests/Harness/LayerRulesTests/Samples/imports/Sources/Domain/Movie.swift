import Foundation
#if os(Linux)
    @preconcurrency import GRDB
#endif
import Data
