import type { AnyModel } from '../../model/model.ts'
import { listNodes } from '../../coverage/coverage.ts'
import type { ScriptWord } from './script-words.ts'
import type { Words, WordValues } from './words.ts'

/** `{name}` is a value, and `{count|path|paths}` a number with its noun. */
const ENGLISH_TEXTS: Readonly<Record<ScriptWord, string>> = {
  'a-button': 'its control',
  action: 'Action',
  actor: 'Answer',
  again: 'You',
  alert: 'message {texts}',
  at: '{step} (in {states})',
  beyond: 'Step {step} and the following ones cannot be followed by hand.',
  blocked: 'blocked',
  both: '{one}; {other}',
  buttons: 'buttons {texts}',
  checkboxes: 'checkboxes {texts}',
  choices: 'choices {texts}',
  chosen: 'selected {texts}',
  clock: 'Wait',
  comment: 'Comment',
  counts: '{paths|path|paths}, {steps|step|steps}',
  data: 'Data',
  date: 'Date',
  ends: 'ends with {state}',
  environment: 'Outside the page',
  error: 'at a field {texts}',
  expected: 'Expected Result',
  failed: 'failed',
  feature: 'Feature',
  given: 'Given {step}',
  gone: 'no longer shown {texts}',
  heading: 'heading {texts}',
  how: 'Do one step after the other, and compare the result. “You” is what you do, “Answer” the result of a call, “Wait” how long nothing happens, “Another tab” what you do in another tab, “Outside the page” what happens elsewhere.',
  icons: 'icon buttons {texts}',
  label: '{label}:',
  links: 'links {texts}',
  lost: '{call}: the connection breaks',
  'made-by': 'Made by {command}',
  minutes: '{count|minute|minutes}',
  'not-done': 'not done',
  'nothing-else': 'another way through steps of other paths',
  'one-sees': '{states}',
  'only-here': 'only here: {steps}',
  open: 'open {urls}',
  'open-around': 'open {before}, reload the page, and then open {after}',
  'open-before-after': 'before this step, open {before}; after it, open {after}',
  passed: 'passed',
  path: 'Path {id}: {ending}',
  preconditions: 'Preconditions',
  preparation: 'Preparation',
  quote: '“{text}”',
  reload: 'The user reloads the page',
  requirements: 'Requirements',
  result: 'Result',
  results:
    '{tests|test|tests}: {passed} passed, {failed} failed, {blocked} blocked, {notdone} not done',
  'same-screen': 'the quoted texts stay the same',
  'same-texts': 'the same texts with other values',
  scenario: 'Scenario',
  script: '{machine}: test script',
  seconds: '{count|second|seconds}',
  see: 'See',
  shortest: '{machine}: the shortest way to {state}, {steps|step|steps}',
  small: '',
  spoken: 'for screen readers only {texts}',
  start: 'Preparation',
  state: '{states}',
  status: 'in progress {texts}',
  step: 'Step',
  tab: 'Another tab',
  'test-id': 'Test ID',
  tester: 'Tester',
  text: 'text {texts}',
  // oxlint-disable-next-line unicorn/no-thenable -- a text; the table is never awaited
  then: 'Then {states}',
  ticked: 'ticked {texts}',
  title: 'Title',
  unchanged: 'nothing changes',
  user: 'You',
  waiting: 'disabled {texts}',
  when: 'When {step}',
}

/** Returns the titles and labels of the machines themselves, and English texts. */
export function createEnglishWords(machines: Readonly<Record<string, AnyModel>>): Words {
  const say = (id: string, values: WordValues = {}) => {
    const [machine = '', kind = '', ...rest] = id.split('/')
    if (machine === 'script') return fillInValues(ENGLISH_TEXTS[kind as ScriptWord], values)
    const model = machines[machine]
    return model ? findTitle(model, kind, rest, values) : id
  }
  return { language: 'en', say, quote: (text) => say('script/quote', { text }) }
}

function findTitle(
  model: AnyModel,
  kind: string,
  rest: readonly string[],
  { wait = '' }: WordValues,
): string {
  const name = rest.join('/')
  if (kind === 'machine') return model.name
  if (kind === 'answer') return `${rest[0]}: ${rest.slice(1).join('/')}`
  if (kind === 'timer') return `${wait} (${name})`
  return kind === 'state' ? findStateTitle(model, name) : name
}

function findStateTitle({ machine }: AnyModel, path: string): string {
  const node = listNodes(machine.root).find((known) => known.path.join('.') === path)
  return (node?.meta as { title?: string } | undefined)?.title ?? path
}

const fillInValues = (text: string, values: WordValues): string =>
  text.replaceAll(
    /\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g,
    (_, name: string, one?: string, many?: string) => {
      const value = values[name] ?? ''
      return one === undefined ? String(value) : `${value} ${value === 1 ? one : many}`
    },
  )
