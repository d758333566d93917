import type { DescribedState, ChartTransition } from './chart.ts'

const SIGNS: Readonly<Record<ChartTransition['kind'], string>> = {
  event: '',
  answer: 'answer of ',
  problem: 'problem of ',
  progress: 'progress of ',
  timer: 'after ',
  always: 'at once',
}

/** The picture of a chart, for whatever draws Mermaid: a repository's pages, an editor. */
export function drawMermaid(chart: readonly DescribedState[]): string {
  const [root] = chart
  if (!root) return ''
  // Regions side by side are drawn only within a state.
  const isSplit = root.kind === 'parallel'
  const inside = writeInside(root, chart, isSplit ? '    ' : '  ')
  const drawn = isSplit ? ['  state "all at once" as anywhere {', ...inside, '  }'] : inside
  return ['stateDiagram-v2', ...drawn, ...arrows(chart)].join('\n')
}

/** The name of what happens, as on an arrow. */
export function writeCause({ kind, name, guard }: ChartTransition): string {
  const cause = `${SIGNS[kind]}${name}`
  return guard === null ? cause : `${cause} [${guard}]`
}

const inner = (outer: DescribedState, chart: readonly DescribedState[]) =>
  chart.filter(({ path }) => path !== '' && parentPath(path) === outer.path)

const parentPath = (path: string) => path.split('.').slice(0, -1).join('.')

/** Mermaid wants names without dots. */
const stateName = (path: string) => (path === '' ? 'anywhere' : path.replaceAll('.', '_'))

function writeInside(
  outer: DescribedState,
  chart: readonly DescribedState[],
  indent: string,
): string[] {
  const states = inner(outer, chart)
  const begins = outer.initial === null ? [] : [`${indent}[*] --> ${stateName(outer.initial)}`]
  const drawn = states.map((state) => drawState(state, chart, indent))
  if (outer.kind !== 'parallel')
    return [...begins, ...drawn.flat(), ...writePseudoState(outer, chart, indent)]
  return drawn.flatMap((lines, index) => (index === 0 ? lines : [`${indent}--`, ...lines]))
}

function drawState(
  state: DescribedState,
  chart: readonly DescribedState[],
  indent: string,
): string[] {
  const title = quoteLabel(state.title ?? state.path.split('.').at(-1) ?? '')
  const name = `${indent}state "${title}" as ${stateName(state.path)}`
  if (inner(state, chart).length > 0)
    return [`${name} {`, ...writeInside(state, chart, `${indent}  `), `${indent}}`]
  return state.kind === 'final' ? [name, `${indent}${stateName(state.path)} --> [*]`] : [name]
}

/** What leads from an outer state into itself is drawn from a state of its own: "in any of these". */
function writePseudoState(
  outer: DescribedState,
  chart: readonly DescribedState[],
  indent: string,
): string[] {
  const isNeeded = outer.transitions.some((transition) => leadsInside(outer, transition))
  if (!isNeeded || inner(outer, chart).length === 0) return []
  return [`${indent}state "in any of these" as ${pseudoName(outer)}`]
}

const pseudoName = ({ path }: DescribedState) => `${stateName(path)}_any`

const leadsInside = (outer: DescribedState, { targets }: ChartTransition) =>
  targets.some(
    (target) => outer.path === '' || target === outer.path || target.startsWith(`${outer.path}.`),
  )

/** One arrow from a state to another, with all that leads there; what stays is told below the picture. */
function arrows(chart: readonly DescribedState[]): string[] {
  const ways = chart.flatMap((state) =>
    state.transitions.flatMap((transition) =>
      transition.targets.map((target) => ({
        way: `  ${arrowStart(state, transition)} --> ${stateName(target)}`,
        cause: quoteLabel(writeCause(transition)),
      })),
    ),
  )
  return [...Map.groupBy(ways, ({ way }) => way)].map(
    ([way, all]) => `${way} : ${[...new Set(all.map(({ cause }) => cause))].join(' / ')}`,
  )
}

function arrowStart(state: DescribedState, transition: ChartTransition): string {
  const isOuter = state.kind === 'compound' || state.kind === 'parallel'
  return isOuter && leadsInside(state, transition) ? pseudoName(state) : stateName(state.path)
}

/** Without the signs that Mermaid reads itself. */
const quoteLabel = (text: string) =>
  text.replaceAll('"', '”').replaceAll(';', ',').replaceAll(': ', ' ').replaceAll(':', ' ')
