extension SecretShape {
    /// Source hosting, builds, tests and deployment.
    static let buildsAndSources = #"""
        Aikido | secret | AIK_SECRET_<alnum 64> | betterleaks: aikido-client-secret
        Aikido | token | AIK_CI_<alnum 20-44> | betterleaks: aikido-ci-token
        Atlassian | token | AT(ATT|CTT|STT)3x<base64url 20-400>(|=<upper-hex 8>) | noseyparker: Atlassian Cloud API Token; trufflehog: atlassian v2
        Bitbucket | app password | ATBB<alnum 32> | noseyparker: Bitbucket App Password
        Bitbucket | token | BBDC-<base64 40-50> | trufflehog: bitbucketdatacenter
        Bitrise | token | bit(pat|wat)_<base64url 60-120> | GitGuardian: Bitrise workspace API token; betterleaks: bitrise-access-token
        Buildkite | token | bk(aa|aj|ar|ct|pt|pat|ps)_<base64url 54-333> | betterleaks: buildkite-service-token
        Buildkite | token | bkua_<lower-alnum 40-53> | trufflehog: buildkite v2
        CircleCI | token | CCIP(AT|RJ)_<alnum 20-22>_<hex 40> | CircleCI changelog: new format for API access tokens
        Endor Labs | key | endr+<base64url 16> | trufflehog: endorlabs
        GitHub | token | gh(p|o|u|s|r)_<alnum 30><crc32-base62> | GitHub blog: "Behind GitHub's new authentication token formats"
        GitHub | token | gh(p|o|u|s|r)_<alnum 36-255> | GitHub changelog: authentication token format updates
        GitHub | token | github_pat_<word 22-255> | gitleaks: github-fine-grained-pat
        GitLab | session | _gitlab_session=^<lower-alnum 32> | gitleaks: gitlab-session-cookie
        GitLab | token | GR1348941<base64url 20> | gitleaks: gitlab-rrt
        GitLab | token | gl(pat|dt|rt|rtr|ptt|ft|soat|cbt|imt|agent|oas|ffct|wt)-<base64url 20-300> | gitleaks: gitlab-pat and others
        GitLab | token | gl(pat|rt|rtr)-<base64url 27-300>.<lower-alnum 2>.<lower-alnum 2><crc32-base36> | GitLab handbook: routable tokens
        Harness | token | (pat|sat).<base64url 22>.<alnum 24>.<alnum 20> | gitleaks: harness-api-key
        Heroku | key | HRKU-AA<base64url 58> | gitleaks: heroku-api-key-v2
        Infracost | key | ico-<alnum 32> | gitleaks: infracost-api-token
        Ionic | token | ion_<alnum 42> | betterleaks: ionic-personal-access-token
        LaunchDarkly | key | (api|sdk|mob)-<uuid> | trufflehog: launchdarkly
        Mergify | key | mergify_application_key_<base64url 40-200> | betterleaks: mergify-application-key
        Octopus Deploy | key | API-<upper-alnum 25-34> | gitleaks: octopus-deploy-api-key; trufflehog: octopusdeploy
        OpenShift | token | sha256~<base64url 43> | gitleaks: openshift-user-token
        Postman | key | PMAK-<hex 24>-<hex 34> | gitleaks: postman-api-token
        Prefect | key | pn(u|b)_<alnum 36> | trufflehog: prefect
        Pulumi | token | pul-<lower-hex 40> | gitleaks: pulumi-api-token
        SonarQube | token | sq(u|p|a)_<lower-hex 40> | SonarQube documentation; gitleaks: sonar-api-token
        SonarQube | token | sqco_<alnum 59> | trufflehog: sonarcloud v2
        Sourcegraph | token | sgp_(|<hex 16>_|local_)<hex 40> | trufflehog: sourcegraph
        Sourcegraph | token | slk_<hex 64> | trufflehog: sourcegraphcody
        Spectral | token | spu-<lower-alnum 32> | trufflehog: spectralops
        StackHawk | key | hawk.<base64url 20>.<base64url 20> | noseyparker: StackHawk API Key
        Terraform Cloud | token | <alnum 14>.atlasv1.<base64url 60-70> | gitleaks: hashicorp-tf-api-token
        Val Town | token | vtwn_<base64url 20-80> | betterleaks: val-town-api-token
        """#
}
