extension ShapeExamples {
    /// Mail, chat, calls and push notifications.
    static let messages = #"""
        Agora | token | 007eJx·BZmsqJldmTcyJpAE7XvUE0aeTmpESNB·CrmhlDwc/7sM1huNyvZsKDAcv5f/0FOB | 007eJx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Brevo | key | xsmtpsib-·8e79512cf0dc60137bdddb75fbbf00ba·999a82662555a1ea8b9635af5c844bd9·-·2m9mjg64·d1xMmSIw | xxsmtpsib-·88ada3da74adfd9ee68d8878dc0e1b9d·f775c7cc8cfad32cff4a9115fe4a41c4·-·XEp9WVow·PrxOZ08u
        Courier | key | pk_prod_·2D4H2GKYM2IB3G·LEABEHZRKCWO3T | pk_prod_·L74DL0GTZUV1D·ZE5KMUT0YFX0OW
        DingTalk | webhook | oapi.dingtalk.com/rob·ot/send?access_token=·a68294bf7242b8625f4d1e2aa1cf6f18·9c1a43869948cc791735ff5caf00fbf8 | oapi.dingtalk.com/rob·ot/send?access_token=·6510edba646a98c96d6539cbb92a0e4f·*12faaa0a5a14eaec17d4f28a8125e89
        Discord | token | Nj·nJc_MHDhL2Ha·eZIwVxzLBYJ3a·.·wEJaMZ·.·jASUUhx0LgMyCFG·CPL9k0aODJix_3A | Nj·06vqSDuMzhta·Tczv-_bkQ_UT7·.·Xh9abp·.·xxxxxxxxxxxxx·xxxxxxxxxxxxxx
        Discord | webhook | discordapp.com·/api/webhooks/·5493883416·0317326508·/·umbP-K4pfWHxkcIQI-9yrXqYE4LCn3H·wKto-68MsqwvP_frBcEBtgHlTkg-aMyh | xdiscordapp.co·m/api/webhooks/·4240060072·2615622337·/·eA8_fJ6Gu7E9c5NJJKY7YrH3q7j3zXY·HMfrwBocsZ6NgEotsEvU0YmHXcaoChpl
        Expo | push token | ExponentP·ushToken[·JmOpYxWzWam·g9zGNnlqrRdr·] | ExponentP·ushToken[·pbN2824wR·Ft-pxjYfJ7·]
        Lark | webhook | open.larksuite.com/o·pen-apis/bot/v2/hook/·1ab0d171·-·c4a7·-·bb14·-·67c6·-·a69949d03034 | open.larksuite.com/o·pen-apis/bot/v2/hook/·2e8b0782·-·c77b·-·291c·-·e861·-·60acfd*3b335
        MailerSend | token | mlsn.·JLmA376LbP2c7ZIS·CFgFqB0ma6o7hdU3S | mlsn.·xxxxxxxxxxxxxxx·xxxxxxxxxxxxxxx
        Mailgun | key | pubkey-·3440de004c2a2e10·7310726b37ab5fc8 | xpubkey-·9c9cd2f0284e2e95·03a22bf3c8b1ccad
        Mailgun | key | 3a3b14b9bc76d7f4·b5306d790edee293·-·2ff72b2a·-·2d226985 | 25d55378ebb0ead·556a8d715e481f48·-·69a65004·-·4fccd982
        Microsoft Teams | webhook | .webhook.office·.com/webhookb2/·a83c10c9·-·d735·-·606e·-·f2c1·-·3fb5b13a5fec·@·152a46a3·-·d979·-·c443·-·868d·-·cf7f9252df2f·/Incomin·gWebhook/·e612299863749d05·ce9f3d449e8f11c1·/·a1f23a10·-·a795·-·ea8e·-·07ad·-·a1e679b79360·/·QOSGJ7-VWhOdr6zPXgoCz·dCdTF8K0Ryhm3LxzJqo5Up | .webhook.office·.com/webhookb2/·*f7f64bd·-·52b9·-·5817·-·c5a5·-·a11f8378bd1c·@·c05a3f23·-·ccfd·-·31cb·-·a899·-·0645efe3a5db·/Incomin·gWebhook/·4145970f95daf635·f5793f5a0f73f175·/·9df45dca·-·9fac·-·6f95·-·7482·-·524f71c2fcc7·/·BQZDajI7kPLm2say3Y5Sn·p3DeSsy46_XOfg5tq8cQTp
        Microsoft Teams | webhook | outlook.offic·e.com/webhook/·07a4ce4b·-·3f73·-·7346·-·bce6·-·6df345119db0·@·b9d3c7c6·-·8495·-·aeea·-·f803·-·bd1dece06370·/Incomin·gWebhook/·e27d54f49b3e21c1·f3b2c1a2ce9ea956·/·f0c4bde2·-·18e3·-·fcb4·-·2e28·-·cc97af52e5f7 | outlook.offic·e.com/webhook/·aebaba61·-·e118·-·c23b·-·009f·-·eb2202a0658a·@·32afa151·-·9e64·-·487e·-·d04f·-·bb9dfb34e870·/Incomin·gWebhook/·0000000000000000·0000000000000000·/·e59fd5a3·-·09b0·-·5f20·-·f470·-·33d31c3c7a88
        OneSignal | key | os_v2_org_·kwczgr4ltfntradnypl2xdst7ezjwl2k7pzyt2zty42oqgxdsnz·k2ayhcnjioojuic3iapqwi4jqevrzwi2zk5alpn5ccm3ybwbypbs | xos_v2_org_·nzxxhk63bdfvbgyovbvli3v3sdzixclnfiy6uvw73qcagga4naf·6eqciyncipxrq2raeretkwxew7adv7klwaimccj5ti2vjvbzpvss
        PubNub | key | pub-c-·61b4ee8a·-·0b8b·-·c2b8·-·4c84·-·6bd6dff98c52 | pub-c-·eda8c5c9·-·952a·-·1bd6·-·9fd3·-·847abe415f3
        PubNub | secret key | sec-c-·mTMu3LTCxIeTSZJm3FGzGGdQ·cTahoWDYiLpBs0JOj7klwujO | sec-c-·3h/Cu2JP7OIMDeOKX5WJT5Np·*vsIQYhqF2coUpJ92RAqE7HL
        Resend | key | re_·8R2CipNo·_·GmZi9IaMC26L·z8RwVWICVRGP | re_·M35o7eF4·_·xxxxxxxxxxxx·xxxxxxxxxxxx
        SendGrid | key | SG.·RCxX6xF4z·-N-VTeEPdU·.·op9Y7IlqdbILUb5k·fALTdqreW9JQYVmxm | xSG.·xRo1em_JB·0C-Zdd6m4W·.·jGPQPMstHhUgsvoH·fiEWqZaTwPK_5f8Rc
        Slack | token | xapp-·fWLKXk·YLT7uCy | xapp-·fpkrE1T45
        Slack | token | xoxp-·kRi-b_·bksn1o4 | xoxp-·SVMbj*l7sN
        Slack | token | xoxd-·sKLPMilpiA9rKnD5W6mpMtzVy8Ycn1YO91Ehvi1lnyrNlY·xs8gteXNbTyXw0DTQyVbtb8OSerAvspJy3xIlCVWXEHdXCC | xoxd-·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Slack | token | xoxe.xoxp-·yP5Jtk02OVqiW6WmQlDxFDXdD40llfdRK81PKKMPg9wMLl3NCeK·co8kDm8smwTBwr4TQHzv_L6U5R9yDbi0U1P6PS4JVSpu7UpwQV9D | xoxe.xoxp-·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Slack | webhook | hooks.slack.·com/services/·TFEB4v91bdf·/·p2X0UZwrSDq·/·xURt5vWOcel·XydnVPinIxnK | hooks.slack.·com/services/·n0d0k81bQv9·/·eCwfZbQuAkh·/·6dP0yBFl7·GytnZu1VeW
        Slack | webhook | hooks.slack.·com/triggers/·6T6j40zXM3B·/·178730·3656337·/·b5d761e8781b7aa1·32222b1472c30b4b | hooks.slack.·com/triggers/·TXGLBBOJ5jT·/·717981·0950609·/·3d8ff1b4e69a2ac6·*9357fafa263be62
        Slack | webhook | hooks.slack.c·om/workflows/·eXphKBDTeJs·/·dySJX8TiFOc·/·941534935·359650879·/·nkI3AfEAMV4·UY80pWWBCOZv | hooks.slack.c·om/workflows/·Ne4PUi1ls9F·/·ThVfPXoXKDQ·/·714437394·661990661·/·xxxxxxxxxx·xxxxxxxxxx
        Telegram | token | /bot·5430196565·:·cZWsx5NsBXkuGouVJ·NVbztQaRRgae9xk9s1 | /bot·5530455216·:·I3jAmPWCuZhMvd25b·mggWS7AXS-I5ovZWt
        Telegram | token | 2125330432·:AA·iItJgEMMnq397KZV·-XxH71xIHESxuTXdV | 6205346769·:AA·Bbti2vq0AJMxRwpZ·1PforSjd5S_ChmQO
        Telnyx | key | KEY·a8482048d018197c·a887f4676e345530·_·rZ9BIOMJb4p·SnZssiiLgPD | KEY·e6aed9c9f549dac9·*d0567a5da89eec0·_·WpaMLigJcEZ·7JCalJ69hcm
        Twilio | key | SK·0e235fad7ae423f3·33ca55b4727a0149 | SK·0000000000000000·0000000000000000
        WeCom | webhook | qyapi.weixin.qq.com/cg·i-bin/webhook/send?key=·f181ce9c·-·0ca5·-·012a·-·71b5·-·daef8bce76f0 | xqyapi.weixin.qq.com/cg·i-bin/webhook/send?key=·a8402bda·-·ad9d·-·93f3·-·0558·-·d409ac9c873d
        """#
}
