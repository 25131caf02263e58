import JSON

/// All numbers and words that the page's script needs to give the same answers as Swift.
///
/// They are declared in this module and travel to the script with the index, so that a constant is
/// written once. A test fails if the script declares one itself.
enum SearchConstants {
  static var json: JSONValue {
    [
      "limits": [
        "shown": .integer(SearchLimits.results),
        "queryLength": .integer(SearchLimits.queryLength),
        "queryWords": .integer(SearchQuery.mostWords),
        "writtenWords": .integer(SearchQuery.mostWrittenWords),
        "result": .integer(SearchIndex.floor),
        "guess": .integer(SearchIndex.guessLimit),
        "narrowed": .integer(SearchIndex.narrowedFloor),
        "nearest": .integer(SearchLimits.nearest),
        "narrowedWords": .integer(SearchLimits.narrowedWords),
      ],
      "filters": [
        "names": JSONValue(strings: SearchFilter.Name.allCases.map(\.rawValue)),
        "shortestWritten": .integer(SearchFilter.Name.shortestWritten),
        "shortestCorrected": .integer(SearchFilter.Name.shortestCorrected),
        "mostEdits": .integer(SearchFilter.Name.mostEdits),
        "valueLengthPerEdit": .integer(SearchFilter.valueLengthPerEdit),
        "extensionPoint": .string(SearchFilter.Name.point.rawValue),
        "kindTitles": .array(
          SearchEntryKind.titles.map { JSONValue(strings: [$0.kind.rawValue, $0.title]) }),
        "extensionPointKind": .string(SearchEntryKind.extensionPoint.rawValue),
        "deprecated": JSONValue(strings: SearchFilter.deprecatedValues),
        "notDeprecated": JSONValue(strings: SearchFilter.notDeprecatedValues),
      ],
      "signs": .array(
        SearchQuery.signs.sorted { $0.key < $1.key }.map { JSONValue(strings: [$0.key, $0.value]) }),
      "paths": [
        "anyName": .string(PathText.anyName), "element": .string(PathText.element),
      ],
      "characters": [
        "letters": .string(letterClass), "spaces": .string(spaceClass),
        "unspaced": .string(unspacedClass),
        "numbers": .string(
          "[0-9]{\(SearchNote.digits.lowerBound),\(SearchNote.digits.upperBound)}"),
      ],
      "stemming": Stemming.json,
      "occurrences": .object(
        Phrase.Occurrence.allCases.map { .init("\($0)", .integer($0.rawValue)) }),
      "tiers": [
        "wholePath": .integer(Tier.wholePath), "exact": .integer(Tier.exact),
        "exactPath": .integer(Tier.exactIgnoringCase),
        "endOfPath": .integer(Tier.endOfPath), "inQuery": .integer(Tier.inQuery),
        "synonym": .integer(Tier.synonym), "synonymPhrase": .integer(Tier.synonymPhrase),
        "exactTitle": .integer(Tier.exactTitle), "message": .integer(Tier.message),
        "narrowed": .integer(Tier.narrowed), "abbreviation": .integer(Tier.abbreviation),
        "typo": .integer(Tier.typo), "words": .integer(Tier.words),
        "ofName": .array(NameTiers.allCases.map { $0.tiers.json }),
        "ofTitle": OccurrenceTiers.ownTitle.json,
        "ofLabels": .array(NameTiers.allCases.map { $0.labelTiers.json }),
        "ofSymbol": OccurrenceTiers.symbol.json,
        "ofValue": OccurrenceTiers.value.json,
      ],
      "nameTiers": .object(
        NameTiers.allCases.dropFirst().map { .init("\($0)", .integer($0.rawValue)) }),
      "usual": [
        "words": .integer(Usual.words), "perWord": .integer(Usual.perWord),
        "perPart": .integer(Usual.perPart), "perExact": .integer(Usual.perExact),
        "wordsShare": .integer(Usual.wordsShare),
        "radix": .integer(SearchEntry.mostWeight + 1),
      ],
      "unknownNote": .string(SearchNote.unknown),
      "details": [
        "least": .integer(Detail.least), "range": .integer(Detail.range),
        "deprecated": .integer(Detail.deprecated),
        "deprecatedWordsShare": .integer(Detail.deprecatedWordsShare),
        "typoSteps": .integer(Detail.typoSteps),
        "abbreviationSteps": .integer(Detail.abbreviationSteps),
        "narrowedShare": .integer(Detail.narrowedShare),
        "messageShare": .integer(Detail.messageShare),
        "shareOfNearest": .integer(Detail.shareOfNearest),
      ],
      "abbreviations": [
        "shortest": .integer(Abbreviation.shortest),
        "shortestWithGaps": .integer(Abbreviation.shortestWithGaps),
        "skippedWord": .integer(Abbreviation.skippedWord), "gap": .integer(Abbreviation.gap),
        "most": .integer(Abbreviation.mostExpensive),
      ],
      "lengths": [
        "inside": .integer(Shortest.inside), "inQuery": .integer(Shortest.inQuery),
        "prefix": .integer(Shortest.prefix),
        "prefixInText": .integer(Shortest.prefixInText),
        "unfinishedSynonym": .integer(Shortest.unfinishedSynonym),
        "correctedWord": .integer(Shortest.correctedWord),
        "wrongFirstLetter": .integer(Shortest.wrongFirstLetter),
        "message": .integer(Shortest.message),
      ],
      "edits": .array(
        EditLimit.all.map { ["length": .integer($0.length), "edits": .integer($0.edits)] }),
      "strengths": [
        "name": Strength.name.json, "label": Strength.label.json, "value": Strength.value.json,
        "summary": Strength.summary.json, "text": Strength.text.json,
        "misspelt": .integer(Strength.misspelt),
        "inARow": Strength.inARow.json, "scattered": Strength.scattered.json,
      ],
      "weights": [
        "scale": .integer(WordWeight.scale), "ratioOfUnknown": .integer(WordWeight.ratioOfUnknown),
        "shareFound": .integer(WordWeight.shareFound),
      ],
      "pageSuffix": .string(SearchScripts.pageSuffix),
      "postings": [
        "base": .integer(PostingDigits.base), "last": .integer(Int(PostingDigits.last)),
        "leading": .integer(Int(PostingDigits.leading)),
      ],
      "sharedBeginnings": .integer(Int(SharedBeginnings.none)),
    ]
  }
}
