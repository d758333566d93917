import type { Origin } from '../model/model.ts'
import type { ScriptWord } from './words/script-words.ts'

/** A path as sentences: what testers do and see. */
export interface TestScript {
  id: string
  machine: string
  /** The label of the start; empty for a path without steps. */
  start: string
  /** The number of the first step that testers cannot trigger; null if there is none. */
  beyondHand: number | null
  /** Whether calls must be held before the page is opened. */
  holdsFirst: boolean
  steps: ScriptStep[]
}

export interface ScriptStep {
  number: number
  origin: Origin
  /** Whether the tester does it, on the page or outside of it. */
  isByHand: boolean
  /** A sentence: an action, an answer, a wait, or something that happens elsewhere. */
  happens: string
  /** Addresses to open, which make the server give this answer. */
  urls: readonly string[]
  /** The states that the step enters; all current states at the first step and after a reload. */
  see: Seen[]
  /** What the page shows. */
  screen: Screenful
  tags: readonly string[]
  requirements: string[]
}

export interface Seen {
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
