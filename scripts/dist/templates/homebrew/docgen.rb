class Docgen < Formula
  desc "Checks and explains Info.plist files, entitlements and privacy manifests"
  homepage "{{homepage}}"
  url "{{url}}/{{archive}}"
  sha256 "{{sha256}}"
  license "Apache-2.0"

  depends_on arch: :x86_64
  depends_on :linux

  def install
    bin.install "bin/docgen"
    share.install Dir["share/*"]
  end

  test do
    assert_equal version.to_s, shell_output("#{bin}/docgen --version").strip
    (testpath/"Info.plist").write '<plist version="1.0"><dict><key>CFBundleNam</key><string>A</string></dict></plist>'
    assert_match "CFBundleName", shell_output("#{bin}/docgen validate Info.plist")
  end
end
