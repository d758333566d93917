const PARTS = [
  // What somebody has sent stands in quotes in the messages of JSON, URLs and the database.
  /"[^"\n]*"?|'[^'\n]*'|‘[^’\n]*’|`[^`\n]*`/g,
  /[^\s<>"(),:;]+@[^\s<>"(),:;]+/g,
  // Telephones and cards: seven digits and more, however they are grouped.
  /(?<![\w.])\+?\d(?:[ -]?\d){6,}(?![\w.])/g,
]

/**
 * A message of an error, without what people have typed: texts in quotes, mail addresses and long
 * numbers. Names have no pattern, so that nobody writes one into a line outside quotes.
 */
export const withoutPersonalData = (text: string): string =>
  PARTS.reduce((left, part) => left.replace(part, '…'), text)
