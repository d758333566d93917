import type { AnyModel, MachineFolder } from '@masar/machines/testing/catalogue.ts'
import type { Step } from '@masar/machines/testing/model.ts'

import type { WalkScene } from './scene.ts'

/** A step of a lock, and where it begins. */
export interface Passage {
  label: string
  from: Location | null
  to: Location
  /** The labels of the steps before it. */
  before: readonly string[]
}

export type Look<Own> = (own: Own, step: Step) => Promise<void>
export type Looks<Own> = Readonly<Record<string, Look<Own>>>

interface Location {
  leaf: string
  data: unknown
}

/**
 * How the paths of a machine are walked in a browser, where the app has it and the real server answers.
 * `Own` is what a walk knows besides its scene: who is who, which car it is about.
 */
export interface BrowserWalk<Own> {
  folder: MachineFolder
  model: AnyModel
  /** The operations whose calls wait. */
  holds: readonly string[]
  /** Those that the page asks by itself as well: they pass where the machine does not wait for them. */
  asides?: readonly string[]
  /** Those that are not compared where a step leads: machines inside this one wait for them, or a timer asks. */
  apart?: (step: Step) => readonly string[]
  /** By the id of an invoke, the one of them that it calls first; null where it calls none. */
  calls: Readonly<Record<string, string | null | ((step: Step) => string | null)>>
  /** What has to be there before the first step. */
  prepare: (scene: WalkScene) => Promise<Own>
  /** By its label, how a step is made to happen. A reload needs none. */
  acts: Readonly<Record<string, (own: Own, step: Step) => Promise<unknown>>>
  /** By its label, what has to be so before the step that leads to it. */
  arranges?: Readonly<Record<string, (own: Own) => Promise<unknown>>>
  /** By its label, why a step cannot be made to happen on this page. */
  unmapped: Readonly<Record<string, string>>
  /** Why a step cannot be made to happen here, though it can elsewhere. */
  except?: (passage: Passage) => string | null
  /** By the state, what the page has to show; one for all where several regions make it. */
  looks: Looks<Own> | Look<Own>
  /** What must be true at the server after every step. */
  facts?: Look<Own>
  /** The states that a leaf counts for; itself, unless it names several regions. */
  states?: (leaf: string) => readonly string[]
  /** Where it is walked, when not at the first of the two servers. */
  baseURL?: string
}

/** Any walk, for those who need not know what it knows. */
// oxlint-disable-next-line typescript/no-explicit-any -- what a walk knows is between its own functions
export type AnyBrowserWalk = BrowserWalk<any>
