import ELK, { type ElkExtendedEdge, type ElkNode } from 'elkjs/lib/elk.bundled.js'

import {
  type Box,
  type Chart,
  type ChartLine,
  type ChartState,
  type ChartTransition,
  formatTransition,
  type LaidOutChart,
  listChildStates,
} from '../chart/chart.ts'
import { measureLabels, measureState } from './drawn-sizes.ts'

/** State titles by id. */
type Titles = Readonly<Record<string, string>>

const LAYOUT_OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.thoroughness': '20',
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '9',
  'elk.spacing.edgeLabel': '2',
  'elk.layered.spacing.nodeNodeBetweenLayers': '22',
  'elk.layered.spacing.edgeNodeBetweenLayers': '11',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
}

/** Places the label within its line. */
const LABEL_OPTIONS = { 'elk.edgeLabels.inline': 'true' }
/** The regions of a parallel state have no transitions between them, so they are packed in rows. */
const PACKED_OPTIONS = {
  'elk.algorithm': 'rectpacking',
  'elk.hierarchyHandling': 'SEPARATE_CHILDREN',
  'elk.aspectRatio': '1.3',
}
const FIRST_LAYER_OPTIONS = { 'elk.layered.layering.layerConstraint': 'FIRST' }

/**
 * Computes the position of everything in a chart, with room for the titles of every language. Rejects when the
 * layout fails.
 */
export async function layOut(chart: Chart, titles: readonly Titles[] = []): Promise<LaidOutChart> {
  const [root] = listChildStates(chart, null)
  if (!root) throw new Error(`The chart of ${chart.machine} is empty.`)
  const groups = Object.entries(groupTransitions(chart.ways))
  const unplacedGraph: ElkNode = {
    id: 'chart',
    layoutOptions: {
      ...LAYOUT_OPTIONS,
      ...(root.kind === 'parallel' && PACKED_OPTIONS),
      'elk.padding': '[top=12,left=12,bottom=12,right=12]',
    },
    children: [toElk(chart, root, titles)],
    edges: groups.map(([id, ways]) => toEdge(id, ways)),
  }
  const graph = await new ELK().layout(unplacedGraph)
  const lines = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]))
  return {
    ...chart,
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    boxes: Object.fromEntries(listBoxes(graph)),
    lines: groups.map(([id, ways]) => toLine(ways, lines.get(id))),
  }
}

/** Groups transitions that share a line. Transitions that stay in their state appear only in the outline. */
function groupTransitions(ways: readonly ChartTransition[]): Record<string, ChartTransition[]> {
  const movingWays = ways.filter(({ to }) => to !== null)
  return Object.groupBy(movingWays, ({ from, to }) => `${from} > ${to}`) as Record<
    string,
    ChartTransition[]
  >
}

function toElk(chart: Chart, state: ChartState, titles: readonly Titles[]): ElkNode {
  const children = listChildStates(chart, state.id)
  const { width, height } = measureState(
    state,
    titles.map((all) => all[state.id] ?? ''),
  )
  const first = state.isInitial ? FIRST_LAYER_OPTIONS : {}
  if (children.length === 0) return { id: state.id, width, height, layoutOptions: first }
  return {
    id: state.id,
    layoutOptions: {
      ...LAYOUT_OPTIONS,
      ...(state.kind === 'parallel' && PACKED_OPTIONS),
      ...first,
      'elk.padding': `[top=${height},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: children.map((child) => toElk(chart, child, titles)),
  }
}

function toEdge(id: string, ways: readonly ChartTransition[]): ElkExtendedEdge {
  const [first] = ways
  const labels = listLineLabels(ways)
  return {
    id,
    sources: [first?.from ?? ''],
    targets: [first?.to ?? ''],
    labels: [
      {
        id: `${id} label`,
        text: labels.join('\n'),
        layoutOptions: LABEL_OPTIONS,
        ...measureLabels(labels),
      },
    ],
  }
}

const listLineLabels = (ways: readonly ChartTransition[]) => [
  ...new Set(ways.map(formatGuardedLabel)),
]

/** Formats a label with its guard: `✓ quote [isAvailability: taken]`. */
const formatGuardedLabel = (way: ChartTransition) =>
  way.guard === null ? formatTransition(way) : `${formatTransition(way)} [${way.guard}]`

function toLine(ways: readonly ChartTransition[], edge?: ElkExtendedEdge): ChartLine {
  const section = edge?.sections?.[0]
  const label = edge?.labels?.[0]
  if (!section || !label) throw new Error(`No line was drawn for ${ways[0]?.id}.`)
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
  return {
    ways: ways.map(({ id }) => id),
    labels: listLineLabels(ways),
    points: points.map(({ x, y }) => ({ x: roundToHalf(x), y: roundToHalf(y) })),
    box: toBox(label),
  }
}

function listBoxes({ children = [] }: ElkNode): [string, Box][] {
  return children.flatMap((node) => [[node.id, toBox(node)] as [string, Box], ...listBoxes(node)])
}

const roundToHalf = (value = 0) => Math.round(value * 2) / 2

const toBox = ({ x, y, width, height }: Partial<Box>): Box => ({
  x: roundToHalf(x),
  y: roundToHalf(y),
  width: roundToHalf(width),
  height: roundToHalf(height),
})
