/** An error in the user's input. Its message is one line that helps to correct it. */
export class InputError extends Error {}

const MAX_SUGGESTIONS = 5
const MAX_LISTED_NAMES = 20

/** Returns the known names that are most similar to a wrong one, closest first. */
export function findSimilarNames(wrong: string, known: readonly string[]): string[] {
  const distances = known.map((name) => ({ name, distance: countEdits(wrong, name) }))
  const least = Math.min(...distances.map(({ distance }) => distance))
  const near = distances.filter(
    ({ name, distance }) => distance <= Math.max(name.length / 2, 3) && distance <= least + 2,
  )
  return near
    .toSorted((a, b) => a.distance - b.distance || a.name.localeCompare(b.name, 'en'))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ name }) => name)
}

/** Creates an error for an unknown name, which suggests similar names. */
export function createUnknownNameError(
  what: string,
  wrong: string,
  known: readonly string[],
): InputError {
  const near = findSimilarNames(wrong, known)
  const list =
    known.length > MAX_LISTED_NAMES
      ? 'The command `list` lists them.'
      : `Known: ${known.join(', ')}.`
  const help = near.length > 0 ? `Did you mean ${near.join(', ')}?` : list
  return new InputError(`There is no ${what} "${wrong}". ${help}`)
}

/** Throws `InputError` with similar names for an unknown name. */
export function readChoice<const Name extends string>(
  known: readonly Name[],
  what: string,
  name: string,
): Name {
  const found = known.find((candidate) => candidate === name)
  if (found === undefined) throw createUnknownNameError(what, name, known)
  return found
}

/** Returns 0 if the name contains the wrong one, otherwise the number of letters to change. */
function countEdits(wrong: string, name: string): number {
  const [a, b] = [wrong.toLowerCase(), name.toLowerCase()]
  if (a.length > 2 && b.includes(a)) return 0
  const lastPart = b.split('.').at(-1) ?? b
  return Math.min(computeEditDistance(a, b), computeEditDistance(a, lastPart))
}

/** The Levenshtein distance: the number of inserted, deleted or replaced letters. */
function computeEditDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (const [line, letter] of a.split('').entries()) {
    const next = [line + 1]
    for (const [column, other] of b.split('').entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
