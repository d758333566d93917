import { parseAst } from 'rolldown/parseAst'

/** Names that contain a forbidden word, but are defined by third parties or are former settings. */
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

const TABLE_ROW = /^\|(?:[^|]*\|){3}([^|]*)\|$/gm
const QUOTED_WORD = /`([^`]+)`/g

/** Returns the words in the last column of the glossary. */
export function listForbiddenWords(glossary: string): string[] {
  return [...glossary.matchAll(TABLE_ROW)].flatMap(([, cell = '']) =>
    [...cell.matchAll(QUOTED_WORD)].map(([, word = '']) => word),
  )
}

/** Splits a name into lower-case words: `pickUpPlaces` and `pick-up-places` each have three. */
export const splitWords = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z\d]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase())

/** Finds the file name and all names in the file that contain one of these words or its plural. */
export function findWrongNames(file: string, code: string, words: readonly string[]): string[] {
  // Fast path: most files contain none of the words outside comments and need no parsing.
  if (!makeNamePartPattern(words).test(`${file} ${code.replaceAll(COMMENT, '')}`)) return []
  const wrong = new Set(words.flatMap((word) => [word, `${word}s`]))
  return [...new Set([file, ...listNames(file, code)])].filter(
    (name) => !ALLOWED_NAMES.has(name) && splitWords(name).some((word) => wrong.has(word)),
  )
}

const COMMENT = /\/\*[^]*?\*\/|\s\/\/.*/g
const capitalize = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * Makes a pattern that matches one of these words as part of a name: `place`, `pickUpPlaces`, `PLACE_ID`; not
 * `placed`.
 */
function makeNamePartPattern(words: readonly string[]): RegExp {
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

const FUNCTION_TYPES = new Set([
  'FunctionDeclaration',
  'ArrowFunctionExpression',
  'FunctionExpression',
])
const OF_IN_NAME = /[a-z](?:Of$|Of[A-Z])/

/** Finds functions whose name contains `Of` instead of a verb: `billOf` should be `makeBill`. */
export function findVerblessNames(file: string, code: string): string[] {
  if (!/[a-z]Of(?:[A-Z]|\b)/.test(code)) return []
  const names: string[] = []
  collectFunctions(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file).body, names)
  return names.filter((name) => OF_IN_NAME.test(name))
}

function collectFunctions(node: unknown, names: string[]) {
  if (typeof node !== 'object' || node === null) return
  const { type, id, init } = node as { type?: string; id?: unknown; init?: { type?: string } }
  const isFunction =
    type === 'FunctionDeclaration' ||
    (type === 'VariableDeclarator' && FUNCTION_TYPES.has(init?.type ?? ''))
  if (isFunction && typeof id === 'object' && id !== null && 'name' in id)
    names.push(String(id.name))
  for (const part of Object.values(node)) collectFunctions(part, names)
}

/** Files whose exports are named by tools: tests, stories, routes and generated files. */
const TOOL_NAMED_FILES = /\.(?:test|e2e|stories)\.tsx?$|^src\/routes\/|\.d\.ts$|\.gen\.ts$/

const EXPORT_DECLARATION =
  /^export (?:declare |abstract |async )*(?:const|let|function\*?|class|interface|type|enum) (?<name>\w+)(?<operation>: Operation\b)?/gm

/**
 * Lists the names of a module's exports. Skips re-exports, and server operations, whose names come from the
 * contract.
 */
export function listExportedNames(file: string, code: string): string[] {
  if (TOOL_NAMED_FILES.test(file)) return []
  return [...code.matchAll(EXPORT_DECLARATION)].flatMap(({ groups }) =>
    groups?.['name'] && !groups['operation'] ? [groups['name']] : [],
  )
}

/** Finds names that several modules export, each with its files. */
export function findSharedNames(modules: ReadonlyMap<string, string>): string[] {
  const files = new Map<string, Set<string>>()
  for (const [file, code] of modules)
    for (const name of listExportedNames(file, code))
      files.set(name, (files.get(name) ?? new Set()).add(file))
  return [...files]
    .filter(([, { size }]) => size > 1)
    .map(([name, within]) => `${name}: ${[...within].join(', ')}`)
}
