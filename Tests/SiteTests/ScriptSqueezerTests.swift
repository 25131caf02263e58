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
    ("f();const a = 1; const { b } = c; let d; let e;", "f();let a=1,{b}=c,d,e;\n"),
    (
      "{const f = () => { const g = h(); h(); const i = g; }; const j = f;}",
      "{let a=()=>{let b=h();h();let c=b},d=a}\n"
    ),
    ("{const a = f()\nf(); const b = a;}", "{let a=f()\nf();let b=a}\n"),
    // Literals.
    ("'a  //  b'", "'a  //  b'\n"), ("\"\\\"  /* */\"", "\"\\\"  /* */\"\n"),
    ("`a  ${ b + `c  ${ d }` }  e`", "`a  ${b+`c  ${d}`}  e`\n"),
    ("x = /[/\"]  \\/ '/g . test(y)", "x=/[/\"]  \\/ '/g.test(y)\n"),
    ("if (a) /  b/.test(c)", "if(a)/  b/.test(c)\n"), ("(a) / b / c", "(a)/b/c\n"),
    // Names.
    ("(function () { let long = 1; return long; })()", "(function(){let a=1;return a})()\n"),
    (
      "(() => { const name = 1; return { name, long: name }; })()",
      "(()=>{let a=1;return{name:a,long:a}})()\n"
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
      "(function(){for(let a of all)use(a)})()\n"
    ),
    (
      "(function () { try { x(); } catch (problem) { y(problem); } })()",
      "(function(){try{x()}catch(a){y(a)}})()\n"
    ),
    ("f([a, b,], { c, },)", "f([a,b],{c})\n"), ("f([, ,])", "f([,,])\n"),
    ("f(1000, 0.5000, 100, x.then)", "f(1e3,0.5000,100,x.then)\n"),
    (
      "(() => { const a = c(), long = a; return b(long); })()",
      "(()=>{let a=c(),d=a;return b(d)})()\n"
    ),
  ])
  func squeezed(_ script: String, _ expected: String) {
    #expect(squeezedScript(script) == expected)
  }

  @Test(
    "Words that nowhere meet have the same name",
    arguments: [
      (
        "(() => { { let one = 1; use(one); } { let two = 2; use(two); } })()",
        "(()=>{{let a=1;use(a)}{let a=2;use(a)}})()\n"
      ),
      (
        "(() => { let outer = 1; { let inner = 2; use(outer, inner); } })()",
        "(()=>{let b=1;{let a=2;use(b,a)}})()\n"
      ),
      (
        "(() => { const f = (one) => one; const g = (two) => f(two); return g; })()",
        "(()=>{let a=c=>c,b=c=>a(c);return b})()\n"
      ),
      // A property is no variable, but a global is.
      ("(() => { let one = x.a; return one; })()", "(()=>{let a=x.a;return a})()\n"),
      ("(() => { let one = a(); return one; })()", "(()=>{let b=a();return b})()\n"),
    ])
  func sharedNames(_ script: String, _ expected: String) {
    #expect(squeezedScript(script) == expected)
  }

  @Test(
    "Numbers stand where constants stood",
    arguments: [
      ("{ const most = 20; use(most, most); }", "{use(20,20)}\n"),
      ("{ const a = 1, b = f(), c = 2; use(a, b, c); }", "{let a=f(),b=2;use(1,a,b)}\n"),
      ("{ const a = f(), b = 50000; use(a, b); }", "{let a=f(),b=5e4;use(a,b)}\n"),
      ("{ const one = 1, two = 2; use(one, two) }", "{use(1,2)}\n"),
      (
        "{ const one = 1, much = 123456, two = 2, three = 3; use(one, much, much, much, much, two, three); }",
        "{let a=123456;use(1,a,a,a,a,2,3)}\n"
      ),
      (
        "{ const much = 123456, one = 1, f = g(); use(f, one, much, much, much, much); }",
        "{let a=123456,b=g();use(b,1,a,a,a,a)}\n"
      ),
      // Too often, under its name, with a property of its own, changing, or the head of a loop.
      (
        "{ const long = 123456; use(long, long, long, long); }",
        "{let a=123456;use(a,a,a,a)}\n"
      ),
      ("{ const long = 1; use({ long }); }", "{let a=1;use({long:a})}\n"),
      ("{ const long = 1; use(long.size); }", "{let a=1;use(a.size)}\n"),
      ("{ let long = 1; use(long); }", "{let a=1;use(a)}\n"),
      (
        "{ for (const long = 1; f();) use(long); }", "{for(let a=1;f();)use(a)}\n"
      ),
      (
        "{ { const a = 1; use(a); } { const a = f(); use(a); } }",
        "{{let a=1;use(a)}{let a=f();use(a)}}\n"
      ),
      ("const shared = 1; use(shared);", "let shared=1;use(shared);\n"),
    ])
  func numbers(_ script: String, _ expected: String) {
    #expect(squeezedScript(script) == expected)
  }

  @Test(
    "Private properties get short names, and only they do",
    arguments: [
      ("use({ _one: 1, two: 2 }._one)", "use({a:1,two:2}.a)\n"),
      ("use(x.a, { _one: 1 })", "use(x.a,{b:1})\n"),
      ("({ _one: one }) => one", "({a:a})=>a\n"),
      // In a text, as a variable, or alone.
      ("use(x._one, \"_one\")", "use(x._one,\"_one\")\n"),
      ("use(_one, x._one)", "use(_one,x._one)\n"), ("use({ _one })", "use({_one})\n"),
      ("use(`${x._one} _one`)", "use(`${x._one} _one`)\n"),
    ])
  func privateProperties(_ script: String, _ expected: String) {
    #expect(squeezedScript("/* @private _ */" + script) == expected)
    // Without the mark nobody says that they are private.
    #expect(squeezedScript(script).contains("_one"))
  }

  @Test(
    "A name keeps its letters where another script or the browser may mean it",
    arguments: [
      "let shared=1;function alsoShared(){}\n",
      "(()=>{{let location=1}return location.href})();\n",
      "(()=>{let value=1;eval(text)})();\n",
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
