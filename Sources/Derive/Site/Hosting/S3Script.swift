/// A script that uploads the site to a bucket of S3, or of a service with the same interface.
///
/// Source: AWS CLI Command Reference, "s3 sync", "s3 cp"; Amazon S3 User Guide, "(Optional) Configuring a webpage redirect".
struct S3Script {
  let folder: HostedFolder

  static let path = "s3-sync.sh"

  var file: OutputFile {
    let moved = folder.moved.map { move in
      let target = folder.target(of: move)
      let file = Self.quoted("/" + move.file)
      return """
        aws s3 cp "$folder"\(file) "s3://$bucket"\(file) --website-redirect \(Self.quoted(target)) \
        --content-type 'text/html; charset=utf-8' --cache-control "$caching" "$@"

        """
    }
    return OutputFile(
      Self.path,
      text: """
        #!/bin/sh
        # Written by docgen: uploads the site in this folder.
        #   sh s3-sync.sh BUCKET[/PREFIX] [OPTION OF aws...]
        set -eu
        if [ $# -eq 0 ]; then
          echo "usage: sh s3-sync.sh BUCKET[/PREFIX] [OPTION OF aws...]" >&2
          exit 2
        fi
        bucket=$1
        shift
        folder=$(dirname -- "$0")
        caching='\(HostFiles.caching)'

        upload() {
          aws s3 sync "$folder" "s3://$bucket" --cache-control "$caching" "$@"
        }

        # Pages come after the files that they load, and what is gone is deleted last.
        upload --exclude '.*' --exclude '*/.docgen-*' --include '.well-known/*' --exclude \(Self.path) --exclude '*.html' \\
          --exclude '*.md' --exclude '*.txt' --exclude '*.webmanifest' "$@"
        upload --exclude '*' --include '*.md' --content-type 'text/markdown; charset=utf-8' "$@"
        upload --exclude '*' --include '*.txt' --content-type 'text/plain; charset=utf-8' "$@"
        upload --exclude '*' --include '*.webmanifest' --content-type application/manifest+json "$@"
        upload --exclude '*' --include '*.html' --content-type 'text/html; charset=utf-8' "$@"
        upload --exclude '.*' --exclude '*/.docgen-*' --include '.well-known/*' --exclude \(Self.path) --delete "$@"

        """
          + (moved.isEmpty ? "" : "# Former addresses, for a bucket that is served as a website.\n")
          + moved.joined())
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
