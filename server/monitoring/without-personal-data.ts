const PERSONAL_PATTERNS = [
  // Error messages of JSON, URLs and the database quote the input.
  /"[^"\n]*"?|'[^'\n]*'|‘[^’\n]*’|`[^`\n]*`/g,
  /[^\s<>"(),:;]+@[^\s<>"(),:;]+/g,
  // Numbers of phones and cards: seven or more digits, however they are grouped.
  /(?<![\w.])\+?\d(?:[ -]?\d){6,}(?![\w.])/g,
]

/**
 * Removes what users have entered from an error message: quoted texts, mail addresses and long numbers. Names
 * have no pattern, so they must never be logged outside quotes.
 */
export const removePersonalData = (text: string): string =>
  PERSONAL_PATTERNS.reduce((left, part) => left.replace(part, '…'), text)
