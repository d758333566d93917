import type { MachineFolder } from '@masar/machines/testing/catalogue.ts'
import type { AnyModel } from 'statechart-paths/chart'
import type { Step } from 'statechart-paths/walk'

import type { WalkScene } from './scene.ts'

/** A step of a lock, and its source state. */
export interface StateChange {
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
 * How the paths of a machine are run in a browser, with the app and the real server. `Own` is the test's context
 * besides its scene: users, car.
 */
export interface BrowserWalk<Own> {
  folder: MachineFolder
  model: AnyModel
  /** The operations whose calls are delayed. */
  holds: readonly string[]
  /** Automatic calls of the page: they pass when the machine does not wait for them. */
  asides?: readonly string[]
  /** Calls that are not compared after a step: nested machines wait for them, or a timer sends them. */
  apart?: (step: Step) => readonly string[]
  /** The first operation of each invoke, by its id; null if it makes no call. */
  calls: Readonly<Record<string, string | null | ((step: Step) => string | null)>>
  /** Sets up the first step. */
  prepare: (scene: WalkScene) => Promise<Own>
  /** How to perform each step, by label. A reload needs no entry. */
  acts: Readonly<Record<string, (own: Own, step: Step) => Promise<unknown>>>
  /** How to set up the precondition of a step, by label. */
  arranges?: Readonly<Record<string, (own: Own) => Promise<unknown>>>
  /** The reasons why steps cannot be performed on this page, by label. */
  unmapped: Readonly<Record<string, string>>
  /** Returns why a step cannot be performed here, although other steps with its label can. */
  except?: (passage: StateChange) => string | null
  /** The assertions about the page for each state; one function for all when several regions define it. */
  looks: Looks<Own> | Look<Own>
  /** Asserts what must be true at the server after every step. */
  facts?: Look<Own>
  /**
   * Returns the states that a leaf represents; by default the leaf itself. Needed when it names several
   * regions.
   */
  states?: (leaf: string) => readonly string[]
  /** The URL of the server, unless it is the first one. */
  baseURL?: string
}

/** Any walk, for code that does not need its context. */
// oxlint-disable-next-line typescript/no-explicit-any -- each walk has its own type of context
export type AnyBrowserWalk = BrowserWalk<any>
