import type { Journey, LaidOutChart } from '../chart/chart.ts'
import type { ChartTexts } from '../chart/chart-texts.ts'

/** What the panel shows of a live machine. JSON only: a story sends it to Storybook's manager. */
export interface Moment {
  machine: string
  /** The ids of the current states, including their ancestors. */
  lit: string[]
  /** The transitions of the last step. */
  taken: string[]
  moves: ShownMove[]
  trail: TrailStep[]
  /** The index of the current step; later steps have been undone. */
  at: number
  journey: RunningJourney | null
}

/** An event that can happen now. */
export interface ShownMove {
  label: string
  kind: 'gesture' | 'environment' | 'answer' | 'time' | 'reload'
  /** For an answer: its call, and how the call ends. */
  call?: { id: string; ending: 'done' | 'refused' | 'failed' | 'moved'; outcome: string }
  /** For a timer: its duration in milliseconds. */
  delay?: number
  /** The transitions that the event would trigger; empty if it changes nothing now. */
  takes: string[]
}

/** The label of the first entry, before any step. */
export const STORY_STEP_LABEL = 'the story'

export interface TrailStep {
  label: string
  /** The innermost state, such as `signedOut.idle`. */
  leaf: string
}

export interface RunningJourney {
  name: string
  /** How many of the journey's steps have been taken. */
  taken: number
  labels: string[]
  /** The state in which the journey ends. */
  end: string
}

export type Command =
  | { do: 'move'; label: string }
  | { do: 'go'; to: number }
  | { do: 'play'; journey: number }
  | { do: 'lead'; to: string }
  | { do: 'next' }

/** The data that a story sends to its panel. */
export interface PanelData {
  chart: LaidOutChart
  /** The part of the chart around the current states; null until it is laid out. */
  nearby: LaidOutChart | null
  /** The machine config as JSON, for XState and its editors. */
  config: string
  journeys: Journey[]
  ways: Journey[]
  texts: ChartTexts
  moment: Moment
}
