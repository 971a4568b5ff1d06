extension SecretCorpus {
    /// Returns private keys as files have them: RFC 7468, RFC 4880 section 6.2, and the files of PuTTY.
    static func fileShapes() -> [SecretSample] {
        let pem = ["PRIVATE KEY", "RSA PRIVATE KEY", "EC PRIVATE KEY", "DSA PRIVATE KEY", "OPENSSH PRIVATE KEY", "ENCRYPTED PRIVATE KEY"]
        let plain = pem.map { label in (label, "-----BEGIN \(label)-----\n", "-----END \(label)-----\n") }
        let encrypted = ["RSA PRIVATE KEY", "EC PRIVATE KEY", "DSA PRIVATE KEY"].map { label in
            (
                "\(label), encrypted",
                "-----BEGIN \(label)-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,3B5E0D7A9C1F42688E27B4D6A0F1C395\n\n",
                "-----END \(label)-----\n"
            )
        }
        let settings = "Encryption: none\nComment: made up\nPublic-Lines: 1\n"
        let others = [
            (
                "PGP", "-----BEGIN PGP PRIVATE KEY BLOCK-----\nVersion: 2\nComment: made up\n\n",
                "=aB3d\n-----END PGP PRIVATE KEY BLOCK-----\n"
            ),
            (
                "PuTTY",
                "PuTTY-User-Key-File-2: ssh-rsa\n" + settings + "AAAAB3NzaC1yc2E=\nPrivate-Lines: 6\n",
                "Private-MAC: 0d1b9c3e5f7a2b4c6d8e0f1a3b5c7d9e0f2a4b6c\n"
            ),
            (
                "PuTTY 3",
                "PuTTY-User-Key-File-3: ssh-ed25519\n" + settings + "AAAAC3NzaC1lZDI=\nPrivate-Lines: 6\n",
                "Private-MAC: 4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d\n"
            ),
        ]
        return (plain + encrypted + others).flatMap { label, head, end in
            var random = RandomText("key file \(label)")
            let key = (0..<6).map { _ in random.text(RandomText.alphanumeric + "+/", 64) }.joined(separator: "\n")
            let json = { (text: String) in text.replacing("\n", with: "\\n") }
            return [
                file(label, head, key, "\n" + end, secret: key),
                file(
                    "\(label) in JSON", "{\"id\":17,\"file\":\"" + json(head), json(key), json("\n" + end) + "\",\"page\":2}", secret: key),
            ]
        }
    }

    private static func file(_ detail: String, _ head: String, _ key: String, _ end: String, secret: String) -> SecretSample {
        SecretSample(
            group: .knownShape, kind: "key file", detail: detail, place: .body(type: "text/plain"), text: Array((head + key + end).utf8),
            written: head.utf8.count..<(head + key).utf8.count, secret: secret)
    }
}
