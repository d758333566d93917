import type { ChartTexts } from './chart-texts.ts'

/** A machine as a drawing: all its states and transitions. JSON only. */
export interface Chart {
  /** The id of the machine. */
  machine: string
  states: ChartState[]
  ways: ChartTransition[]
}

export interface ChartState {
  id: string
  parent: string | null
  /** The name of the state without its ancestors. */
  name: string
  title: string
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history' | 'passing'
  isInitial: boolean
  tags: string[]
  requirements: string[]
}

export interface ChartTransition {
  /** The id that the walker uses for the transition. */
  id: string
  from: string
  /** Null: the machine stays in its state and only changes its data. */
  to: string | null
  kind: 'event' | 'done' | 'failed' | 'moved' | 'time' | 'always'
  /** The event, the call that settles, or the timer that expires. */
  label: string
  guard: string | null
}

export interface Point {
  x: number
  y: number
}

export interface Box extends Point {
  width: number
  height: number
}

/** A line between two states. Transitions between the same two states share it, with one label each. */
export interface ChartLine {
  ways: string[]
  labels: string[]
  points: Point[]
  box: Box
}

/** A chart with all positions, in pixels from its top left corner. */
export interface LaidOutChart extends Chart {
  width: number
  height: number
  boxes: Record<string, Box>
  lines: ChartLine[]
}

/** A path that a tester can follow: a start and the steps after it. */
export interface Journey {
  name: string
  start: string
  labels: string[]
  /** The last state, such as `signedOut.idle`. */
  end: string
}

/** A chart with its journeys, as the build generates them. */
export interface DrawnMachine {
  chart: LaidOutChart
  /** The machine config as JSON, for XState's editor. */
  config: string
  journeys: Journey[]
  /** A short journey to each state. */
  ways: Journey[]
  /** The texts by language. */
  texts: Record<string, ChartTexts>
}

/** Formats the label of a transition in a chart: `✓ signIn`. */
export const formatTransition = ({ kind, label }: ChartTransition): string =>
  `${LABEL_PREFIXES[kind]}${label}`

const LABEL_PREFIXES = {
  event: '',
  done: '✓ ',
  failed: '✗ ',
  moved: '↻ ',
  time: 'after ',
  always: '',
}

/** Returns the direct children of a state, in the order of the chart. */
export const listChildStates = ({ states }: Chart, parent: string | null): ChartState[] =>
  states.filter((state) => state.parent === parent)

/** Returns the current states that have no child states. */
export const listCurrentStates = ({ states }: Chart, lit: readonly string[]): ChartState[] =>
  states.filter(({ id, kind }) => lit.includes(id) && isLeaf(kind))

/** Whether states of this kind have no child states. */
export const isLeaf = (kind: ChartState['kind']): boolean =>
  kind !== 'compound' && kind !== 'parallel'
