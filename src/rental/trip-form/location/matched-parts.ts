export interface MatchedPart {
  text: string
  isMatch: boolean
}

/** The parts of a name that were typed, and those between; words count in any order and without case and accents. */
export function matchedParts(name: string, typed: string): MatchedPart[] {
  const letters = Array.from(name)
  const plain = letters.map(plainCharacter)
  const marks = letters.map(() => false)
  for (const word of plainCharacter(typed).match(/[\p{L}\p{N}]+/gu) ?? []) {
    const at = findWord(plain, word)
    if (at !== null) marks.fill(true, at, at + Array.from(word).length)
  }
  const parts: MatchedPart[] = []
  letters.forEach((letter, index) => {
    const isMatch = marks[index] === true
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.text += letter
    else parts.push({ text: letter, isMatch })
  })
  return parts
}

/** Where it stands: at the beginning of a word, or anywhere. */
function findWord(letters: readonly string[], word: string): number | null {
  const length = Array.from(word).length
  const positions = letters.flatMap((_, index) =>
    letters.slice(index, index + length).join('') === word ? index : [],
  )
  const atBeginning = positions.find((index) => !/[\p{L}\p{N}]/u.test(letters[index - 1] ?? ' '))
  return atBeginning ?? positions[0] ?? null
}

const plainCharacter = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase()
