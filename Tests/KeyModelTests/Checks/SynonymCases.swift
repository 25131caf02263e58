import KeyModel

let synonymCases: [CheckCase] = [
  CheckCase(
    "synonym-without-target", SearchSynonym("plugin", means: "NSExtension", "extension gizmo"),
    "No key has the words 'extension gizmo', which 'plugin' stands for"),
  CheckCase(
    "synonym-without-target", SearchSynonym("plugin", means: ""),
    "No key has the words '', which 'plugin' stands for"),
]
