internal import ContractTesting
internal import VerifyCommands

VerifyTool.main { [ResponseType]() }
