export interface MatchedPart {
  text: string
  isMatch: boolean
}

/** The parts of a name that were typed, and those between; words count in any order and without case and accents. */
export function matchedParts(name: string, typed: string): MatchedPart[] {
  const letters = Array.from(name, (text) => ({ text, plain: plainText(text) }))
  const marked = findMarked(letters.map(({ plain }) => plain).join(''), plainText(typed))

  const parts: MatchedPart[] = []
  let at = 0
  for (const { text, plain } of letters) {
    const last = parts.at(-1)
    // What is plainly nothing is the accent of the letter before it.
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

/** Where it stands: at the beginning of a word, or anywhere; -1 for nowhere. */
function findWord(name: string, word: string): number {
  const atBeginning = new RegExp(`(^|[^\\p{L}\\p{N}])${word}`, 'u').exec(name)
  return atBeginning ? atBeginning.index + (atBeginning[1] ?? '').length : name.indexOf(word)
}

const IS_PLAIN = /^[a-z\d -]*$/

/** Without case and accents. Most letters have neither, and to ask each for its accents is slow. */
const plainText = (text: string) =>
  IS_PLAIN.test(text) ? text : text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()
