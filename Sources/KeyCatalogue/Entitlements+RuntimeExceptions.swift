import KeyModel

/// Further exceptions from the Hardened Runtime, from the harmless to the drastic.
var runtimeExceptionKeys: [Key] {
  [
    Key(
      "com.apple.security.cs.allow-unsigned-executable-memory", .boolean,
      title: "Allow Unsigned Executable Memory Entitlement",
      summary: "Lets an app make memory writable and executable without `MAP_JIT`.",
      discussion: """
        Few apps need it: those that patch C code at run time, or use
        `NSCreateObjectFileImageFromMemory` or the DVDPlayback framework, and programs whose
        compiler or copy protection doesn't know `MAP_JIT` yet, such as LuaJIT. Where
        [`com.apple.security.cs.allow-jit`](key:com.apple.security.cs.allow-jit) is enough, use
        that: this one exposes the app to faults in memory-unsafe code. In Xcode, it's a runtime
        exception of the capability Hardened Runtime.
        """,
      consequence: Consequence(
        "Without it, an app that runs code from such memory crashes, with the reason `Code Signature Invalid`.",
        from: .gitHub("openresty/luajit2/issues/145")),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .hardenedRuntime,
      required: .optional,
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
      sources: [
        .ownPage, .hardenedRuntime, .entitlementsOfBuildSettings,
        .gitHub("openresty/luajit2/issues/145"),
      ]),
    Key(
      "com.apple.security.cs.allow-dyld-environment-variables", .boolean,
      title: "Allow DYLD Environment Variables Entitlement",
      summary: "Lets `DYLD_` environment variables affect an app.",
      discussion: """
        For an app that is started with such variables on purpose, for example by a launcher script
        that sets the search path of its libraries. Whoever starts the app can then put libraries
        into it, if the same team has signed them or the app has
        [`com.apple.security.cs.disable-library-validation`](key:com.apple.security.cs.disable-library-validation)
        too. Leave it out if an `@rpath` in the binary finds the libraries.
        """,
      consequence: Consequence(
        "Without it, the dynamic linker ignores the variables in an app with the Hardened Runtime.",
        from: .ownPage),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .hardenedRuntime,
      required: .optional,
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
        Only for an app that changes its own program files while it runs, such as an old updater. It
        includes what
        [`com.apple.security.cs.allow-unsigned-executable-memory`](key:com.apple.security.cs.allow-unsigned-executable-memory)
        allows, but not
        [`com.apple.security.cs.disable-library-validation`](key:com.apple.security.cs.disable-library-validation).
        An attacker can rewrite the code of such an app unnoticed, so choose a narrower exception if
        one is enough; an updater should instead replace the whole bundle after the app has quit.
        """,
      consequence: Consequence(
        "Without it, macOS terminates an app that changes its executable files while it runs.",
        from: .ownPage),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .hardenedRuntime,
      required: .optional,
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
        Only for debuggers and similar tools: `task_for_pid()` gives them the task port of processes
        that have [`com.apple.security.get-task-allow`](key:com.apple.security.get-task-allow), and
        of no others. Unless the tool runs as root, macOS asks for the password of an administrator,
        which is valid for ten hours. An app that you debug doesn't need it, as Xcode signs that one
        with `get-task-allow`.
        """,
      consequence: Consequence(
        "Without it, a tool with the Hardened Runtime can't get the task ports of other processes.",
        from: .ownPage),
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .hardenedRuntime,
      required: .optional,
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
        For an app with a compiler, to make attacks on its memory harder. Code is then written with
        `pthread_jit_write_with_callback_np()`, and only by callbacks that the app lists once with
        `PTHREAD_JIT_WRITE_ALLOW_CALLBACKS_NP`. `pthread_jit_write_protect_np()` can then no longer
        be called on macOS. If libraries bring callbacks as well, add
        [`com.apple.security.cs.jit-write-allowlist-freeze-late`](key:com.apple.security.cs.jit-write-allowlist-freeze-late).
        """,
      consequence: Consequence(
        "The app crashes if it writes with a callback that isn't listed.",
        from: .framework(
          "apple-silicon/porting-just-in-time-compilers-to-apple-silicon", confidence: .high)),
      availability: [.macOS(.unknown, from: .current)],
      required: .optional,
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
      summary: "Lets an app list callbacks of loaded libraries before it closes its list.",
      discussion: """
        For an app with
        [`com.apple.security.cs.jit-write-allowlist`](key:com.apple.security.cs.jit-write-allowlist)
        whose plug-ins or libraries compile code too. The app loads them, each with its own list,
        and then calls `pthread_jit_write_freeze_callbacks_np()`, early and before it reads
        untrusted data. Without the entitlement, only the app's own list counts.
        """,
      consequence: Consequence(
        "The system terminates an app that writes before it has closed the list.",
        from: .framework(
          "apple-silicon/porting-just-in-time-compilers-to-apple-silicon", confidence: .high)),
      availability: [.macOS(.unknown, from: .current)],
      required: .optional,
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
