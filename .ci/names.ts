import { parseAst } from 'rolldown/parseAst'

/** Names with a forbidden word that others have given, or that settings had before. */
export const GIVEN: ReadonlySet<string> = new Set([
  'DESK_ROBOT_SECONDS',
  'SCENARIO_GATE',
  'greetingTimeout',
  'letter',
  'letters',
  'letterMask',
  'letterSpacing',
  'lettersMissing',
  'placeContent',
  'placeItems',
  'placeSelf',
])

const ROW = /^\|(?:[^|]*\|){3}([^|]*)\|$/gm
const WORD = /`([^`]+)`/g

/** What the last column of the glossary says that nothing is called. */
export function forbiddenWords(glossary: string): string[] {
  return [...glossary.matchAll(ROW)].flatMap(([, cell = '']) =>
    [...cell.matchAll(WORD)].map(([, word = '']) => word),
  )
}

/** The words of a name, in lower case: `pickUpPlaces` and `pick-up-places` have three. */
export const wordsOf = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())

/** The name of a file and every name in it that has one of these words, or their plural. */
export function wrongNames(file: string, code: string, words: readonly string[]): string[] {
  // Most files have none of the words in them: those need not be parsed.
  if (!new RegExp(words.join('|'), 'i').test(`${file} ${code}`)) return []
  const wrong = new Set(words.flatMap((word) => [word, `${word}s`]))
  return [...new Set([file, ...namesIn(file, code)])].filter(
    (name) => !GIVEN.has(name) && wordsOf(name).some((word) => wrong.has(word)),
  )
}

function namesIn(file: string, code: string): string[] {
  const names: string[] = []
  collectNames(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body, names)
  return names
}

function collectNames(node: unknown, names: string[]) {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'Identifier' && 'name' in node) names.push(String(node.name))
  for (const part of Object.values(node)) collectNames(part, names)
}
