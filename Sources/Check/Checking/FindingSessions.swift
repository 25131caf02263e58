/// The command that finds the mistake of each example, and what it prints. `FindingExampleTests` records them.
enum FindingSessions {
  static let all: [String: String] = [
    "absent": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:1: error: 'Socket' must not be present where Battery is present [absent]
      remedy: remove the key
    """#,
    "agrees-with": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:4:2: warning: 'amber' does not occur in 'Name' [agrees-with]
      remedy: declare it there, or correct one of the two
    """#,
    "ambiguous-word": #"""
    $ docgen validate lamp.yaml
    lamp.yaml:1:9: warning: 'yes' is a Boolean for some readers of YAML and a text for others [ambiguous-word]
      remedy: write true
      fix available: Write true
    """#,
    "at-least-one": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 'Switch' has none of 'Sends' and 'Returns' [at-least-one]
      remedy: add one of them
    """#,
    "at-most-one-of": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 'Modes' contains 'dim' and 'bright', of which only one may be there [at-most-one-of]
      remedy: keep one of them
    """#,
    "bare-ampersand": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:14: error: '&' begins no reference [bare-ampersand]
      remedy: write &amp;
    """#,
    "bare-less-than": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:11: error: '<' begins no tag [bare-less-than]
      remedy: write &lt;
    """#,
    "binary-cycle": #"""
    $ docgen validate Lamp.plist
    Lamp.plist: error: object 0 contains itself, at [0] [binary-cycle]
      remedy: write the list again: a property list is a tree
    """#,
    "binary-object": #"""
    $ docgen validate Lamp.plist
    Lamp.plist: error: the file is damaged: the integer at byte 11 has an impossible width, at [0] [binary-object]
      remedy: write the list again
    """#,
    "binary-offset": #"""
    $ docgen validate Lamp.plist
    Lamp.plist: error: object 1 lies outside the objects of the file, at [0] [binary-offset]
      remedy: write the list again
    """#,
    "binary-overlap": #"""
    $ docgen validate Lamp.plist
    Lamp.plist: error: objects overlap one another, at [1] [binary-overlap]
      remedy: write the list again
    """#,
    "binary-reference": #"""
    $ docgen validate Lamp.plist
    Lamp.plist: error: object 9 does not exist; there are 2, at [0] [binary-reference]
      remedy: write the list again
    """#,
    "binary-trailer": #"""
    $ docgen validate Lamp.plist
    Lamp.plist: error: the file is not a complete binary property list: the file ends before its trailer [binary-trailer]
      remedy: restore the file; it was cut off or damaged
    """#,
    "boolean-as-number": #"""
    $ docgen validate --notes Lamp.plist
    Lamp.plist:2:1: note: 'Bright' holds an integer for a boolean [boolean-as-number]
      remedy: write it as a boolean
    """#,
    "boolean-as-string": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: warning: 'Bright' holds the string 'YES' for a Boolean [boolean-as-string]
      remedy: write true as a Boolean
      fix available: Write <true/>
    """#,
    "bundle-disagreement": #"""
    $ docgen validate Lamp.app
    Lamp.app/Parts/Share.part/Lamp.plist:4:3: warning: 'Identifier' is 'com.example.share', which does not begin with 'com.example.lamp.', the value in 'Lamp.app/Lamp.plist' [bundle-disagreement]
      remedy: write 'com.example.lamp.NAME'
    """#,
    "colliding-bundles": #"""
    $ docgen validate Lamp.app
    Lamp.app/Parts/Widget.part/Lamp.plist:4:3: warning: 'Identifier' is 'com.example.lamp.extension' here and in 'Lamp.app/Parts/Share.part/Lamp.plist' [colliding-bundles]
      remedy: give each bundle a unique value
    """#,
    "comment-in-text": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:13: warning: Apple's reader refuses a comment inside '<string>' [comment-in-text]
      remedy: move the comment out of the element
    """#,
    "contains": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 'Features' does not contain 'light', which must be among its elements [contains]
      remedy: add 'light'
    """#,
    "content-after-root": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: there is more text after the root value [content-after-root]
      remedy: keep one root value: put several in an array or a dictionary
    """#,
    "content-in-boolean": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:7: error: '<true>' contains text [content-in-boolean]
      remedy: write <true/>
    """#,
    "control-character": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:13: warning: the text contains a control character [control-character]
      remedy: remove it: strict XML readers refuse the file
    """#,
    "control-character-in-string": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:15: error: a control character in a string [control-character-in-string]
      remedy: write \t or \u and four digits
    """#,
    "copied-file": #"""
    $ docgen validate lamp.project
    lamp.project:8:7: warning: a build phase copies 'Lamp/Lamp.plist', which the build makes from LAMP_LIST too [copied-file]
      remedy: remove it from the build phase
    """#,
    "count": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 'Colors' is empty [count]
      remedy: add what it is for, or remove the key
    """#,
    "declared-in": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:5:2: warning: 'com.example.lamp.scene' begins like 'Identifier', and nothing declares it [declared-in]
      remedy: declare it in 'Declares'
    """#,
    "deprecated": #"""
    $ docgen validate --platform desk --deployment-target 12.0 Lamp.plist
    Lamp.plist:1:1: warning: 'OldIcon' is deprecated since Desk 12.0 [deprecated]
      remedy: write 'Icons' instead
    """#,
    "deprecated-document": #"""
    $ docgen validate shade.yaml
    shade.yaml:2:7: warning: lamps/v1beta1 LampShade is deprecated [deprecated-document]
      remedy: write 'LampShade v1' instead
    """#,
    "development-only": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:3:1: warning: 'DebugServer' is for development and testing [development-only]
      remedy: remove it before you ship
    """#,
    "differs-from": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:3:2: warning: 'lamp' occurs in 'Write' too [differs-from]
      remedy: remove one of the two
    """#,
    "double-hyphen-in-comment": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:11: warning: a comment contains '--', which XML does not allow [double-hyphen-in-comment]
      remedy: write a single hyphen: strict XML readers refuse the file
    """#,
    "duplicate-key": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:4:2: warning: the key 'Name' occurs twice in one dictionary, with 'Lamp' and then 'Torch'; the first is on line 2 [duplicate-key]
      remedy: remove one of the two: Apple's reader keeps the last, others keep the first
    """#,
    "empty-data": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:1: warning: Apple's reader refuses '<data/>' [empty-data]
      remedy: write <data></data>
    """#,
    "empty-file": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:1: error: the file contains no property list [empty-file]
      remedy: write a root value, such as an empty dictionary
    """#,
    "empty-property-list": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:1: error: the list has no root value [empty-property-list]
      remedy: write one, such as <dict/>, inside <plist>
    """#,
    "empty-value": #"""
    $ docgen validate --notes Lamp.plist
    Lamp.plist:2:1: note: 'BeamReason' is empty [empty-value]
      remedy: write a value, unless a later step fills it in
    """#,
    "encoding-mismatch": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:31: warning: the file says it is UTF-16, but its bytes are UTF-8 [encoding-mismatch]
      remedy: write encoding="UTF-8"
    """#,
    "excluded-file": #"""
    $ docgen validate Lamp.app
    Lamp.app/light.o: warning: 'light.o' is code outside of a program [excluded-file]
      remedy: remove it from the copied files
    """#,
    "excludes": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:1: error: 'Storyboard' must not be combined with 'StartClass' [excludes]
      remedy: remove one of the two
    """#,
    "expired-grant": #"""
    $ docgen validate --notes --date 2026-06-01 Lamp.app
    Lamp.app/charter: note: the charter expired on 2026-01-31 [expired-grant]
      remedy: sign the product with a new one
    """#,
    "file-too-large": #"""
    $ docgen validate Lamp.plist
    Lamp.plist: error: the file has 67108865 bytes; at most 67108864 are read [file-too-large]
      remedy: split the list
    """#,
    "first-element": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:3:2: error: 'Modes' does not begin with 'default' [first-element]
      remedy: put 'default' first
    """#,
    "format": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 'en_US' is not a BCP 47 language tag, such as en-US [format]
      remedy: write a BCP 47 language tag, such as en-US
    """#,
    "fragment": #"""
    $ docgen validate --notes -
    <stdin>:1:1: note: the text is a fragment, and is read as the inside of a dictionary [fragment]
      remedy: put it into a whole list; what the list may lack besides was not checked
    """#,
    "gnustep-typed-value": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:10: error: '<*' begins a value that only GNUstep reads [gnustep-typed-value]
      remedy: convert the list to XML
    """#,
    "ignored-beside": #"""
    $ docgen validate --notes Lamp.plist
    Lamp.plist:1:1: note: 'Icon' is ignored because 'Icons' is present [ignored-beside]
      remedy: remove it unless systems that do not know 'Icons' need it
    """#,
    "incomplete-bundle": #"""
    $ docgen validate Lamp.app
    Lamp.app/Parts/Share.part/Lamp.plist: warning: the extension lacks 'Point' [incomplete-bundle]
      remedy: add 'Point'
    """#,
    "integer-out-of-range": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:10: error: '18446744073709551616' does not fit in 64 bits [integer-out-of-range]
      remedy: use a smaller number, a <real> or a <string>
    """#,
    "invalid-base64": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:7: error: the base 64 ends in the middle of a group of four [invalid-base64]
      remedy: fill the last group with =, or restore what was cut off
    """#,
    "invalid-character-reference": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:9: error: '&#0;' is the number of no character [invalid-character-reference]
      remedy: write a Unicode scalar value other than 0, such as &#x1F600;
    """#,
    "invalid-data": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:10: error: data can contain only hexadecimal digits [invalid-data]
      remedy: write two digits for each byte, or quote the value to make it a string
    """#,
    "invalid-date": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:7: error: '2026-02-30T00:00:00Z' is not a date [invalid-date]
      remedy: write it like 2026-01-31T12:00:00Z
    """#,
    "invalid-encoding": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:12: error: the bytes from here are not UTF-8 [invalid-encoding]
      remedy: save the file as UTF-8
    """#,
    "invalid-escape": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:13: error: JSON has no such escape [invalid-escape]
      remedy: write \\ for a backslash; \" \/ \b \f \n \r \t \uXXXX are the escapes
    """#,
    "invalid-integer": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:10: error: '12 px' is not an integer [invalid-integer]
      remedy: write decimal digits, or 0x and hexadecimal ones
    """#,
    "invalid-key": #"""
    $ docgen validate Lamp.plist
    Lamp.plist: error: the key with number 0 is not a string, at the root [invalid-key]
      remedy: write the list again
    """#,
    "invalid-number": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:11: error: '03' is not a number in JSON [invalid-number]
      remedy: write decimal digits without + or leading zeros, digits on both sides of a point
    """#,
    "invalid-real": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:7: error: '1,5' is not a number [invalid-real]
      remedy: write it like -12.5 or 6.02e23, with a point
    """#,
    "json-comment": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:2: error: JSON has no comments [json-comment]
      remedy: remove the comment
    """#,
    "key-without-value": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:2: error: the key 'Name' has no value before line 3 [key-without-value]
      remedy: write a value after </key>, or remove the key
    """#,
    "large-integer": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:10: warning: 18446744073709551615 does not fit in a signed 64-bit integer; it is checked as 9223372036854775807 [large-integer]
      remedy: use a smaller number or a string
    """#,
    "length": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 'The brightest and most careful lamp that was ever made' has 54 characters, which is more than 30 [length]
      remedy: shorten it
    """#,
    "lone-surrogate": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:11: error: half of a surrogate pair is missing [lone-surrogate]
      remedy: write both halves, or the character itself
    """#,
    "markup-in-text": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:11: error: an element is inside the text of '<string>' [markup-in-text]
      remedy: write &lt; for the <, or put the text in <![CDATA[ and ]]>
    """#,
    "mismatched-bracket": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:18: error: '}' does not close '[' from line 1 [mismatched-bracket]
      remedy: write ']'
    """#,
    "mismatched-tag": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:14: error: '</strng>' does not close '<string>' [mismatched-tag]
      remedy: write </string>
    """#,
    "misplaced-bundle": #"""
    $ docgen validate Lamp.app
    Lamp.app/Parts/Share.part/Frameworks/Light.framework/Lamp.plist:4:3: warning: a framework is inside an extension, 'Lamp.app/Parts/Share.part' [misplaced-bundle]
      remedy: put it into the outermost bundle, which shares it with those inside
    """#,
    "misplaced-key": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:5:2: warning: 'Bright' belongs in Extension/Attributes, not in 'Extension' [misplaced-key]
      remedy: move it to Extension/Attributes
    """#,
    "misplaced-plist": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:29: error: there is a second '<plist>', or one inside the list [misplaced-plist]
      remedy: keep one <plist>, around the root value
    """#,
    "missing-colon": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:9: error: ':' is missing between a key and its value [missing-colon]
      remedy: write "key": value
    """#,
    "missing-comma": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:16: error: ',' is missing after the value [missing-comma]
      remedy: write , between values
    """#,
    "missing-equals": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:7: error: '=' is missing between a key and its value [missing-equals]
      remedy: write key = value;
    """#,
    "missing-grant": #"""
    $ docgen validate Lamp.app
    Lamp.app/Lamp: warning: 'Groups' needs a charter, and the bundle has none, in the list of claims of its code signature [missing-grant]
      at: Groups
      remedy: copy it to 'charter' before signing, or don't claim it
    """#,
    "missing-required-key": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:3:2: error: an element of 'Services' lacks the required key 'Message' [missing-required-key]
      remedy: add 'Message', a string
    """#,
    "missing-semicolon": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:13: error: ';' is missing after the value [missing-semicolon]
      remedy: write ; after every value of a dictionary
    """#,
    "missing-value": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:10: error: the value of the key 'Name' is missing [missing-value]
      remedy: write one, or remove the key
    """#,
    "misspelled-key": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:1: warning: unknown key 'BeamReasn'; did you mean 'BeamReason'? [misspelled-key]
      remedy: write 'BeamReason', or leave it if the key is your own
      fix available: Rename to 'BeamReason'
    """#,
    "misspelled-value": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: warning: 'dimmming' is not a known value of 'Feature'; did you mean 'dimming'? [misspelled-value]
      remedy: write 'dimming', or leave it if it is intended
    """#,
    "must-not-ship": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: warning: 'ShownWhen' holds the stub 'TRUEPREDICATE', which must not ship [must-not-ship]
      remedy: replace it before you submit: say what the lamp is for
    """#,
    "needs": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:1: warning: 'Beam' needs 'BeamReason', which is missing [needs]
      remedy: add 'BeamReason'
    """#,
    "needs-nonzero": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:1: error: 'Script' needs 'Pages', which is 0 [needs-nonzero]
      remedy: add 'Pages' with a value other than 0
    """#,
    "nested-too-deeply": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:3585: error: values are nested more than 512 levels deep [nested-too-deeply]
      remedy: flatten the list
    """#,
    "no-property-list": #"""
    $ docgen validate Pictures
    Pictures: error: there is no property list in 'Pictures' [no-property-list]
      remedy: name a file, or a folder with one named *.plist
    """#,
    "none-of": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 'Category' must not be 'test' [none-of]
      remedy: write what the lamp is
    """#,
    "not-a-list": #"""
    $ docgen validate Lamp.png
    Lamp.png: error: the file is a PNG picture, not a property list [not-a-list]
      remedy: choose the file that has the list
    """#,
    "not-after": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: '2.0' is later than '1.0', the value of 'Ceiling' [not-after]
      remedy: write '1.0' or an earlier version, or correct 'Ceiling'
    """#,
    "not-available": #"""
    $ docgen validate --platform desk Lamp.plist
    Lamp.plist:3:1: warning: 'WatchFace' is not available on Desk [not-available]
      remedy: remove the key, in the list for this platform
    """#,
    "not-claimed": #"""
    $ docgen validate Lamp.app
    Lamp.app/Lamp: warning: the list of claims lacks 'Identifier', which the charter 'Lamp.app/charter' grants, in the list of claims of its code signature [not-claimed]
      remedy: sign with 'Identifier' as it is in the charter
    """#,
    "not-granted": #"""
    $ docgen validate Lamp.app
    Lamp.app/Lamp: error: 'group.com.example.lights' of 'Groups' is not what the charter 'Lamp.app/charter' allows: 'group.com.example.lamps', in the list of claims of its code signature [not-granted]
      at: Groups
      remedy: ask for it, or don't claim it
    """#,
    "not-more-than": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 80 is more than 60, the value of 'Most' [not-more-than]
      remedy: write 60 or less, or correct 'Most'
    """#,
    "not-repaired": #"""
    $ docgen validate --fix Lamp.plist
    Lamp.plist: error: Cannot replace 'Lamp.plist': the file has other names (hard links), which would keep the old contents [not-repaired]
      remedy: edit it by hand, or replace it with a copy, which has one name
    """#,
    "not-written": #"""
    $ docgen validate --baseline known.json --write-baseline Lamp.plist
    known.json: error: Cannot replace 'known.json': the file has other names (hard links), which would keep the old contents [not-written]
      remedy: check the permissions of the file and its folder
    """#,
    "not-yet-available": #"""
    $ docgen validate --notes --platform desk --deployment-target 12.0 Lamp.plist
    Lamp.plist:3:1: note: 'Bright' is available from Desk 14.0 on, and the deployment target is 12.0 [not-yet-available]
      remedy: make sure that the product works where the system ignores it
    """#,
    "nul-byte": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:13: error: the text contains a NUL byte [nul-byte]
      remedy: remove it; a property list in text form cannot contain one
    """#,
    "null-in-property-list": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:10: error: a property list has no null [null-in-property-list]
      remedy: leave the key or the element out
    """#,
    "number-as-string": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: warning: 'Count' holds the string '3' for an integer [number-as-string]
      remedy: write it as an integer
    """#,
    "number-out-of-range": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:11: error: the number is too large for a real [number-out-of-range]
      remedy: use a smaller number or a string
    """#,
    "one-of": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:5:2: error: 'heat.1' is not a value of 'Reasons' where Use is color [one-of]
      remedy: write 'color.1' or 'color.2', or correct what the rule depends on
    """#,
    "only-in": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:3:1: warning: 'LaunchScreen' is only for apps [only-in]
      remedy: remove the key
    """#,
    "only-inside": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:6:3: error: 'Icon' has a meaning only in 'Exported' [only-inside]
      remedy: move it there, or remove it
    """#,
    "only-known-keys": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:5:2: error: 'Names' must not hold the key 'French' [only-known-keys]
      remedy: remove the key
    """#,
    "pattern": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 'com.example.my_lamp' is not a name of letters, digits, hyphens and periods [pattern]
      remedy: write a name of letters, digits, hyphens and periods
    """#,
    "plain-text": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:1: error: the text is prose, not a property list [plain-text]
      remedy: paste or name the list that the text is about
    """#,
    "predicate": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 'ShownWhen' holds a predicate that cannot be compiled: a text in single quotation marks is not closed [predicate]
      remedy: correct the predicate
    """#,
    "prefix-from": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:4:1: error: 'com.example.remote' does not begin with a value of 'Identifier' [prefix-from]
      remedy: begin it with 'com.example.lamp.'
    """#,
    "present": #"""
    $ docgen validate --profile built Lamp.plist
    Lamp.plist:1:1: error: the property list lacks 'Identifier', which is required where Name is present [present]
      remedy: add 'Identifier'
    """#,
    "program-disagreement": #"""
    $ docgen validate Lamp.app
    Lamp.app/Lamp.plist:10:3: warning: 'Since' is '12.0', but the program needs 14.0 [program-disagreement]
      remedy: write '14.0', or build the program for 12.0
    """#,
    "range": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 'Brightness' is 1.5, which is out of bounds [range]
      remedy: write a number from 0 to 1
    """#,
    "real-as-integer": #"""
    $ docgen validate --notes Lamp.plist
    Lamp.plist:2:1: note: 'Count' holds a real for an integer [real-as-integer]
      remedy: write it as an integer
    """#,
    "refused-elsewhere": #"""
    $ docgen validate --notes Lamp.plist
    Lamp.plist: note: the store would refuse 1 thing in it [refused-elsewhere]
      remedy: check with the distribution 'store' if the product goes there, or with another
    """#,
    "removed": #"""
    $ docgen validate --platform desk --deployment-target 12.0 Lamp.plist
    Lamp.plist:3:1: warning: 'Shelf' is removed since Desk 12.0 [removed]
      remedy: remove the key
    """#,
    "setting-without-effect": #"""
    $ docgen validate lamp.settings
    lamp.settings:1:1: warning: the build makes no key of the setting 'LAMP_KEY_Brightnes' [setting-without-effect]
      remedy: write 'LAMP_KEY_Brightness', or 'Brightnes' into the Lamp.plist itself
    """#,
    "single-quotes": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:2: error: the string is in single quotes [single-quotes]
      remedy: write double quotes
    """#,
    "stale-baseline": #"""
    $ docgen validate --notes --baseline known.json Lamp.plist
    known.json:4:5: note: the baseline expects 1 more finding in 'Lamp.plist': 'Bright' holds the string 'YES' for a Boolean [boolean-as-string] [stale-baseline]
      remedy: write the baseline again with --write-baseline
    """#,
    "stray-key": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:2: error: '<key>' is outside a dictionary, in <array> [stray-key]
      remedy: close the array before it with </array>, or open a <dict>
    """#,
    "surrounding-space": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: warning: the value of 'Mode' ends with white space [surrounding-space]
      remedy: write 'bright'
      fix available: Remove the white space
    """#,
    "text-outside-value": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:8: error: there is text between elements [text-outside-value]
      remedy: put it in a value or in <!-- a comment -->, or remove it
    """#,
    "toml-key": #"""
    $ docgen validate lamp.toml
    lamp.toml:3:2: error: 'lamp' is an inline table, which has all of its keys in its braces [toml-key]
      remedy: write all of it in one way, or rename one of the two
    """#,
    "toml-syntax": #"""
    $ docgen validate lamp.toml
    lamp.toml:1:9: error: 'desk' is not a value [toml-syntax]
      remedy: put a text in quotes
    """#,
    "toml-value": #"""
    $ docgen validate lamp.toml
    lamp.toml:1:7: error: the date or time doesn't exist [toml-value]
      remedy: correct it, or write it in quotes
    """#,
    "too-many-comparisons": #"""
    $ docgen validate Lamp.plist
    Lamp.plist: error: the rest of the file is not checked: it takes too many comparisons with the catalogue's keys [too-many-comparisons]
      remedy: split the file, or remove rules and values from the catalogue
    """#,
    "too-many-findings": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:6002: error: the file has more than 1000 mistakes [too-many-findings]
      remedy: correct the first ones and check the file again
    """#,
    "too-many-marks": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:1: warning: the text has too many combining marks in a row [too-many-marks]
      remedy: remove them; the text is checked as if they were U+FFFD
    """#,
    "too-many-values": #"""
    $ docgen validate Lamp.plist
    Lamp.plist: error: the texts and data of the list have more than 67108864 bytes together [too-many-values]
      remedy: split the list, or refer to a long object fewer times
    """#,
    "trailing-comma": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:16: error: no value follows this comma [trailing-comma]
      remedy: remove the comma
    """#,
    "unclear-document": #"""
    $ docgen validate --notes settings.plist
    settings.plist: note: the file could also be 'shade'; it was checked as 'lamp' [unclear-document]
      remedy: choose with --document
    """#,
    "unclosed-bracket": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:1: error: '{' is not closed before the end of the file [unclosed-bracket]
      remedy: write }
    """#,
    "unclosed-cdata": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:9: error: '<![CDATA[' is not closed [unclosed-cdata]
      remedy: write ]]> where it ends
    """#,
    "unclosed-comment": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:2: error: '<!--' is not closed [unclosed-comment]
      remedy: write --> where it ends
    """#,
    "unclosed-doctype": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:1: error: '<!DOCTYPE' is not closed [unclosed-doctype]
      remedy: write ]> where it ends
    """#,
    "unclosed-element": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:1: error: '<array>' is not closed before the end of the file [unclosed-element]
      remedy: write </array>
    """#,
    "unclosed-instruction": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:1: error: '<?' is not closed [unclosed-instruction]
      remedy: write ?> where it ends
    """#,
    "unclosed-tag": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:2: error: the tag '<string' has no '>' [unclosed-tag]
      remedy: write <string>
    """#,
    "undeclared-api": #"""
    $ docgen validate Lamp.app
    Lamp.app/Lamp: warning: the program 'Lamp' uses 'stat', and no list of reasons beside it declares 'stat' [undeclared-api]
      remedy: declare it in the bundle's list of reasons
    """#,
    "unexpected-attribute": #"""
    $ docgen validate --notes Lamp.plist
    Lamp.plist:1:9: note: '<string>' has an attribute 'id' [unexpected-attribute]
      remedy: remove it: no element inside <plist> has attributes
    """#,
    "unexpected-character": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:10: error: no value begins with this character [unexpected-character]
      remedy: write a string in double quotes, a number, true, false, [ or {
    """#,
    "unique-elements": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:5:2: error: 'red' occurs twice in 'Colors' [unique-elements]
      remedy: remove the second one
    """#,
    "unknown-element": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:8: error: '<boolean>' is not an element of a property list [unknown-element]
      remedy: use dict, array, string, integer, real, true, false, date or data
    """#,
    "unknown-entity": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:9: error: '&nbsp;' is unknown [unknown-entity]
      remedy: write the character itself; only amp, lt, gt, quot and apos have names
    """#,
    "unknown-key": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:1: warning: unknown key 'com.example.reserved.torch' [unknown-key]
      remedy: remove the key, or look for its name in the documents that define it
    """#,
    "unknown-kind": #"""
    $ docgen validate shade.yaml
    shade.yaml:2:7: warning: the reference has no kind 'LampShaed', so the document is not checked [unknown-kind]
      remedy: write 'LampShade' if that is meant
    """#,
    "unknown-value": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: warning: 'blinking' is not a known value of 'Feature' [unknown-value]
      remedy: write 'dimming' or 'coloring'
    """#,
    "unknown-word": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:12: error: 'True' is not a value; did you mean 'true'? [unknown-word]
      remedy: write true or false, or put a string in double quotes
    """#,
    "unpreprocessed-file": #"""
    $ docgen validate --notes Lamp.plist
    Lamp.plist:2:1: note: the list contains a line of the C preprocessor (#if); such lines are skipped and both branches are read [unpreprocessed-file]
      remedy: check the preprocessed file to know what is built
    """#,
    "unquoted-key": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:2: error: the key 'Name' has no quotes [unquoted-key]
      remedy: write it in double quotes
    """#,
    "unread-settings": #"""
    $ docgen validate --notes lamp.project
    lamp.project:1:14: note: the build settings are not checked: '{' is not closed before the end of the file [unread-settings]
      remedy: write }
    """#,
    "unread-syntax": #"""
    lamp.yaml: error: YAML is not read, so the file is not checked [unread-syntax]
      remedy: validate it with its JSON Schema and a validator that reads YAML
    """#,
    "unread-template": #"""
    $ docgen validate --notes Lamp.plist
    Lamp.plist:2:2: note: the template is not checked: a tool replaces text between its elements [unread-template]
      remedy: check the file that the tool makes
    """#,
    "unreadable-file": #"""
    $ docgen validate Lmap.plist
    Lmap.plist: error: Cannot read 'Lmap.plist': No such file or directory [unreadable-file]
      remedy: check the name and the permissions
    """#,
    "unreadable-grant": #"""
    $ docgen validate --notes Lamp.app
    Lamp.app/charter: note: the charter cannot be read [unreadable-grant]
      remedy: copy it from its source into the bundle again
    """#,
    "unreadable-signature": #"""
    $ docgen validate --notes Lamp.app
    Lamp.app/Lamp: note: the program cannot be read: its code signature is not inside the file [unreadable-signature]
      remedy: sign the program again, or put the list of what it claims beside the bundle, with the bundle's name
    """#,
    "unresolved-placeholder": #"""
    $ docgen validate --profile built Lamp.plist
    Lamp.plist:2:1: error: 'Identifier' still holds a build setting: '$(LAMP_IDENTIFIER)' [unresolved-placeholder]
      remedy: define the setting, or check a source with --profile source
    """#,
    "unsupported-encoding": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:31: error: the encoding 'EUC-JP' is not read [unsupported-encoding]
      remedy: save the file as UTF-8 and write encoding="UTF-8"
    """#,
    "unsupported-value": #"""
    $ docgen validate Lamp.plist
    Lamp.plist: error: the list contains a UID: it is a keyed archive, at [0] [unsupported-value]
      remedy: unarchive it; a configuration has no UIDs
    """#,
    "unsupported-version": #"""
    $ docgen validate Lamp.plist
    Lamp.plist: error: the binary list has version '15'; only 00 is a property list [unsupported-version]
      remedy: convert it with plutil -convert xml1
    """#,
    "unterminated-string": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:1:10: error: the string is not closed on its line [unterminated-string]
      remedy: write the closing quote, and \n for a line break
    """#,
    "unused-ignore": #"""
    $ docgen validate --notes Lamp.plist
    Lamp.plist:1:1: note: the comment ignores nothing: no finding 'range' is about what follows [unused-ignore]
      remedy: remove the comment
    """#,
    "value-not-allowed": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 'Bright' is not a value of 'Mode'; did you mean 'bright'? [value-not-allowed]
      remedy: write 'bright'
      fix available: Write 'bright'
    """#,
    "value-without-key": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:2: error: '<string>' in a dictionary has no key [value-without-key]
      remedy: write <key>…</key> before it, or remove it
    """#,
    "with-prefix": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 'com.example.lamps' does not begin with 'group.' [with-prefix]
      remedy: write the beginning that fits
    """#,
    "with-suffix": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 'Lamp' does not end in '.plugin' [with-suffix]
      remedy: write the name with its ending
    """#,
    "without-suffix": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 'Screen' ends in '.screen', which must not be there [without-suffix]
      remedy: write 'Main'
      fix available: Remove '.screen'
    """#,
    "without-text": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 'MenuTitle' contains '/', which it must not contain [without-text]
      remedy: write the text without it
    """#,
    "wrong-entry": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:4:2: warning: the extension lacks 'Extension/StartClass', so the system has nothing to start [wrong-entry]
      remedy: add 'Extension/StartClass'
    """#,
    "wrong-extension-point": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:5:2: warning: 'KeyboardLanguage' is documented for 'com.example.keyboard', not for 'com.example.share' [wrong-extension-point]
      remedy: remove the key if the extension doesn't read it, or correct the extension point
    """#,
    "wrong-mechanism": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:4:2: warning: 'com.example.widgets' is declared in 'NewExtension/Point', not in 'Extension/Point' [wrong-mechanism]
      remedy: write the identifier into 'NewExtension/Point', and remove 'Extension'
    """#,
    "wrong-type": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:1: error: 'Name' is an array, not a string [wrong-type]
      remedy: write a string
    """#,
    "xml-entity-declaration": #"""
    $ docgen validate Lamp.plist
    Lamp.plist:2:2: error: the document type declares an entity [xml-entity-declaration]
      remedy: remove the declaration and write the text itself: no entity is ever expanded
    """#,
    "yaml-alias": #"""
    $ docgen validate lamp.yaml
    lamp.yaml:1:7: error: nothing above is marked with '&lamp' [yaml-alias]
      remedy: mark the value to be repeated, or correct the name
    """#,
    "yaml-key": #"""
    $ docgen validate lamp.yaml
    lamp.yaml:1:1: error: a list or a mapping is a key [yaml-key]
      remedy: write a text as the key
    """#,
    "yaml-merge": #"""
    $ docgen validate lamp.yaml
    lamp.yaml:3:7: error: '<<' merges mappings, and this is something else [yaml-merge]
      remedy: write the alias of a mapping, or a list of such aliases
    """#,
    "yaml-syntax": #"""
    $ docgen validate lamp.yaml
    lamp.yaml:3:10: error: ': ' begins a second value in this line [yaml-syntax]
      remedy: put the text in quotes, or begin a new line for the key
    """#,
    "yaml-tag": #"""
    $ docgen validate --notes lamp.yaml
    lamp.yaml:1:9: note: docgen doesn't know the tag '!setting', so the value is not checked [yaml-tag]
      remedy: nothing, if the program that reads the file knows it
    """#,
  ]
}
