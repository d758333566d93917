import { type Chart, type ChartState, type ChartWay, statesInside, wayLabel } from './chart.ts'

export interface OutlineProps {
  chart: Chart
  lit?: readonly string[]
}

const NONE: readonly string[] = []

/** A chart as text: each state, what leads out of it, and the states inside it. */
export function Outline({ chart, lit = NONE }: OutlineProps) {
  return <StateList chart={chart} lit={lit} parent={null} />
}

interface StateListProps extends Required<OutlineProps> {
  parent: string | null
}

function StateList({ chart, lit, parent }: StateListProps) {
  const states = statesInside(chart, parent)
  if (states.length === 0) return null

  return (
    <ul className="outline">
      {states.map((state) => (
        <li key={state.id} aria-current={lit.includes(state.id) ? 'true' : undefined}>
          <StateText state={state} isHere={lit.includes(state.id)} />
          <WayList chart={chart} state={state} />
          <StateList chart={chart} lit={lit} parent={state.id} />
        </li>
      ))}
    </ul>
  )
}

const KINDS: Partial<Record<ChartState['kind'], string>> = {
  parallel: 'all at the same time',
  final: 'an end',
  passing: 'only passed through',
}

function StateText({ state, isHere }: { state: ChartState; isHere: boolean }) {
  const { name, title, kind, isInitial, tags, requirements } = state
  const notes = [isInitial && 'begins here', KINDS[kind], ...tags, ...requirements].filter(Boolean)

  return (
    <p>
      <strong>{name}</strong>
      {title && ` ${title}`}
      {notes.length > 0 && <small> ({notes.join(', ')})</small>}
      {isHere && <em> now</em>}
    </p>
  )
}

function WayList({ chart, state }: { chart: Chart; state: ChartState }) {
  const ways = chart.ways.filter(({ from }) => from === state.id)
  if (ways.length === 0) return null

  return (
    <ul className="ways">
      {ways.map((way) => (
        <li key={`${way.id} ${way.to}`}>{waySentence(way, chart)}</li>
      ))}
    </ul>
  )
}

/** `✓ signIn, if isAccepted: signedIn` */
function waySentence(way: ChartWay, { states, machine }: Chart): string {
  const target = states.find(({ id }) => id === way.to)
  const path = target?.id.slice(machine.length + 1)
  const condition = way.guard ? `, if ${way.guard}` : ''
  return `${wayLabel(way)}${condition}: ${path ?? 'stays'}`
}
