import { findPrivateWords } from './plain-words.ts'

const MAX_LENGTH = 72
const BY_GIT = /^(?:Merge |Revert "|Reapply ")/
/** When GitHub squashes a pull request, it appends its number to the subject. */
const PULL_REQUEST = / \(#\d+\)$/
const SUBJECT = /^[a-z][a-z\d-]*: (?<text>(?<verb>[a-z][\w-]*)\b.*[^.])$/

const NO_VERBS = new Set(
  'a all an and are as at by each every for from has how if in is it its more new no not of on one or some than that the then there these this those to was were what when where which who why with without'.split(
    ' ',
  ),
)
/** `adds`, `added` and `adding`, unlike `pass`, `focus`, `embed` and `bring`. */
const INFLECTED = /(?:[^aisu]s|[^e]ed|ing)$/
const IMPERATIVE = new Set(['bring', 'embed', 'ping', 'shed', 'string', 'wing'])

/** What is wrong with the subject of a commit, which should read `area: verb object`; null if nothing is. */
export function findSubjectIssue(subject: string): string | null {
  if (BY_GIT.test(subject)) return null
  const own = subject.replace(PULL_REQUEST, '')
  if (own.length > MAX_LENGTH) return `${own.length} characters, at most ${MAX_LENGTH}`
  const { text, verb } = SUBJECT.exec(own)?.groups ?? {}
  if (!text || !verb) return 'not of the form "area: verb object", with one area'
  if (!isImperative(verb)) return `"${verb}" is no verb in the imperative`
  const [found] = findPrivateWords(`// ${text}`)
  return found ? `"${found.word}" is not plain English` : null
}

const isImperative = (word: string) =>
  IMPERATIVE.has(word) || (!NO_VERBS.has(word) && !INFLECTED.test(word))
