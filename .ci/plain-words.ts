/** Words of the former house style, which comments and test titles must not contain. */
const PRIVATE_WORDS =
  /\b(?:whoever|whomever|somebody|nobody|anew|meanwhile|telephones?|tells?|told(?! apart)|hears?|heard|believes?|forgets|stood|mends?|mended|in vain|(?<!\bthere )(?:is|are) none)\b(?![@.’'"]\w)/giu

const COMMENT = /(?<=^|\s)\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gmu
const TITLE = /\b(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)?\(\s*(['"`])(.*?)\1/gu
/** Quotations and code in comments are not checked. */
const QUOTED_TEXT = /`[^`]*`|“[^”]*”|"[^"]*"/gu

/**
 * Finds words of the former house style in the comments and test titles of a script, with their line numbers.
 */
export function findPrivateWords(code: string): { line: number; word: string }[] {
  const texts = [...code.matchAll(COMMENT), ...code.matchAll(TITLE)]
  return texts.flatMap(({ 0: text, index }) =>
    [...text.replaceAll(QUOTED_TEXT, blankOut).matchAll(PRIVATE_WORDS)].map((found) => ({
      line: code.slice(0, index + found.index).split('\n').length,
      word: found[0],
    })),
  )
}

const blankOut = (text: string) => ' '.repeat(text.length)
