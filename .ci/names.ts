import { parseAst } from 'rolldown/parseAst'

/** Names with a forbidden word that others have defined, or that are former settings. */
export const ALLOWED_NAMES: ReadonlySet<string> = new Set([
  'DESK_ROBOT_SECONDS',
  'SCENARIO_GATE',
  'cash',
  'fsBundle',
  'greetingTimeout',
  'letter',
  'letters',
  'letterMask',
  'letterSpacing',
  'lettersMissing',
  'placeContent',
  'placeItems',
  'placeSelf',
  'worldName',
])

const ROW = /^\|(?:[^|]*\|){3}([^|]*)\|$/gm
const WORD = /`([^`]+)`/g

/** The words in the last column of the glossary. */
export function forbiddenWords(glossary: string): string[] {
  return [...glossary.matchAll(ROW)].flatMap(([, cell = '']) =>
    [...cell.matchAll(WORD)].map(([, word = '']) => word),
  )
}

/** The words of a name, in lower case: `pickUpPlaces` and `pick-up-places` have three. */
export const splitWords = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())

/** The file name and all names in the file that contain one of these words, or its plural. */
export function wrongNames(file: string, code: string, words: readonly string[]): string[] {
  // Most files have none of the words outside their comments and need no parsing.
  if (!matchNamePart(words).test(`${file} ${code.replaceAll(COMMENT, '')}`)) return []
  const wrong = new Set(words.flatMap((word) => [word, `${word}s`]))
  return [...new Set([file, ...listNames(file, code)])].filter(
    (name) => !ALLOWED_NAMES.has(name) && splitWords(name).some((word) => wrong.has(word)),
  )
}

const COMMENT = /\/\*[^]*?\*\/|\s\/\/.*/g
const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Matches one of these words as a part of a name: `place`, `pickUpPlaces`, `PLACE_ID`; not `placed`. */
function matchNamePart(words: readonly string[]): RegExp {
  const parts = words.map((word) => `(?<![a-zA-Z])${word}|${capitalize(word)}`).join('|')
  const upper = words.map((word) => word.toUpperCase()).join('|')
  return new RegExp(`(?:${parts})s?(?![a-z])|(?<![A-Z])(?:${upper})S?(?![A-Z])`)
}

function listNames(file: string, code: string): string[] {
  const names: string[] = []
  collectNames(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body, names)
  return names
}

function collectNames(node: unknown, names: string[]) {
  if (typeof node !== 'object' || node === null) return
  if ('type' in node && node.type === 'Identifier' && 'name' in node) names.push(String(node.name))
  for (const part of Object.values(node)) collectNames(part, names)
}

const FUNCTIONS = new Set(['FunctionDeclaration', 'ArrowFunctionExpression', 'FunctionExpression'])
const OF = /[a-z](?:Of$|Of[A-Z])/

/** Functions whose name hides its verb behind `Of`: `billOf` is `makeBill`. */
export function verblessNames(file: string, code: string): string[] {
  if (!/[a-z]Of(?:[A-Z]|\b)/.test(code)) return []
  const names: string[] = []
  collectFunctions(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body, names)
  return names.filter((name) => OF.test(name))
}

function collectFunctions(node: unknown, names: string[]) {
  if (typeof node !== 'object' || node === null) return
  const { type, id, init } = node as { type?: string; id?: unknown; init?: { type?: string } }
  const isFunction =
    type === 'FunctionDeclaration' ||
    (type === 'VariableDeclarator' && FUNCTIONS.has(init?.type ?? ''))
  if (isFunction && typeof id === 'object' && id !== null && 'name' in id)
    names.push(String(id.name))
  for (const part of Object.values(node)) collectFunctions(part, names)
}

/** Files whose export names are given by others: tests, stories, routes and generated files. */
const NAMED_BY_OTHERS = /\.(?:test|e2e|stories)\.tsx?$|^src\/routes\/|\.d\.ts$|\.gen\.ts$/

const EXPORT =
  /^export (?:declare |abstract |async )*(?:const|let|function\*?|class|interface|type|enum) (?<name>\w+)(?<operation>: Operation\b)?/gm

/**
 * The names that a module defines for its exports. Skips re-exports, and operations of the server, which have the
 * names of the contract.
 */
export function exportedNames(file: string, code: string): string[] {
  if (NAMED_BY_OTHERS.test(file)) return []
  return [...code.matchAll(EXPORT)].flatMap(({ groups }) =>
    groups?.['name'] && !groups['operation'] ? [groups['name']] : [],
  )
}

/** Names that several modules export, each with its files. */
export function sharedNames(modules: ReadonlyMap<string, string>): string[] {
  const files = new Map<string, Set<string>>()
  for (const [file, code] of modules)
    for (const name of exportedNames(file, code))
      files.set(name, (files.get(name) ?? new Set()).add(file))
  return [...files]
    .filter(([, { size }]) => size > 1)
    .map(([name, within]) => `${name}: ${[...within].join(', ')}`)
}
