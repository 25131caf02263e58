import KeyModel

let synonymCases: [CheckCase] = [
  CheckCase(
    "synonym-without-target", SearchSynonym("plugin", means: "NSExtension", "extension gizmo"),
    "No key has the words 'extension gizmo', the meaning of 'plugin'"),
  CheckCase(
    "synonym-without-target", SearchSynonym("plugin", means: ""),
    "No key has the words '', the meaning of 'plugin'"),
]
