/// Names that mark the value of a parameter as a secret, in addition to those of members.
extension SecretFieldNames {
    /// Names that are words of everyday language elsewhere, and the parameters of signed addresses.
    ///
    /// The other parameters of a signed address are not secret: its expiry, its permissions, the id of its key.
    ///
    /// Sources: the documentation of signed addresses of Amazon S3 and CloudFront, Google Cloud Storage, Azure Storage, Alibaba Cloud OSS,
    /// Tencent Cloud COS (`q-ak`, `q-signature`), and of the tokens of Akamai (`hdnea`, `hdnts`, `hdntl`, `__gda__`).
    static func addParameters(to rules: inout NameRules) {
        rules.add(
            ["code", "gda", "hdnea", "hdntl", "hdnts", "key", "policy", "pw", "qak", "session", "sign", "ticket", "userkey"],
            after: .onlyWhole, .parameter)
        rules.add(["signature"], after: .anything, .parameter)
        rules.add(["sig"], after: .words(except: []), .parameter)
        rules.add(["sign"], after: .one(of: ["api", "app", "data", "request", "x"]), .parameter)
    }
}
