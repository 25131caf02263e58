extension DocumentKind.Bundles {
  /// The program of a bundle: a Mach-O file, whose header, names and code signature are read.
  public struct Program: Hashable, Sendable {
    /// The key whose value is the program's name. Where it is missing, the bundle's name is meant.
    public var name: PropertyPath
    /// The paths in a bundle where the program may be, with `*` for its name.
    public var files: [String]
    /// The paths of other programs in a bundle, with `*` for anything in a name.
    public var others: [String]
    /// The folders in a bundle with the libraries that the program loads, alone or each in a bundle.
    public var libraries: [String]
    /// The endings of the bundles whose program is started as a process, so that what it and its libraries use concerns the
    /// bundle's lists; the main one first.
    public var processes: [String]
    /// The systems of programs.
    public var systems: [System]
    /// The sources of programs; nil if they are not read.
    public var sources: Sources?
    /// The name for the rest of the program, which is not checked: `code`. Empty to say nothing about it.
    public var rest: String

    /// A program that a key names.
    public init(
      named name: PropertyPath, at files: [String], others: [String] = [],
      libraries: [String] = [], processes: [String] = [], systems: [System] = [],
      sources: Sources? = nil, rest: String = ""
    ) {
      self.name = name
      self.files = files
      self.others = others
      self.libraries = libraries
      self.processes = processes
      self.systems = systems
      self.sources = sources
      self.rest = rest
    }

    /// The sources from which programs are built.
    public struct Sources: Hashable, Sendable {
      /// The names of files with code, with `*` for anything.
      public var files: [String]
      /// The names of folders whose code is in no product, with `*` for anything: those of tests.
      public var skipped: [String]
      /// The packages of other tools that stand for an API.
      public var packages: [Package]

      /// Files by their names.
      public init(_ files: [String], skipped: [String] = [], packages: [Package] = []) {
        self.files = files
        self.skipped = skipped
        self.packages = packages
      }
    }

    /// Packages of another tool whose code uses APIs.
    public struct Package: Hashable, Sendable {
      /// The names of the packages.
      public var names: [String]
      /// The name of the file that lists packages, with `*` for anything.
      public var file: String
      /// The symbols of APIs that the code of such a package uses.
      public var apis: [String]

      /// Packages in a tool's file, and what they use.
      public init(_ names: [String], in file: String, use apis: [String]) {
        self.names = names
        self.file = file
        self.apis = apis
      }
    }

    /// A system that programs are built for.
    public struct System: Hashable, Sendable {
      /// Its name in the header: `ios`, `ios-simulator`.
      public var name: String
      public var platform: Platform
      /// The name of its kit where a list has one, before the release: `iphoneos`. Nil if lists don't name it.
      public var kit: String?
      /// Whether it simulates the platform on another machine.
      public var isSimulator: Bool

      /// A system of a platform, by the name that it has in the header.
      public init(
        _ name: String, _ platform: Platform, kit: String? = nil, isSimulator: Bool = false
      ) {
        self.name = name
        self.platform = platform
        self.kit = kit
        self.isSimulator = isSimulator
      }
    }
  }

  /// A key whose values declare the APIs that a bundle's program uses: those of its allowed values that name APIs.
  public struct Declaration: Hashable, Sendable {
    /// The path of the values.
    public var key: PropertyPath
    /// Further paths in a bundle of files of the document that declare for it, with `*` in names for anything.
    public var files: [String]
    /// The platforms that this holds on; empty for all, also where the platform is unknown.
    public var platforms: [Platform]
    /// The codes with which a store reports an undeclared use.
    public var codes: [RejectionCode.ID]

    /// The path of the values, and where else they may be.
    public init(
      at key: PropertyPath, orIn files: [String] = [], on platforms: [Platform] = [],
      codes: [RejectionCode.ID] = []
    ) {
      self.key = key
      self.files = files
      self.platforms = platforms
      self.codes = codes
    }
  }

  /// Files that must not be in a bundle.
  public struct Excluded: Hashable, Sendable {
    /// The paths in a bundle, with `*` in names for anything, and `**` before a name for any folders.
    public var files: [String]
    /// The patterns of names that are allowed nevertheless.
    public var exceptions: [String]
    /// The problem with such a file, as the end of a sentence that begins with its path, and what to do.
    public var problem: String
    public var remedy: String
    /// The platforms that this holds on; empty for all, also where the platform is unknown.
    public var platforms: [Platform]
    /// The codes with which a store refuses a bundle with one.
    public var codes: [RejectionCode.ID]

    /// Files that must not be in a bundle, with the words for one.
    public init(
      _ files: [String], unless exceptions: [String] = [], _ problem: String, remedy: String,
      on platforms: [Platform] = [], codes: [RejectionCode.ID] = []
    ) {
      self.files = files
      self.exceptions = exceptions
      self.problem = problem
      self.remedy = remedy
      self.platforms = platforms
      self.codes = codes
    }
  }
}
