import type { ChartTexts } from './chart-texts.ts'

/** A machine as a drawing: every state and every way between them. JSON-plain. */
export interface Chart {
  /** The id of the machine. */
  machine: string
  states: ChartState[]
  ways: ChartWay[]
}

export interface ChartState {
  id: string
  parent: string | null
  /** Its own name, without those around it. */
  name: string
  title: string
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history' | 'passing'
  isInitial: boolean
  tags: string[]
  requirements: string[]
}

export interface ChartWay {
  /** As the walker names a transition. */
  id: string
  from: string
  /** Null: the machine stays where it is, and only its data change. */
  to: string | null
  kind: 'event' | 'done' | 'failed' | 'moved' | 'time' | 'always'
  /** The event, the call that ends, or the timer that runs out. */
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

/** Ways between the same two states are drawn as one line with a label each. */
export interface ChartLine {
  ways: string[]
  labels: string[]
  points: Point[]
  box: Box
}

/** A chart with the location of everything, in pixels from its top left corner. */
export interface LaidOutChart extends Chart {
  width: number
  height: number
  boxes: Record<string, Box>
  lines: ChartLine[]
}

/** Something a tester can follow: a start, and what happens after it. */
export interface Journey {
  name: string
  start: string
  labels: string[]
  /** Where it ends: `signedOut.idle`. */
  end: string
}

/** A chart and the journeys through it, as the build makes them. */
export interface DrawnMachine {
  chart: LaidOutChart
  /** The JSON that XState and its editors read. */
  config: string
  journeys: Journey[]
  /** A short journey to each state. */
  ways: Journey[]
  /** By language. */
  texts: Record<string, ChartTexts>
}

/** A way as a chart shows it: `✓ signIn`. */
export const wayLabel = ({ kind, label }: ChartWay): string => `${MARKS[kind]}${label}`

const MARKS = { event: '', done: '✓ ', failed: '✗ ', moved: '↻ ', time: 'after ', always: '' }

/** The states directly inside another one, in the order of the chart. */
export const statesInside = ({ states }: Chart, parent: string | null): ChartState[] =>
  states.filter((state) => state.parent === parent)

/** Of the states that a machine is in, those without others inside. */
export const currentStates = ({ states }: Chart, lit: readonly string[]): ChartState[] =>
  states.filter(({ id, kind }) => lit.includes(id) && isLeaf(kind))

/** Whether a state of this kind has no others inside. */
export const isLeaf = (kind: ChartState['kind']): boolean =>
  kind !== 'compound' && kind !== 'parallel'
