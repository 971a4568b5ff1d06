// The public API takes and returns values of these modules, so that its users need no second import.
@_exported public import HTTPMessages
@_exported public import Recordings
