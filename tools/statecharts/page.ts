import type { Model } from 'statechart-paths'
import { callKey } from 'statechart-paths/command'
import type { AnyStateMachine } from 'xstate'
import {
  type Chart,
  type ChartState,
  type ChartTransition,
  statesInside,
} from 'storybook-addon-statechart/chart'
import { createChart, statePath } from 'storybook-addon-statechart/layout'

import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'

import { getEventValues } from '../paths/seen.ts'
import type { PageWords } from '../paths/words/words.ts'
import { drawMermaid } from './mermaid.ts'

interface ChartFacts {
  chart: Chart
  folder: MachineFolder
  model: Model<AnyStateMachine>
  words: PageWords
}

/** Renders a machine's page: its picture, and its states in sentences. */
export function renderChart(
  folder: MachineFolder,
  model: Model<AnyStateMachine>,
  words: PageWords,
): string {
  const chart = createChart(model.machine)
  const states = chart.states.filter(
    ({ id, title }) => title !== '' || chart.ways.some(({ from }) => from === id),
  )
  const transitions = new Set(chart.ways.map(({ id }) => id)).size
  const starts = Object.keys(model.starts).map((name) => words.say(`${folder}/start/${name}`))
  const sections = [
    `# ${words.say(`${folder}/machine`)}`,
    `<!-- Written by \`npm run statecharts\` from machines/${folder}. -->`,
    `\`machines/${folder}\`, the machine \`${chart.machine}\`: ${chart.states.length - 1} states, ${transitions} transitions. How it begins: ${starts.join('; ')}.`,
    `\`\`\`mermaid\n${drawMermaid(chart)}\n\`\`\``,
    '## States',
    ...states.map((state) => describeState(state, { chart, folder, model, words })),
  ]
  return `${sections.join('\n\n')}\n`
}

/** Renders the index of all pages. */
export function renderIndex(machines: readonly (readonly [string, string])[]): string {
  const lines = machines.map(([folder, title]) => `- [${title}](${folder}.md)`)
  const head =
    '# The statecharts\n\nEvery flow as a picture, and its states in sentences. Written by `npm run statecharts`;\n`npm run check` says when a page is not what its chart is. [How to test with them](../qa.md).'
  return `${head}\n\n${lines.join('\n')}\n`
}

function describeState(state: ChartState, facts: ChartFacts): string {
  const { chart } = facts
  const marks = [
    state.tags.map((tag) => `\`${tag}\``).join(' '),
    state.requirements.join(', '),
    state.kind === 'final' ? 'the end' : '',
  ]
  const ways = chart.ways.filter(({ from }) => from === state.id)
  return [
    `### \`${statePath(chart, state.id) || 'in any state'}\`${state.title && `: ${state.title}`}`,
    marks.filter((mark) => mark !== '').join(' · '),
    ways.map((way) => describeTransition(way, facts)).join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function describeTransition(way: ChartTransition, facts: ChartFacts): string {
  const guard = way.guard === null ? '' : `, if \`${way.guard}\``
  return `- ${describeCause(way, facts)}${guard} → ${way.to === null ? 'stays' : describeTarget(way.to, facts.chart)}`
}

function describeTarget(id: string, chart: Chart): string {
  const title = findStateTitle(id, chart)
  return `\`${statePath(chart, id)}\`${title && ` (${title})`}`
}

/** Returns the title of the state, or that of its initial state. */
function findStateTitle(id: string, chart: Chart): string {
  const title = chart.states.find((state) => state.id === id)?.title
  const initial = statesInside(chart, id).find(({ isInitial }) => isInitial)
  return title || (initial ? findStateTitle(initial.id, chart) : '')
}

/** Describes what happens, in the words of the test scripts. */
function describeCause(
  { kind, label }: ChartTransition,
  { folder, model, words }: ChartFacts,
): string {
  const { say } = words
  const describeCall = () => `${say(callKey(folder, label))} (\`${label}\`)`
  if (kind === 'always') return 'At once'
  if (kind === 'time') return `After the delay \`${label}\``
  if (kind === 'done') return `The answer comes: ${describeCall()}`
  if (kind === 'failed') return `No answer, or a failure: ${describeCall()}`
  if (kind === 'moved') return `Progress: ${describeCall()}`
  const cases = model.cases.filter(({ event }) => event.type === label)
  const titles = cases.map((one) =>
    say(`${folder}/event/${one.label}`, getEventValues(folder, one.label, words)),
  )
  return `${titles.length > 0 ? titles.join(' / ') : 'Nothing in the model sends it:'} (\`${label}\`)`
}
