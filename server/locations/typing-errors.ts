/**
 * The minimum length of a word in which one error is tolerated. Shorter words are too similar to each other.
 */
const MIN_LENGTH_FOR_ONE_ERROR = 4
const MIN_LENGTH_FOR_TWO_ERRORS = 8

export function countAllowedErrors(typed: string): number {
  if (typed.length < MIN_LENGTH_FOR_ONE_ERROR) return 0
  return typed.length < MIN_LENGTH_FOR_TWO_ERRORS ? 1 : 2
}

/**
 * Counts the wrong, missing, extra and swapped letters of `typed` compared with `word` or the beginning of
 * `word`. Returns null for more than `most` errors.
 */
export function countTypingErrors(typed: string, word: string, most: number): number | null {
  if (word.length < typed.length - most) return null
  const prefix = word.slice(0, typed.length + most)
  let twoAbove: number[] = []
  let above = Array.from({ length: prefix.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const errors = [row]
    for (let column = 1; column <= prefix.length; column++) {
      const isSame = typed[row - 1] === prefix[column - 1]
      const isSwapped =
        row > 1 && typed[row - 1] === prefix[column - 2] && typed[row - 2] === prefix[column - 1]
      const ways = [
        getCost(above, column - 1) + (isSame ? 0 : 1),
        getCost(above, column) + 1,
        getCost(errors, column - 1) + 1,
        ...(isSwapped ? [getCost(twoAbove, column - 2) + 1] : []),
      ]
      errors.push(Math.min(...ways))
    }
    if (Math.min(...errors) > most) return null
    twoAbove = above
    above = errors
  }
  const fewest = Math.min(...above)
  return fewest > most ? null : fewest
}

/** Encodes the letters of a word in 32 bits. Words whose letters differ too much need no closer comparison. */
export function createCharacterMask(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

/** Counts the letters of the first mask that the second lacks. */
export function countMissingCharacters(letters: number, others: number): number {
  let count = 0
  for (let left = letters & ~others; left !== 0; left &= left - 1) count++
  return count
}

const getCost = (row: readonly number[], column: number) => row[column] ?? Infinity
