import {
  type Chart,
  type ChartState,
  type ChartTransition,
  formatTransition,
  listChildStates,
} from './chart.ts'
import { CHART_WORDS, type ChartWord, type ChartWords, fillPlaceholders } from './words.ts'

export interface OutlineProps {
  chart: Chart
  lit?: readonly string[]
  words?: ChartWords
}

const NO_STATES: readonly string[] = []

/** A chart as text: each state with its transitions and child states. */
export function Outline({ chart, lit = NO_STATES, words = CHART_WORDS }: OutlineProps) {
  return <StateList chart={chart} lit={lit} words={words} parent={null} />
}

interface StateListProps extends Required<OutlineProps> {
  parent: string | null
}

function StateList({ chart, lit, words, parent }: StateListProps) {
  const states = listChildStates(chart, parent)
  if (states.length === 0) return null

  return (
    <ul className="outline">
      {states.map((state) => (
        <li key={state.id} aria-current={lit.includes(state.id) ? 'true' : undefined}>
          <StateText state={state} isHere={lit.includes(state.id)} words={words} />
          <TransitionList chart={chart} state={state} words={words} />
          <StateList chart={chart} lit={lit} words={words} parent={state.id} />
        </li>
      ))}
    </ul>
  )
}

const KIND_WORDS: Partial<Record<ChartState['kind'], ChartWord>> = {
  parallel: 'parallel',
  final: 'final',
  passing: 'passing',
}

interface StateTextProps {
  state: ChartState
  isHere: boolean
  words: ChartWords
}

function StateText({ state, isHere, words }: StateTextProps) {
  const { name, title, kind, isInitial, tags, requirements } = state
  const noted = KIND_WORDS[kind]
  const notes = [isInitial && words.begins, noted && words[noted], ...tags, ...requirements].filter(
    Boolean,
  )

  return (
    <p>
      <strong>{name}</strong>
      {title && ` ${title}`}
      {notes.length > 0 && <small> ({notes.join(', ')})</small>}
      {isHere && <em> {words.here}</em>}
    </p>
  )
}

interface TransitionListProps {
  chart: Chart
  state: ChartState
  words: ChartWords
}

function TransitionList({ chart, state, words }: TransitionListProps) {
  const ways = chart.ways.filter(({ from }) => from === state.id)
  if (ways.length === 0) return null

  return (
    <ul className="ways">
      {ways.map((way) => (
        <li key={`${way.id} ${way.to}`}>{describeTransition(way, chart, words)}</li>
      ))}
    </ul>
  )
}

/** Describes a transition: `✓ signIn, if isAccepted: signedIn`. */
function describeTransition(
  way: ChartTransition,
  { states, machine }: Chart,
  words: ChartWords,
): string {
  const target = states.find(({ id }) => id === way.to)
  const path = target?.id.slice(machine.length + 1)
  const condition = way.guard ? `, ${fillPlaceholders(words.if, { guard: way.guard })}` : ''
  return `${formatTransition(way)}${condition}: ${path ?? words.stays}`
}
