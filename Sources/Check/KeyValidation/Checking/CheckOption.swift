/// An option of a check. The command line, settings files, editors, tools of agents and pages that check files all take these.
package enum CheckOption: String, CaseIterable, Sendable {
  case platform, deploymentTarget
  /// The release whose kit the product is built with: `ios27.0`.
  case sdk
  /// The id of the way in which the product reaches people.
  case distribution
  case extensionPoint, profile
  /// The day for which the file is judged: `2027-05-01`.
  case date
  /// Counts warnings as errors.
  case strict
  /// The ids of findings to leave out.
  case disable

  /// The name that a command line has.
  package var argument: String {
    switch self {
    case .deploymentTarget: "--deployment-target"
    case .extensionPoint: "--extension-point"
    default: "--" + rawValue
    }
  }

  /// The kind of an option's value.
  package enum Kind {
    case text, flag, ids
  }

  package var kind: Kind {
    switch self {
    case .platform, .deploymentTarget, .sdk, .distribution, .extensionPoint, .profile, .date:
      .text
    case .strict: .flag
    case .disable: .ids
    }
  }
}
