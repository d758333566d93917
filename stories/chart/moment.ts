import type { Journey, LaidOutChart } from '../../src/chart/chart.ts'
import type { ChartTexts } from '../../src/chart/chart-texts.ts'

/** What a panel shows of a live machine. JSON-plain: it crosses from the story to Storybook's frame. */
export interface Moment {
  machine: string
  /** The ids of the states that it is in, those around it too. */
  lit: string[]
  /** The ways of the last step. */
  taken: string[]
  moves: ShownMove[]
  trail: TrailStep[]
  /** Which step of the trail is shown; after it come those that were taken back. */
  at: number
  journey: JourneyUnderWay | null
}

/** Something that can happen now. */
export interface ShownMove {
  label: string
  kind: 'gesture' | 'environment' | 'answer' | 'time' | 'reload'
  /** Of an answer: the call, and how it ends. */
  call?: { id: string; ending: 'done' | 'refused' | 'failed' | 'moved'; outcome: string }
  /** Of a timer: how long it runs, in milliseconds. */
  delay?: number
  /** The ways it would take; none means that it changes nothing now. */
  takes: string[]
}

/** The label of the first step, which nobody has taken. */
export const THE_STORY = 'the story'

export interface TrailStep {
  label: string
  /** `signedOut.idle` */
  leaf: string
}

export interface JourneyUnderWay {
  name: string
  /** How many of its steps have been taken. */
  taken: number
  labels: string[]
  /** The state in which it ends. */
  end: string
}

export type Command =
  | { do: 'move'; label: string }
  | { do: 'go'; to: number }
  | { do: 'play'; journey: number }
  | { do: 'lead'; to: string }
  | { do: 'next' }

/** Everything that a panel is told about a story. */
export interface Shown {
  chart: LaidOutChart
  /** The part of the chart around the current states; null until it is laid out. */
  nearby: LaidOutChart | null
  /** The JSON that XState and its editors read. */
  config: string
  journeys: Journey[]
  ways: Journey[]
  texts: ChartTexts
  moment: Moment
}
