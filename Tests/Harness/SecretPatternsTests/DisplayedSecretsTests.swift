import Testing

/// Values that a page shows beside their name.
@Suite("Secrets that pages show")
struct DisplayedSecretsTests {
    @Test(arguments: [
        ("<p>Password: <b>tok4711abc</b></p>", "<p>Password: <b>[PASSWORD]</b></p>"),
        ("<p>Your new password is <code>tok4711abc</code>.</p>", "<p>Your new password is <code>[YOUR_NEW_PASSWORD]</code>.</p>"),
        ("<b>API key:</b> tok4711abc.<br>Thank you", "<b>API key:</b> [API_KEY].<br>Thank you"),
        ("<strong>API key</strong>: tok4711abc", "<strong>API key</strong>: [API_KEY]"),
        ("<p>Token:<br/>\n<tt>tok4711abc</tt>", "<p>Token:<br/>\n<tt>[TOKEN]</tt>"),
        ("<p>Token:</p><pre>tok4711abc\n</pre>", "<p>Token:</p><pre>[TOKEN]\n</pre>"),
        ("<tr><td>Password</td>\n<td>tok4711abc</td></tr>", "<tr><td>Password</td>\n<td>[PASSWORD]</td></tr>"),
        (
            "<tr><th scope=row>API key</th><td class='a'><code>tok4711abc</code></td></tr>",
            "<tr><th scope=row>API key</th><td class='a'><code>[API_KEY]</code></td></tr>"
        ),
        ("<TD><B>PIN</B></TD><TD>471122</TD>", "<TD><B>PIN</B></TD><TD>[PIN]</TD>"),
        (
            "<dl><dt>Client secret</dt><dd>tok4711abc</dd><dt>Plan</dt><dd>free2024plan</dd></dl>",
            "<dl><dt>Client secret</dt><dd>[CLIENT_SECRET]</dd><dt>Plan</dt><dd>free2024plan</dd></dl>"
        ),
        (
            "<div class=name>Access token</div>\n<div class=value>tok4711abc</div>",
            "<div class=name>Access token</div>\n<div class=value>[ACCESS_TOKEN]</div>"
        ),
        ("<label>API key</label><output>tok4711abc</output>", "<label>API key</label><output>[API_KEY]</output>"),
        (
            "<table><tr><th>User<th>API key<tbody><tr><td>ines<td>tok4711abc<tr><td>mara<td>tok4711abd</table>",
            "<table><tr><th>User<th>API key<tbody><tr><td>ines<td>[API_KEY]<tr><td>mara<td>[API_KEY]</table>"
        ),
        ("<td>Password</td><!-- new --><td>tok4711abc</td>", "<td>Password</td><!-- new --><td>[PASSWORD]</td>"),
        ("Password: <b>tok4711abc", "Password: <b>[PASSWORD]"),
        (#"{"html":"<td>Password<\/td><td>tok4711abc<\/td>"}"#, #"{"html":"<td>Password<\/td><td>[PASSWORD]<\/td>"}"#),
    ])
    func findsSecrets(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(arguments: [
        ("<!-- build 17, password: sun-moon -->", "<!-- build 17, password: [PASSWORD] -->"),
        ("<!--\npassword: sun-moon -->\n", "<!--\npassword: [PASSWORD] -->\n"),
        ("/* a.css, token: sun-moon */ a{b:c}", "/* a.css, token: [TOKEN] */ a{b:c}"),
        ("password: sun*/moon-->x\n", "password: [PASSWORD]\n"),
    ])
    func findsSecretsInComments(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(arguments: [
        ("\u{FEFF}shop.token: sun-moon\n", "\u{FEFF}shop.token: [SHOP_TOKEN]\n"),
        ("\u{FEFF}access_token,id\nsun-moon,17\n", "\u{FEFF}access_token,id\n[ACCESS_TOKEN],17\n"),
        ("\u{FEFF}token=sun-moon", "\u{FEFF}token=[TOKEN]"),
    ])
    func findsSecretsBehindAByteOrderMark(_ text: String, _ expected: String) {
        #expect(marked(text) == expected)
    }

    @Test(arguments: [
        "<p>Password: <b>required</b></p>", "<p>Password: <em>at least 8 characters</em></p>", "<p>Token: <a href=a>renew2024now</a></p>",
        "<tr><td>Password</td><td>********</td></tr>", "<tr><td>token</td><td>string</td><td>abcd1234ef</td></tr>",
        "<tr><th>Token</th><th>sha256sums</th></tr>", "<tr><td>Token</td></tr><tr><td>tok4711abc</td></tr>",
        "<li>Password</li><li>tok4711abc</li>", "<option>Password</option><option>oauth2flow</option>",
        "<h2>Password</h2><p>tok4711abc</p>", "<b>Password</b><button>tok4711abc</button>", "<b>Passwords and tok4711abc</b>",
        "<tr><th>Token<th>Count<tr><td>{{TOKEN}}<td>tok4711abc</table>", "<table><tr><th>Token</table><table><tr><td>tok4711abc</table>",
        #"e="<b>Password:</b>"+t.pass2word+"<br>";"#, "`<td>Token</td><td>${user.token2}</td>`", "<td>Max tokens</td><td>4096tokens</td>",
        "<td>Password</td><td>https://shop.example.com/reset2</td>", "<p>Forgot the password? <b>tok4711abc</b></p>",
        "<td>PIN</td><td>4</td>", "<td>Password</td><td>2026-11-22T10:00:00Z</td>",
    ])
    func keepsTexts(_ text: String) {
        #expect(marked(text) == text)
    }
}
