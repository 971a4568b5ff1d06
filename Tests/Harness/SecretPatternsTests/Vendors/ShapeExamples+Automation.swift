extension ShapeExamples {
    /// Automation between services, and security tools.
    static let automation = #"""
        Healthchecks.io | address | hc-ping.com/·1ddc32af·-·1245·-·2bdf·-·f50f·-·9ebc5da9057b | hc-ping.com/·8847542a·-·74af·-·52a3·-·384c·-·000000000000
        IFTTT | key | maker.ifttt.·com/trigger/·RqCb·/json/w·ith/key/·VnYYbHP_7ij·F-705dF4yKLE | xmaker.ifttt·.com/trigger/·Rqpb·/json/w·ith/key/·x8aMBVUvP5E·GnNQfYYPM7gi
        Make | webhook | hook.eu1.·make.com/·ieq4vph7kiv2t311·1ymqkcode71stuhu | hook.eu1.·make.com/·grsrn21mvx5ejzv·ddbbht7s3bosgunr
        Nightfall | key | NF-·xYuLReOP90bSavUy·5EqgjaEt6fOtV6U2 | NF-·YvdSBD7JOa9vEiGq·*tLHxTTpNxyuJcmJ
        PagerDuty | webhook | events.pagerduty·.com/integration/·95114cb3c5ca1576·c2fdd8032645e164 | events.pagerduty·.com/integration/·0000000000000000·0000000000000000
        Scrapfly | key | scp-test-·46lkopsyhn94sqrz·m2dlx3wppqoljz90 | xscp-test-·uo835qmv62uoyhav·qn1xaohmtnoea3qn
        Tines | webhook | .tines.co·m/webhook/·lfoqnncu5dsqov4h·0fgtjyne587f0rzv·/·kaqm1dpf2wr3a9b3·d2r9doktp9dygc2k | .tines.co·m/webhook/·dt0uchibe7brzku·rj2l30qfjuiwgi83·/·4ah3wymmmwgyr5ij·9rvpond3ggs6rw7y
        TruffleHog | secret | thog-secret-·8fc4f60e04dc4238·c1667134c5e915d8 | thog-secret-·098d5d3f8430597c·*bd3f8ec9a433a88
        Zapier | webhook | hooks.zapier.c·om/hooks/catch/·60892479·/·OSncq61K | xhooks.zapier.c·om/hooks/catch/·03433012·/·SplZscQP
        """#
}
