import { PAYMENT_PROVIDERS } from '@masar/domain/payment/providers.ts'

/**
 * Rules for the text of source files. `repository.test.ts` checks each with examples and applies them to all files.
 */

const FOREIGN_CITATIONS = [
  // A chapter or heading of a document that is not in the repository.
  /\bspecification,? (?:section )?\d[\d.]*/gi,
  /\b(?:specification|decisions|contract),? ["'“‘][^"'”’]+["'”’]/g,
  /\(decisions\)/g,
  /\bcontract,? [A-Z]?\d[\d.]*/g,
]
const PAGE_NAME = /(?<![\w/*-])[\w./-]+\.md\b/g
const DECISION_NUMBER = /\bdecisions?[ /](\d{3})\b/g

/**
 * Lists citations of anything outside the repository: chapters of other documents, unknown pages and unknown
 * decisions.
 */
export function listForeignCitations(
  text: string,
  own: { pages: readonly string[]; decisions: readonly string[] },
): string[] {
  const pages = [...text.matchAll(PAGE_NAME)].filter(([page]) => {
    const name = page.split('/').at(-1) ?? page
    return !own.pages.includes(name)
  })
  const decisions = [...text.matchAll(DECISION_NUMBER)].filter(
    ([, number = '']) => !own.decisions.includes(number),
  )
  const chapters = FOREIGN_CITATIONS.flatMap((pattern) => [...text.matchAll(pattern)])
  return [...chapters, ...pages, ...decisions].map(([cited]) => cited)
}

const SIDE_STYLES =
  /(?<![\w.'"-])(?:(?:margin|padding|border)(?:Left|Right)\w*|m[lr]|p[lr]|left|right)(?:=|: ?['"\d])|textAlign(?:=|: ?)['"](?:left|right)/g

/** Lists styles that use left or right instead of start or end. */
export const listSideStyles = (code: string): string[] =>
  [...code.matchAll(SIDE_STYLES)].map(([style]) => style)

const PROVIDER_CONDITION = new RegExp(
  String.raw`^.*[!=]==? ?'(?:${PAYMENT_PROVIDERS.join('|')})'.*$`,
  'gm',
)
const LOOKUP_CALL = /\.(?:find|some|filter)\(/

/**
 * Lists conditions on a single payment provider: their `else` would mishandle every provider that is added
 * later. With a `Record<PaymentProviderName, …>` the compiler requires each one; a lookup in a list is fine.
 */
export const listProviderConditions = (code: string): string[] =>
  [...code.matchAll(PROVIDER_CONDITION)]
    .map(([line]) => line)
    .filter((line) => !LOOKUP_CALL.test(line))

const BACKEND_LINE = /^(?!.*(?:from|import\()\s*'[./]*bookcars\/).*bookcars.*$/gim

/** Lists lines that mention a backend. Skips imports of its adapter, which the boundary check covers. */
export const listBackendMentions = (code: string): string[] =>
  [...code.matchAll(BACKEND_LINE)].map(([line]) => line)

const VERBS = [
  'accepts|adds|allows|applies|asks|calls|checks|closes|counts|creates|deletes|detects|ends|fails|finds|follows',
  'gets|gives|goes|has|have|hides|ignores|is|are|keeps|leaves|limits|lists|loads|makes|matches|names|needs|omits',
  'opens|parses|prints|reads|refuses|rejects|removes|renders|replaces|requires|returns|saves|says|selects|sends',
  'sets|shows|skips|sorts|starts|stays|stops|stores|takes|tells|throws|updates|uses|validates|waits|works|writes',
].join('|')
const SUBJECTLESS_TITLE = new RegExp(
  String.raw`^(?:(?:it|test)(?:\.[\w.]+)?|\]\)|\] as const\))\(['"\x60]((?:${VERBS}) .*?)['"\x60],`,
  'gm',
)

/** Lists test titles outside a `describe` that start with a verb and so lack a subject. */
export const listSubjectlessTitles = (code: string): string[] =>
  [...code.matchAll(SUBJECTLESS_TITLE)].map(([, title = '']) => title)

const FOLDERS = 'deploy|docs|domain|e2e|machines|openapi|packages|public|server|src|stories|tools'
const SOURCE_PATH = new RegExp(String.raw`(?<![\w./@#:*{-])(?:${FOLDERS})/[\w.$/-]*[\w/]`, 'g')
const IMPORT_ALIAS =
  /#(?:api|app|flows|i18n|rental|testing|ui)\/[\w./-]+\.tsx?|@masar\/[\w./-]+\.tsx?/g
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*(?:\/\/|#|--) .*$/gm

/** Lists paths in a document, or in the comments of a source file, for which `exists` returns false. */
export function listDeadPaths(
  file: string,
  text: string,
  exists: (path: string) => boolean,
): string[] {
  const prose = file.endsWith('.md') ? text : (text.match(COMMENTS) ?? []).join('\n')
  const aliased = (prose.match(IMPORT_ALIAS) ?? []).map(
    (path) => [path, resolveAlias(path)] as const,
  )
  const named = (prose.match(SOURCE_PATH) ?? []).map(
    (path) => [path, path.replace(/\/$/, '')] as const,
  )
  return [...aliased, ...named].filter(([, path]) => !exists(path)).map(([path]) => path)
}

/** Resolves an import of the app (`imports` of package.json) or of a workspace to its file. */
const resolveAlias = (path: string) => path.replace(/^#/, 'src/').replace('@masar/', '')

const TERNARY_CHAIN =
  /(?<![\w.])([a-zA-Z_][\w.?]*) === '[^']+'\s*\?(?:(?!;|,\n|\n\n).){0,600}?:\s*\(?\s*\1 === '[^']+'\s*\?/gs
const SIBLING_CONDITIONS =
  /(?<!=)\{([a-zA-Z_][\w.?]*) === '([^']+)' (?:\?|&&).{0,1500}?(?<!=)\{\1 === '(?!\2')[^']+' (?:\?|&&)/gs

/**
 * Lists chains of conditions that compare one value with several members of its union: a new member would
 * silently be treated like the last one. With a `Record` or a `switch` the compiler requires each one.
 */
export const listComparisonChains = (code: string): string[] =>
  [...code.matchAll(TERNARY_CHAIN), ...code.matchAll(SIBLING_CONDITIONS)].map(([chain]) => chain)

const RANGE_QUERY = /['"`]@(?:media|container)[^'"`]*[<>][^'"`]*['"`]/g

/**
 * Lists style conditions with `<` or `>`. Panda sorts conditions by `min-` and `max-` and cannot sort others,
 * so styles for wide screens could come before those for narrower ones.
 */
export const listRangeQueries = (code: string): string[] =>
  [...code.matchAll(RANGE_QUERY)].map(([query]) => query)
