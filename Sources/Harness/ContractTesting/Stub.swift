enum PlaceholderContractTesting {}
