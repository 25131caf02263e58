import KeyModel

/// Further exceptions from the Hardened Runtime, from the harmless to the drastic.
var runtimeExceptionKeys: [Key] {
  [
    Key(
      "com.apple.security.cs.allow-unsigned-executable-memory", .boolean,
      title: "Allow Unsigned Executable Memory Entitlement",
      summary: "Lets an app make memory writable and executable without `MAP_JIT`.",
      discussion: """
        Apps that patch C code at run time need it, as do those that use
        `NSCreateObjectFileImageFromMemory` or the DVDPlayback framework. It weakens the
        protection against faults in memory-unsafe code: where
        [`com.apple.security.cs.allow-jit`](key:com.apple.security.cs.allow-jit) is enough, use
        that.
        """,
      consequence: Consequence("Code that needs such memory can crash without it.", from: .ownPage),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .hardenedRuntime,
      buildSetting: "RUNTIME_EXCEPTION_ALLOW_UNSIGNED_EXECUTABLE_MEMORY",
      capability: "Hardened Runtime",
      rules: [
        .ignoredBeside(["com.apple.security.cs.disable-executable-page-protection"]).from(
          .entitlement("com.apple.security.cs.disable-executable-page-protection")),
        leftOutIfFalse,
      ],
      example: true,
      seeAlso: [
        "com.apple.security.cs.allow-jit",
        "com.apple.security.cs.disable-executable-page-protection",
      ],
      sources: [.ownPage, .hardenedRuntime, .entitlementsOfBuildSettings]),
    Key(
      "com.apple.security.cs.allow-dyld-environment-variables", .boolean,
      title: "Allow DYLD Environment Variables Entitlement",
      summary: "Lets `DYLD_` environment variables affect an app.",
      discussion: """
        The dynamic linker ignores them otherwise. Whoever starts the app can then put libraries
        into it, if the libraries are signed by the same team or the app has
        [`com.apple.security.cs.disable-library-validation`](key:com.apple.security.cs.disable-library-validation)
        too.
        """,
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .hardenedRuntime,
      buildSetting: "RUNTIME_EXCEPTION_ALLOW_DYLD_ENVIRONMENT_VARIABLES",
      capability: "Hardened Runtime",
      rules: [leftOutIfFalse],
      example: true,
      seeAlso: ["com.apple.security.cs.disable-library-validation"],
      sources: [.ownPage, .hardenedRuntime, .entitlementsOfBuildSettings]),
    Key(
      "com.apple.security.cs.disable-executable-page-protection", .boolean,
      title: "Disable Executable Memory Protection Entitlement",
      summary: "Turns off all protections of code signing for an app's memory.",
      discussion: """
        It lets an app change its own program files while it runs, which macOS answers with
        termination otherwise. It includes what
        [`com.apple.security.cs.allow-unsigned-executable-memory`](key:com.apple.security.cs.allow-unsigned-executable-memory)
        allows, but not
        [`com.apple.security.cs.disable-library-validation`](key:com.apple.security.cs.disable-library-validation).
        An attacker can rewrite the code of such an app unnoticed, so choose a narrower
        exception if one is enough.
        """,
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .hardenedRuntime,
      buildSetting: "RUNTIME_EXCEPTION_DISABLE_EXECUTABLE_PAGE_PROTECTION",
      capability: "Hardened Runtime",
      rules: [leftOutIfFalse],
      example: true,
      seeAlso: ["com.apple.security.cs.allow-unsigned-executable-memory"],
      sources: [.ownPage, .hardenedRuntime, .entitlementsOfBuildSettings]),
    Key(
      "com.apple.security.cs.debugger", .boolean,
      title: "Debugging Tool Entitlement",
      summary: "Lets a debugger attach to other processes.",
      discussion: """
        `task_for_pid()` gives such an app the task port of processes that have
        [`com.apple.security.get-task-allow`](key:com.apple.security.get-task-allow), and of no
        others. Unless it runs as root, macOS asks for the password of an administrator, which
        is good for ten hours.
        """,
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .hardenedRuntime,
      buildSetting: "RUNTIME_EXCEPTION_DEBUGGING_TOOL",
      apis: [API("task_for_pid")],
      capability: "Hardened Runtime",
      rules: [leftOutIfFalse],
      example: true,
      seeAlso: ["com.apple.security.get-task-allow"],
      sources: [.ownPage, .hardenedRuntime, .entitlementsOfBuildSettings]),
    Key(
      "com.apple.security.cs.jit-write-allowlist", .boolean,
      summary: "Limits which functions may write to memory of `MAP_JIT`.",
      discussion: """
        Code is then written with `pthread_jit_write_with_callback_np()`, and only by callbacks
        that the app lists with `PTHREAD_JIT_WRITE_ALLOW_CALLBACKS_NP`.
        `pthread_jit_write_protect_np()` can't be called any more on macOS.
        """,
      consequence: Consequence(
        "The app crashes if it writes with a callback that isn't listed.",
        from: .framework(
          "apple-silicon/porting-just-in-time-compilers-to-apple-silicon", confidence: .high)),
      availability: [.macOS(.unknown, from: .current)],
      apis: [API("pthread_jit_write_with_callback_np")],
      rules: [
        .should(
          .needs("com.apple.security.cs.allow-jit", when: "In an app with the Hardened Runtime")
        ).from(
          .framework(
            "apple-silicon/porting-just-in-time-compilers-to-apple-silicon", confidence: .high))
      ],
      example: true,
      seeAlso: [
        "com.apple.security.cs.allow-jit", "com.apple.security.cs.jit-write-allowlist-freeze-late",
      ],
      sources: [
        .framework(
          "apple-silicon/porting-just-in-time-compilers-to-apple-silicon", confidence: .high)
      ]),
    Key(
      "com.apple.security.cs.jit-write-allowlist-freeze-late", .boolean,
      summary:
        "Lets an app add callbacks of loaded libraries to its list before it closes the list.",
      discussion: """
        The app loads its libraries, each with its own list, and then calls
        `pthread_jit_write_freeze_callbacks_np()`, early and before it reads untrusted data.
        """,
      consequence: Consequence(
        "The system terminates an app that writes before it has closed the list.",
        from: .framework(
          "apple-silicon/porting-just-in-time-compilers-to-apple-silicon", confidence: .high)),
      availability: [.macOS(.unknown, from: .current)],
      apis: [API("pthread_jit_write_freeze_callbacks_np")],
      rules: [
        .should(.needs("com.apple.security.cs.jit-write-allowlist", when: "With this entitlement"))
          .from(
            .framework(
              "apple-silicon/porting-just-in-time-compilers-to-apple-silicon", confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.security.cs.jit-write-allowlist"],
      sources: [
        .framework(
          "apple-silicon/porting-just-in-time-compilers-to-apple-silicon", confidence: .high)
      ]),
  ]
}
