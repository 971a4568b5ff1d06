extension MarkedBody {
    /// Style sheets.
    static let stylePages = [
        MarkedBody(
            "addresses", "text/css; charset=utf-8",
            #"""
            @charset "utf-8";
            @import url("https://fonts.example.com/css?family=Lantern&api_key=«Vd4tK8xQz2Wm»");
            .logo { background: url(https://cdn.example.com/logo.png?page=2&access_token=«Rs6nH9bYc3Lf») no-repeat, url('a.png') }
            .icon { background-image: url( "data:image/svg+xml;base64,PHN2Zy8+" ); color: #471122 }

            """#),
        MarkedBody(
            "comments and texts", "text/css",
            #"""
            /* lantern.css, password: «Jw7vG3mTx9Kq» */
            .note::before { content: "password: «Zc2hR6sNd8By»"; } .note::after { content: "\201C \"token\" \f04711" }
            /* api_key=«Lt5xW1qVk7Hg» */ a{color:red}/**/

            """#),
        MarkedBody(
            "selectors", "text/css",
            #"""
            input[type=password], input[name="password"]:focus, .token > .secret, #session-4711ab { border: 1px solid #c0ffee; margin: 0 -1px }
            @media (min-width: 40em) and (hover) { .password:not(.token) { width: calc(100% - 2 * var(--token-gap)) } }

            """#),
        MarkedBody(
            "custom properties", "text/css",
            #"""
            :root { --token-color: #1a2b3c4d; --password-width: 12rem; --secret: var(--token-color, rgb(1 2 3 / 40%)); --key: "a\"b" }
            .token { animation: secret 2s ease-in-out infinite; grid-template-areas: "token password" "key key" }

            """#),
        MarkedBody(
            "a minified sheet", "text/css",
            #".password-4711{color:#c0ffee;margin:0}.token>.key:hover{background:#1a2b3c}.a:after{content:"\f0e4"}@font-face{font-family:Lantern;src:url(/fonts/lantern.4711ab.woff2)format("woff2")}"#
        ),
        MarkedBody(
            "styles in a page", "text/html",
            #"""
            <style media="print">/* token: «Nk8cY4wFb6Xs» */ p > b { content: "</b>"; background: url(/a?api_key=«Gm3zT9vRj5Lq») }</style>
            <p style="background: url('/b.png?access_token=«Qh7xD1kWn4Cv»')" class='password token'>Text</p>
            """#),
    ]
}
