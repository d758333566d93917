import { findPrivateWords } from './plain-words.ts'

const MAX_LENGTH = 72
const GIT_SUBJECT = /^(?:Merge |Revert "|Reapply ")/
/** GitHub appends the number of a squashed pull request to the subject. */
const PULL_REQUEST_SUFFIX = / \(#\d+\)$/
const SUBJECT_FORMAT = /^[a-z][a-z\d-]*: (?<text>(?<verb>[a-z][\w-]*)\b.*[^.])$/

const NON_VERBS = new Set(
  'a all an and are as at by each every for from has how if in is it its more new no not of on one or some than that the then there these this those to was were what when where which who why with without'.split(
    ' ',
  ),
)
/** Matches `adds`, `added` and `adding`, but not `pass` or `focus`. `IMPERATIVE_VERBS` lists the exceptions. */
const INFLECTED_VERB = /(?:[^aisu]s|[^e]ed|ing)$/
const IMPERATIVE_VERBS = new Set(['bring', 'embed', 'ping', 'shed', 'string', 'wing'])

/** Returns what is wrong with a commit subject, which should read `area: verb object`; null if it is fine. */
export function findSubjectIssue(subject: string): string | null {
  if (GIT_SUBJECT.test(subject)) return null
  const own = subject.replace(PULL_REQUEST_SUFFIX, '')
  if (own.length > MAX_LENGTH) return `${own.length} characters, at most ${MAX_LENGTH}`
  const { text, verb } = SUBJECT_FORMAT.exec(own)?.groups ?? {}
  if (!text || !verb) return 'not of the form "area: verb object", with one area'
  if (!isImperative(verb)) return `"${verb}" is no verb in the imperative`
  const [found] = findPrivateWords(`// ${text}`)
  return found ? `"${found.word}" is not plain English` : null
}

const isImperative = (word: string) =>
  IMPERATIVE_VERBS.has(word) || (!NON_VERBS.has(word) && !INFLECTED_VERB.test(word))
