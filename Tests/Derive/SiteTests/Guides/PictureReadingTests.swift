import TestSupport
import Testing

@testable import Site

/// The sizes of pictures, and the drawings that no page shows.
struct PictureReadingTests {
  private static let samples: [(String, [UInt8])] = [
    ("a.png", PictureSamples.png(20, 10)), ("a.gif", PictureSamples.gif(20, 10)),
    ("a.jpg", PictureSamples.jpeg(20, 10)), ("a.JPEG", PictureSamples.jpeg(20, 10, orientation: 1)),
    ("a.jpeg", PictureSamples.jpeg(10, 20, orientation: 6)),
    ("a.webp", PictureSamples.webp("VP8X", 20, 10)),
    ("a.webp", PictureSamples.webp("VP8L", 20, 10)),
    ("a.webp", PictureSamples.webp("VP8 ", 20, 10)), ("a.avif", PictureSamples.avif([(20, 10)])),
    ("a.avif", PictureSamples.avif([(8, 8), (20, 10), (4, 4)])),
    ("a.avif", PictureSamples.avif([(10, 20)], turned: true)),
    ("a.svg", Array(PictureSamples.svg().utf8)),
    ("a.svg", Array(PictureSamples.svg("", "width='20px' height=\"10\"").utf8)),
    ("a.svg", Array(PictureSamples.svg("", "width='20' viewBox='0,0 4 2'").utf8)),
    ("a.svg", Array(PictureSamples.svg("", "width='15pt' height='0.625pc'").utf8)),
    ("a.svg", Array(PictureSamples.svg("", "width='100%' viewBox='0 0 20 10'").utf8)),
    (
      "a.svg",
      [0xEF, 0xBB, 0xBF] + Array("<?xml version='1.0'?><!-- <x> -->".utf8)
        + Array(PictureSamples.svg().utf8)
    ),
  ]

  @Test(arguments: samples)
  func sizesAreRead(name: String, bytes: [UInt8]) {
    let size = PictureSize(width: 20, height: 10)
    #expect(PictureReading(of: bytes, named: name) == .success(size), "\(name)")
  }

  @Test func aDrawingMayHaveNoSize() {
    let bytes = Array(PictureSamples.svg("", "").utf8)
    #expect(PictureReading(of: bytes, named: "a.svg") == .success(PictureSize()))
  }

  @Test(arguments: [
    ("a.png", [UInt8](), "of a known kind"), ("a.png", Array("GIF89".utf8), "of a known kind"),
    ("a.png", PictureSamples.gif(1, 1), "of the kind GIF"),
    ("a.bin", PictureSamples.gif(1, 1), "of the kind GIF"),
    ("a.png", PictureSamples.png(0, 10), "cannot be read"),
    ("a.png", Array(PictureSamples.png(1, 10).prefix(20)), "cannot be read"),
    ("a.jpg", [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xD9], "cannot be read"),
    ("a.avif", PictureSamples.avif([]), "cannot be read"),
  ])
  func othersAreRefused(name: String, bytes: [UInt8], message: String) {
    guard case .failure(let problem) = PictureReading(of: bytes, named: name) else {
      Issue.record("\(name) is accepted")
      return
    }
    #expect(problem.message.contains(message), "\(problem.message)")
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "<s:script xmlns:s='http://www.w3.org/2000/svg'/>",
    "<SCRIPT/>", "<circle onclick='x()'/>", "<circle ONLOAD='x()'/>", "<foreignObject/>",
    "<image href='https://example.com/x.png'/>", "<image xlink:href='x.png'/>",
    "<use href='other.svg#a'/>", "<use href=' &#x68;ttps://example.com'/>",
    "<a href='java&#10;script:x()'/>", "<image href='data:image/svg+xml,x'/>",
    "<a href='data:text/html,x'/>", "<set attributeName='href' to='x'/>",
    "<animate attributeName=' onclick ' to='x'/>", "<circle fill='url(https://example.com/x)'/>",
    "<circle style='fill: u\\72l(x)'/>", "<style>@import 'x';</style>",
    "<style>a { fill: url( \"//x\" ) }</style>", "<style><![CDATA[a { fill: URL(x) }]]></style>",
    "<style>a { background: image-set('x.png' 1x) }</style>",
    "<g xml:base='https://example.com/'/>",
    "<circle", "<circle a=b/>", "<g></h>", "<g>", "<!DOCTYPE x>", "<?xml-stylesheet href='x'?>",
    "<!-- ", "</svg><svg>", "<iframe/>", "<circle a='<'/>",
    // A comment begins with four characters, none of which can be its end.
    "<!--><g a='--><script>x()</script><!-- ' b='-->'/>",
    "<style>@imp<!-- -->ort 'x';</style>", "<style>@imp<![CDATA[ort 'x';]]></style>",
    "<style>@imp<style></style>ort 'x';</style>",
    "<h:img xmlns:h='http://www.w3.org/1999/xhtml' srcset='x.png 1x'/>",
  ])
  func drawingsThatCouldRunOrLoadAreRefusedAtTheirLine(inside: String) {
    let bytes = Array(PictureSamples.svg("\n<g/>\n" + inside).utf8)
    guard case .failure(let problem) = PictureReading(of: bytes, named: "a.svg", file: "c/a.svg")
    else {
      Issue.record("\(inside) is accepted")
      return
    }
    #expect(problem.location?.file == "c/a.svg")
    #expect((4...8).contains(problem.location?.line ?? 0), "\(problem)")
  }

  @Test(arguments: [
    ("Shift_JIS", "states another encoding than UTF-8"), ("utf-8", nil), ("UTF-8", nil),
  ])
  func aDrawingIsReadInTheEncodingThatItStates(name: String, problem: String?) {
    let declaration = "<?xml version='1.0' encoding='\(name)'?>"
    #expect(
      SVGReview(Array((declaration + PictureSamples.svg()).utf8)).problem?.message == problem)
  }

  @Test(arguments: [
    "<use href='#a'/>", "<image href='data:image/png;base64,AAAA'/>", "<circle fill='url(#a)'/>",
    "<style>a { fill: url('#b') }</style>", "<text>one &amp; only</text>",
    "<metadata x:y='C:\\z'><rdf:RDF/></metadata>", "<title>url(x) and on</title>", "<g><g/></g>",
  ])
  func drawingsOfEditorsAreAccepted(inside: String) {
    let bytes = Array(PictureSamples.svg(inside).utf8)
    #expect(
      PictureReading(of: bytes, named: "a.svg") == .success(PictureSize(width: 20, height: 10)))
  }

  @Test(arguments: fuzzSeeds(otherwise: 40))
  func damagedPicturesGetAnAnswer(seed: Int) {
    var random = SeededNumbers(seed: seed)
    let pieces = [
      "<", ">", "&#x110000;", "'", "\0", "]]>", "<![CDATA[", "ispe", "\u{FF}\u{FF}\u{FF}\u{FF}",
    ]
    for (name, sample) in Self.samples {
      var bytes = sample
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let start = Int.random(in: 0...bytes.count, using: &random)
        let end = min(bytes.count, start + Int.random(in: 0...9, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.replaceSubrange(start..<end, with: [0xFF, 0xFF, 0xFF, 0xFF])
        case 2: bytes.insert(UInt8.random(in: 0...255, using: &random), at: start)
        default:
          bytes.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: start)
        }
      }
      switch PictureReading(of: bytes, named: name) {
      case .success(let size):
        #expect((size.width ?? 1) > 0 && (size.height ?? 1) > 0)
      case .failure(let problem): #expect(!problem.message.isEmpty && !problem.remedy.isEmpty)
      }
    }
  }
}
