import SwiftParser
import SwiftSyntax
import ClosedYAML
