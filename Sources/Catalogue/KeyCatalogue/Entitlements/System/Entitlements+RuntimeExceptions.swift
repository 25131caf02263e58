import KeyModel

/// Further exceptions from the Hardened Runtime, from the harmless to the drastic.
var runtimeExceptionKeys: [Key] {
  [
    Key(
      "com.apple.security.cs.allow-unsigned-executable-memory", .boolean,
      title: "Allow Unsigned Executable Memory Entitlement",
      summary: "Lets an app create writable and executable memory without `MAP_JIT`.",
      discussion: """
        Few apps need it: those that patch C code at runtime, or use
        `NSCreateObjectFileImageFromMemory` or the DVDPlayback framework, and programs whose
        compiler or copy protection doesn't support `MAP_JIT` yet, such as older builds of LuaJIT. If
        [`com.apple.security.cs.allow-jit`](key:com.apple.security.cs.allow-jit) is enough, use that
        instead: this one exposes the app to vulnerabilities in memory-unsafe code. In Xcode, it's a
        runtime exception under the Hardened Runtime capability.
        """,
      consequence: Consequence(
        "Without it, an app with the Hardened Runtime crashes with the reason `Code Signature Invalid` when it runs code from writable memory that isn't mapped with `MAP_JIT`.",
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
        Add it to an app that relies on `DYLD_` variables, for example because a launcher script
        sets its library search path. Whoever launches the app can then inject libraries into it, if
        the same team signed them or the app also has
        [`com.apple.security.cs.disable-library-validation`](key:com.apple.security.cs.disable-library-validation).
        Leave it out if an `@rpath` in the binary finds the libraries.
        """,
      consequence: Consequence(
        "Without it, the dynamic linker ignores `DYLD_` variables in an app with the Hardened Runtime.",
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
      summary: "Turns off all code signing protection of an app's memory.",
      discussion: """
        Use it only for an app that changes its own executable files while it runs, such as an old
        updater. It includes what
        [`com.apple.security.cs.allow-unsigned-executable-memory`](key:com.apple.security.cs.allow-unsigned-executable-memory)
        allows, but not
        [`com.apple.security.cs.disable-library-validation`](key:com.apple.security.cs.disable-library-validation).
        An attacker can rewrite the app's code unnoticed, so choose a narrower exception if one is
        enough. An updater should instead replace the whole bundle after the app quits.
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
        Use it only for debuggers and similar tools. `task_for_pid()` gives them the task ports only
        of processes that have
        [`com.apple.security.get-task-allow`](key:com.apple.security.get-task-allow). Unless the
        tool runs as root, macOS asks for an administrator's password; the permission lasts for ten
        hours. An app that you debug doesn't need this entitlement, because Xcode signs it with
        `get-task-allow`.
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
      summary: "Limits which functions may write to `MAP_JIT` memory.",
      discussion: """
        Add it to an app with a just-in-time compiler. The app then writes code with
        `pthread_jit_write_with_callback_np()` and only with callbacks that it lists once with
        `PTHREAD_JIT_WRITE_ALLOW_CALLBACKS_NP`; with any other callback, it crashes. On macOS, the
        app can no longer call `pthread_jit_write_protect_np()`. If libraries that the app loads at
        run time, such as with `dlopen()`, have callbacks too, add
        [`com.apple.security.cs.jit-write-allowlist-freeze-late`](key:com.apple.security.cs.jit-write-allowlist-freeze-late).
        """,
      consequence: Consequence(
        "Without it, the app can't call `pthread_jit_write_with_callback_np()`.",
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
      summary:
        "Lets an app add callbacks of loaded libraries to its list before freezing the list.",
      discussion: """
        Add it to an app that has
        [`com.apple.security.cs.jit-write-allowlist`](key:com.apple.security.cs.jit-write-allowlist)
        and whose plug-ins or libraries compile code too. The app loads these libraries, each with
        its own list, and then calls `pthread_jit_write_freeze_callbacks_np()` early, before it
        reads untrusted data. If the app writes code before it freezes the list, the system
        terminates it.
        """,
      consequence: Consequence(
        "Without it, the app can't add callbacks that it loads at run time to its list.",
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
