export interface MatchedPart {
  text: string
  isMatch: boolean
}

/**
 * Splits a name into parts that were typed and parts between them. Words match in any order, ignoring case and
 * accents.
 */
export function matchedParts(name: string, typed: string): MatchedPart[] {
  const letters = Array.from(name, (text) => ({ text, plain: plainText(text) }))
  const marked = findMarked(letters.map(({ plain }) => plain).join(''), plainText(typed))

  const parts: MatchedPart[] = []
  let at = 0
  for (const { text, plain } of letters) {
    const last = parts.at(-1)
    // A character without plain text is the accent of the letter before it.
    const isMatch = plain === '' ? last?.isMatch === true : marked.has(at)
    at += plain.length
    if (last?.isMatch === isMatch) last.text += text
    else parts.push({ text, isMatch })
  }
  return parts
}

function findMarked(name: string, typed: string): Set<number> {
  const marked = new Set<number>()
  for (const word of typed.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const start = findWord(name, word)
    if (start >= 0) for (let at = start; at < start + word.length; at += 1) marked.add(at)
  }
  return marked
}

/** Index of the word, preferably at the beginning of a word of the name; -1 if missing. */
function findWord(name: string, word: string): number {
  const atBeginning = new RegExp(`(^|[^\\p{L}\\p{N}])${word}`, 'u').exec(name)
  return atBeginning ? atBeginning.index + (atBeginning[1] ?? '').length : name.indexOf(word)
}

const IS_PLAIN = /^[a-z\d -]*$/

/** Without case and accents. Most names are plain already, and normalizing is slow. */
const plainText = (text: string) =>
  IS_PLAIN.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()
