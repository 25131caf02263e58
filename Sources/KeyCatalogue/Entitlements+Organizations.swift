import KeyModel

extension KeyGroup {
  /// Entitlements for schools and device management.
  static var organizationEntitlements: KeyGroup {
    KeyGroup(
      "organization-entitlements", "Education and device management",
      summary: "What apps for schools and organizations may do.", keys: organizationKeys)
  }
}

private var organizationKeys: [Key] {
  [
    Key(
      "com.apple.developer.ClassKit-environment", .string,
      title: "ClassKit Environment Entitlement",
      summary: "Chooses the environment in which an app shares data with Schoolwork.",
      discussion: """
        Xcode writes `development`, and `production` when you upload the app. A [context
        provider](point:com.apple.classkit.context-provider) is an extension of such an app.
        """,
      availability: [
        .iOS("11.4", from: .current),
        .macOS("11.0", from: .current), .visionOS("1.0", from: .current),
      ],
      values: .documented([
        AllowedValue("development", "For local tests, without an account of a school."),
        AllowedValue("production", "The environment of schools."),
      ]),
      valuesSource: .ownPage,
      apis: [API("CLSDataStore", of: "ClassKit")],
      capability: "ClassKit",
      example: "development"),
    Key(
      "com.apple.developer.automatic-assessment-configuration", .boolean,
      summary: "Lets an app lock a device for an exam.",
      discussion: """
        In an assessment session, people can't reach other apps and some functions of the
        system. For systems before macOS 11, the app also has
        [`com.apple.security.temporary-exception.mach-lookup.global-name`](key:com.apple.security.temporary-exception.mach-lookup.global-name)
        with `com.apple.assessmentagent`.
        """,
      consequence: Consequence(
        "An app can't make an assessment session without it.",
        from: .ownPage),
      availability: [.iOS("13.4", from: .current), .macOS("10.15.4", from: .current)],
      apis: [API("AEAssessmentSession", of: "AutomaticAssessmentConfiguration")],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(
          .needs(
            "com.apple.security.temporary-exception.mach-lookup.global-name",
            when: "Before macOS 11")
        ).when(.has("com.apple.security.app-sandbox", true) && .target(before: .macOS("11.0")))
          .from(.ownPage)
      ],
      example: true,
      seeAlso: ["com.apple.security.temporary-exception.mach-lookup.global-name"]),
    Key(
      "com.apple.developer.automated-device-enrollment.add-devices", .boolean,
      summary: "Lets people add a device to Automated Device Enrollment in an app.",
      discussion: """
        The app shows the interface with the view modifier
        `automatedDeviceEnrollmentAddition(isPresented:)`.
        """,
      availability: [.iOS("16.0", from: .current)],
      approval: "Apple grants the entitlement on request.",
      example: true,
      seeAlso: ["com.apple.developer.enrollment-sso-capable"]),
    Key(
      "com.apple.developer.enrollment-sso-capable", .boolean,
      title: "Enrollment Single Sign On",
      summary: "Lets an app sign people in once while a device is enrolled.",
      discussion: """
        The app authenticates people while they enroll a device, so that they need not sign in to
        their organization again and again.
        """,
      availability: [.iOS("13.0", from: .current), .macOS("10.15", from: .current)],
      approval: "Apple grants the entitlement on request.",
      example: true,
      seeAlso: ["com.apple.developer.automated-device-enrollment.add-devices"],
      sources: [
        .ownPage,
        .framework(
          "devicemanagement/onboarding-users-with-account-driven-enrollment", confidence: .high),
      ]),
    Key(
      "com.apple.developer.managed-app-distribution.install-ui", .array(of: .string),
      title: "Managed App Installation UI",
      summary: "Lets an app show and install the apps that an organization offers.",
      availability: [.iOS("17.2", from: .current)],
      values: .documented([AllowedValue("managed-app", "The only documented value.")]),
      valuesSource: .ownPage,
      apis: [API("ManagedAppDistributor", of: "ManagedAppDistribution", url: nil)],
      capability: "Managed App Installation UI",
      example: ["managed-app"],
      sources: [.ownPage, .capabilityNames]),
  ]
}
