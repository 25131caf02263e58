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
      "com.apple.developer.ClassKit-environment",
      .string,
      title: "ClassKit Environment Entitlement",
      summary: "Chooses the environment in which an app shares data with Schoolwork.",
      discussion: """
        Every app that uses ClassKit needs this entitlement. Turn on ClassKit in Xcode, which writes
        `development` and changes it to `production` when you upload the app. Change the value
        yourself only to test with a real school. In that case, also turn off ClassKit development
        mode in Settings, or all data stays on the device. A [context
        provider](point:com.apple.classkit.context-provider) is an extension of an app with this
        entitlement.
        """,
      consequence: Consequence(
        "Without it, an app has no access to the classroom environment of ClassKit.",
        from: .framework("classkit/enabling-classkit-in-your-app", confidence: .high)),
      availability: [
        .iOS("11.4", from: .current),
        .macOS("11.0", from: .current), .visionOS("1.0", from: .current),
      ],
      values: .documented([
        AllowedValue(
          "development",
          "For local tests: you don't need a school account, and data stays on the device."),
        AllowedValue("production", "For schools: teachers and students share data through iCloud."),
      ]),
      valuesSource: .ownPage,
      apis: [API("CLSDataStore", of: "ClassKit", linked: "_OBJC_CLASS_$_CLSDataStore")],
      capability: "ClassKit",
      rules: [
        .present.when(.code("the app uses ClassKit", ["CLSDataStore"])).from(
          .framework("classkit/enabling-classkit-in-your-app", confidence: .high))
      ],
      example: "development",
      sources: [
        .ownPage, .framework("classkit/enabling-classkit-in-your-app", confidence: .high),
        .framework("classkit/testing-your-classkit-app-during-development", confidence: .high),
      ]),
    Key(
      "com.apple.developer.automatic-assessment-configuration",
      .boolean,
      summary: "Lets an app lock a device for an exam.",
      discussion: """
        Request it at developer.apple.com/contact/request/automatic-assessment-configuration, then
        start an `AEAssessmentSession`. Until the session ends, people can't use some system
        features. An app with a deployment target before macOS 11 also needs
        [`com.apple.security.temporary-exception.mach-lookup.global-name`](key:com.apple.security.temporary-exception.mach-lookup.global-name)
        with `com.apple.assessmentagent`, which has an effect only in a sandboxed app.
        """,
      consequence: Consequence(
        "Without it, an app can't create an assessment session.", from: .ownPage),
      availability: [.iOS("13.4", from: .current), .macOS("10.15.4", from: .current)],
      apis: [
        API(
          "AEAssessmentSession", of: "AutomaticAssessmentConfiguration",
          linked: "_OBJC_CLASS_$_AEAssessmentSession")
      ],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(
          .needs(
            "com.apple.security.temporary-exception.mach-lookup.global-name",
            when: "With this entitlement")
        ).when(.has("com.apple.security.app-sandbox", true) && .target(before: .macOS("11.0")))
          .from(.ownPage),
        .present.when(.code("the app uses `AEAssessmentSession`", ["AEAssessmentSession"])).from(
          .ownPage),
      ],
      example: true,
      seeAlso: ["com.apple.security.temporary-exception.mach-lookup.global-name"]),
    Key(
      "com.apple.developer.automated-device-enrollment.add-devices",
      .boolean,
      summary:
        "Lets people use an app to add a device to their organization for automatic enrollment.",
      discussion: """
        Request it at developer.apple.com/contact/request/automated-device-enrollment. With the
        SwiftUI modifier `automatedDeviceEnrollmentAddition(isPresented:)`, the app shows the system interface in
        which people add devices to the organization. Those devices then take part in Automated
        Device Enrollment.
        """,
      consequence: Consequence(
        "Without it, an app can't add a device to Automated Device Enrollment.",
        from: .ownPage),
      availability: [.iOS("16.0", from: .current)],
      approval: "Apple grants the entitlement on request.",
      rules: [.present.when(.code("the app adds devices to an organization")).from(.ownPage)],
      example: true,
      seeAlso: ["com.apple.developer.enrollment-sso-capable"]),
    Key(
      "com.apple.developer.enrollment-sso-capable",
      .boolean,
      title: "Enrollment Single Sign On",
      summary: "Lets an app sign people in once while they enroll a device in device management.",
      discussion: """
        It is for an identity provider's app: people authenticate in the app while they enroll a
        device, and then have to sign in to their organization less often. On iOS 16 and later, the
        device management server returns a document with the app's `iTunesStoreID` and a
        `ConfigurationProfile` that names the app's [extension for single
        sign-on](point:com.apple.AppSSO.idp-extension).
        """,
      consequence: Consequence(
        "Without it, the system doesn't know that the app authenticates people during enrollment.",
        from: .ownPage),
      availability: [.iOS("13.0", from: .current), .macOS("10.15", from: .current)],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/contact/request/enrollment-sso/).",
      rules: [
        .present.when(.code("the app authenticates people during enrollment")).from(.ownPage)
      ],
      example: true,
      seeAlso: ["com.apple.developer.automated-device-enrollment.add-devices"],
      sources: [
        .ownPage,
        .framework(
          "devicemanagement/onboarding-users-with-account-driven-enrollment", confidence: .high),
        .gitHub("apple/device-management/blob/release/other/esso.yaml"),
      ]),
    Key(
      "com.apple.developer.managed-app-distribution.install-ui",
      .array(of: .string),
      title: "Managed App Installation UI",
      summary: "Lets an app show and install the apps that an organization offers.",
      discussion: """
        It is for a device management service's app, in which people choose from their
        organization's apps. Turn on Managed App Installation UI in Xcode, which writes the array
        with its one value; `ManagedAppLibrary` then lists the apps. The framework is also available
        on visionOS 2.4, macOS 26.4 and later, which Apple's page of the entitlement doesn't list.
        """,
      consequence: Consequence(
        "Without it, an app can't use the framework ManagedAppDistribution.",
        from: .framework("managedappdistribution", confidence: .high)),
      availability: [.iOS("17.2", from: .current)],
      values: .documented([
        AllowedValue("managed-app", "The value to write; Apple doesn't document other values.")
      ]),
      valuesSource: .ownPage,
      apis: [API("ManagedAppLibrary", of: "ManagedAppDistribution", url: nil)],
      capability: "Managed App Installation UI",
      rules: [.present.when(.code("the app uses ManagedAppDistribution")).from(.ownPage)],
      example: ["managed-app"],
      sources: [
        .ownPage, .capabilityNames, .framework("managedappdistribution", confidence: .high),
        .framework(
          "managedappdistribution/fetching-and-displaying-managed-apps", confidence: .high),
      ]),
  ]
}
