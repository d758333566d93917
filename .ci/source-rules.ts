import { PAYMENT_PROVIDERS } from '@masar/domain/payment/providers.ts'

/**
 * Rules for the text of source files. `repository.test.ts` checks each with examples and applies them to all files.
 */

const FOREIGN = [
  // A chapter or heading of a document that is not in the repository.
  /\bspecification,? (?:section )?\d[\d.]*/gi,
  /\b(?:specification|decisions|contract),? ["'“‘][^"'”’]+["'”’]/g,
  /\(decisions\)/g,
  /\bcontract,? [A-Z]?\d[\d.]*/g,
]
const PAGE = /(?<![\w/*-])[\w./-]+\.md\b/g
const DECISION = /\bdecisions?[ /](\d{3})\b/g

/**
 * Lists citations of anything outside the repository: chapters of other documents, unknown pages and unknown
 * decisions.
 */
export function foreignCitations(
  text: string,
  own: { pages: readonly string[]; decisions: readonly string[] },
): string[] {
  const pages = [...text.matchAll(PAGE)].filter(([page]) => {
    const name = page.split('/').at(-1) ?? page
    return !own.pages.includes(name)
  })
  const decisions = [...text.matchAll(DECISION)].filter(
    ([, number = '']) => !own.decisions.includes(number),
  )
  const chapters = FOREIGN.flatMap((pattern) => [...text.matchAll(pattern)])
  return [...chapters, ...pages, ...decisions].map(([cited]) => cited)
}

const SIDES =
  /(?<![\w.'"-])(?:(?:margin|padding|border)(?:Left|Right)\w*|m[lr]|p[lr]|left|right)(?:=|: ?['"\d])|textAlign(?:=|: ?)['"](?:left|right)/g

/** Styles with left or right, which the direction of the language should decide. */
export const listSides = (code: string): string[] =>
  [...code.matchAll(SIDES)].map(([style]) => style)

const PROVIDER_CONDITION = new RegExp(
  String.raw`^.*[!=]==? ?'(?:${PAYMENT_PROVIDERS.join('|')})'.*$`,
  'gm',
)
const LOOKUP = /\.(?:find|some|filter)\(/

/**
 * Branches on one payment provider, whose `else` would handle every later provider wrongly. With a
 * `Record<PaymentProviderName, …>` the compiler requires each; a lookup in a list is fine.
 */
export const listProviderConditions = (code: string): string[] =>
  [...code.matchAll(PROVIDER_CONDITION)].map(([line]) => line).filter((line) => !LOOKUP.test(line))

const BACKEND = /^(?!.*(?:from|import\()\s*'[./]*bookcars\/).*bookcars.*$/gim

/** Lines that name a backend, except imports of its adapter, which have their own boundary. */
export const listBackendNames = (code: string): string[] =>
  [...code.matchAll(BACKEND)].map(([line]) => line)

const VERBS =
  'are|asks|begins|comes|counts|draws|drops|ends|finds|forgets|gives|goes|has|have|is|keeps|knows|leaves|lets|makes|opens|outlives|reads|refuses|remembers|says|shows|takes|tells|waits'
const SUBJECTLESS = new RegExp(
  String.raw`^(?:(?:it|test)(?:\.[\w.]+)?|\]\)|\] as const\))\(['"\x60]((?:${VERBS}) .*?)['"\x60],`,
  'gm',
)

/** Titles of tests outside a `describe` that start with a verb and so have no subject. */
export const listSubjectless = (code: string): string[] =>
  [...code.matchAll(SUBJECTLESS)].map(([, title = '']) => title)

const FOLDERS = 'deploy|docs|domain|e2e|machines|openapi|packages|public|server|src|stories|tools'
const PATH = new RegExp(String.raw`(?<![\w./@#:*{-])(?:${FOLDERS})/[\w.$/-]*[\w/]`, 'g')
const ALIAS = /#(?:api|app|flows|i18n|rental|testing|ui)\/[\w./-]+\.tsx?|@masar\/[\w./-]+\.tsx?/g
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*(?:\/\/|#|--) .*$/gm

/** Paths in a document, or in the comments of a source file, for which `exists` returns false. */
export function listDeadPaths(
  file: string,
  text: string,
  exists: (path: string) => boolean,
): string[] {
  const prose = file.endsWith('.md') ? text : (text.match(COMMENTS) ?? []).join('\n')
  const aliased = (prose.match(ALIAS) ?? []).map((path) => [path, followAlias(path)] as const)
  const named = (prose.match(PATH) ?? []).map((path) => [path, path.replace(/\/$/, '')] as const)
  return [...aliased, ...named].filter(([, path]) => !exists(path)).map(([path]) => path)
}

/** Resolves an import of the app (`imports` of package.json) or of a workspace to its file. */
const followAlias = (path: string) => path.replace(/^#/, 'src/').replace('@masar/', '')

const CHAIN =
  /(?<![\w.])([a-zA-Z_][\w.?]*) === '[^']+'\s*\?(?:(?!;|,\n|\n\n).){0,600}?:\s*\(?\s*\1 === '[^']+'\s*\?/gs
const SIBLINGS =
  /(?<!=)\{([a-zA-Z_][\w.?]*) === '([^']+)' (?:\?|&&).{0,1500}?(?<!=)\{\1 === '(?!\2')[^']+' (?:\?|&&)/gs

/**
 * Chains of conditions that compare one value with several members of its union: a new member would silently be
 * treated as the last. With a `Record` or a `switch` the compiler requires each.
 */
export const listComparisonChains = (code: string): string[] =>
  [...code.matchAll(CHAIN), ...code.matchAll(SIBLINGS)].map(([chain]) => chain)

const RANGE_QUERY = /['"`]@(?:media|container)[^'"`]*[<>][^'"`]*['"`]/g

/**
 * Style conditions with `<` or `>`. Panda sorts conditions by `min-` and `max-` and cannot place others, so
 * styles of wide screens could come before those of narrower ones.
 */
export const listRangeQueries = (code: string): string[] =>
  [...code.matchAll(RANGE_QUERY)].map(([query]) => query)
