import Testing

@testable import KeyModel

@Suite struct PredicateSyntaxTests {
  @Test(arguments: [
    "TRUEPREDICATE", "a == 1", "a IN {1, 2}", "a[FIRST] == 'x'", "a == \"it's\"",
    "a == 'say \\'x\\''",
    "SUBQUERY(extensionItems, $i, SUBQUERY($i.attachments, $a, ANY $a.kinds UTI-CONFORMS-TO \"public.url\").@count == 1).@count == 1",
    "a == '('", "a == ')' AND (b == 1)",
  ])
  func validPredicatesAreAccepted(_ text: String) {
    #expect(PredicateSyntax.problem(in: text) == nil)
  }

  @Test(arguments: [
    ("", "empty"), (" \n", "empty"), ("(a == 1", "never closed"),
    ("a == 1)", "has no opening bracket"),
    ("(a[0) == 1]", "is closed by"), ("a == 'x", "single quotation"),
    ("a == \"x", "double quotation"), ("a == 'x\\'", "single quotation"),
    ("{1, 2", "never closed"),
  ])
  func invalidPredicatesAreReported(_ text: String, _ part: String) throws {
    let problem = try #require(PredicateSyntax.problem(in: text))
    #expect(problem.contains(part), "\(problem)")
  }
}
