import Foundation
import Testing

@testable import Site

/// Scripts become smaller and do the same.
struct ScriptSqueezerTests {
  @Test(arguments: [
    // White space and comments.
    ("a  =  1 ; // one\n/* two */ b = 2;", "a=1;b=2;\n"),
    ("return /* why */ x", "return x\n"),
    ("/*! Notice */\na;", "/*! Notice */\na;\n"),
    ("if (a) { b(); }", "if(a){b()}\n"),
    ("for (;;) ;", "for(;;);\n"),
    ("{ while (next()) ; }", "{while(next());}\n"),
    ("if (a) {\n  b();\n}\nelse {\n  c();\n}\nd();", "if(a){b()}else{c()}d();\n"),
    // Where a line ends, a statement may end.
    ("a\nb", "a\nb\n"), ("return\nx", "return\nx\n"), ("a\n++b", "a\n++b\n"),
    ("x = {}\n(y)", "x={}\n(y)\n"), ("a = b\n  .c()\n  .d()", "a=b.c().d()\n"),
    ("f = function () {\n}\n[1].map(f)", "f=function(){}\n[1].map(f)\n"),
    // Marks that would join.
    ("a + +b - -c", "a+ +b- -c\n"), ("a / /b/.length", "a/ /b/.length\n"),
    ("1 .toString()", "1 .toString()\n"), ("a < !--b", "a< !--b\n"), ("a-- > b", "a-- >b\n"),
    // Declarations in a row.
    ("f();const a = 1; const { b } = c; let d; let e;", "f();const a=1,{b}=c;let d,e;\n"),
    (
      "{const f = () => { const g = 1; h(); const i = 2; }; const j = 3;}",
      "{const f=()=>{const g=1;h();const i=2},j=3}\n"
    ),
    ("{const a = 1\nf(); const b = 2;}", "{const a=1\nf();const b=2}\n"),
    (
      "{let a = 1; const b = 2; for (let i = 0; i < b;) let2;}",
      "{let a=1;const b=2;for(let i=0;i<b;)let2}\n"
    ),
    // Literals.
    ("'a  //  b'", "'a  //  b'\n"), ("\"\\\"  /* */\"", "\"\\\"  /* */\"\n"),
    ("`a  ${ b + `c  ${ d }` }  e`", "`a  ${b+`c  ${d}`}  e`\n"),
    ("x = /[/\"]  \\/ '/g . test(y)", "x=/[/\"]  \\/ '/g.test(y)\n"),
    ("if (a) /  b/.test(c)", "if(a)/  b/.test(c)\n"), ("(a) / b / c", "(a)/b/c\n"),
    // Names.
    ("(function () { const long = 1; return long; })()", "(function(){const a=1;return a})()\n"),
    (
      "(() => { const name = 1; return { name, long: name }; })()",
      "(()=>{const a=1;return{name:a,long:a}})()\n"
    ),
    ("(({ name, other = 2 }) => name + other)(x)", "(({name:a,other:b=2})=>a+b)(x)\n"),
    ("f((one) => one, async (two) => two, (one, two) => two)", "f(b=>b,async(a)=>a,(b,a)=>a)\n"),
    (
      "a.true = { true: true, b: () => { return false } };",
      "a.true={true:!0,b:()=>{return!1}};\n"
    ),
    ("((first, ...others) => others.first)()", "((a,...b)=>b.first)()\n"),
    ("(() => { let one = 1, two = 2; two += one; })()", "(()=>{let a=1,b=2;b+=a})()\n"),
    (
      "(function () { for (const each of all) use(each); })()",
      "(function(){for(const a of all)use(a)})()\n"
    ),
    (
      "(function () { try { x(); } catch (problem) { y(problem); } })()",
      "(function(){try{x()}catch(a){y(a)}})()\n"
    ),
    (
      "(() => { const a = 1, long = a; return b(long); })()",
      "(()=>{const a=1,d=a;return b(d)})()\n"
    ),
  ])
  func squeezed(_ script: String, _ expected: String) {
    #expect(squeezedScript(script) == expected)
  }

  @Test(
    "A name keeps its letters where another script or the browser may mean it",
    arguments: [
      "const shared=1;function alsoShared(){}\n",
      "(()=>{{const location=1}return location.href})();\n",
      "(()=>{const value=1;eval(text)})();\n",
    ])
  func namesOfOthers(_ script: String) {
    #expect(squeezedScript(script) == script)
  }

  @Test(
    "What is not certain stays as it is",
    arguments: [
      "x = {} / 2 / y", "a++ / 2", "'open", "`open ${x", "/* open", "(a]", "f(", ")", "\"\n\"",
      "x = /open",
    ])
  func doubtful(_ script: String) {
    #expect(squeezedScript(script) == script)
  }

  @Test("Damaged scripts are survived")
  func damaged() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../themes/default/assets/search.js")
    let script = Array(try String(contentsOf: file, encoding: .utf8).utf8)
    for length in stride(from: 0, to: script.count, by: 97) {
      _ = squeezedScript(String(decoding: script[..<length], as: UTF8.self))
      _ = squeezedScript(String(decoding: script[length...], as: UTF8.self))
    }
  }
}
