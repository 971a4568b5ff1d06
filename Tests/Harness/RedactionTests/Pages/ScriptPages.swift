extension MarkedBody {
    /// Programs of pages.
    static let scriptPages = [
        MarkedBody(
            "declarations", "text/javascript",
            #"""
            'use strict';
            const API_KEY = "«Zm4tQ9xWk2Rv7Lh»", page = 2;
            let accessToken = '«Hc8nY3bGd6Js1Fp»';
            var settings = { "client_secret": "«Vx5wT7qMz9Kr»", id: 17, password: '«Bk2sL6hCn4Wy»', nested: { page: page } };
            export default settings;

            """#),
        MarkedBody(
            "a minified program", "application/javascript",
            #"!function(e,t){"use strict";e.fetch||(e.fetch=t)}(self,function(e,t){return t=t||{},new Promise(function(n,r){var o=new XMLHttpRequest,i=e.credentials;o.withCredentials="include"===i,"omit"===i&&(o.withCredentials=!1);this.credentials=t.credentials,e.headers||(e.headers={});fetch(u,{credentials:"omit"}),fetch(u,{credentials:"same-origin",token:i})})});"#
        ),
        MarkedBody(
            "a minified program with a key", "application/javascript",
            #"(()=>{var e={apiKey:"«Gt7kX3vNq9Zb5Mw»",authDomain:"lantern.example.com",projectId:"lantern"},t=e.token,n=/["'`]/g,r=1/2;t&&(e.password=t.replace(n,"")),i({...e,session:r})})();"#
        ),
        MarkedBody(
            "regular expressions", "text/javascript",
            #"""
            const re = /password=["']([^"'\/]+)["']/gi, parts = text.split(/[/"]+/);
            if (/token: \w+/.test(text)) found = re.exec(text)[1] / 2;
            const key = { apiKey: "«Dw6hR8cYs2Lt4Jz»" }; x = a / b / "c".length; y = f(a) / 3; z = [1] / 2 // "
            return /`\${/.test(z)

            """#),
        MarkedBody(
            "templates", "text/javascript",
            #"""
            const url = `https://api.example.com/v1/${page}?token=${token}&api_key=«Qn5xV9mKf3Wb»&page=${page + 1}`;
            const body = `{"password": "${form.password}", "page": ${`${n}`}}`; const password = `«Ts8zH4gLc7Rk»`;
            log(`token: ${token.slice(0, 4)}…`, tag`secret ${1}`);

            """#),
        MarkedBody(
            "stores and members", "text/javascript",
            #"""
            localStorage.setItem("access_token", "«Mv3wJ7tXq1Yd9Bh»"); localStorage.setItem('page', "2");
            cfg["api_key"] = "«Cz6nP2kGs8Fv4Lr»"; cfg['page'] = 'two'; this.#token = null; delete cfg.token;
            document.cookie = "session_token=«Xh9qW5bRt3Km»; path=/; max-age=60";

            """#),
        MarkedBody(
            "requests", "text/javascript",
            #"""
            fetch("/items?page=2", { method: "POST", headers: { Authorization: "«Bearer Lk4vC8yZn6Tq2Ws»", "X-Api-Key": '«Jf7xH3mGd1Rb»' }, credentials: "include" });
            $.ajax({ url: "https://api.example.com/?access_token=«Yt5sQ9wVk7Nc»&sort=up", data: { token: token } });

            """#),
        MarkedBody(
            "JSON in a string", "text/javascript",
            #"""
            const state = JSON.parse('{"user":{"token":"«Wr2bX6hLm9Gz»","name":"O\'Neil"},"page":2}');
            window.__STATE__ = "{\"password\":\"«Kc8tV4nYf3Js»\",\"page\":2}";

            """#),
        MarkedBody(
            "comments", "text/javascript",
            #"""
            /*! lantern.js v4.7.11 | MIT */
            // password: «Fq3mZ7xTd5Hw»
            /* api_key=«Bn9kR2vWc6Ls8Gy» */ start(/* token */ token); // don't stop
            //# sourceMappingURL=lantern.js.map

            """#),
        MarkedBody(
            "classes and modules", "text/javascript",
            #"""
            import { token as t, password } from "./auth.js";
            class Login extends Base { static token = null; #password; get token() { return this.#password ?? super.token }
              async send({ password, token = "" } = {}) { const { apiKey, ...rest } = await load(); this.token = token; return { password, apiKey, token: rest.token } } }
            label: for (const secret of secrets) { if (!secret) continue label; else yield_(secret) }

            """#),
        MarkedBody(
            "texts of a program", "text/javascript",
            #"""
            const texts = { password_label: "Password", forgot_password: "Forgot your password?", token_title: "Token", "password.short": "The password is too short." };
            const types = ["password", "token"], input = document.querySelector('input[name="password"]')?.value;
            switch (kind) { case "secret": return "token"; default: throw new Error("no token: " + kind) }

            """#),
        MarkedBody(
            "rows of a page in a program", "text/javascript",
            #"""
            out = "<tr><td>Password</td><td>" + user.pass2word + "</td></tr>"; out += '<input name="token" value="' + token + '">';
            const html = "<dl><dt>API key</dt><dd>«Hx7wM3qTz9Vk»</dd></dl>";

            """#),
    ]
}
