extension ShapeExamples {
    /// Mail, chat, calls and push notifications.
    static let messages = #"""
        Agora | token | 007eJx·do+CN5OBxlwbOzpTADar8UlbgtqqCNE·s9Sb7fCDUuewUuLH/j5JXSp7BLoc+MGb | 007eJx·bA4qjD3X4l+DqtD9l/31ys7pkDlEj·i2PhJFuTAT74GA5L6ydGcDz1SV8YAA
        Brevo | key | xsmtpsib-·47c87f7b993713f0ac9e20509ef11ccc·83c04a78d9d2dae3db6006e5a5e66354·-·SJaksSIO·VAwYvHnz | xsmtpsib-·89a919d7aee29dcd3a77912a62e59067·*89fbc6ddea1e6d11979663696bd6dd5·-·Ggf7q6cB·6PHMWMzw
        Courier | key | pk_prod_·GFHRP1T3MZJQVF·YFBPZYEPPGPVLR | pk_prod_·XXXXXXXXXXXXXX·XXXXXXXXXXXXXX
        DingTalk | webhook | oapi.dingtalk.com/rob·ot/send?access_token=·^1a401dbbab0947bd6d11c1b3c8330ea1·8380b6156432156d30d42d96cb78b8e4 | xoapi.dingtalk.com/ro·bot/send?access_token=·58b9d560f98d325c9f1acd37091ee2d4·fbdae2854cf543e043ace1e8a075d14d
        Discord | token | OD·NuD5sck_-nOE·-30-LZyqk43UQ·.·JGpirH·.·CxOAoTqndCNJIDb·H3Xi-Z48-EFE2Em | OD·G5gWGVO5sQg-·azGx7amXxBpNN·.·wdGbWc·.·tGZQzeleynM_3·v2qFgjy5aQKbB
        Discord | webhook | discordapp.com·/api/webhooks/·^4758091458·9516724677·/·hx0LgMyCFGCPL9k0aODJix_3A06vqSD·uMzhtaTczv-_bkQ_UT7Xh9abpD_FhLax | discordapp.com·/api/webhooks/·9219372805·1559187940·/·rnvLb_GRqyef2Wsn5W--sVpL3F2mao·*7rAwndOQcFZAZrGc2lbOzu2S3NZhS
        Expo | push token | ExponentP·ushToken[·^caoChplNxV3·f5ExM9OOXg7i·] | ExponentP·ushToken[·xxxxxxxxxx·xxxxxxxxxx·]
        Lark | webhook | open.larksuite.com/o·pen-apis/bot/v2/hook/·^4b7c82a0·-·13d5·-·64d6·-·8dd7·-·58ab28996390 | xopen.larksuite.com/o·pen-apis/bot/v2/hook/·d94a207f·-·68c9·-·1672·-·b4d8·-·1c7311e4f1f9
        MailerSend | token | mlsn.·LV3Po5HPQ7kWlf34·LZeFlSE2ybis8Clmz | mlsn.·YNlQHpZSOQj9ky·YHVwayPVf4Ekqse
        Mailgun | key | pubkey-·188726f441a8eac7·b32847d0c62c0201 | pubkey-·8da7f684f3b17be7·*b0ed62ed158bb88
        Mailgun | key | a892265372ecf36c·65c623b052411874·-·7cd37880·-·b0e5d2c4 | 0000000000000000·0000000000000000·-·e10fe409·-·becdda81
        Microsoft Teams | webhook | outlook.offic·e.com/webhook/·^RQ8npsN7veT1FXCrDb7q50R6d4ZJbJNZh6mqd9ztnzecGRLuxIiCqDI5zUtKGoVDR75Use01sb8g·fbpPcG6fQcumzA55cnrp9JsOnMsWhvdKByiAhg1pCW75sfEBrKK9UyiZiKneRt9LBuWrYK5gP07eT | xoutlook.offic·e.com/webhook/·J2CBqMxD6eUZCpjNeeUumCRtxxvU8ZX0B6T5kQUOKcEigD2KIZJSUnzYaehcpEDn8xC1DQJYPUBy·1xDbQOzqeqcvkqlvoc3l05lzRI91IPrsTI5Rd6tZKqua6uMigl8M7IRDk7n28nIinEoecrfuLXR9m
        OneSignal | key | os_v2_app_·jjs4r6cdycud6egvcauptk5uq4apv2vd5notwothma2z3vwd745·izgndrz5imtrgtg3uexa2rilbxqrwnmc4mbzzav6szcqrwq2uwgq | os_v2_app_·gx7swcyunb2kozr76ys4uuz2bjxyy2whlypl442qz4g754uh5hj·4lydwi4e3p2a7dg7zwmpv6ggdyyyk2feerxxjdfqgmr2egf3nan
        PubNub | key | sub-c-·bd5f3500·-·155f·-·164b·-·4565·-·51312694f70c | sub-c-·0763b358·-·cad2·-·4459·-·3980·-·758883*62fe2
        PubNub | secret key | sec-c-·j4hnBv2ZBnQEZoflZmtAe/nG·1+se/4vkAQ/ikTOECYEOrZAn | sec-c-·xxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxx
        PubNub | token | p0F2·Hf7rffBfGj6gMpSGzqUfH6lEDEGCYtP301itl28-uoH6Hg41-Z-gNX5nvZAl·zv85BGzBKt8fs5OiB54qAhm5BUsB3b_cz2VsNKTgnDesq8Srd0s6ty4jwiVm | p0F2·vFgHTk3jVXuw8jGyJsZl_O0vkmrKJt·fg8DDd-BSR6XWQz1yaGH25D3EWziPE
        Resend | key | re_·pfIIjVqU·_·zTmhRqw92Yfd·0QGfXvpuvm02 | xre_·Xx1HEVVw·_·jQoNMMeIaFCU·pcpr3z0BlUcb
        SendGrid | key | SG.·lGSgOvbiixk1oO-rHfQrYBmeYo6z5VM·SbrPTSEMRSDE9bFdnGNZ9LvMwxdIdg8m | SG.·ymLxbbBd482hUziB9sqdl2jSJ9IsH·fNQSyp-58oJ_lS57YV_O-qDY99aHt5
        Slack | token | xapp-·9HzPJg·ROlX0mu | xapp-·rW45p*N3J3
        Slack | token | xoxa-·uKywQz·08z9DlI | xoxa-·xxxxxxxxxx
        Slack | token | xoxd-·EDrfuArNbbT4DmBETH2rKmLFSuGUSxz8AeUjC6TerzREwV·BsPQFsi4nphy5tXc06qg7mUaTlQTzwkncgNPd0nN5v1duFW | xxoxd-·YeHP8g0PDXVADkzBskk2VLNkV2Mdm9Gus0WIzv0lkA98G0·3tkPkqrI6aKJYBaace0S04ppB9XxpbE1iDDKAZY8FylXdmf
        Slack | token | xoxe.xoxb-·ATWahQKk5zQc78X9tk0hKL0jFzzIY7q-uLH2mBv02Orzum-QnXQ·tKcqZfnF1yvLzwdSnpqiuE-C0ea-ecrOvkYRzmawUipkvNGRXaAn | xoxe.xoxb-·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
        Slack | webhook | hooks.slack.·com/triggers/·^CipNoGmZi9IaMC26Lz8·RwVWICVRGPM35o7eF44 | hooks.slack.·com/triggers/·DNvUZYQZsi8bGaIZC·*FiWBzBOcpExqLG1bp
        Telegram | token | /bot·^2831815571·:·5kfALTdqreW9JQYVm·xmxRo1em_JB0C-Zdd6 | /bot·2072566668·:·xxxxxxxxxxxxxxxxx·xxxxxxxxxxxxxxxxxx
        Telegram | token | 9084402817·:AA·JWxb2PowUvKZfWLK·XkYLT7uCy4C4kfKmN | x8782521813·:AA·krE1T45EvODKDtAY·UtLEikZXo0587hSxZ
        Telnyx | key | KEY·196bac9a487ef0cb·63f27f729e183801·_·TlhyNcQuOaL·5huAZ5letOx | KEY·d51c5365e7b0eb2·24e872fbb385e26f·_·vPqsH9hlNJ8·q79gxUsTTHQ
        Twilio | key | SK·8cb50c93b3625952·758d9861dda87fb1 | SK·e1d289240e0c1cd1·*ed671e68de29bf1
        WeCom | webhook | qyapi.weixin.qq.com/cg·i-bin/webhook/send?key=·^a8541786·-·ee58·-·91f3·-·5674·-·4c36bceb752b | qyapi.weixin.qq.com/cg·i-bin/webhook/send?key=·a73b8b1c·-·0143·-·3648·-·df54·-·000000000000
        """#
}
