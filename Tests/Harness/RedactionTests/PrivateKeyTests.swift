import Redaction
import Testing

/// Private keys of programs that make them: the heads are real, the bytes are made up.
@Suite("Redaction: private keys")
struct PrivateKeyTests {
    private static let lines =
        "MIIBVgIBADANBgkqhkiG9w0BAQEFAASCAUAwggE8AgEAAkEAq7BFUpkGp3+LQmlQ\nYx2eqzDV+xeG8kx/sQFV18S5JhzGeIJNA72wSeukEPojtqUyX2J0CciPBh7eqCLQ"

    private static func pem(_ label: String, _ fields: String = "", dashes: String = "-----") -> String {
        dashes.count == 4
            ? "---- BEGIN \(label) ----\n\(fields)\(lines)\n---- END \(label) ----"
            : "-----BEGIN \(label)-----\n\(fields)\(lines)\n-----END \(label)-----"
    }

    private static func putty(_ version: Int, _ end: String) -> String {
        """
        PuTTY-User-Key-File-\(version): ssh-ed25519
        Encryption: aes256-cbc
        Comment: eddsa-key of "ines" (2026-11-26) <ines@a.example>
        Public-Lines: 2
        AAAAC3NzaC1lZDI1NTE5AAAAIHJhbmRvbSBieXRlcyBhcmUgbm90IGEga2V5IGF0
        IGFsbA==
        Key-Derivation: Argon2id
        Argon2-Salt: 2d8fbb6f5ab8ac6d8a5cc3d9a1b7c0e4
        Private-Lines: 1
        AAAAIG1hZGUgdXAgYnl0ZXMsIHRoYXQgYXJlIG5vdCBhIGtleQ==
        \(end): 2d8fbb6f5ab8ac6d8a5cc3d9a1b7c0e42d8fbb6f5ab8ac6d8a5cc3d9a1b7c0e4
        """
    }

    static let keys = [
        pem("RSA PRIVATE KEY", "Proc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,BF2CB8E0B284EB12EE5700C8AB26608A\n\n"),
        pem("EC PRIVATE KEY", "Proc-Type: 4,ENCRYPTED\nDEK-Info: DES-EDE3-CBC,BF2CB8E0B284EB12\n\n").replacing("\n", with: "\r\n"),
        pem("ENCRYPTED PRIVATE KEY"), pem("OPENSSH PRIVATE KEY"), pem("PRIVATE KEY"),
        pem("PGP PRIVATE KEY BLOCK", "Version: GnuPG v2.2.40 (GNU/Linux)\nComment: \"of Ines\" <ines@a.example>\n\n"),
        pem("SSH2 ENCRYPTED PRIVATE KEY", "Comment: \"rsa-key-20261126\"\n", dashes: "----"),
        putty(2, "Private-MAC"), putty(3, "Private-MAC"), putty(2, "Private-Hash"),
    ]

    @Test(arguments: keys) func replacesTheWholeKey(_ key: String) throws {
        #expect(try redacted("before\n\(key)\nafter") == "before\n{{PRIVATE_KEY}}\nafter")
        let escaped = key.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\r", with: "\\r").replacing(
            "\n", with: "\\n")
        // A quotation mark in a comment may end the string, so that two readings of the text find two keys, of which the longer one counts.
        #expect(try unnumbered("{\"k\":\"\(escaped)\",\"n\":1}") == #"{"k":"{{PRIVATE_KEY}}","n":1}"#)
        let twice = escaped.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        #expect(try unnumbered("{\"m\":\"{\\\"k\\\":\\\"\(twice)\\\"}\"}") == #"{"m":"{\"k\":\"{{PRIVATE_KEY}}\"}"}"#)
    }

    /// Returns a text without its secrets and without the numbers of their names.
    private func unnumbered(_ text: String) throws -> String { try redacted(text).replacing(#/PRIVATE_KEY_[2-9]/#, with: "PRIVATE_KEY") }

    /// In a variable of a shell, the line breaks are often blanks.
    @Test func replacesKeysInOneLine() throws {
        let key = Self.keys[0].replacing("\n", with: " ")
        #expect(try redacted("KEY='\(key)' make") == "KEY='{{PRIVATE_KEY}}' make")
    }

    @Test func endsAKeyThatIsCutShort() throws {
        let key = #"{"k":"-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,BF2C\n\nMIIBVg","z":{"a":"b-c"}}"#
        #expect(try redacted(key) == #"{"k":"{{PRIVATE_KEY}}","z":{"a":"b-c"}}"#)
        #expect(try redacted(#"{"k":"PuTTY-User-Key-File-3: ssh-rsa","n":1}"#) == #"{"k":"{{PRIVATE_KEY}}","n":1}"#)
    }

    @Test(arguments: [
        "-----BEGIN CERTIFICATE-----\nMIIBVg==\n-----END CERTIFICATE-----", "PuTTY-User-Key files have Private-Lines: and Private-MAC:",
        "-----BEGIN PUBLIC KEY-----\nMIIBVg==\n-----END PUBLIC KEY-----\n-----BEGIN", "---- BEGIN SSH2 PUBLIC KEY ----\nAAAA\n---- END",
    ])
    func keepsWhatIsPublic(_ text: String) throws {
        #expect(try redacted(text) == text)
    }

    /// One key ends before the next begins.
    @Test func separatesKeys() throws {
        let text = Self.keys.prefix(2).joined(separator: "\n\n")
        #expect(try redacted(text).split(separator: "\n") == ["{{PRIVATE_KEY}}", "{{PRIVATE_KEY_2}}"])
    }
}
