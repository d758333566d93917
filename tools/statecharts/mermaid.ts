import { formatCause } from 'statechart-paths/chart'
import {
  type Chart,
  type ChartState,
  type ChartTransition,
  statesInside,
} from 'storybook-addon-statechart/chart'
import { statePath } from 'storybook-addon-statechart/layout'

/** Draws the chart as Mermaid source, which repository hosts and editors render. */
export function drawMermaid(chart: Chart): string {
  const [root] = chart.states
  if (!root) return ''
  // Mermaid draws parallel regions only inside a state.
  const isSplit = root.kind === 'parallel'
  const inside = drawChildren(root, chart, isSplit ? '    ' : '  ')
  const drawn = isSplit ? ['  state "all at once" as anywhere {', ...inside, '  }'] : inside
  return ['stateDiagram-v2', ...drawn, ...drawArrows(chart)].join('\n')
}

/** Mermaid does not allow dots in names. */
const toMermaidName = (chart: Chart, id: string) =>
  statePath(chart, id).replaceAll('.', '_') || 'anywhere'

function drawChildren(outer: ChartState, chart: Chart, indent: string): string[] {
  const states = statesInside(chart, outer.id)
  const drawn = states.map((state) => drawState(state, chart, indent))
  if (outer.kind === 'parallel')
    return drawn.flatMap((lines, index) => (index === 0 ? lines : [`${indent}--`, ...lines]))
  const begins = states
    .filter(({ isInitial }) => isInitial)
    .map(({ id }) => `${indent}[*] --> ${toMermaidName(chart, id)}`)
  return [...begins, ...drawn.flat(), ...writePseudoState(outer, chart, indent)]
}

function drawState(state: ChartState, chart: Chart, indent: string): string[] {
  const { id, kind } = state
  const name = `${indent}state "${quoteLabel(state.title || state.name)}" as ${toMermaidName(chart, id)}`
  if (kind === 'compound' || kind === 'parallel')
    return [`${name} {`, ...drawChildren(state, chart, `${indent}  `), `${indent}}`]
  return kind === 'final' ? [name, `${indent}${toMermaidName(chart, id)} --> [*]`] : [name]
}

/**
 * Writes the extra state "in any of these" if transitions lead from a state to itself or its descendants: these
 * transitions start there.
 */
function writePseudoState({ id }: ChartState, chart: Chart, indent: string): string[] {
  const isNeeded = chart.ways.some((way) => way.from === id && isInward(way))
  return isNeeded ? [`${indent}state "in any of these" as ${toMermaidName(chart, id)}_any`] : []
}

const isInward = ({ from, to }: ChartTransition) => to === from || to?.startsWith(`${from}.`)

/**
 * Draws one arrow per pair of states, with the labels of all transitions between them. The text below the
 * picture lists the transitions that stay in a state.
 */
function drawArrows(chart: Chart): string[] {
  const outer = new Set(chart.states.map(({ parent }) => parent))
  const ways = chart.ways.flatMap((way) => {
    if (way.to === null) return []
    const isFromPseudoState = outer.has(way.from) && isInward(way)
    const start = `${toMermaidName(chart, way.from)}${isFromPseudoState ? '_any' : ''}`
    const cause = quoteLabel(formatCause(way))
    return [{ arrow: `  ${start} --> ${toMermaidName(chart, way.to)}`, cause }]
  })
  return [...Map.groupBy(ways, ({ arrow }) => arrow)].map(
    ([arrow, all]) => `${arrow} : ${[...new Set(all.map(({ cause }) => cause))].join(' / ')}`,
  )
}

/** Replaces characters that have a meaning in Mermaid. */
const quoteLabel = (text: string) =>
  text.replaceAll('"', '”').replaceAll(';', ',').replaceAll(': ', ' ').replaceAll(':', ' ')
