/** What a text may not say, as sentences about it; `repository.test.ts` plants each and reads all. */

const FOREIGN = [
  // A document by its chapter or its headline, which a reader of the repository cannot open.
  /\bspecification,? (?:section )?\d[\d.]*/gi,
  /\b(?:specification|decisions|contract),? ["'“‘][^"'”’]+["'”’]/g,
  /\(decisions\)/g,
  /\bcontract,? [A-Z]?\d[\d.]*/g,
]
const PAGE = /(?<![\w/*-])[\w./-]+\.md\b/g
const DECISION = /\bdecisions?[ /](\d{3})\b/g

/**
 * What is cited here and is not in the repository: a chapter of another document, a page that is not
 * among the names of the repository's own, a decision that was not taken.
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

/** Styles that name left and right, where the direction of the language should decide. */
export const listSides = (code: string): string[] =>
  [...code.matchAll(SIDES)].map(([style]) => style)

const PROVIDER_CONDITION = /^.*[!=]==? ?'(?:sandbox|stripe|payPal)'.*$/gm
const LOOKUP = /\.(?:find|some|filter)\(/

/**
 * Branches on one payment provider, whose `else` sends every later provider to the wrong place. A
 * `Record<PaymentProviderName, …>` makes the compiler ask for each; looking one up in a list is fine.
 */
export const listProviderConditions = (code: string): string[] =>
  [...code.matchAll(PROVIDER_CONDITION)].map(([line]) => line).filter((line) => !LOOKUP.test(line))

const BACKEND = /^(?!.*(?:from|import\()\s*'[./]*bookcars\/).*bookcars.*$/gim

/** Lines that name a backend, but for an import of what adapts it, whose place is a boundary. */
export const listBackendNames = (code: string): string[] =>
  [...code.matchAll(BACKEND)].map(([line]) => line)

const VERBS =
  'are|asks|begins|comes|counts|draws|drops|ends|finds|forgets|gives|goes|has|have|is|keeps|knows|leaves|lets|makes|opens|outlives|reads|refuses|remembers|says|shows|takes|tells|waits'
const SUBJECTLESS = new RegExp(
  String.raw`^(?:(?:it|test)(?:\.[\w.]+)?|\]\)|\] as const\))\(['"\x60]((?:${VERBS}) .*?)['"\x60],`,
  'gm',
)

/** Titles of tests outside of a `describe` that begin with their verb: nobody knows what is meant. */
export const listSubjectless = (code: string): string[] =>
  [...code.matchAll(SUBJECTLESS)].map(([, title = '']) => title)

const FOLDERS = 'deploy|docs|domain|e2e|machines|openapi|public|server|src|stories|tools'
const PATH = new RegExp(String.raw`(?<![\w./@#:*{-])(?:${FOLDERS})/[\w.$/-]*[\w/]`, 'g')
const ALIAS = /#(?:api|app|flows|i18n|rental|testing|ui)\/[\w./-]+\.tsx?|@masar\/[\w./-]+\.tsx?/g
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*(?:\/\/|#|--) .*$/gm

/** Paths of the repository that a page names, or a comment of code, and that `exists` does not find. */
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

/** The file that an import of the app (`imports` of package.json) or of a workspace names. */
const followAlias = (path: string) => path.replace(/^#/, 'src/').replace('@masar/', '')

const CHAIN =
  /(?<![\w.])([a-zA-Z_][\w.?]*) === '[^']+'\s*\?(?:(?!;|,\n|\n\n).){0,600}?:\s*\(?\s*\1 === '[^']+'\s*\?/gs
const SIBLINGS =
  /(?<!=)\{([a-zA-Z_][\w.?]*) === '([^']+)' (?:\?|&&).{0,1500}?(?<!=)\{\1 === '(?!\2')[^']+' (?:\?|&&)/gs

/**
 * Chains of conditions that compare one value with several members of its union: a new member would silently be shown as
 * the last one. A `Record` or a `switch` makes the compiler ask for it.
 */
export const listComparisonChains = (code: string): string[] =>
  [...code.matchAll(CHAIN), ...code.matchAll(SIBLINGS)].map(([chain]) => chain)
