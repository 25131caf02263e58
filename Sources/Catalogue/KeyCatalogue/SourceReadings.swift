/// Pages of Apple's documentation that were compared with the catalogue, as `scripts/audit --record` writes them.
///
/// Each line: the address below `documentation/`, the form of the copy, its day, the day of the comparison, and a fingerprint.
let sourceReadings = """
  """
