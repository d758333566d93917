export interface MatchedPart {
  text: string
  isMatch: boolean
}

/**
 * Splits a name into parts that match the typed words and parts that do not. Words match in any order, ignoring
 * case and accents.
 */
export function splitIntoMatches(name: string, typed: string): MatchedPart[] {
  const letters = Array.from(name, (text) => ({ text, plain: toPlainText(text) }))
  const marked = findMatchedIndexes(letters.map(({ plain }) => plain).join(''), toPlainText(typed))

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

function findMatchedIndexes(name: string, typed: string): Set<number> {
  const marked = new Set<number>()
  for (const word of typed.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const start = findWord(name, word)
    if (start >= 0) for (let at = start; at < start + word.length; at += 1) marked.add(at)
  }
  return marked
}

/**
 * Returns the index of the typed word in the name, preferably at the beginning of a word; -1 if the name does
 * not contain it.
 */
function findWord(name: string, word: string): number {
  const atBeginning = new RegExp(`(^|[^\\p{L}\\p{N}])${word}`, 'u').exec(name)
  return atBeginning ? atBeginning.index + (atBeginning[1] ?? '').length : name.indexOf(word)
}

const PLAIN_PATTERN = /^[a-z\d -]*$/

/** Removes case and accents. Most text needs no change, and normalizing is slow. */
const toPlainText = (text: string) =>
  PLAIN_PATTERN.test(text)
    ? text
    : text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()
