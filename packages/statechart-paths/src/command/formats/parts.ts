import type { ScriptStep, TestScript } from '../test-script.ts'
import type { Words } from '../words/words.ts'

/** Returns the first step of a path, which testers prepare. */
export function findPreparation({ steps }: TestScript): ScriptStep {
  const [first] = steps
  if (!first) throw new Error('Invariant: the path has no start.')
  return first
}

export function listPathRequirements({ steps }: TestScript): string[] {
  const all = new Set(steps.flatMap(({ requirements }) => requirements))
  return [...all].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}

/** Describes what testers should see after a step: `heading “Sign in”; button “Sign up” [Signed out]`. */
export function writeSeen({ see, screen }: ScriptStep, { quote, say }: Words): string {
  const states = see.map(({ title }) => title).join(', ')
  const texts = Object.entries(screen.texts).map(([kind, found]) =>
    say(`script/${kind}`, { texts: found.map(quote).join(', '), count: found.length }),
  )
  const shown = screen.same ? [say(`script/${screen.same}`)] : texts
  const what = joinParts(shown, { say })
  if (states === '') return what || say('script/unchanged')
  return what === '' ? say('script/state', { states }) : `${what} [${states}]`
}

/** Joins parts with the punctuation of the language. */
export const joinParts = (parts: readonly string[], { say }: Pick<Words, 'say'>): string =>
  parts.reduce((one, other) => (one === '' ? other : say('script/both', { one, other })), '')

/** Returns the titles of the states that a step enters, quoted. */
const quoteStates = ({ see }: ScriptStep, { quote }: Words) =>
  see.map(({ title }) => quote(title)).join(', ')

/** Returns a note if testers cannot follow the path to its end; empty if they can. */
export const writeLimit = ({ beyondHand }: TestScript, { say }: Words): string[] =>
  beyondHand === null ? [] : [say('script/beyond', { step: beyondHand })]

/** Describes which URLs to open at a step. A reload or another tab needs one URL before it and one after it. */
export function writeOpening({ urls, origin, actor }: ScriptStep, { say }: Words): string {
  const [before = '', after = ''] = urls
  if (actor === 'tab') return say('script/open-before-after', { before, after })
  if (origin === 'reload') return say('script/open-around', { before, after })
  return say('script/open', { urls: urls.join(', ') })
}

/** Returns the titles of the states that a path enters last. */
export function writePathEnd({ steps }: TestScript, words: Words): string {
  const last = steps.findLast(({ see }) => see.length > 0)
  return last ? quoteStates(last, words) : ''
}

/** Adds a full stop, unless the text ends with other punctuation. */
export const toSentence = (text: string) =>
  /[.?!…](?:\u00A0?[»”])?$/.test(text) ? text : `${text}.`

export const nameActor = ({ actor }: ScriptStep, { say }: Words): string => say(`script/${actor}`)

/** Groups scripts by machine, in their original order. */
export function groupByMachine(scripts: readonly TestScript[]): [string, TestScript[]][] {
  return [...Map.groupBy(scripts, ({ machine }) => machine)]
}

export const writeCounts = (scripts: readonly TestScript[], { say }: Words) =>
  say('script/counts', {
    paths: scripts.length,
    steps: scripts.reduce((sum, { steps }) => sum + steps.length - 1, 0),
  })

/** Returns the id of a path and how it ends. */
export const writeHeadline = (script: TestScript, words: Words) =>
  words.say('script/path', {
    id: script.id,
    ending: words.say('script/ends', { state: writePathEnd(script, words) }),
  })

/** Formats a bold label, with a colon in the typography of the language. */
export const formatLabel = (label: string, { say }: Words) =>
  `**${say('script/label', { label })}**`
