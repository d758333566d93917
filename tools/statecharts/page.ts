import type { AnyStateMachine } from 'xstate'

import type { Model } from '#machines/testing/model.ts'

import { callKey } from '../paths/titles/keys.ts'
import type { Words } from '../paths/words/words.ts'
import { type DescribedState, type ChartTransition, describeChart } from './chart.ts'
import { drawMermaid } from './mermaid.ts'

/** The page of a machine: its picture, and its states in sentences. */
export function renderChart(folder: string, model: Model<AnyStateMachine>, words: Words): string {
  const chart = describeChart(model.machine)
  const states = chart.filter(({ transitions, title }) => title !== null || transitions.length > 0)
  const sections = [
    `# ${words.say(`${folder}/machine`)}`,
    `<!-- Written by \`npm run statecharts\` from machines/${folder}. -->`,
    `\`machines/${folder}\`, ${count(chart, model)}. How it begins: ${listStarts(folder, model, words)}.`,
    `\`\`\`mermaid\n${drawMermaid(chart)}\n\`\`\``,
    '## States',
    ...states.map((state) => describe(state, chart, { folder, model, words })),
  ]
  return `${sections.join('\n\n')}\n`
}

/** The list of all of them. */
export function renderIndex(machines: readonly (readonly [string, string])[]): string {
  const lines = machines.map(([folder, title]) => `- [${title}](${folder}.md)`)
  const head =
    '# The statecharts\n\nEvery flow as a picture, and its states in sentences. Written by `npm run statecharts`;\n`npm run check` says when a page is not what its chart is. [How to test with them](../qa.md).'
  return `${head}\n\n${lines.join('\n')}\n`
}

interface ChartFacts {
  folder: string
  model: Model<AnyStateMachine>
  words: Words
}

function count(chart: readonly DescribedState[], { machine }: Model<AnyStateMachine>): string {
  const transitions = chart.reduce((sum, state) => sum + state.transitions.length, 0)
  return `the machine \`${machine.id}\`: ${chart.length - 1} states, ${transitions} transitions`
}

const listStarts = (folder: string, { starts }: Model<AnyStateMachine>, { say }: Words) =>
  Object.keys(starts)
    .map((name) => say(`${folder}/start/${name}`))
    .join('; ')

function describe(
  state: DescribedState,
  chart: readonly DescribedState[],
  told: ChartFacts,
): string {
  const name = state.path === '' ? 'in any state' : state.path
  const title = state.title === null ? '' : `: ${state.title}`
  const facts = [
    state.tags.map((tag) => `\`${tag}\``).join(' '),
    state.requirements.join(', '),
    state.kind === 'final' ? 'the end' : '',
  ].filter((fact) => fact !== '')
  return [
    `### \`${name}\`${title}`,
    ...(facts.length > 0 ? [facts.join(' · ')] : []),
    ...(state.transitions.length > 0
      ? [state.transitions.map((transition) => leaving(transition, chart, told)).join('\n')]
      : []),
  ].join('\n\n')
}

function leaving(
  transition: ChartTransition,
  chart: readonly DescribedState[],
  told: ChartFacts,
): string {
  const guard = transition.guard === null ? '' : `, if \`${transition.guard}\``
  const targets = transition.targets.map((target) => {
    const title = stateTitle(target, chart)
    return title ? `\`${target}\` (${title})` : `\`${target}\``
  })
  const to = targets.length > 0 ? `→ ${targets.join(' and ')}` : '→ stays'
  return `- ${causeSentence(transition, told)}${guard} ${to}`
}

/** Its own, or that of the state in which it begins. */
function stateTitle(path: string, chart: readonly DescribedState[]): string | null {
  const state = chart.find((known) => known.path === path)
  return state?.title ?? (state?.initial ? stateTitle(state.initial, chart) : null)
}

/** What happens, in the words of the test scripts. */
function causeSentence(
  { kind, name }: ChartTransition,
  { folder, model, words }: ChartFacts,
): string {
  const { say } = words
  const call = () => `${say(callKey(folder, name))} (\`${name}\`)`
  if (kind === 'always') return 'At once'
  if (kind === 'timer') return `After the delay \`${name}\``
  if (kind === 'answer') return `The answer comes: ${call()}`
  if (kind === 'problem') return `No answer, or a failure: ${call()}`
  if (kind === 'progress') return `Progress: ${call()}`
  const cases = model.cases.filter(({ event }) => event.type === name)
  const titles = cases.map(({ label }) => say(`${folder}/event/${label}`))
  return `${titles.length > 0 ? titles.join(' / ') : 'Nothing in the model sends it:'} (\`${name}\`)`
}
