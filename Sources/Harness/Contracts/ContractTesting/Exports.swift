// Suites take a `Workspace`, so that their users need no second import.
@_exported public import ContractFiles
