const PERSONAL_PATTERNS = [
  // Error messages about JSON, URLs and the database quote the input.
  /"[^"\n]*"?|'[^'\n]*'|‘[^’\n]*’|`[^`\n]*`/g,
  /[^\s<>"(),:;]+@[^\s<>"(),:;]+/g,
  // Phone and card numbers: seven or more digits, in any grouping.
  /(?<![\w.])\+?\d(?:[ -]?\d){6,}(?![\w.])/g,
]

/**
 * Removes user input from an error message: quoted texts, email addresses and long numbers. Names have no
 * pattern, so they must never be logged outside quotes.
 */
export const removePersonalData = (text: string): string =>
  PERSONAL_PATTERNS.reduce((left, part) => left.replace(part, '…'), text)
