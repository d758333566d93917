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
  /** By the id of an invoke, its first operation; null when it calls none. */
  calls: Readonly<Record<string, string | null | ((step: Step) => string | null)>>
  /** The preconditions of the first step. */
  prepare: (scene: WalkScene) => Promise<Own>
  /** By label, how to perform a step. A reload needs no entry. */
  acts: Readonly<Record<string, (own: Own, step: Step) => Promise<unknown>>>
  /** By label, the precondition of a step. */
  arranges?: Readonly<Record<string, (own: Own) => Promise<unknown>>>
  /** By label, why a step cannot be performed on this page. */
  unmapped: Readonly<Record<string, string>>
  /** Why a step cannot be performed here, though it can elsewhere. */
  except?: (passage: StateChange) => string | null
  /** By state, the assertions about the page; one function for all when several regions define it. */
  looks: Looks<Own> | Look<Own>
  /** What must be true at the server after every step. */
  facts?: Look<Own>
  /** The states that a leaf represents; itself, unless it names several regions. */
  states?: (leaf: string) => readonly string[]
  /** Its server, when not the first of the two. */
  baseURL?: string
}

/** Any test, for code that does not need its context. */
// oxlint-disable-next-line typescript/no-explicit-any -- what a walk knows is between its own functions
export type AnyBrowserWalk = BrowserWalk<any>
