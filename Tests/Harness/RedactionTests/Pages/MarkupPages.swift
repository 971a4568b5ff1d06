extension MarkedBody {
    /// Pages of HTML, small ones as a server has them.
    static let markupPages = [
        MarkedBody(
            "a login form", "text/html; charset=utf-8",
            #"""
            <!DOCTYPE html>
            <html lang="en"><head><title>Log in &ndash; Lantern Shop</title></head>
            <body><form action="/login" method=post>
              <input type="hidden" name="csrf_token" value="«Rk4tZ8mQ2xLw7vHc»">
              <input value='«Pw9sB3nYd6Tg1kXj»' type='hidden' name='authenticity_token'/>
              <input name=session_token type=hidden value=«Vt5rC2yMh8Bq4wNz»>
              <label for="password">Password</label> <input id=password type=password name=password placeholder="Password">
              <button type="submit">Log in</button> <a href="/password/reset?lang=en">Forgot your password?</a>
            </form></body></html>
            """#),
        MarkedBody(
            "meta elements", "text/html",
            #"""
            <head><meta charset=utf-8><META CONTENT="«Hd7wQ3kTz9Lm2vRp»" NAME="csrf-token"><meta name="csrf-param" content="authenticity_token">
            <meta name='viewport' content='width=device-width, initial-scale=1'><meta content=«Jn4xG8cVb1Ys6tFq» name=api-key>
            <meta property="og:title" content="A token of &quot;thanks&quot;"></head><body>Nothing</body>
            """#),
        MarkedBody(
            "a table of names and values", "text/html",
            #"""
            <table class="account"><caption>Your account</caption>
            <tr><th scope="row">User</th><td>ines</td></tr>
            <tr><th scope="row">Password</th><td>«Gx3vL9mWt5Rk»</td></tr>
            <tr><td>API key</td>
                <td><code>«Zq8nC4yHb2Dw7sJf»</code></td></tr>
            <tr><td>Plan</td><td>Free &amp; easy</td></tr></table>
            """#),
        MarkedBody(
            "a table with a head", "text/html",
            #"""
            <table><thead><tr><th>User</th><th>Access token</th><th>Added</th></tr></thead><tbody>
            <tr><td>ines</td><td>«Fm2kX7wTz4Vb9Lq»</td><td>2026-11-22</td></tr>
            <tr><td>mara</td><td>«Nc6yR1hGd8Pj3Ws»</td><td>2026-11-23</td></tr></tbody></table>
            """#),
        MarkedBody(
            "a list of terms", "text/html",
            "<dl>\n<dt>Client ID</dt>\n<dd>lantern-shop</dd>\n<dt>Client secret</dt>\n<dd>«Wb5tQ9xKm3Zr7Vc»</dd>\n<dt>Scope<dd>read write\n</dl>\n"
        ),
        MarkedBody(
            "a letter", "text/html",
            #"""
            <p>Hello Ines,</p><p>Your temporary password is <strong>«Ld8sH2vYn6Gk»</strong>. Please change it.</p>
            <p>Password: <b>«Ty4wJ9cBm1Xq»</b><br>PIN: <b>«471122»</b></p><p><em>API key:</em> «Qz7kD3rFh5Np8Vt».<br/>Thank you &amp; good bye</p>
            """#),
        MarkedBody(
            "attributes of data and events", "text/html",
            #"""
            <div id="app" data-api-key="«Xv2mC8tLw4Rz6Hk»" data-user='ines' onclick="show('password')" style="color: red" data-token-type=bearer>
            <button data-clipboard-text="Copy" data-access-token="«Bn9qY3sGj7Wd1Fp»" disabled>Copy the token</button></div>
            """#),
        MarkedBody(
            "scripts and data in a page", "text/html",
            #"""
            <!doctype html><script>
              window.config = { apiKey: "«Kp4xT7bVz1Mn9Qs»", region: 'eu', debug: false }; // the key of the shop
              if (a < b && c > d) { window.config.password = '«Rw6yH2cLk8Jd»' }
            </script>
            <script type="application/json" id="state">{"user":{"id":17,"accessToken":"«Gt3vN8zXq5Fb7Wm»"},"page":2,"html":"<b>&lt;</b>"}</script>
            <script src="/js/app.js?v=4711" integrity="sha384-oqVuAfXRKap7fdgcCY5uykM6R9GhKyWPsvAw1fE0cXbRq" crossorigin="anonymous" async></script>
            <noscript><img src="/pixel.gif?token_type=none" alt=""></noscript>
            """#),
        MarkedBody(
            "linked data", "text/html",
            #"""
            <script type="application/ld+json">
            {"@context": "https://schema.org", "@type": "WebSite", "url": "https://shop.example.com/",
             "potentialAction": {"@type": "SearchAction", "target": "https://shop.example.com/search?q={q}&api_key=«Dm5wZ9kRt2Yx»", "query-input": "required name=q"},
             "identifier": {"password": "«Vj7cQ4hLs8Bn»", "pin": "«471177»"}}
            </script><h1>Lantern Shop</h1>
            """#),
        MarkedBody(
            "templates", "text/html",
            #"""
            <template id="row"><tr><td>{{ user.name }}</td><td>{{ user.token }}</td></tr></template>
            <script type="text/x-template" id="login"><input name="password" :value="form.password" v-model="token"><b>{{{ apiKey }}}</b></script>
            <p th:text="${session.token}">token</p><p><%= user.password %></p><slot name="token"></slot>
            """#),
        MarkedBody(
            "comments", "text/html",
            #"""
            <!-- build 4711, password: «Hs3tX9mKq6Wv» -->
            <!--[if lt IE 9]><script src="html5.js"></script><![endif]--><p>The text</p><!-- token=«Zb8nL2yGd5Rc7Jf» --><!---->
            <p>More<!-- <input name="api_key" value="«Pk4wV7tCz1Hx9Mq»"> --></p>
            """#),
        MarkedBody(
            "references in values", "text/html",
            #"""
            <p>Fish &amp; chips &copy; 2026, 3 &lt; 4 &#8211; &#x201C;quoted&#x201D;</p>
            <input type="hidden" name="password" value="«Nf6&amp;xQ2&quot;kT9&lt;vB4»"><td>Password</td><td>«Yd3&amp;mH8wRz5s»</td>
            <a href="https://shop.example.com/items?page=2&amp;access_token=«Lq7jC1bGv9Xn»&amp;sort=up">next</a>
            """#),
        MarkedBody(
            "texts of several lines", "text/html",
            #"""
            <textarea name="token" rows="2" cols=40>«Wt5kZ8rFm2Yh6Pd»</textarea><pre>
            # shop.env
            SHOP_PAGE=2
            SHOP_API_KEY=«Jx9vN3cQs7Lb»
            client_secret = «Gr4tH6wBk1Zm»
            </pre><title>API keys</title>
            """#),
        MarkedBody(
            "markup that is not well-formed", "text/html",
            #"""
            <p>One<p>Two<ul><li>Token: <code>«Md2xY7qVt9Ks4Hc»</code><li>Three</ul><img src=a.png alt="a > b"><br></br>
            <input name="csrf_token" value="«Bz5nW8gRj3Fp6Lx»"><b><i>crossed</b></i> 1 < 2 & 3 <!bogus><?php echo 1 ?></p>
            """#),
        MarkedBody(
            "a page in a page", "text/html",
            #"<iframe title="login" srcdoc="&lt;p&gt;Welcome &amp;amp; hello&lt;/p&gt;" src="/login?session_token=«Tc7mK3vXz9Hq»"></iframe><p>Below</p>"#
        ),
        MarkedBody(
            "a page about passwords", "text/html",
            #"""
            <!DOCTYPE html><title>How to choose a password</title><h1>Passwords and tokens</h1><p>Password: at least 8 characters. A token is a text.</p>
            <table><tr><th>Token</th><th>Meaning</th></tr><tr><td>password</td><td>the password of a user</td></tr><tr><td>token</td><td>string</td></tr></table>
            <ul><li>Password</li><li>Two2Factors</li></ul><select><option>Password</option><option>OAuth2Login</option></select>
            <label>Password <input type="password" name="password" autocomplete="new-password"></label><a href="#token">Token</a>
            """#),
        MarkedBody(
            "XHTML", "application/xhtml+xml",
            #"""
            <?xml version="1.0" encoding="UTF-8"?>
            <html xmlns="http://www.w3.org/1999/xhtml"><head><title>Shop</title><script type="text/javascript">
            //<![CDATA[
            var token = "«Fh8sQ2yWn6Vk4Cz»"; if (1 < 2 && 3 > 2) { f(token); }
            //]]>
            </script></head><body><p class="a">Gr&#252;n</p><input type="hidden" name="api_key" value="«Rv3xJ9tLb7Gm1Dq»"/></body></html>
            """#),
        MarkedBody(
            "pictures and other letters", "text/html",
            #"""
            <svg viewBox="0 0 10 10" role="img"><title>Schlüssel</title><path d="M0 0L10 10z"/><text x="1">clé: 5</text></svg>
            <p>Пароль — ключ. 密码</p><p>Das API-Token: <kbd>«Kw6zC4hXn8Ty2Bs»</kbd></p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="é">
            """#),
    ]
}
