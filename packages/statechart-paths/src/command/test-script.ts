import type { Origin } from '../model/model.ts'
import type { ScriptWord } from './words/script-words.ts'

/** A path as sentences: what testers do and see. */
export interface TestScript {
  id: string
  machine: string
  /** The label of the start; empty for a path without steps. */
  start: string
  /** The number of the first step that testers cannot trigger; null if they can trigger all. */
  beyondHand: number | null
  /** What testers do before the first step, in order. */
  preparation: string[]
  steps: ScriptStep[]
}

/** Who triggers a step, as the id of a message `script/…`. */
export type StepActor = Extract<
  ScriptWord,
  'user' | 'again' | 'actor' | 'clock' | 'tab' | 'environment'
>

export interface ScriptStep {
  number: number
  origin: Origin
  actor: StepActor
  /** A sentence: an action, an answer, a wait, or something that happens elsewhere. */
  happens: string
  /** URLs to open that make the server send this answer. */
  urls: readonly string[]
  /** The states that the step enters; all current states at the first step and after a reload. */
  see: SeenState[]
  /** What the page shows. */
  screen: Screenful
  tags: readonly string[]
  requirements: string[]
}

export interface SeenState {
  state: string
  title: string
}

/** What a tester sees after a step. */
export interface Screenful {
  /** Texts of the page by kind, such as `alert` or `buttons`. */
  texts: Partial<Record<ScriptWord, string[]>>
  /** The message for a page that shows no change; otherwise null. */
  same: 'unchanged' | 'same-screen' | 'same-texts' | null
}
