const PARTS = [
  // Messages of JSON, URLs and the database quote the input.
  /"[^"\n]*"?|'[^'\n]*'|‘[^’\n]*’|`[^`\n]*`/g,
  /[^\s<>"(),:;]+@[^\s<>"(),:;]+/g,
  // Phones and cards: seven digits and more, however they are grouped.
  /(?<![\w.])\+?\d(?:[ -]?\d){6,}(?![\w.])/g,
]

/**
 * Removes what people have typed from an error message: quoted texts, mail addresses and long
 * numbers. Names have no pattern, so they must never be logged outside quotes.
 */
export const withoutPersonalData = (text: string): string =>
  PARTS.reduce((left, part) => left.replace(part, '…'), text)
